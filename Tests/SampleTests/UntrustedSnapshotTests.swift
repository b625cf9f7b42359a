import Foundation
import Testing

/// Where CI is set the checkout may be a stranger's: a test passes only where the screen is the snapshot's.
@Suite struct UntrustedSnapshotTests {
  static let red = TestCommandTests.card.replacing("#ddddff", with: "#ff0000")
  let project: HostileProject
  let cache: TemporaryFolder

  init() throws {
    project = try HostileProject(["card.yaml": TestCommandTests.card])
    cache = try TemporaryFolder()
    #expect(try project.run("test", "card.yaml").status == 3)
  }

  func frames(_ folder: String = "Snapshots") -> URL {
    project.folder.appendingPathComponent("\(folder)/card.en.120x80.frames.json")
  }

  func picture(_ folder: String = "Snapshots") -> URL {
    project.folder.appendingPathComponent("\(folder)/card.en.120x80.png")
  }

  /// A run as on a machine that draws the pull requests of strangers.
  func unattended(_ options: String...) throws -> PlumbProcess {
    try PlumbProcess.run(
      ["test", "card.yaml"] + options,
      environment: ["CI": "true", "PLUMB_RECORD": nil, "XDG_CACHE_HOME": cache.path],
      folder: project.folder)
  }

  /// Records another card, and returns the lines of its entry.
  func recorded(_ card: String) throws -> [String] {
    _ = try project.place.write(card, as: "project/other/card.yaml")
    #expect(try project.run("test", "other/card.yaml", "--record", "all").status == 3)
    return try String(contentsOf: frames("other/Snapshots"), encoding: .utf8)
      .components(separatedBy: "\n")
  }

  /// Replaces lines of the snapshot's entry, and gives it the checksum that it has then.
  func forge(_ change: (inout [String]) -> Void) throws {
    var lines = try String(contentsOf: frames(), encoding: .utf8).components(separatedBy: "\n")
    change(&lines)
    let rest = lines.dropFirst(3).joined(separator: "\n")
    lines[2] = "  \"checksum\": \"\(Self.checksum(Array(rest.utf8)))\","
    try Data(lines.joined(separator: "\n").utf8).write(to: frames())
  }

  /// CRC-32, as anybody can compute it.
  static func checksum(_ bytes: [UInt8]) -> String {
    var sum: UInt32 = ~0
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    let digits = String(~sum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  @Test func aForgedDigestPassesNothing() throws {
    for card in [TestCommandTests.moved, Self.red] {
      let other = try recorded(card)
      #expect(other[3].hasPrefix("  \"digest\""))
      try forge { $0[3] = other[3] }
      _ = try project.place.write(card, as: "project/card.yaml")
      for _ in 1...2 {
        let run = try unattended()
        #expect(run.status == 1, "\(run.told)")
      }
    }
  }

  @Test func aForgedPicturePassesNothing() throws {
    #expect(try unattended().status == 0)
    let other = try recorded(Self.red)
    try Data(contentsOf: picture("other/Snapshots")).write(to: picture())
    #expect(other[4].hasPrefix("  \"picture\""))
    try forge { $0[4] = other[4] }
    for _ in 1...2 {
      let run = try unattended()
      #expect(run.status == 1, "\(run.told)")
    }
  }

  /// The cache saves time and changes nothing: without one, with a new one and with a used one.
  @Test(arguments: ["text", "json", "html", "junit"], ["0", "50"])
  func theCacheChangesNoResult(format: String, tolerance: String) throws {
    if tolerance == "50" {
      _ = try project.place.write(TestCommandTests.moved, as: "project/card.yaml")
    }
    let options = ["--format", format, "--tolerance", tolerance]
    func run(_ environment: [String: String?]) throws -> PlumbProcess {
      try PlumbProcess.run(
        ["test", "card.yaml"] + options,
        environment: ["CI": "1", "PLUMB_RECORD": nil].merging(environment) { $1 },
        folder: project.folder)
    }
    let without = try run(["XDG_CACHE_HOME": nil, "HOME": nil])
    #expect(without.status == 0, "\(without.told)")
    for _ in 1...2 {
      let with = try run(["XDG_CACHE_HOME": cache.path])
      #expect(with.output == without.output && with.status == without.status)
      #expect(with.errors == without.errors)
    }
  }

  @Test func whatHasPassedIsNotedOnce() throws {
    for _ in 1...2 {
      #expect(try unattended().status == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: cache.path + "/plumb")
      // Fonts have a folder of their own there.
      #expect(names.filter { $0 != "fonts" }.count == 1, "\(names)")
    }
    _ = try project.place.write(TestCommandTests.moved, as: "project/card.yaml")
    #expect(try unattended().status == 1)
  }

  /// Whoever could write a cache could make a test pass.
  @Test func aCacheOfOthersIsNotTrusted() throws {
    let folders = [
      ("open", "others may write"), ("link", "this is a link"), ("project/cache", "in the project"),
      ("project/way/inner", "in the project"),
    ]
    let open = project.place.file("open").path
    for name in ["open", "own"] {
      try FileManager.default.createDirectory(
        atPath: project.place.file(name).path, withIntermediateDirectories: true)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: open)
    try FileManager.default.createSymbolicLink(
      atPath: project.place.file("link").path, withDestinationPath: "own")
    // Through a link of the project a folder outside would be made.
    try project.link("way", to: "../own")
    for (name, reason) in folders {
      let folder = project.place.file(name).path
      let run = try unattended("--cache", folder)
      #expect(run.status == 64 && run.errors.contains(reason), "\(run.told)")
    }
    let own = try FileManager.default.contentsOfDirectory(
      atPath: project.place.file("own").path)
    #expect(own.isEmpty)
    // The default is left aside without a word.
    let silent = try PlumbProcess.run(
      ["test", "card.yaml"], environment: ["CI": "1", "XDG_CACHE_HOME": open],
      folder: project.folder)
    #expect(silent.status == 0 && silent.errors.isEmpty, "\(silent.told)")
  }

  /// A language that is gone from the strings takes its screens with it, and no test would fail any longer.
  @Test func aLostLanguageFails() throws {
    func catalog(_ languages: [String]) -> String {
      let entries = languages.map {
        "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0)\"}}"
      }
      return "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"t\": "
        + "{\"localizations\": {\(entries.joined(separator: ", "))}}}}"
    }
    let project = try HostileProject([
      "plumb.yaml": "locale: all\n", "s.xcstrings": catalog(["en", "de", "fr"]),
      "a.yaml": "canvas: {size: 90x60}\nstrings: s.xcstrings\n" + UntrustedReadingTests.label,
    ])
    #expect(try project.run("test", ".").status == 3)
    #expect(try project.run("test", ".").status == 0)
    _ = try project.place.write(catalog(["en", "fr"]), as: "project/s.xcstrings")
    let run = try project.run("test", ".")
    #expect(run.status == 1, "\(run.told)")
    #expect(
      run.errors.contains("s.xcstrings: ") && run.errors.contains("lost the language de")
        && run.errors.contains("a.de.90x60"),
      "\(run.told)")
    #expect(run.text.hasSuffix("2 snapshots: 2 passed; 1 problem\n"), "\(run.told)")
    _ = try project.place.write(catalog(["en"]), as: "project/s.xcstrings")
    let both = try project.run("test", ".").errors.split(separator: "\n")
    #expect(both.count == 2 && both.allSatisfy { $0.contains("the screens of 1 snapshot,") })
    _ = try project.place.write(catalog(["en", "fr"]), as: "project/s.xcstrings")
    #expect(try project.run("test", "a.yaml", "--locale", "en").status == 0)
    #expect(try project.run("prune", ".", "--delete").status == 0)
    #expect(try project.run("test", ".").status == 0)
  }
}
