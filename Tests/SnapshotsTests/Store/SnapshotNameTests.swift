import LayoutScene
import Testing

@testable import Snapshots

@Suite struct SnapshotNameTests {
  @Test(arguments: [
    (Cell(locale: "en", device: "iphone-se"), "chat.en.iphone-se"),
    (
      Cell(locale: "de", device: "375x667", textSize: .accessibility3),
      "chat.de.375x667.accessibility3"
    ),
    (Cell(locale: "en", device: "ipad", appearance: .dark), "chat.en.ipad.dark"),
    (Cell(locale: "en", device: "ipad", direction: .rightToLeft), "chat.en.ipad.rtl"),
  ])
  func aNameSaysTheCaseAndWhatIsUnusual(cell: Cell, expected: String) throws {
    let words = ["chat"] + SnapshotName.words(of: cell, direction: .leftToRight)
    #expect(try SnapshotName(suite: "", words: words).description == expected)
  }

  @Test func aSuiteIsAFolder() throws {
    let name = try SnapshotName(suite: "Settings/Account", words: ["chat", "en", "ipad"])
    #expect(name.description == "Settings/Account/chat.en.ipad")
  }

  @Test(arguments: ["../chat", "/etc/chat", "a//chat", "./chat", ".."])
  func noNameLeavesTheFolder(path: String) {
    #expect(throws: SnapshotError.self) {
      try SnapshotName(suite: path, words: ["chat"])
    }
  }

  @Test(arguments: ["My Screen: 1", "a/b", "tab\tstop", ".hidden", "-option", "what?", "*"])
  func unfitCharactersGiveWayToAHash(text: String) throws {
    let name = try SnapshotName(suite: "", words: [text, "en"]).description
    #expect(name.wholeMatch(of: /[\w.+-]+-[0-9a-f]{10}/) != nil, "\(name)")
    #expect(!name.hasPrefix(".") && !name.hasPrefix("-"))
    let other = try SnapshotName(suite: "", words: [text + "!", "en"]).description
    #expect(other != name)
  }

  @Test func lettersOfAnyScriptStay() throws {
    #expect(try SnapshotName(suite: "", words: ["プロフィール"]).description == "プロフィール")
  }

  @Test func aLongNameIsCutAndHasRoomForEveryEnding() throws {
    let (long, other) = (
      try SnapshotName(suite: "", words: [String(repeating: "ü", count: 300), "en"]),
      try SnapshotName(suite: "", words: [String(repeating: "ü", count: 301), "en"])
    )
    #expect(long.description.utf8.count + ".new.frames.json".utf8.count <= 255)
    #expect(long != other)
  }

  @Test func letterCaseAndAccentsDoNotTellFilesApart() {
    #expect(SnapshotName.folded("Chat.EN") == SnapshotName.folded("chat.en"))
    #expect(SnapshotName.folded("caf\u{E9}") == SnapshotName.folded("cafe\u{301}"))
    #expect(SnapshotName.folded("chat") != SnapshotName.folded("chats"))
  }
}
