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
  syntax match penConstant ,\%(\<\|\%(\K\d*\)\@<!\d\@1<=\)\%(yes\|no\|none\|pi\|π\|e\|inf\|args\)\>,
  syntax match penColourName ,\%(\<\|\%(\K\d*\)\@<!\d\@1<=\)\%(aliceblue\|antiquewhite\|aqua\|aquamarine\|azure\|beige\|bisque\|black\|blanchedalmond\|blue\|blueviolet\|brown\|burlywood\|cadetblue\|chartreuse\|chocolate\|coral\|cornflowerblue\|cornsilk\|crimson\|cyan\|darkblue\|darkcyan\|darkgoldenrod\|darkgray\|darkgreen\|darkgrey\|darkkhaki\|darkmagenta\|darkolivegreen\|darkorange\|darkorchid\|darkred\|darksalmon\|darkseagreen\|darkslateblue\|darkslategray\|darkslategrey\|darkturquoise\|darkviolet\|deeppink\|deepskyblue\|dimgray\|dimgrey\|dodgerblue\|firebrick\|floralwhite\|forestgreen\|fuchsia\|gainsboro\|ghostwhite\|gold\|goldenrod\|gray\|green\|greenyellow\|grey\|honeydew\|hotpink\|indianred\|indigo\|ivory\|khaki\|lavender\|lavenderblush\|lawngreen\|lemonchiffon\|lightblue\|lightcoral\|lightcyan\|lightgoldenrodyellow\|lightgray\|lightgreen\|lightgrey\|lightpink\|lightsalmon\|lightseagreen\|lightskyblue\|lightslategray\|lightslategrey\|lightsteelblue\|lightyellow\|lime\|limegreen\|linen\|magenta\|maroon\|mediumaquamarine\|mediumblue\|mediumorchid\|mediumpurple\|mediumseagreen\|mediumslateblue\|mediumspringgreen\|mediumturquoise\|mediumvioletred\|midnightblue\|mintcream\|mistyrose\|moccasin\|navajowhite\|navy\|oldlace\|olive\|olivedrab\|orange\|orangered\|orchid\|palegoldenrod\|palegreen\|paleturquoise\|palevioletred\|papayawhip\|peachpuff\|peru\|pink\|plum\|powderblue\|purple\|rebeccapurple\|red\|rosybrown\|royalblue\|saddlebrown\|salmon\|sandybrown\|seagreen\|seashell\|sienna\|silver\|skyblue\|slateblue\|slategray\|slategrey\|snow\|springgreen\|steelblue\|tan\|teal\|thistle\|tomato\|transparent\|turquoise\|violet\|wheat\|white\|whitesmoke\|yellow\|yellowgreen\)\>,
  syntax match penChoice ,\%(\<\|\%(\K\d*\)\@<!\d\@1<=\)\%(auto\|backwards\|bars\|bevel\|both\|bottom\|bottomLeft\|bottomRight\|break\|butt\|center\|color\|colorBurn\|colorDodge\|cubicPaced\|darken\|difference\|discrete\|dots\|evenOdd\|exclusion\|forwards\|hardLight\|hue\|join\|jumpBoth\|jumpEnd\|jumpNone\|jumpStart\|lighten\|line\|luminosity\|middle\|miter\|multiply\|nonZero\|normal\|origin\|overlay\|paced\|parameter\|removed\|reverse\|rings\|saturation\|screen\|softLight\|square\|topLeft\|topRight\|x\|y\)\>,
  syntax match penOwnFunction ,\%(\<\|\%(\K\d*\)\@<!\d\@1<=\)\K\k*\ze'*(,
  syntax match penFunction ,\%(\<\|\%(\K\d*\)\@<!\d\@1<=\)\%(abs\|acos\|acosh\|all\|anchor\|angle\|animate\|any\|append\|arc\|arcTo\|area\|areaUnder\|asin\|asinh\|atan\|atan2\|atanh\|axes\|back\|background\|blendMode\|bounds\|canvas\|casteljau\|cbrt\|ceil\|centroid\|characters\|choose\|circle\|clamp\|cleaned\|clear\|clip\|close\|contains\|contours\|controlPoints\|controls\|cos\|cosh\|cot\|count\|cross\|csc\|cubic\|currentPoint\|curvatureAt\|curveBy\|curveTo\|darker\|default\|degree\|degrees\|derivative\|desc\|distance\|dot\|draw\|drawOn\|dropFirst\|dropLast\|easeIn\|easeInBack\|easeInBounce\|easeInCirc\|easeInCubic\|easeInElastic\|easeInExpo\|easeInOut\|easeInOutBack\|easeInOutBounce\|easeInOutCirc\|easeInOutCubic\|easeInOutElastic\|easeInOutExpo\|easeInOutQuad\|easeInOutQuart\|easeInOutQuint\|easeInOutSine\|easeInQuad\|easeInQuart\|easeInQuint\|easeInSine\|easeOut\|easeOutBack\|easeOutBounce\|easeOutCirc\|easeOutCubic\|easeOutElastic\|easeOutExpo\|easeOutQuad\|easeOutQuart\|easeOutQuint\|easeOutSine\|elevated\|ellipticalArc\|end\|endsWith\|enumerated\|exp\|extend\|extrema\|factorial\|fadeIn\|fadeOut\|farthest\|field\|fill\|fillRule\|filter\|first\|fit\|flatness\|flattened\|floor\|follow\|format\|forward\|fract\|front\|gap\|gcd\|gray\|group\|heading\|hidden\|hsb\|hsl\|hull\|hypot\|identity\|image\|implicit\|inAxes\|indexOf\|inflections\|insert\|inset\|intersect\|intersections\|inverse\|isClosed\|isEmpty\|isFinite\|isNaN\|joined\|last\|lcm\|left\|length\|lerp\|lighter\|lineBy\|lineCap\|lineDash\|lineJoin\|lineTo\|lineWidth\|linear\|linearGradient\|list\|ln\|log\|log10\|log2\|lowercase\|map\|mark\|max\|mean\|midpoint\|min\|miterLimit\|mix\|mod\|morph\|moveBy\|moveTo\|nearest\|normalAt\|normalized\|number\|offset\|oklch\|opacity\|osculatingCircle\|outline\|oval\|overlaps\|path\|perpendicular\|plot\|pointAt\|pointsAlong\|polar\|polygon\|position\|pow\|prefix\|print\|product\|pulse\|radialGradient\|radians\|random\|rect\|reduce\|reduced\|remove\|removeAll\|removeFirst\|removeLast\|repeated\|replaced\|reversed\|rgb\|riemann\|right\|root\|rotate\|rotated\|rotation\|round\|roundRect\|scale\|scaleBy\|scaling\|sec\|seed\|segments\|selfIntersections\|sequence\|shape\|shuffled\|sign\|signedDistance\|simplified\|sin\|sinh\|skew\|skewing\|slice\|smoothstep\|sorted\|spline\|split\|spring\|sqrt\|stagger\|star\|start\|startsWith\|step\|steps\|string\|stroke\|strokeEnd\|strokeStart\|subpath\|subpaths\|subtract\|suffix\|sum\|svg\|tan\|tangentAt\|tanh\|text\|textPath\|then\|title\|together\|transform\|transformed\|translate\|translation\|trimmed\|trunc\|union\|unique\|uppercase\|value\|wait\|windingNumber\|withAlpha\|xor\|zeros\|zip\)\>\ze'*\s*[({],
  syntax match penOwnCommand ,\%(^\|[;{}]\)\s*\zs\K\k*\ze\%(\s*{\|\s\+\%(-\S\|\k\|["#(\[]\|\.\d\)\),
  syntax match penCommand ,\%(^\|[;{}]\)\s*\zs\%(abs\|acos\|acosh\|all\|anchor\|angle\|animate\|any\|append\|arc\|arcTo\|area\|areaUnder\|asin\|asinh\|atan\|atan2\|atanh\|axes\|back\|background\|blendMode\|bounds\|canvas\|casteljau\|cbrt\|ceil\|centroid\|characters\|choose\|circle\|clamp\|cleaned\|clear\|clip\|close\|contains\|contours\|controlPoints\|controls\|cos\|cosh\|cot\|count\|cross\|csc\|cubic\|currentPoint\|curvatureAt\|curveBy\|curveTo\|darker\|default\|degree\|degrees\|derivative\|desc\|distance\|dot\|draw\|drawOn\|dropFirst\|dropLast\|easeIn\|easeInBack\|easeInBounce\|easeInCirc\|easeInCubic\|easeInElastic\|easeInExpo\|easeInOut\|easeInOutBack\|easeInOutBounce\|easeInOutCirc\|easeInOutCubic\|easeInOutElastic\|easeInOutExpo\|easeInOutQuad\|easeInOutQuart\|easeInOutQuint\|easeInOutSine\|easeInQuad\|easeInQuart\|easeInQuint\|easeInSine\|easeOut\|easeOutBack\|easeOutBounce\|easeOutCirc\|easeOutCubic\|easeOutElastic\|easeOutExpo\|easeOutQuad\|easeOutQuart\|easeOutQuint\|easeOutSine\|elevated\|ellipticalArc\|end\|endsWith\|enumerated\|exp\|extend\|extrema\|factorial\|fadeIn\|fadeOut\|farthest\|field\|fill\|fillRule\|filter\|first\|fit\|flatness\|flattened\|floor\|follow\|format\|forward\|fract\|front\|gap\|gcd\|gray\|group\|heading\|hidden\|hsb\|hsl\|hull\|hypot\|identity\|image\|implicit\|inAxes\|indexOf\|inflections\|insert\|inset\|intersect\|intersections\|inverse\|isClosed\|isEmpty\|isFinite\|isNaN\|joined\|last\|lcm\|left\|length\|lerp\|lighter\|lineBy\|lineCap\|lineDash\|lineJoin\|lineTo\|lineWidth\|linear\|linearGradient\|list\|ln\|log\|log10\|log2\|lowercase\|map\|mark\|max\|mean\|midpoint\|min\|miterLimit\|mix\|mod\|morph\|moveBy\|moveTo\|nearest\|normalAt\|normalized\|number\|offset\|oklch\|opacity\|osculatingCircle\|outline\|oval\|overlaps\|path\|perpendicular\|plot\|pointAt\|pointsAlong\|polar\|polygon\|position\|pow\|prefix\|print\|product\|pulse\|radialGradient\|radians\|random\|rect\|reduce\|reduced\|remove\|removeAll\|removeFirst\|removeLast\|repeated\|replaced\|reversed\|rgb\|riemann\|right\|root\|rotate\|rotated\|rotation\|round\|roundRect\|scale\|scaleBy\|scaling\|sec\|seed\|segments\|selfIntersections\|sequence\|shape\|shuffled\|sign\|signedDistance\|simplified\|sin\|sinh\|skew\|skewing\|slice\|smoothstep\|sorted\|spline\|split\|spring\|sqrt\|stagger\|star\|start\|startsWith\|step\|steps\|string\|stroke\|strokeEnd\|strokeStart\|subpath\|subpaths\|subtract\|suffix\|sum\|svg\|tan\|tangentAt\|tanh\|text\|textPath\|then\|title\|together\|transform\|transformed\|translate\|translation\|trimmed\|trunc\|union\|unique\|uppercase\|value\|wait\|windingNumber\|withAlpha\|xor\|zeros\|zip\)\>\ze\%(\s*\%($\|[;}]\|//\)\|\%(\s*{\|\s\+\%(-\S\|\k\|["#(\[]\|\.\d\)\)\),
  syntax match penDefinition ,\%(^\|[;{}]\)\s*\zs\K\k*\ze\s*(\%([^()]\|([^()]*)\)*)\s*=\%([=>]\)\@!,
  syntax match penControl ,\%(\<\|\%(\K\d*\)\@<!\d\@1<=\)\%(if\|else\|for\|in\|while\|repeat\|break\|continue\|return\|import\)\>,
  syntax match penDeclaration ,\%(\<\|\%(\K\d*\)\@<!\d\@1<=\)\%(let\|def\)\>, nextgroup=penDefined,penVariable skipwhite
  syntax match penVariable ,\K\k*, contained
  syntax match penDefined ,\K\k*\ze\s*(, contained
  syntax match penLogic ,\%(\<\|\%(\K\d*\)\@<!\d\@1<=\)\%(and\|or\|not\)\>,
  syntax match penTruth ,\%(\<\|\%(\K\d*\)\@<!\d\@1<=\)\%(true\|false\|nil\)\>,
  syntax match penPreposition ,\%(\<\|\%(\K\d*\)\@<!\d\@1<=\)\%(from\|to\|via\|at\|along\|through\|over\)\>,
  syntax match penBy ,\%([[:alnum:]_)\]}"'%°]\s\)\@2<=by\ze\s\+[^=[:space:]],
  syntax match penLabel ,\%(\<\|\%(\K\d*\)\@<!\d\@1<=\)\K\k*\ze\s*:,
  syntax match penNumber ,\%(\k\)\@1<!\%(\d\%(_\?\d\)*\%(\.\d\%(_\?\d\)*\)\?\|\.\d\%(_\?\d\)*\)\%([eE][-+]\?\d\%(_\?\d\)*\)\?\%(\%(deg\|rad\|turn\|s\|ms\)\>\|[°º]\|%\%([[:alnum:]_(]\|\.\d\)\@!\)\?,
  syntax match penColour ,#\%(\x\{8}\|\x\{6}\|\x\{3}\)\>,
  syntax match penOperator ,=>\|==\|!=\|<=\|>=\|[-+*/%^]=\|[-+*/%^=<>∪∩∖△],
  syntax match penRange ,\.\.<\?,
  syntax match penMember ,\.\s*\K\k*'*,
  syntax match penMember ,\.\s*\%(abs\|acos\|acosh\|all\|anchor\|angle\|animate\|any\|append\|arc\|arcTo\|area\|areaUnder\|asin\|asinh\|atan\|atan2\|atanh\|axes\|back\|background\|blendMode\|bounds\|canvas\|casteljau\|cbrt\|ceil\|centroid\|characters\|choose\|circle\|clamp\|cleaned\|clear\|clip\|close\|contains\|contours\|controlPoints\|controls\|cos\|cosh\|cot\|count\|cross\|csc\|cubic\|currentPoint\|curvatureAt\|curveBy\|curveTo\|darker\|default\|degree\|degrees\|derivative\|desc\|distance\|dot\|draw\|drawOn\|dropFirst\|dropLast\|easeIn\|easeInBack\|easeInBounce\|easeInCirc\|easeInCubic\|easeInElastic\|easeInExpo\|easeInOut\|easeInOutBack\|easeInOutBounce\|easeInOutCirc\|easeInOutCubic\|easeInOutElastic\|easeInOutExpo\|easeInOutQuad\|easeInOutQuart\|easeInOutQuint\|easeInOutSine\|easeInQuad\|easeInQuart\|easeInQuint\|easeInSine\|easeOut\|easeOutBack\|easeOutBounce\|easeOutCirc\|easeOutCubic\|easeOutElastic\|easeOutExpo\|easeOutQuad\|easeOutQuart\|easeOutQuint\|easeOutSine\|elevated\|ellipticalArc\|end\|endsWith\|enumerated\|exp\|extend\|extrema\|factorial\|fadeIn\|fadeOut\|farthest\|field\|fill\|fillRule\|filter\|first\|fit\|flatness\|flattened\|floor\|follow\|format\|forward\|fract\|front\|gap\|gcd\|gray\|group\|heading\|hidden\|hsb\|hsl\|hull\|hypot\|identity\|image\|implicit\|inAxes\|indexOf\|inflections\|insert\|inset\|intersect\|intersections\|inverse\|isClosed\|isEmpty\|isFinite\|isNaN\|joined\|last\|lcm\|left\|length\|lerp\|lighter\|lineBy\|lineCap\|lineDash\|lineJoin\|lineTo\|lineWidth\|linear\|linearGradient\|list\|ln\|log\|log10\|log2\|lowercase\|map\|mark\|max\|mean\|midpoint\|min\|miterLimit\|mix\|mod\|morph\|moveBy\|moveTo\|nearest\|normalAt\|normalized\|number\|offset\|oklch\|opacity\|osculatingCircle\|outline\|oval\|overlaps\|path\|perpendicular\|plot\|pointAt\|pointsAlong\|polar\|polygon\|position\|pow\|prefix\|print\|product\|pulse\|radialGradient\|radians\|random\|rect\|reduce\|reduced\|remove\|removeAll\|removeFirst\|removeLast\|repeated\|replaced\|reversed\|rgb\|riemann\|right\|root\|rotate\|rotated\|rotation\|round\|roundRect\|scale\|scaleBy\|scaling\|sec\|seed\|segments\|selfIntersections\|sequence\|shape\|shuffled\|sign\|signedDistance\|simplified\|sin\|sinh\|skew\|skewing\|slice\|smoothstep\|sorted\|spline\|split\|spring\|sqrt\|stagger\|star\|start\|startsWith\|step\|steps\|string\|stroke\|strokeEnd\|strokeStart\|subpath\|subpaths\|subtract\|suffix\|sum\|svg\|tan\|tangentAt\|tanh\|text\|textPath\|then\|title\|together\|transform\|transformed\|translate\|translation\|trimmed\|trunc\|union\|unique\|uppercase\|value\|wait\|windingNumber\|withAlpha\|xor\|zeros\|zip\)\>, contains=penMemberFunction
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
