import Foundation
import LayoutKernel
import LayoutScene
import Testing

@testable import Causes
@testable import Snapshots

private let row = """
  layout scale=1 window=300,100
  view root margins=8,8,8,8
    view a content=40,20
    view b content=60,20
    view c frame=10,40,40,20 captured=10,40,40,20,200,100
  written a.leading == root.leading + 10 @ 1000 in root
  written b.leading == a.trailing + 8 @ 1000 in root
  written a.top == root.top @ 1000 in root
  written b.top == a.bottom + 4 @ 750 in root
  stack b.height == a.height @ 1000 in root

  """

private func causes(_ changes: (old: String, new: String)...) throws -> [Cause] {
  for change in changes { #expect(row.contains(change.old)) }
  return try causes(
    from: row, to: changes.reduce(row) { $0.replacingOccurrences(of: $1.old, with: $1.new) })
}

private func causes(from old: String, to text: String) throws -> [Cause] {
  let scene = Scene(size: CGSize(width: 300, height: 100), scale: 1, views: [])
  let before = ProblemCauses(try LayoutProblem(text: old), scene: scene)
  let found = ProblemCauses(try LayoutProblem(text: text), scene: scene)
    .find(since: before.record, SceneRecord(scene))
  #expect(found.notes == [])
  return found.causes
}

@Test(
  arguments: [
    ("root.leading + 10", "root.leading + 30", Cause.Kind.constant, "10", "30", ["a", "b"]),
    ("a.trailing + 8 @ 1000", "a.trailing + 8 @ 700", nil, "", "", []),
    (
      "b.leading == a.trailing + 8", "b.leading == 0.5 * a.trailing + 8", .multiplier, "1", "0.5",
      ["b"]
    ),
    ("content=60,20", "content=70,20", .size, "60 × 20", "70 × 20", ["b"]),
    (
      "written b.top == a.bottom + 4 @ 750 in root\n", "", .removed, "b.top == a.bottom + 4", nil,
      ["b"]
    ),
    ("margins=8,8,8,8", "margins=9,9,9,9", nil, "", "", []),
  ] as [(String, String, Cause.Kind?, String, String?, [String])])
func aChangeOfAProblemIsTraced(
  old: String, new: String, kind: Cause.Kind?, before: String, after: String?, views: [String]
) throws {
  let causes = try causes((old, new))
  guard let kind else {
    #expect(causes == [])
    return
  }
  let cause = try #require(causes.first)
  #expect(causes.count == 1)
  #expect(cause.kind == kind && cause.before == before && cause.after == after, "\(cause)")
  #expect(cause.views == views)
}

/// The screen was 200 points wide when c got its frame, and has 300 now: of a flexible width (2) it has 100 more.
@Test(
  arguments: [
    ("frame=10,40,40,20 captured=10,40", "frame=10,60,40,20 captured=10,60", .size, ["c"]),
    ("captured=", "mask=2 captured=", .size, ["c"]),
    // Constraints are about the alignment rect, which stays.
    ("view a content", "view a alignment=0,0,0,5 content", .size, ["a"]),
    ("view root margins", "view root rightToLeft margins", .direction, ["a", "b"]),
    ("window=300,100", "window=300,120", .device, ["root"]),
  ] as [(String, String, Cause.Kind, [String])])
func whateverChangesAboutAViewIsTraced(
  old: String, new: String, kind: Cause.Kind, views: [String]
) throws {
  let causes = try causes((old, new))
  #expect(causes.map(\.kind) == [kind] && causes.first?.views == views, "\(causes)")
}

@Test func twoChangesOfAProblemAreBothTraced() throws {
  let causes = try causes(
    ("root.leading + 10", "root.leading + 30"), ("content=40,20", "content=40,26"))
  #expect(Set(causes.map(\.kind)) == [.constant, .size])
}

@Test func changesThatCancelEachOtherInOneViewAreBothTraced() throws {
  let causes = try causes(
    ("root.leading + 10", "root.leading + 30"), ("a.trailing + 8", "a.trailing + -12"))
  #expect(
    causes.map(\.what).sorted() == [
      "a.leading == root.leading + 30", "b.leading == a.trailing + -12",
    ])
}

/// With a view go its constraints and what is in it, which are no changes of their own.
@Test(arguments: ["", "    view inner content=9,9\nwritten inner.top == b.top @ 1000 in root\n"])
func aRemovedViewIsOneCause(inside: String) throws {
  let parts = inside.split(separator: "\n").map { $0 + "\n" }
  let before = row.replacing("  view b", with: "\(parts.first ?? "")  view b")
  let causes = try causes(
    from: before + (parts.last ?? ""),
    to: """
      layout scale=1 window=300,100
      view root margins=8,8,8,8
        view b content=60,20
        view c frame=10,40,40,20 captured=10,40,40,20,200,100

      """)
  let cause = try #require(causes.first)
  #expect(causes.count == 1, "\(causes)")
  #expect(cause.kind == .viewRemoved && cause.what == "a")
  #expect(cause.before == "a" && cause.after == nil)
  #expect(cause.views == ["b"])
}

/// Another parent is a cause of its own. What else changed keeps its own, too.
@Test func aViewInAnotherParentHidesNoOtherCause() throws {
  let move = (old: "  view b content", new: "    view b content")
  let alone = try causes(move)
  #expect(alone.map(\.what) == ["b's superview"])
  #expect(alone.first?.before == "root" && alone.first?.after == "a")
  let other = try causes(move, ("root.leading + 10", "root.leading + 30"))
  #expect(other.map(\.kind) == [.order, .constant], "\(other)")
  #expect(other.first == alone.first && other.last?.views == ["a", "b"], "\(other)")
}

@Test func aRecordThatIsNoProblemIsSaid() throws {
  let scene = Scene(size: CGSize(width: 300, height: 100), scale: 1, views: [])
  let found = ProblemCauses(try LayoutProblem(text: row), scene: scene)
    .find(since: ["problem": "layout\nview"], SceneRecord(scene))
  #expect(found.causes == [])
  #expect(found.notes == ["the causes cannot be searched for: line 2, column 5: is incomplete"])
}

private let panes = """
  layout scale=1 window=300,100
  view root
    view pane
      view inner content=40,20
    view other
  written pane.leading == root.leading + 20 @ 1000 in root
  written pane.top == root.top @ 1000 in root
  written pane.width == 100 @ 1000 in root
  written pane.height == 50 @ 1000 in root
  written other.leading == root.leading + 90 @ 1000 in root
  written other.top == root.top @ 1000 in root
  written other.width == 100 @ 1000 in root
  written other.height == 50 @ 1000 in root

  """

/// A constraint holds the inner view in the root, so that it has another place in the pane that is scrolled.
@Test func aScrolledViewIsANamedChange() throws {
  var after = try LayoutProblem(text: panes)
  after.constraints.append(
    ProblemConstraint(
      .written, first: .init(item: "inner", attribute: .leading), .equal,
      second: .init(item: "root", attribute: .leading), constant: 40, container: "root"))
  let before = after
  after.items[1].boundsOrigin.x = 12
  let scene = Scene(size: CGSize(width: 300, height: 100), scale: 1, views: [])
  let found = ProblemCauses(after, scene: scene)
    .find(since: ProblemCauses(before, scene: scene).record, SceneRecord(scene)).causes
  #expect(found.map(\.what) == ["pane's contentOffset"])
  #expect(found.first?.views == ["inner"] && found.first?.after == "12, 0")
}

@Test func aViewInAnotherSuperviewIsANamedChange() throws {
  var after = try LayoutProblem(text: panes)
  after.constraints.append(
    ProblemConstraint(
      .written, first: .init(item: "inner", attribute: .leading), .equal,
      second: .init(item: "root", attribute: .leading), constant: 95, container: "root"))
  let before = after
  let inner = after.items.remove(at: 2)
  after.items.append(inner)
  after.items[3].parent = "other"
  let scene = Scene(size: CGSize(width: 300, height: 100), scale: 1, views: [])
  let found = ProblemCauses(after, scene: scene)
    .find(since: ProblemCauses(before, scene: scene).record, SceneRecord(scene)).causes
  #expect(found.map(\.what) == ["inner's superview"])
  #expect(found.first?.before == "pane" && found.first?.after == "other")
}

/// A view that moves nothing is a difference all the same.
@Test func aViewThatIsAddedOrRemovedIsACause() throws {
  let more = row.replacingOccurrences(
    of: "  view b content", with: "  view badge content=4,4\n  view b content")
  #expect(more != row)
  let added = try causes(from: row, to: more)
  #expect(added.map(\.kind) == [.viewAdded] && added.map(\.views) == [["badge"]], "\(added)")
  let removed = try causes(from: more, to: row)
  #expect(
    removed.map(\.kind) == [.viewRemoved] && removed.map(\.views) == [["badge"]], "\(removed)")
}

/// No change is told as a cause for which no work was left to prove it.
@Test(arguments: [0, 1, 100, 500])
func aSearchOfAProblemThatTakesTooMuchWorkSaysSo(work: Int) throws {
  let scene = Scene(size: CGSize(width: 300, height: 100), scale: 1, views: [])
  let before = ProblemCauses(try LayoutProblem(text: row), scene: scene)
  let after = row.replacing("root.leading + 10", with: "root.leading + 30")
    .replacing("a.bottom + 4", with: "a.bottom + 6")
    .replacing("a.trailing + 8", with: "a.trailing + 9")
  let found = ProblemCauses(try LayoutProblem(text: after), scene: scene, work: work)
    .find(since: before.record, SceneRecord(scene))
  #expect(found.notes.count == 1 && found.causes.filter { $0.kind != .unknown }.count < 3)
}
