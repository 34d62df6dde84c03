// The grammar for vim: file type, settings, indentation and colours in one file, which is a plugin.

enum VimGrammar {
    static var text: String {
        #"""
        " Scripts of pen: file type, settings, indentation, colours. Written by `pen grammar vim`.
        " Put it into ~/.vim/plugin/ (Neovim: ~/.config/nvim/plugin/), or source it.

        if exists('g:loaded_pen')
          finish
        endif
        let g:loaded_pen = 1

        augroup pen
          autocmd!
          autocmd BufNewFile,BufRead *.pen setfiletype pen
          autocmd FileType pen call s:Settings()
          autocmd Syntax pen call s:Colours()
        augroup END

        function! s:Settings() abort
          if exists('b:did_ftplugin')
            return
          endif
          let b:did_ftplugin = 1
          setlocal commentstring=//\ %s comments=:// formatoptions-=t formatoptions+=croql
          setlocal expandtab shiftwidth=4 softtabstop=4 suffixesadd=.pen
          setlocal include=^\\s*import\\s\\+\"\\zs[^\"]*
          setlocal autoindent indentexpr=PenIndent() indentkeys=0},0],0),!^F,o,O
          if executable('pen')
            setlocal keywordprg=pen\ help
          endif
          let b:undo_ftplugin = 'setlocal commentstring< comments< formatoptions< expandtab< shiftwidth< softtabstop< suffixesadd<'
            \ . ' include< autoindent< indentexpr< indentkeys< keywordprg<'
        endfunction

        " A line without its texts and comment: brackets in these open nothing.
        function! s:Code(number) abort
          let line = substitute(getline(a:number), '"\%(\\.\|[^"\\]\)*"\?', '""', 'g')
          return substitute(line, '//.*', '', '')
        endfunction

        " How many brackets a line leaves open; negative for those that it closes beyond its own.
        function! s:Openings(code) abort
          return count(a:code, '(') + count(a:code, '[') + count(a:code, '{') - count(a:code, ')') - count(a:code, ']') - count(a:code, '}')
        endfunction

        " How many brackets a line closes before anything else.
        function! s:Closings(code) abort
          return len(substitute(matchstr(a:code, '^\s*\%([])}]\s*\)\+'), '\s', '', 'g'))
        endfunction

        function! PenIndent() abort
          let before = prevnonblank(v:lnum - 1)
          if before == 0
            return 0
          endif
          let code = s:Code(before)
          let opened = s:Openings(code) + s:Closings(code)
          let closed = s:Closings(s:Code(v:lnum))
          let depth = (opened > 0) - (opened < 0) - (closed > 0)
          return max([0, indent(before) + depth * shiftwidth()])
        endfunction

        function! s:Colours() abort
          if exists('b:current_syntax')
            return
          endif
          syntax case match
          " Later rules go before earlier ones where both match. Patterns stand between commas, which none of them has.
          syntax match penName ,\%(\K\k*\)'*,
          syntax match penConstant ,\#(start)\#(words(GrammarWords.constants))\>,
          syntax match penColourName ,\#(start)\#(words(GrammarWords.colours))\>,
          syntax match penChoice ,\#(start)\#(words(GrammarWords.choices))\>,
          syntax match penOwnFunction ,\#(start)\K\k*\ze'*(,
          syntax match penFunction ,\#(start)\#(words(GrammarWords.builtins))\>\ze'*\s*[({],
          syntax match penOwnCommand ,\#(head)\zs\K\k*\ze\#(argument),
          syntax match penCommand ,\#(head)\zs\#(words(GrammarWords.builtins))\>\ze\%(\s*\%($\|[;}]\|//\)\|\#(argument)\),
          syntax match penDefinition ,\#(head)\zs\K\k*\ze\s*(\%([^()]\|([^()]*)\)*)\s*=\%([=>]\)\@!,
          syntax match penControl ,\#(start)\#(words(GrammarWords.reserved(.control) + ["return", "import"]))\>,
          syntax match penDeclaration ,\#(start)\%(let\|def\)\>, nextgroup=penDefined,penVariable skipwhite
          syntax match penVariable ,\K\k*, contained
          syntax match penDefined ,\K\k*\ze\s*(, contained
          syntax match penLogic ,\#(start)\#(words(GrammarWords.reserved(.logic)))\>,
          syntax match penTruth ,\#(start)\#(words(GrammarWords.reserved(.constant)))\>,
          syntax match penPreposition ,\#(start)\#(words(GrammarWords.reserved(.preposition)))\>,
          syntax match penBy ,\%([[:alnum:]_)\]}"'%°]\s\)\@2<=by\ze\s\+[^=[:space:]],
          syntax match penLabel ,\#(start)\K\k*\ze\s*:,
          syntax match penNumber ,\%(\k\)\@1<!\%(\d\%(_\?\d\)*\%(\.\d\%(_\?\d\)*\)\?\|\.\d\%(_\?\d\)*\)\%([eE][-+]\?\d\%(_\?\d\)*\)\?\%(\#(words(GrammarWords.units))\>\|[°º]\|%\%([[:alnum:]_(]\|\.\d\)\@!\)\?,
          syntax match penColour ,#\%(\x\{8}\|\x\{6}\|\x\{3}\)\>,
          syntax match penOperator ,=>\|==\|!=\|<=\|>=\|[-+*/%^]=\|[-+*/%^=<>∪∩∖△],
          syntax match penRange ,\.\.<\?,
          syntax match penMember ,\.\s*\K\k*'*,
          syntax match penMember ,\.\s*\#(words(GrammarWords.builtins))\>, contains=penMemberFunction
          syntax match penMemberFunction ,\K\k*, contained
          syntax match penEscape ,\\\%([nt"\\]\|u{\x\+}\), contained
          syntax region penText start=+"+ skip=+\\["\\]+ end=+"+ end=+$+ oneline contains=penEscape,penInserted
          syntax region penInserted matchgroup=penInsertion start="\\(" end=")" contained oneline contains=TOP
          syntax region penParentheses matchgroup=penBracket start="(" end=")" contains=TOP transparent
          syntax match penComment ,//.*$, contains=@Spell
          syntax match penComment ,\%^#!.*$,
          syntax sync minlines=50

          highlight default link penComment Comment
          highlight default link penText String
          highlight default link penEscape SpecialChar
          highlight default link penInsertion Special
          highlight default link penNumber Number
          highlight default link penColour Constant
          highlight default link penColourName Constant
          highlight default link penConstant Constant
          highlight default link penChoice Constant
          highlight default link penTruth Boolean
          highlight default link penControl Statement
          highlight default link penDeclaration StorageClass
          highlight default link penLogic Operator
          highlight default link penPreposition Label
          highlight default link penBy Label
          highlight default link penLabel Label
          highlight default link penCommand Function
          highlight default link penFunction Function
          highlight default link penMemberFunction Function
          highlight default link penOwnCommand Identifier
          highlight default link penOwnFunction Identifier
          highlight default link penDefinition Identifier
          highlight default link penDefined Identifier
          let b:current_syntax = 'pen'
        endfunction

        """#
    }

    /// Before a word; a number may stand directly before it, as in `2pi`, but not a name that ends with a digit.
    private static let start = #"\%(\<\|\%(\K\d*\)\@<!\d\@1<=\)"#
    /// Where a statement begins.
    private static let head = #"\%(^\|[;{}]\)\s*"#
    /// What makes the name before it head a command: a space and a value, or a block.
    private static let argument = ##"\%(\s*{\|\s\+\%(-\S\|\k\|["#(\[]\|\.\d\)\)"##

    private static func words(_ words: [String]) -> String { #"\%("# + words.joined(separator: #"\|"#) + #"\)"# }
}
