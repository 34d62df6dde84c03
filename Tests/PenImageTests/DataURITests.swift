// Bytes in Base64.

import PenScene
import Testing

@testable import PenImage

/// The texts and codes of RFC 4648, 10, with and without padding.
@Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE="), ("foobar", "Zm9v\n YmFy")])
func base64IsRead(text: String, code: String) throws {
    #expect(try DataURI.bytes(of: "data:image/png;base64," + code) == Array(text.utf8))
}

@Test(arguments: ["data:", "data:image/png,Zg==", "data:;base64", "data:;base64,Z", "data:;base64,Zg=", "data:;base64,Z===", "data:;base64,Zg==Zg==", "data:;base64,Zü=="])
func whatIsNoBase64(uri: String) {
    #expect(throws: ImageError.self) { try DataURI.bytes(of: uri) }
}
