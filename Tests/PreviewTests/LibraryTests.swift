import Foundation
import Testing

@testable import Preview

/// Which documents the page lists, and their thumbnails.
@Suite(.timeLimit(.minutes(20))) struct LibraryTests {
  private static func paths(_ visitor: Visitor) async throws -> [String] {
    let list = try await visitor.json("documents")["documents"] as? [[String: Any]]
    return (list ?? []).compactMap { $0["path"] as? String }
  }

  @Test func aListHasTheNamesAndScreensOfDocuments() async throws {
    let visitor = try Visitor([
      "a.yaml": "name: Sign in\n" + SiteTests.screen,
      "b.yaml": "screens:\n  one: {name: First, views: {a: {}}}\n  two: {views: {a: {}}}\n",
      "c.yaml": "views: {",
    ])
    let list = try await visitor.json("documents")["documents"] as? [[String: Any]] ?? []
    #expect(list.map { $0["name"] as? String } == ["Sign in", nil, nil])
    let screens = list.map { ($0["screens"] as? [[String: String]] ?? []) }
    #expect(screens == [[], [["id": "one", "name": "First"], ["id": "two"]], []])
  }

  @Test func newDocumentsOfAFolderAreListed() async throws {
    let visitor = try Visitor(["a.yaml": SiteTests.screen])
    let page = await visitor.listen([:])
    try await waitUntil { page.text.contains("event: ready") }
    try visitor.folder.write(SiteTests.screen, to: "inner/b.yaml")
    try await waitUntil { page.text.contains("event: documents") }
    #expect(
      try await Self.paths(visitor).map { ($0 as NSString).lastPathComponent } == [
        "a.yaml", "b.yaml",
      ])
    #expect(await visitor.get("thumbnail", ["document": "inner/b.yaml"]).1.contains("<svg"))
  }

  /// Without what has the mistake it would look like another screen.
  @Test func aScreenWithAMistakeHasNoThumbnail() async throws {
    let visitor = try Visitor(["a.yaml": SiteTests.typo])
    #expect(await visitor.get("thumbnail", ["document": "a.yaml"]).0 == .unprocessable)
  }

  @Test func theFirstDocumentOfAnEmptyFolderIsTold() async throws {
    let visitor = try Visitor([:])
    #expect(try await Self.paths(visitor) == [])
    let page = await visitor.listen([:])
    try await waitUntil { page.text.contains("event: ready") }
    try visitor.folder.write(SiteTests.screen, to: "a.yaml")
    try await waitUntil { page.text.contains("event: documents") }
    #expect(try await Self.paths(visitor).count == 1)
  }

  @Test func documentsThatCameWhileNoPageWasOpenAreListedAndShown() async throws {
    let visitor = try Visitor(["a.yaml": SiteTests.screen])
    try visitor.folder.write(SiteTests.screen, to: "b.yaml")
    #expect(await visitor.get("thumbnail", ["document": "b.yaml"]).0 == .ok)
    try visitor.folder.write(SiteTests.screen, to: "c.yaml")
    #expect(
      try await Self.paths(visitor).map { ($0 as NSString).lastPathComponent } == [
        "a.yaml", "b.yaml", "c.yaml",
      ])
  }
}
