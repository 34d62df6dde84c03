// Small JPEG files, made by libjpeg from four areas of 16 × 8 pixels.

import PenImage

enum SmallJPEG {
    /// Red and green above blue and yellow; 32 × 16 pixels.
    static let baseline = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBD
        AQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAQACADAREAAhEBAxEB/8QAFwABAQEB
        AAAAAAAAAAAAAAAAAAgHCf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAYAQEAAwEAAAAAAAAAAAAAAAAABwgJBf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEA
        AhEDEQA/AMSRUv6AoJwWJQCTWqybQHX1hOsAA//Z
        """)

    static let progressive = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBD
        AQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAQACADAREAAhEBAxEB/8QAFwABAQEB
        AAAAAAAAAAAAAAAAAAcGCP/EABgBAQADAQAAAAAAAAAAAAAAAAAGBwgE/9oADAMBAAIQAxAAAAHERS/hQeDEok2q5sOv8J2AP//EABQQAQAAAAAAAAAAAAAAAAAA
        ADD/2gAIAQEAAQUCD//EABQRAQAAAAAAAAAAAAAAAAAAADD/2gAIAQMBAT8BD//EABQRAQAAAAAAAAAAAAAAAAAAADD/2gAIAQIBAT8BD//EABQQAQAAAAAAAAAA
        AAAAAAAAADD/2gAIAQEABj8CD//EABQQAQAAAAAAAAAAAAAAAAAAADD/2gAIAQEAAT8hD//aAAwDAQACAAMAAAAQ/wBv2//EABQRAQAAAAAAAAAAAAAAAAAAADD/
        2gAIAQMBAT8QD//EABQRAQAAAAAAAAAAAAAAAAAAADD/2gAIAQIBAT8QD//EABQQAQAAAAAAAAAAAAAAAAAAADD/2gAIAQEAAT8QD//Z
        """)

    static let grey = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAAL
        CAAQACABAREA/8QAFwABAQEBAAAAAAAAAAAAAAAAAAgHCf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AxIUEJNHX0f/Z
        """)

    /// 16 × 8 pixels in printing inks.
    static let inks = bytes(
        """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAQCwwODAoQDg0OEhEQExgoGhgWFhgxIyUdKDozPTw5Mzg3QEhcTkBEV0U3OFBtUVdfYmdoZz5NcXlwZHhcZWdj/8AAFAgA
        CAAQBEMRAE0RAFkRAEsRAP/EABkAAAIDAQAAAAAAAAAAAAAAAAYHAAECA//EACIQAAAEBQUBAAAAAAAAAAAAAAABESEEFRYi4RIxM0FRo//aAA4EQwBNAFkASwAA
        PwCq4Vpfu3LgCxQzlf34M0MhLMPlkMAd6EV5ju/DkNQoZiv68A7rQ0QQf//Z
        """)

    /// The baseline file with an orientation in Exif, which is a TIFF in itself (Exif 2.3, 4.5).
    static func turned(_ orientation: UInt8, isLittle: Bool) -> [UInt8] {
        let head: [UInt8] = isLittle ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0] : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2]
        // ImageWidth (256) first, then Orientation (274).
        let width: [UInt8] = isLittle ? [0, 1, 3, 0, 1, 0, 0, 0, 32, 0, 0, 0] : [1, 0, 0, 3, 0, 0, 0, 1, 0, 32, 0, 0]
        let entry: [UInt8] = isLittle ? [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0] : [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let content = "Exif\0\0".utf8 + head + width + entry + [0, 0, 0, 0]
        return baseline[..<2] + [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content + baseline[2...]
    }

    private static func bytes(_ base64: String) -> [UInt8] { (try? DataURI.bytes(of: "data:image/jpeg;base64," + base64)) ?? [] }
}
