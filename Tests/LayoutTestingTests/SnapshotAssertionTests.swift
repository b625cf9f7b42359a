import Foundation
import Reports
import Snapshots
import Testing

@testable import LayoutTesting

/// What `assertLayout` does with snapshots.
@Suite struct SnapshotAssertionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check(
    _ view: @autoclosure () -> View, named name: String = #function, record: RecordMode? = nil,
    size: LayoutSize = .width(320), locales: LayoutLocales = .own, devices: [String] = [],
    style: DrawingStyle = .wireframe, allowing allowed: Set<Rule> = [],
    after asserted: AssertedSnapshots = AssertedSnapshots(), on page: RunPage? = nil
  ) -> [String] {
    let assertion = SnapshotAssertion(
      name: SnapshotAssertion.name(of: name), document: "Card", tolerance: .exact, record: record,
      style: style, allowed: allowed, caller: Caller(#fileID, #filePath, #line, #column),
      folder: folder.path, asserted: asserted, page: page)
    let cells = LayoutCells(
      locales: locales, devices: devices, textSizes: [], appearances: [], directions: [])
    return failures {
      withoutActuallyEscaping(view) { view in
        assertion.check(cells) { .views(size: size) { _ in view() } }
      }
    }
  }

  /// On file systems that do not tell capitals, both have one file.
  @Test func twoNamesThatDifferInCapitalsAloneAreOneSnapshot() {
    let asserted = AssertedSnapshots()
    #expect(check(card(), named: "aCard()", record: .missing, after: asserted).count == 1)
    let found = check(
      card(title: "Another"), named: "acard()", record: .missing, after: asserted)
    #expect(found.count == 1 && found[0].contains("is the snapshot of another layout"), "\(found)")
  }

  @Test func aMissingSnapshotIsWrittenAndFailsOnce() {
    let first = check(card(), record: .missing)
    #expect(first.count == 1)
    #expect(first.first?.contains("was recorded by this run") == true, "\(first)")
    let id = "aMissingSnapshotIsWrittenAndFailsOnce.en.320-wide"
    #expect(folder.files == ["\(id).frames.json", "\(id).png"])
    #expect(check(card(), record: .missing) == [])
  }

  @Test func aChangeInCodeIsTracedToItsConstraint() throws {
    _ = check(card(), record: .missing)
    let message = try #require(check(card(inset: 24), record: .missing).first)
    #expect(message.contains("constant: "), "\(message)")
    #expect(message.contains("was 16, is 24"), "\(message)")
  }

  /// A fitted height is a result of the constraints, and not a change of the device.
  @Test(arguments: [LayoutSize.width(320), .fitting])
  func aFittedSizeIsNoCause(size: LayoutSize) throws {
    _ = check(card(), record: .missing, size: size)
    let changed = card(inset: 20, edge: 16)
    let message = try #require(check(changed, record: .missing, size: size).first)
    #expect(!message.contains("device: "), "\(message)")
    #expect(message.components(separatedBy: "constant: ").count == 4, "\(message)")
    #expect(message.contains("was -12, is -16"), "\(message)")
  }

  @Test func anotherTextInCodeIsTraced() throws {
    _ = check(card(), record: .missing)
    let message = try #require(check(card(title: "A longer title"), record: .missing).first)
    #expect(message.contains("text: title.text was Title, is A longer title"), "\(message)")
    #expect(!message.contains("constant: "), "\(message)")
  }

  @Test func aChangeFailsWithTheTableOfFrames() throws {
    _ = check(card(), record: .missing)
    let messages = check(card(inset: 24), record: .missing)
    let lines = try #require(messages.first).split(separator: "\n")
    #expect(messages.count == 1)
    #expect(lines[0].hasSuffix("differs from the snapshot"))
    let title = try #require(lines.first { $0.contains("title ") })
    #expect(title.contains("16, 12, ") && title.contains("24, 12, ") && title.hasSuffix("x +8"))
    #expect(folder.files.count { $0.contains(".new.") } == 2, "it waits to be accepted")
    #expect(messages[0].contains("run again with PLUMB_RECORD=failed"))
  }

  /// A card whose title has two heights.
  private func brokenCard() -> View {
    let card = card()
    for height in [10, 20] {
      card.subviews[0].heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
    }
    return card
  }

  @Test(arguments: RecordMode.allCases)
  func aLayoutWithAConflictIsNeitherRecordedNorCompared(mode: RecordMode) throws {
    let messages = check(brokenCard(), record: mode)
    #expect(messages.count == 1)
    let message = try #require(messages.first)
    #expect(message.contains("neither recorded nor compared"), "\(message)")
    #expect(message.contains("[layout/unsatisfiable]"), "\(message)")
    #expect(folder.files == [])
    let fault = card()
    fault.subviews[0].explicitIntrinsicContentSize = CGSize(width: CGFloat.nan, height: 1)
    #expect(check(fault, record: mode).first?.contains("[layout/intrinsic-size]") == true)
  }

  @Test func aConflictThatIsExpectedIsRecorded() {
    let name = "aConflictThatIsExpectedIsRecorded"
    #expect(check(brokenCard(), record: .missing, allowing: [.unsatisfiable]).count == 1)
    #expect(folder.files == ["\(name).en.320-wide.frames.json", "\(name).en.320-wide.png"])
    #expect(check(brokenCard(), record: .never, allowing: [.unsatisfiable]) == [])
    #expect(check(brokenCard(), record: .never, allowing: [.loop]).count == 1)
  }

  /// The default is the wireframe, which has edges around views.
  @Test func aPictureHasTheStyleThatWasAskedFor() throws {
    #expect(check(card(), record: .missing, style: .plain).count == 1)
    #expect(check(card(), record: .never, style: .plain) == [])
    let message = try #require(check(card(), record: .never).first)
    #expect(message.contains("style"), "\(message)")
  }

  /// Tests run in any order, and the page does not show it.
  @Test func aRunHasAPageWithAllThatItAsserted() throws {
    func page(_ names: [String]) throws -> String {
      let page = RunPage(
        folder: folder.path + "/Report/New", facts: RunFacts(folder: ".", programs: ["suite 1"]))
      for name in names {
        _ = check(name == "broken" ? brokenCard() : card(), named: name, record: .never, on: page)
      }
      try page.write()
      return try String(contentsOfFile: folder.path + "/Report/New/index.html", encoding: .utf8)
    }
    let text = try page(["first", "broken", "second"])
    #expect(text == (try page(["second", "second", "broken", "first"])))
    for name in ["first", "broken", "second"] {
      #expect(text.contains("\"id\": \"\(name).en.320-wide\""))
    }
    #expect(text.contains("\"versions\": [\"suite 1\", \"Pango "))
    #expect(text.contains("Unable to simultaneously satisfy constraints"))
    try RunPage(folder: folder.path + "/None").write()
    #expect(!folder.files.contains { $0.hasPrefix("None") }, "a run without snapshots has no page")
  }

  @Test func neverWritesNothing() {
    #expect(check(card(), record: .never).first?.contains("has no snapshot") == true)
    #expect(folder.files == [])
  }

  @Test func failedRecordsWhatDiffers() {
    _ = check(card(), record: .missing)
    #expect(check(card(inset: 24), record: .failed).first?.contains("was recorded") == true)
    #expect(check(card(inset: 24), record: .never) == [])
  }

  @Test func theModeOfATraitHolds() {
    withRecordMode(.never) {
      #expect(check(card()).first?.contains("has no snapshot") == true)
    }
    #expect(folder.files == [])
  }

  @Test(.record(.never)) func theTraitSetsTheMode() {
    #expect(check(card()).first?.contains("Record it with PLUMB_RECORD=missing") == true)
    #expect(folder.files == [])
  }

  @Test func everyCombinationHasItsSnapshot() {
    let messages = check(
      card(), record: .missing, size: .device, locales: ["en", "ar"],
      devices: ["iphone-se", "ipad"])
    #expect(messages.count == 4)
    let name = "everyCombinationHasItsSnapshot"
    #expect(
      folder.files.filter { $0.hasSuffix(".png") } == [
        "\(name).ar.ipad.png", "\(name).ar.iphone-se.png", "\(name).en.ipad.png",
        "\(name).en.iphone-se.png",
      ])
  }

  @Test func twoLayoutsOfOneNameAreRefused() {
    let asserted = AssertedSnapshots()
    _ = check(card(), named: "same", record: .missing, after: asserted)
    #expect(check(card(), named: "same", after: asserted) == [], "a test may run twice")
    let messages = check(card(title: "Other"), named: "same", record: .all, after: asserted)
    #expect(
      messages.first?.contains("give one of them another name by the parameter named:") == true)
    #expect(messages.first?.contains("SnapshotAssertionTests.swift:") == true)
  }

  @Test func whatIsNotThereIsNamed() {
    #expect(
      check(card(), devices: ["iphone-sf"]).first?
        .contains("there is no device “iphone-sf”; did you mean “iphone-se”?") == true)
    #expect(check(card(), locales: ["x y"]).first?.contains("“x y” is no locale") == true)
  }

  static let document = """
    canvas: {size: 320x200}
    views:
      title: {class: label, text: Hello}
    constraints:
      - title.leading = root.leading + 16
      - title.top = root.top + 20
    """

  @Test func aDocumentsChangeIsTracedToItsLine() throws {
    func check() throws -> [String] {
      let path = (folder.path as NSString).appendingPathComponent("card.yaml")
      let document = try TestedFile.open(path, allowsOutside: false)
      let assertion = SnapshotAssertion(
        name: "card", document: path, tolerance: .exact, record: .missing,
        caller: Caller(#fileID, #filePath, #line, #column), folder: folder.path,
        asserted: AssertedSnapshots())
      let cells = LayoutCells(
        locales: .own, devices: [], textSizes: [], appearances: [], directions: [])
      return failures { assertion.check(cells) { .document(document) } }
    }
    _ = try folder.write(Self.document, to: "card.yaml")
    #expect(try check().count == 1)
    #expect(try check() == [])
    _ = try folder.write(
      Self.document.replacing("root.leading + 16", with: "root.leading + 24"), to: "card.yaml")
    let message = try #require(try check().first)
    #expect(message.contains("title.leading = root.leading + 24"))
    #expect(message.contains("card.yaml:5) was 16, is 24"), "\(message)")
    let stored = try String(
      contentsOfFile: folder.path + "/card.en.320x200.frames.json", encoding: .utf8)
    #expect(!stored.contains(folder.path), "a snapshot knows no place of this machine")
  }
}
