import Documents
import Drawing
import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Snapshots

@Suite struct SnapshotFolderTests {
  static let name = SnapshotName(verbatim: "card.en.160x80")

  /// A picture of one colour.
  static func picture(_ color: UInt32, width: Int = 8, height: Int = 6) throws -> [UInt8] {
    try PNG.encode(
      Bitmap(
        width: width, height: height,
        pixels: Array(repeating: 0xFF00_0000 | color, count: width * height)))
  }

  static func files(_ color: UInt32 = 0, record: JSON = .null) throws -> SnapshotFiles {
    let picture = try picture(color)
    return SnapshotFiles(
      StoredSnapshot(
        document: "../card.yaml", digest: "digest \(color)", picture: PictureStamp(picture),
        surroundings: .none, scene: SceneRecord(SceneMaking.card()), record: record),
      picture: picture)
  }

  let place: TemporaryFolder
  let folder: SnapshotFolder

  init() throws {
    place = try TemporaryFolder()
    folder = SnapshotFolder(place.path)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let files = try Self.files(7, record: ["a": [1, 0.5, "ü\n", .null]])
    #expect(try folder.entry(Self.name) == nil)
    #expect(try folder.write(files, as: Self.name))
    let entry = try #require(try folder.entry(Self.name))
    #expect(entry.picture == files.picture)
    #expect(entry.snapshot.document == "../card.yaml")
    #expect(entry.snapshot.scene == SceneRecord(SceneMaking.card()))
    #expect(entry.snapshot.record == ["a": [1, 0.5, "ü\n", .null]])
    #expect(entry.snapshot.file == files.frames)
    #expect(place.contents == ["card.en.160x80.frames.json", "card.en.160x80.png"])
  }

  @Test func whoseASnapshotIsStandsInItsFirstLines() throws {
    let options = RecordingOptions(VerificationOptions(), chosen: ["locale"])
    for (options, test) in [(nil, nil), (options, nil), (options, "Tests/\"Card\".swift")] {
      var snapshot = StoredSnapshot(
        document: "../a \"card\"\\.yaml", digest: "", picture: PictureStamp([]),
        surroundings: .none, scene: SceneRecord(SceneMaking.card()), record: .null)
      snapshot.options = options
      snapshot.test = test
      let files = SnapshotFiles(snapshot, picture: try Self.picture(0))
      #expect(StoredSnapshot.Summary(files.frames)?.document == snapshot.document)
      try folder.write(files, as: Self.name)
      #expect(
        try folder.owner(of: Self.name)
          == SnapshotFolder.Owner(document: snapshot.document, test: test))
      #expect(try folder.snapshot(Self.name)?.options == options)
    }
    #expect(try folder.owner(of: Self.name, .pending) == nil)
  }

  @Test func filesThatStayTheSameAreNotTouched() throws {
    try folder.write(try Self.files(7), as: Self.name)
    let path = folder.picturePath(Self.name)
    let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(try !folder.write(try Self.files(7), as: Self.name))
    #expect(try folder.write(try Self.files(7, record: 1), as: Self.name))
    let after = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(before == after, "only the frames have changed")
  }

  /// Whoever checked before may have looked at other files.
  @Test func aPictureThatIsNotTheRecordedOneIsReplacedOnlyWhereThatMendsIt() throws {
    try folder.write(try Self.files(1), as: Self.name)
    let path = folder.picturePath(Self.name)
    let precious = Array("a photo of somebody".utf8)
    FileManager.default.createFile(atPath: path, contents: Data(precious))
    #expect(throws: SnapshotError.self) { try folder.write(try Self.files(2), as: Self.name) }
    #expect(FileManager.default.contents(atPath: path).map(Array.init) == precious)
    #expect(try folder.write(try Self.files(2), as: Self.name, mends: true))
    #expect(try folder.entry(Self.name)?.picture == Self.files(2).picture)
  }

  @Test func acceptingMakesWhatIsPendingTheSnapshot() throws {
    try folder.write(try Self.files(1), as: Self.name)
    var result = RunReportTests.result("card", .failed, causes: [RunReportTests.cause(line: 3)])
    result.notes = ["a remark"]
    try folder.write(
      try Self.files(2).pending(result.remarks, causes: result.causes), as: Self.name, .pending)
    #expect(try folder.names(.pending) == [Self.name])
    #expect(try folder.names() == [Self.name])
    #expect(try folder.entry(Self.name, .pending)?.snapshot.remarks == result.remarks)
    #expect(
      try folder.entry(Self.name, .pending)?.snapshot.causes.map(\.editLine)
        == result.causes.map(\.editLine))
    #expect(try folder.accept(Self.name))
    #expect(try folder.files(Self.name)?.frames == Self.files(2).frames)
    #expect(try folder.names(.pending).isEmpty)
    #expect(try !folder.accept(Self.name))
  }

  @Test func namesAreListedWithTheirSuites() throws {
    let inner = SnapshotName(verbatim: "Settings/card.en.160x80")
    try folder.write(try Self.files(1), as: inner)
    try folder.write(try Self.files(1), as: Self.name)
    #expect(try folder.names() == [inner, Self.name].sorted())
    #expect(try SnapshotFolder(place.file("nowhere")).names().isEmpty)
  }

  // MARK: Damage

  /// What is put in the place of the picture or the frames, and what is said of it.
  static let damages:
    [(name: String, isPicture: Bool, bytes: @Sendable ([UInt8]) -> [UInt8], message: String)] = [
      ("an empty picture", true, { _ in [] }, "the file is empty"),
      ("a truncated picture", true, { Array($0.dropLast(20)) }, "ends before"),
      ("no picture", true, { _ in Array("hello, world".utf8) }, "not a PNG file"),
      ("a damaged picture", true, { damaged($0) }, "wrong checksum"),
      (
        "a pointer", true, { _ in Array("version https://git-lfs.github.com/spec/v1\n".utf8) },
        "git lfs pull"
      ),
      ("empty frames", false, { _ in [] }, "the file is empty"),
      ("truncated frames", false, { Array($0.dropLast($0.count / 2)) }, "expected"),
      (
        "other JSON", false, { _ in Array("[1, 2]".utf8) },
        ":1:1: error: the file should be an object"
      ),
      (
        "a newer version", false, { replaced($0, "\"version\": 1", "\"version\": 2") },
        "format version 2"
      ),
      (
        "an older version", false, { replaced($0, "\"version\": 1", "\"version\": 0") },
        ":2:14: error: “version” should be 1"
      ),
      (
        "a missing member", false, { replaced($0, "\"scale\"", "\"scalp\"") },
        ":8:12: error: “scene.scale” should be a number"
      ),
      (
        "another kind", false, { replaced($0, "[8, 8, 144, 64]", "[8, 8, 144]") },
        ": error: “scene.views[1].frame” should be 4 numbers"
      ),
      (
        "another trait", false, { replaced($0, "\"ltr\"", "\"down\"") },
        "“scene.direction” should be one of ltr, rtl"
      ),
    ]

  private static func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    bytes[bytes.count - 17] ^= 0xFF
    return bytes
  }

  private static func replaced(_ bytes: [UInt8], _ old: String, _ new: String) -> [UInt8] {
    Array(String(decoding: bytes, as: UTF8.self).replacing(old, with: new).utf8)
  }

  @Test(arguments: damages.indices)
  func damageIsSaid(index: Int) throws {
    let damage = Self.damages[index]
    let files = try Self.files(7)
    try folder.write(files, as: Self.name)
    let path = damage.isPicture ? folder.picturePath(Self.name) : folder.framesPath(Self.name)
    let bytes = damage.bytes(damage.isPicture ? files.picture : files.frames)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: SnapshotError.self) { try folder.entry(Self.name) }
    #expect(error?.description.contains(damage.message) == true, "\(error?.description ?? "")")
    #expect(error?.description.hasPrefix(path) == true)
    #expect(try Array(Data(contentsOf: URL(fileURLWithPath: path))) == bytes)
  }

  @Test func aPictureOfAnotherSizeIsSaid() throws {
    try folder.write(try Self.files(7), as: Self.name)
    try Data(try Self.picture(7, width: 9)).write(
      to: URL(fileURLWithPath: folder.picturePath(Self.name)))
    let error = #expect(throws: SnapshotError.self) { try folder.entry(Self.name) }
    #expect(error?.description.contains("9 × 6 pixels, and 8 × 6 were recorded") == true)
  }

  @Test func aPictureThatBelongsToOtherFramesIsSaid() throws {
    try folder.write(try Self.files(7), as: Self.name)
    try Data(try Self.picture(8)).write(to: URL(fileURLWithPath: folder.picturePath(Self.name)))
    let error = #expect(throws: SnapshotError.self) { try folder.entry(Self.name) }
    #expect(error?.description.contains("not the picture that was recorded with card.en") == true)
  }

  @Test(arguments: [true, false])
  func oneFileAloneIsSaid(isPicture: Bool) throws {
    try folder.write(try Self.files(7), as: Self.name)
    try FileManager.default.removeItem(
      atPath: isPicture ? folder.framesPath(Self.name) : folder.picturePath(Self.name))
    let error = #expect(throws: SnapshotError.self) { try folder.entry(Self.name) }
    // A picture without its frames may be anybody's.
    let words = isPicture ? "no record says that plumb wrote this file" : "is missing"
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: ["folder", "link", "pipe"])
  func whatIsNoFileIsNeitherReadNorWrittenOver(kind: String) throws {
    let path = folder.picturePath(Self.name)
    try Data(try Self.files(7).frames).write(to: URL(fileURLWithPath: folder.framesPath(Self.name)))
    let elsewhere = try TemporaryFolder()
    switch kind {
    case "folder":
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case "link":
      try Data([1]).write(to: URL(fileURLWithPath: elsewhere.file("target")))
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: elsewhere.file("target"))
    default: #expect(mkfifo(path, 0o600) == 0)
    }
    #expect(throws: SnapshotError.self) { try folder.entry(Self.name) }
    #expect(throws: SnapshotError.self) { try folder.write(try Self.files(8), as: Self.name) }
    #expect(
      try Array(Data(contentsOf: URL(fileURLWithPath: folder.framesPath(Self.name))))
        == Self.files(7).frames)
    if kind == "link" {
      #expect(try Data(contentsOf: URL(fileURLWithPath: elsewhere.file("target"))) == Data([1]))
    }
  }

  @Test func newFilesHaveThePermissionsOfThoseWhosePlaceTheyTake() throws {
    func permissions() throws -> [mode_t] {
      try [folder.picturePath(Self.name), folder.framesPath(Self.name)].map { path in
        var status = stat()
        try #require(stat(path, &status) == 0)
        return status.st_mode & 0o7777
      }
    }
    try folder.write(try Self.files(1), as: Self.name)
    let new = try permissions()
    #expect(Set(new).count == 1 && new.allSatisfy { $0 & 0o7111 == 0 })
    chmod(folder.picturePath(Self.name), 0o640)
    chmod(folder.framesPath(Self.name), 0o600)
    try folder.write(try Self.files(2), as: Self.name)
    #expect(try permissions() == [0o640, 0o600])
    #expect(try folder.write(try Self.files(3), as: Self.name, .pending))
    #expect(try folder.accept(Self.name))
    #expect(try permissions() == [0o640, 0o600])
  }

  // MARK: Killed runs

  /// What a run leaves that was killed between the two files: the new frames, the old picture, and the new
  /// picture under its temporary name.
  @Test func aHalfWrittenSnapshotIsFinishedByWhoFindsIt() throws {
    let (old, new) = (try Self.files(1), try Self.files(2))
    try folder.write(new, as: Self.name)
    let key = SnapshotFolder.temporaryName(
      of: "card.en.160x80.png", PictureStamp(new.picture))
    try FileManager.default.moveItem(
      atPath: folder.picturePath(Self.name), toPath: place.file(key))
    try Data(old.picture).write(to: URL(fileURLWithPath: folder.picturePath(Self.name)))
    let entry = try #require(try folder.entry(Self.name))
    #expect(entry.picture == new.picture)
    #expect(place.contents == ["card.en.160x80.frames.json", "card.en.160x80.png"])
  }

  @Test func aPictureWhoseFramesWereNeverWrittenIsTakenAway() throws {
    try folder.write(try Self.files(1), as: Self.name)
    let key = SnapshotFolder.temporaryName(
      of: "card.en.160x80.png", PictureStamp(try Self.files(2).picture))
    try Data(try Self.files(2).picture).write(to: URL(fileURLWithPath: place.file(key)))
    try folder.recover()
    #expect(try folder.files(Self.name)?.picture == Self.files(1).picture)
    #expect(place.contents == ["card.en.160x80.frames.json", "card.en.160x80.png"])
  }

  @Test func twoRunsAtOnceLeaveTheFilesOfOne() async throws {
    let folder = folder
    await withTaskGroup(of: Void.self) { group in
      for color in UInt32(0)..<8 {
        group.addTask {
          for round in 0..<20 {
            _ = try? folder.write(
              try Self.files(color, record: .number(Double(round))), as: Self.name)
          }
        }
      }
    }
    let entry = try #require(try folder.entry(Self.name))
    #expect(PictureStamp(entry.picture) == entry.snapshot.picture)
    #expect(place.contents == ["card.en.160x80.frames.json", "card.en.160x80.png"])
  }

  /// The kernel says of its own files that they have a page, whatever is in them.
  @Test func aFileThatEndsBeforeItsSizeIsReadToItsEnd() throws {
    let path = "/sys/devices/system/cpu/online"
    let content = try #require(FileManager.default.contents(atPath: path))
    // Nothing is at this path, and that may not be taken for a failure of the next.
    #expect(try WholeFile.read(place.file("nothing"), limit: 10) == nil)
    #expect(try WholeFile.read(path, limit: 1 << 16) == Array(content))
  }
}
