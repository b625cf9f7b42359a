import Foundation
import Testing

@testable import Preview

@Suite struct TokenFileTests {
  @Test func theTokenStaysTheSameAndIsItsOwnersAlone() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/token"
    let token = try TokenFile(path).token()
    #expect(token.count == 40)
    #expect(try TokenFile(path).token() == token)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test(arguments: [
    ("", 0o600, "no token"), ("short", 0o600, "no token"),
    (String(repeating: "a/", count: 20), 0o600, "no token"),
    (String(repeating: "a", count: 40), 0o640, "chmod 600"),
    (String(repeating: "a", count: 40), 0o602, "chmod 600"),
    (String(repeating: "a", count: 4_000), 0o600, "no token"),
  ])
  func whatIsNoTokenOrIsOpenToOthersIsRefused(_ text: String, _ mode: Int, _ reason: String) throws
  {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "token")
    let path = folder.path + "/token"
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    let failure = #expect(throws: TokenFile.Failure.self) { try TokenFile(path).token() }
    #expect(failure?.message.contains(reason) == true)
    #expect(try folder.text(of: "token") == text)
  }

  @Test func aLinkIsNotFollowed() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/token"
    _ = try TokenFile(folder.path + "/other").token()
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "other")
    #expect(throws: TokenFile.Failure.self) { try TokenFile(path).token() }
  }
}
