import Foundation
import LayoutScene
import Testing

@testable import LayoutKernel

private let row = """
  layout scale=1 window=300,100
  view root
    view a content=40,20
    view b content=60,20
      view c
  written a.leading == root.leading + 10 @ 1000 in root from row.yaml 5 1
  written b.leading == a.trailing + 8 @ 1000 in root from row.yaml 6 1
  written a.top == root.top @ 1000 in root from row.yaml 7 1
  written b.top == a.top @ 1000 in root from row.yaml 8 1

  """

private func problem(_ change: (String) -> String) throws -> LayoutProblem {
  try LayoutProblem(text: change(row))
}

@Test(arguments: [
  ("root.leading + 10", "root.leading + 30"),
  ("b.leading == a.trailing + 8", "b.leading >= a.trailing + 8"),
  ("root.leading + 10 @ 1000", "root.leading + 10 @ 750"),
  ("content=40,20", "content=50,20"),
  ("window=300,100", "window=200,100"),
  ("written b.top == a.top @ 1000 in root from row.yaml 8 1\n", ""),
  (
    "written b.top == a.top", "written b.top == root.top + 3 @ 1000 in root\nwritten b.top == a.top"
  ),
  ("    view c\n", ""),
  ("    view c\n", "    view c\n  view d\n"),
  (
    "  view a content=40,20\n  view b content=60,20\n    view c\n",
    "  view b content=60,20\n    view c\n  view a content=40,20\n"
  ),
])
func oneChangeIsFoundAndUndone(old: String, new: String) throws {
  let before = try problem { $0 }
  let after = try problem { $0.replacing(old, with: new) }
  let changes = after.difference(from: before)
  #expect(changes.count == 1)
  let change = try #require(changes.first)
  let undone = after.undoing(change)
  #expect(undone.difference(from: before) == [])
  #expect(try undone.solved().frames == before.solved().frames)
}

@Test func aProblemDoesNotDifferFromItself() throws {
  let same = try problem { $0 }
  #expect(same.difference(from: same) == [])
}

@Test func theLineOfADocumentIsNoDifference() throws {
  let moved = try problem { $0.replacing("row.yaml 6 1", with: "row.yaml 9 1") }
  #expect(moved.difference(from: try problem { $0 }) == [])
}

@Test func aConstraintThatAViewMakesInThePlaceOfAWrittenOneIsAnotherOne() throws {
  let before = try problem { $0 }
  let after = try problem { $0.replacing("written b.leading", with: "stack b.leading") }
  let changes = after.difference(from: before)
  let written = before.constraints[1]
  #expect(changes == [.constraintAdded(after.constraints[1]), .constraintRemoved(written)])
}

@Test func twoChangesAreUndoneOneByOne() throws {
  let before = try problem { $0 }
  let after = try problem {
    $0.replacing("+ 10", with: "+ 12").replacing("content=60,20", with: "content=70,20")
  }
  let changes = after.difference(from: before)
  #expect(changes.count == 2)
  let frames = try changes.map { try after.undoing($0).solved().frames }
  #expect(frames.map { $0["a"]?.minX } == [12, 10])
  #expect(frames.map { $0["b"]?.width } == [60, 70])
}

@Test func aProblemIsStoredAsItsPrintedForm() throws {
  let problem = try problem { $0 }
  let data = try JSONEncoder().encode([problem])
  #expect(try JSONDecoder().decode([LayoutProblem].self, from: data) == [problem])
  #expect(throws: DecodingError.self) {
    try JSONDecoder().decode([LayoutProblem].self, from: Data(#"["view"]"#.utf8))
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    replacingOccurrences(of: old, with: new)
  }
}

/// Two boxes in a holder, with what comes before and after them.
private let nested = """
  layout scale=2 window=200,100
  view root
    view first
    view holder
      view a content=10,10
      view b content=20,10
    view last
  written b.leading == a.trailing + 8 @ 1000 in holder
  written a.leading == holder.leading @ 1000 in holder
  written holder.leading == root.leading + 30 @ 1000 in root

  """

@Test(arguments: ["first", "holder", "a", "b", "last"])
func aRemovedViewComesBackWhereItWas(name: String) throws {
  let before = try LayoutProblem(text: nested)
  let added = LayoutProblem(
    environment: before.environment, items: before.items.filter { $0.name != name })
  var after = before
  for change in before.difference(from: added) {
    if case .itemAdded(let item) = change, item.name == name { after = after.undoing(change) }
  }
  var restored = after
  let changes = after.difference(from: before)
  for change in changes { restored = restored.undoing(change) }
  #expect(restored.items == before.items)
  #expect(try restored.solved().frames == before.solved().frames)
  // Each alone makes a problem that can be solved.
  for change in changes { _ = try after.undoing(change).solved() }
}

@Test func aViewThatWasMovedToAnotherIsMovedBack() throws {
  let before = try LayoutProblem(text: nested)
  var after = before
  let index = try #require(after.items.firstIndex { $0.name == "last" })
  after.items[index].parent = "holder"
  let changes = after.difference(from: before)
  #expect(changes.count == 1)
  #expect(try changes.reduce(after) { $0.undoing($1) }.solved().frames == before.solved().frames)
}
