import Foundation
import Testing

/// The same input gives the same bytes, whatever the machine around it looks like.
@Suite struct DeterminismTests {
  static let surroundings: [[String: String?]] = [
    ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
    ["LANG": "ja_JP.UTF-8", "LANGUAGE": "ja"],
    ["LC_ALL": "C", "TZ": "Asia/Kolkata"],
    ["HOME": "/nonexistent", "XDG_CACHE_HOME": nil],
    ["HOME": nil, "XDG_CACHE_HOME": nil],
    ["FONTCONFIG_FILE": "/dev/null", "FONTCONFIG_PATH": "/nonexistent"],
    ["FONTCONFIG_SYSROOT": "/nonexistent"],
    ["FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0"],
    [
      "PANGOCAIRO_BACKEND": "win32", "PANGO_SYSCONFDIR": "/nonexistent", "GDK_DPI_SCALE": "2",
      "PANGO_LANGUAGE": "ko",
    ],
  ]

  static let commands = ["profile", "baseline-row"].map { "Samples/\($0).yaml" }.flatMap {
    [["render", $0, "-o", "-"], ["frames", $0, "--exact"]]
  }

  /// What the commands write in the surroundings of the tests, once for all others.
  static let here = Result { try commands.map { try PlumbProcess.run($0).output } }

  @Test(arguments: surroundings)
  func theEnvironmentDoesNotReachThePicture(surroundings: [String: String?]) throws {
    for (command, here) in zip(Self.commands, try Self.here.get()) {
      let there = try PlumbProcess.run(command, environment: surroundings)
      #expect(there.status == 0, "\(there.errors)")
      #expect(here == there.output)
    }
  }

  @Test func fontsInstalledByAPersonDoNotReachThePicture() throws {
    let home = try TemporaryFolder()
    let fonts = home.file(".local/share/fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    // Any font will do, under a name that would win if it were seen.
    let stranger = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")
    try FileManager.default.copyItem(at: stranger, to: fonts.appendingPathComponent("Inter.ttf"))
    let command = ["render", "Samples/baseline-row.yaml", "-o", "-"]
    let here = try PlumbProcess.run(command)
    let there = try PlumbProcess.run(
      command, environment: ["HOME": home.path, "XDG_DATA_HOME": nil, "XDG_CACHE_HOME": nil])
    #expect(there.status == 0 && here.output == there.output, "\(there.errors)")
  }

  @Test(arguments: ["png", "svg", "pdf"])
  func oneJobOrTwoWriteTheSameFiles(format: String) throws {
    let documents = ["baseline-row", "profile", "sign-in", "red-label"].map {
      "Samples/\($0).yaml"
    }
    let folders = try [1, 2].map { jobs in
      let folder = try TemporaryFolder()
      let process = try PlumbProcess.run(
        ["render"] + documents + ["-o", folder.path, "--format", format, "--jobs", "\(jobs)"])
      #expect(process.status == 0, "\(process.errors)")
      return folder
    }
    #expect(folders[0].contents.count == documents.count)
    for name in folders[0].contents {
      #expect(
        try Data(contentsOf: folders[0].file(name)) == Data(contentsOf: folders[1].file(name)))
    }
  }

  @Test func aDocumentIsDrawnTheSameAloneAndAfterOthers() throws {
    let folder = try TemporaryFolder()
    let others = ["sign-in", "profile", "baseline-row"].map { "Samples/\($0).yaml" }
    _ = try PlumbProcess.run(["render"] + others + ["-o", folder.path, "--jobs", "1"])
    let alone = try PlumbProcess.run(["render", "Samples/baseline-row.yaml", "-o", "-"])
    #expect(Array(try Data(contentsOf: folder.file("baseline-row.png"))) == alone.output)
  }
}

extension DeterminismTests {
  /// Where no folder that is asked for can be written, fonts are remembered elsewhere or not at all,
  /// and nobody is told.
  @Test func aPlaceForTheFontCacheMayBeMissing() throws {
    let nowhere = "/nonexistent"
    let command = ["render", "Samples/profile.yaml", "-o", "-"]
    let here = try PlumbProcess.run(command)
    let there = try PlumbProcess.run(
      command, environment: ["HOME": nowhere, "XDG_CACHE_HOME": nowhere, "TMPDIR": nowhere])
    #expect(there.status == 0 && there.errors == here.errors)
    #expect(there.output == here.output)
  }
}
