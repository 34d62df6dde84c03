// Pictures as control strings.

/// Writes a picture that covers whole cells from the cursor on; where the cursor stands afterwards differs between
/// terminals.
enum PixelProtocol {
    /// kitty's graphics protocol: PNG in pieces, of which the terminal confirms none. A picture with the same identifier
    /// is replaced.
    /// - Returns: each piece by itself, since a multiplexer hands on one at a time.
    static func kitty(png: [UInt8], columns: Int, rows: Int, identifier: UInt32) -> [[UInt8]] {
        let text = Base64.encode(png), most = 4096
        return stride(from: 0, to: text.count, by: most).map { start in
            let end = min(start + most, text.count)
            let first = start == 0 ? "a=T,f=100,i=\(identifier),p=1,q=2,C=1,c=\(columns),r=\(rows)," : "q=2,"
            return Array("\u{1B}_G\(first)m=\(end < text.count ? 1 : 0);".utf8) + text[start..<end] + Array("\u{1B}\\".utf8)
        }
    }

    /// iTerm2's inline image (iterm2.com/documentation-images.html).
    static func iterm(png: [UInt8], columns: Int, rows: Int) -> [UInt8] {
        let start = "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(columns);height=\(rows);preserveAspectRatio=1:"
        return Array(start.utf8) + Base64.encode(png) + [0x07]
    }

    /// The same in pieces, which iTerm2 has known since its version 3.5: tmux hands on no string of a megabyte.
    static func itermPieces(png: [UInt8], columns: Int, rows: Int) -> [[UInt8]] {
        let text = Base64.encode(png), most = 1 << 18
        func command(_ words: String, _ data: ArraySlice<UInt8> = []) -> [UInt8] { Array("\u{1B}]1337;\(words)".utf8) + data + [0x07] }
        let start = command("MultipartFile=inline=1;size=\(png.count);width=\(columns);height=\(rows);preserveAspectRatio=1")
        let parts = stride(from: 0, to: text.count, by: most).map { command("FilePart=", text[$0..<min($0 + most, text.count)]) }
        return [start] + parts + [command("FileEnd")]
    }
}
