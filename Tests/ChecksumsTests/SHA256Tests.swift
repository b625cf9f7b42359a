import Checksums
import Foundation
import Testing

/// The examples of FIPS 180-4 and its test vectors, and the lengths at which padding takes a block.
@Suite struct SHA256Tests {
  static let vectors: [(message: String, hash: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: vectors.indices) func hashesAreTheStandards(index: Int) {
    let (message, hash) = Self.vectors[index]
    let bytes = SHA256.hash(Array(message.utf8))
    #expect(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == hash)
  }

  @Test(arguments: vectors.indices) func aFileHasTheHashOfItsBytes(index: Int) throws {
    let (message, hash) = Self.vectors[index]
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(message.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(SHA256.hex(ofFile: file.path) == hash)
    #expect(SHA256.hex(ofFile: file.path + ".none") == nil)
  }
}
