import BrowserSupport
import Foundation
import Testing

@testable import Snapshots

/// What a person decides about the changes of a run, done in a browser.
@Suite(.serialized, .inChromium, .timeLimit(.minutes(20)))
struct SnapshotReviewBrowserTests {
  @Test func commandsThatAcceptAreCopied() throws {
    let page = try SnapshotPageBrowserTests.opened(SnapshotSample.run())
    #expect(try page.text(of: "#accept-command") == "plumb accept 'card-0.de.iphone-14'")
    _ = try page.value(
      """
      (window.copied = [], navigator.clipboard.writeText = async (text) => copied.push(text), 0)
      """)
    try page.click("#accept-copy")
    try page.wait("document.getElementById('accept-copy').textContent === 'Copied'")
    try page.click("#accept-shown")
    try page.wait("window.copied.length === 2")
    let copied = try page.value("window.copied") as? [String] ?? []
    #expect(copied.first == "plumb accept 'card-0.de.iphone-14'")
    #expect(copied.last?.split(separator: " ").count == 2 + 3, "neither incomparable nor new")
    try page.click("#statuses [data-status=passed]")
    #expect(try page.isTrue("document.getElementById('accept').hidden"))
    #expect(try page.isTrue("document.getElementById('accept-shown').hidden"))
  }

  /// Two causes; every second change has both.
  private static func reviewable() throws -> [SnapshotEntry] {
    var entries = try SnapshotSample.run().filter { $0.result.status == .failed }
    var other = SnapshotSample.cause
    (other.what, other.views) = ("title.font", ["title"])
    entries[1].result.causes.append(other)
    return entries
  }

  @Test func aReviewLeavesThePageAsACommandAndAsAFile() throws {
    let page = try SnapshotPageBrowserTests.opened(Self.reviewable())
    _ = try page.value(
      """
      (window.copied = [], navigator.clipboard.writeText = async (text) => copied.push(text),
        window.saved = [], URL.createObjectURL = ((make) => (blob) => {
          if (blob.type === "application/json") blob.text().then((text) => saved.push(text));
          return make(blob);
        })(URL.createObjectURL.bind(URL)), 0)
      """)
    #expect(try page.text(of: "#review-open") == "Review")
    try page.click("#causes-list [data-verdict=accepted]")
    #expect(try page.text(of: "#review-open") == "Review 1 of 2")
    #expect(try page.text(of: "#run-causes-list .verdict") == "accepted · ")
    // The comment has all letters, also those that are keys of the page.
    _ = try page.value("document.querySelector('#causes-list .comment').focus()")
    for letter in "any jnr?" { try page.keys(String(letter)) }
    #expect(try page.isTrue("!document.querySelector('dialog[open]')"))
    try page.keys("Escape", "r")
    #expect(try page.isTrue("document.querySelector('#review').open"))
    try page.screenshot("snapshots-review")
    let ids = try Self.reviewable().map(\.result.id)
    let command = "plumb accept '\(ids[0])' '\(ids[2])'"
    #expect(try page.text(of: "#review-command") == command)
    try page.click("#review-copy")
    try page.wait("window.copied.length === 1")
    #expect(try page.text("window.copied[0]") == command)
    try page.click("#review-save")
    try page.wait("window.saved.length === 1")
    let json = try JSONSerialization.jsonObject(with: Data(try page.text("window.saved[0]").utf8))
    let causes = (json as? [String: Any])?["causes"] as? [[String: Any]] ?? []
    #expect(
      causes.map { $0["what"] as? String } == ["card.leading = root.leading + 40", "title.font"])
    #expect(causes.map { $0["verdict"] as? String } == ["accepted", nil])
    #expect(causes.first?["comment"] as? String == "any jnr?")
    #expect(causes.map { $0["snapshots"] as? [String] } == [ids, [ids[1]]])
    #expect(causes.first?["line"] as? Int == 8)
    try page.click("#review-close")
    // Keys judge all causes of the snapshot that is shown.
    try page.keys("j", "y", "r")
    #expect(try page.text(of: "#review-command").split(separator: " ").count == 5)
    try page.click("#review-close")
    try page.keys("n")
    #expect(try page.text(of: "#review-command") == "")
    #expect(try page.count("#causes-list [data-verdict=rejected][aria-pressed=true]") == 2)
  }

  /// Whatever dialog is open, the page behind it hears no key.
  @Test(arguments: ["review", "help"])
  func theKeysOfAnOpenDialogAreItsOwn(dialog: String) throws {
    let page = try SnapshotPageBrowserTests.opened(Self.reviewable())
    let state = """
      JSON.stringify([location.hash, document.querySelector('#text').value, \
      document.querySelector('#review-open').textContent])
      """
    _ = try page.value("document.querySelector('#text').focus()")
    for letter in "en" { try page.keys(String(letter)) }
    _ = try page.value("document.activeElement.blur()")
    // The address follows what is typed after a while.
    try page.wait("location.hash.includes('text=en')")
    let before = try page.text(state)
    try page.click("#\(dialog)-open")
    try page.keys("j", "k", "y", "n", "2", "b", "u", "r", "d", "ArrowDown", "?")
    #expect(try page.text(state) == before)
    #expect(try page.count("dialog[open]") == 1)
    #expect(try page.isTrue("document.querySelector('#\(dialog)').open"))
    try page.keys("Escape")
    #expect(try page.count("dialog[open]") == 0)
    #expect(try page.text(state) == before, "Escape only closes the dialog")
  }

  @Test func aReviewOutlastsAReload() throws {
    let page = try SnapshotPageBrowserTests.opened(Self.reviewable())
    try page.click("#causes-list [data-verdict=rejected]")
    _ = try page.value("document.querySelector('#causes-list .comment').focus()")
    for letter in "why" { try page.keys(String(letter)) }
    try page.open(#require(page.file))
    #expect(try page.count("#causes-list [data-verdict=rejected][aria-pressed=true]") == 1)
    #expect(try page.text("document.querySelector('#causes-list .comment').value") == "why")
    #expect(try page.text(of: "#run-causes-list .verdict") == "rejected · ")
  }
}
