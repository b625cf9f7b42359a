import Drawing
import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Snapshots

@Suite struct VerifierTests {
  let place: TemporaryFolder
  let folder: SnapshotFolder
  let typesetter: Typesetter

  init() throws {
    place = try TemporaryFolder()
    folder = SnapshotFolder(place.path)
    typesetter = try Typesetter()
  }

  func verify(
    _ scene: Scene, _ options: VerificationOptions = VerificationOptions(),
    causes: [Cause] = []
  ) throws -> Verification {
    let verifier = Verifier(
      folder: folder, options: options, machine: Machine(), typesetter: typesetter)
    return try verifier.verify(
      SnapshotSubject(
        name: SnapshotFolderTests.name, document: "card.yaml", documentFromFolder: "../card.yaml",
        scene: scene, record: { "record" }, causes: { _ in (causes, []) }))
  }

  func record(_ scene: Scene) throws {
    let files = try #require(try verify(scene, VerificationOptions(redraws: true)).files)
    try folder.write(files, as: SnapshotFolderTests.name)
  }

  /// Writes the snapshot again as if another machine had made it.
  func pretendOtherFonts() throws {
    let entry = try #require(try folder.entry(SnapshotFolderTests.name))
    var snapshot = entry.snapshot
    for index in snapshot.surroundings.libraries.indices {
      snapshot.surroundings.libraries[index].version = "0.1"
    }
    try folder.write(
      SnapshotFiles(snapshot, picture: entry.picture), as: SnapshotFolderTests.name)
  }

  @Test func withoutASnapshotItIsMissingAndReadyToBeWritten() throws {
    let verification = try verify(SceneMaking.card())
    #expect(verification.result.status == .missing)
    #expect(verification.files != nil)
  }

  @Test func anEqualSceneIsNotDrawn() throws {
    try record(SceneMaking.card())
    let verification = try verify(SceneMaking.card())
    #expect(verification.result.status == .passed)
    #expect(verification.scene == nil, "the scene was not even made a record of")
  }

  @Test func aMovedViewFailsWithItsFrameAndPictures() throws {
    try record(SceneMaking.card())
    let verification = try verify(SceneMaking.card { $0.views[1].frame.origin.x = 4 })
    #expect(verification.result.status == .failed)
    #expect(verification.result.frames.map(\.view) == ["card"])
    #expect(verification.result.notes.contains("it would pass with --tolerance 4"))
    #expect(verification.files != nil && verification.difference != nil)
    #expect(!verification.regions.isEmpty)
  }

  @Test func aColourFailsByItsPixelsAlone() throws {
    try record(SceneMaking.card())
    let scene = SceneMaking.card { $0.views[1].background = Color(red: 1, green: 0, blue: 0) }
    let verification = try verify(scene)
    #expect(verification.result.status == .failed)
    #expect(verification.result.frames.isEmpty)
    #expect(verification.result.notes.contains { $0.contains("pixels differ") })
    let options = VerificationOptions(pixels: .never)
    #expect(try verify(scene, options).result.status == .passed)
  }

  @Test func onlyARunThatRecordsAllMakesFilesOfWhatHasPassed() throws {
    try record(SceneMaking.card())
    #expect(try verify(SceneMaking.card()).files == nil)
    let again = try verify(SceneMaking.card(), VerificationOptions(redraws: true))
    #expect(again.result.status == .passed)
    let entry = try #require(try folder.entry(SnapshotFolderTests.name))
    #expect(again.files?.picture == entry.picture)
  }

  @Test func aToleratedMoveHasItsPixelsTolerated() throws {
    try record(SceneMaking.card())
    let scene = SceneMaking.card { $0.views[1].frame.origin.x = 8.5 }
    let options = VerificationOptions(tolerance: SnapshotTolerance(points: 0.5))
    #expect(try verify(scene, options).result.status == .passed)
    #expect(try verify(scene).result.status == .failed)
  }

  // MARK: Other fonts

  @Test func otherFontsAndEqualPixelsPass() throws {
    try record(SceneMaking.card())
    try pretendOtherFonts()
    #expect(try verify(SceneMaking.card()).result.status == .passed)
  }

  @Test func otherFontsMakeMovedViewsIncomparable() throws {
    try record(SceneMaking.card())
    try pretendOtherFonts()
    let verification = try verify(SceneMaking.card { $0.views[2].frame.size.width = 101 })
    #expect(verification.result.status == .incomparable)
    #expect(verification.result.frames.map(\.view) == ["title"])
    #expect(verification.result.notes.contains { $0.contains("instead of 0.1") })
    #expect(
      verification.result.notes.contains { $0.contains("record it again here with --record all") })
    #expect(!verification.result.notes.contains { $0.contains("would pass") })
  }

  @Test func otherFontsExcuseNoOtherText() throws {
    try record(SceneMaking.card())
    try pretendOtherFonts()
    let verification = try verify(SceneMaking.card { $0.views[2].texts[0].string = "Titel" })
    #expect(verification.result.status == .failed)
  }

  @Test func aCauseInTheDocumentIsADifferenceWhateverTheFonts() throws {
    try record(SceneMaking.card())
    try pretendOtherFonts()
    let moved = SceneMaking.card { $0.views[1].frame.origin.x = 4 }
    let cause = Cause(.constant, "card.left = 4", views: ["card"])
    #expect(try verify(moved, causes: [cause]).result.status == .failed)
    let unknown = Cause(.unknown, "nothing explains it", views: ["card"])
    let verification = try verify(moved, causes: [unknown])
    #expect(verification.result.status == .incomparable)
    #expect(verification.result.causes == [unknown], "what no change explains is told all the same")
    let both = try verify(moved, causes: [cause, unknown])
    #expect(both.result.status == .failed && both.result.causes == [cause, unknown])
  }

  @Test func aSnapshotWithoutLettersDependsOnNoFont() throws {
    try record(SceneMaking.plain())
    let entry = try #require(try folder.entry(SnapshotFolderTests.name))
    #expect(entry.snapshot.surroundings.isEmpty)
    let scene = SceneMaking.plain { $0.views[1].frame.origin.x = 4 }
    #expect(try verify(scene).result.status == .failed)
  }

  @Test func aSnapshotWithLettersNamesTheirFontFiles() throws {
    try record(SceneMaking.card())
    let entry = try #require(try folder.entry(SnapshotFolderTests.name))
    let fonts = entry.snapshot.surroundings.fonts
    #expect(fonts.map { ($0.path as NSString).lastPathComponent } == ["Inter-Regular.otf"])
    #expect(fonts.allSatisfy { $0.checksum.count == 8 && $0.length > 100_000 })
  }
}
