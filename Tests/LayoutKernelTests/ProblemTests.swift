import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import LayoutKernel

private let card = """
  layout scale=2 window=320,480 safeArea=20,0,0,0 hasSafeAreas
  view root margins=0,16,0,16 marginsFromSafeArea
    view card margins=8,8,8,8
      view title content=400,20,16,4 wraps at=272,272,40,16,4
      view badge content=30,20 horizontal=1000,1000
  written card.leading == root.leadingMargin @ 1000 in root from card.yaml 7 5
  written card.trailing == root.trailingMargin @ 1000 in root from card.yaml 8 5
  written card.top == root:safeArea.top + 10 @ 1000 in root from card.yaml 9 5
  stack title.leading == card.leadingMargin @ 1000 in card
  list title.trailing == card.trailingMargin @ 1000 in card
  written title.top == card.topMargin @ 1000 in card
  written badge.top == title.bottom + 4 @ 1000 in card
  written badge.trailing == card.trailingMargin @ 1000 in card
  written badge.bottom == card.bottomMargin @ 1000 in card

  """

@Test func aProblemIsSolvedWithoutAView() throws {
  let solution = try LayoutProblem(text: card).solved()
  #expect(solution.frames["card"] == CGRect(x: 16, y: 30, width: 288, height: 80))
  #expect(solution.frames["title"] == CGRect(x: 8, y: 8, width: 272, height: 40))
  #expect(solution.frames["badge"] == CGRect(x: 250, y: 52, width: 30, height: 20))
  #expect(solution.conflicts == [])
}

@Test func theCallerMeasuresWhatWraps() throws {
  let solution = try LayoutProblem(text: card).solved { item, width in
    item == "title"
      ? IntrinsicLayout(size: CGSize(width: width, height: 60)) : nil
  }
  #expect(solution.frames["title"]?.height == 60)
  #expect(solution.frames["badge"]?.minY == 72)
}

@Test func theCardIsPrintedAsItWasWritten() throws {
  #expect(try LayoutProblem(text: card).description == card)
}

/// A layout of UIKit's views is stored with this fact and solved again as it was.
@Test func aStoredLayoutHoldsInequalitiesToTheirLimitsWhereItsWindowDid() throws {
  let text = """
    layout scale=1 window=100,100 holdsToLimits
    view root
      view box content=10,10
    written box.leading >= root.leading + 20 @ 1000 in root
    written box.top == root.top @ 1000 in root

    """
  let problem = try LayoutProblem(text: text)
  #expect(problem.description == text)
  #expect(try problem.solved().frames["box"]?.minX == 20)
}

@Test func aChangedConstantMovesWhatFollowsFromIt() throws {
  var problem = try LayoutProblem(text: card)
  let index = try #require(problem.constraints.firstIndex { $0.origin?.line == 9 })
  problem.constraints[index].constant = 25
  #expect(try problem.solved().frames["card"]?.minY == 45)
  #expect(try problem.solved().frames["title"]?.minY == 8)
}

@Test func aConflictIsToldByTheItemsThatItIsAbout() throws {
  let text = card + "written card.width == 100 @ 1000 in root from card.yaml 20 5\n"
  let solution = try LayoutProblem(text: text).solved()
  #expect(solution.conflicts.count == 1)
  let conflict = try #require(solution.conflicts.first)
  #expect(conflict.members.allSatisfy { $0.constraint?.kind == $0.kind || $0.constraint == nil })
  #expect(conflict.members.contains { $0.item == "card" && $0.kind == .written })
  #expect(conflict.members.last?.constraint?.origin?.line == 20, "the later line yields")
  #expect(solution.frames["card"]?.width == 288)
}

@Test func aConflictTellsWhatSolvingMadeItsConstraintsOf() throws {
  let text = """
    layout scale=1 window=100,50
    view root
      view a frame=0,0,40,20
      view b content=300,20 horizontal=250,1000
    written a.width == 60 @ 1000 in root
    written b.leading == root.leading @ 1000 in root
    written b.trailing == root.trailing @ 1000 in root

    """
  let solution = try LayoutProblem(text: text).solved()
  let kinds = solution.conflicts.map { Set($0.members.map(\.kind)) }
  #expect(kinds.contains([.written, .autoresizing]))
  #expect(kinds.contains([.written, .contentSize, .encapsulatedSize]))
  let made = solution.conflicts.flatMap(\.members).filter { $0.constraint == nil }
  #expect(Set(made.compactMap(\.item)) == ["a", "b", "root"])
}

@Test(arguments: ConstraintKind.allCases)
func aProblemListsWhatViewsHold(kind: ConstraintKind) throws {
  let text = "layout scale=1\nview a\n\(kind.rawValue) a.width == 3 @ 1000 in a\n"
  if kind.isHeld {
    let problem = try LayoutProblem(text: text)
    #expect(problem.constraints.map(\.kind) == [kind])
    #expect(problem.description == text)
  } else {
    #expect(throws: ProblemError.self) { try LayoutProblem(text: text) }
  }
}

@Test func rightToLeftMirrorsLeadingAndTrailing() throws {
  var problem = try LayoutProblem(text: card)
  for index in problem.items.indices { problem.items[index].readsRightToLeft = true }
  #expect(try problem.solved().frames["badge"]?.minX == 8)
}

@Test(arguments: [
  ("view a\n", "no line begins with layout"),
  ("layout scale=0\n", "line 1, column 8: scale is not above 0"),
  ("layout scale=x\n", "line 1, column 8: x is no number"),
  ("layout\n    view a\n", "line 2, column 5: is indented too far"),
  ("layout\nview a content=1\n", "line 2, column 8: content has 1 numbers and not 2"),
  ("layout\nview a colour=1\n", "line 2, column 8: colour is not known here"),
  (
    "layout\nguide g kind=safeArea\n",
    "line 2, column 9: safeArea is not a kind of guide that has a frame of its own"
  ),
  ("layout\nview \"a\n", "line 2, column 6: has a quotation mark that is not closed"),
  ("layout\nview a\nwritten a.width = 3 @ 1000 in a\n", "line 3, column 17: = is no relation"),
  (
    "layout\nview a\nwritten a.girth == 3 @ 1000 in a\n",
    "line 3, column 9: a.girth is no attribute of an item"
  ),
  (
    "layout\nview a\nwritten a.width == 3 @ 1001 in a\n", "line 3, column 24: 1001.0 is no priority"
  ),
  ("layout\nview a\nwritten a.width == 3 @ 1000\n", "line 3, column 28: lacks in"),
  (
    "layout\nview a\nwritten a.width == 3 @ 1000 in a b\n",
    "line 3, column 34: has words after its end"
  ),
  (
    "layout\nframe a\n",
    "line 2, column 1: begins with frame and not with layout, view, guide or what a constraint comes from: "
      + "written, stack, list, bar, field"
  ),
])
func aTextThatIsNoProblemIsRefusedWithItsPlace(text: String, message: String) {
  let error = #expect(throws: ProblemError.self) { try LayoutProblem(text: text) }
  #expect(error?.description == message)
}

@Test(arguments: [
  ("layout\nview a\nview a\n", "two items a"),
  ("layout\nview a\n  view b\n  view b\n", "two items b"),
  (
    "layout\nview a\nwritten b.width == 3 @ 1000 in a\n",
    "a constraint is about b, which is not in the problem"
  ),
  (
    "layout\nview a\nwritten a.width == 3 @ 1000 in c\n",
    "a constraint is held by c, which is not in the problem"
  ),
  (
    "layout\nview a\nwritten a:free.width == 3 @ 1000 in a\n",
    "a constraint is about a:free, which is not in the problem"
  ),
])
func aProblemThatNamesWhatIsNotThereIsNotSolved(text: String, message: String) throws {
  let problem = try LayoutProblem(text: text)
  let error = #expect(throws: ProblemError.self) { try problem.solved() }
  #expect(error?.description == message)
}

@Test func itemsThatDoNotStandBesideTheirSiblingsArePrintedInTheirParents() throws {
  var problem = try LayoutProblem(text: "layout\nview root\n  view x\n  view y\n")
  problem.items.append(ProblemItem(name: "c", parent: "x"))
  let read = try LayoutProblem(text: problem.description)
  #expect(read.items.first { $0.name == "c" }?.parent == "x")
}

/// Names with marks that make one character with what is before them, and lines that end as on Windows.
@Test(arguments: ["\u{301}a", "\u{FE0F}", "\u{200D}b", "e\u{301}", "a b\u{301}", "👩‍👧"])
func namesWithCombiningMarksAreReadBack(name: String) throws {
  let problem = LayoutProblem(
    environment: LayoutEnvironment(grid: PixelGrid(scale: 1)),
    items: [ProblemItem(name: name, parent: nil)])
  #expect(try LayoutProblem(text: problem.description) == problem)
  let windows = problem.description.replacing("\n", with: "\r\n")
  #expect(try LayoutProblem(text: windows) == problem)
}

@Test(
  arguments: [
    { $0.constant = .nan }, { $0.multiplier = .infinity }, { $0.priority = LayoutPriority(2000) },
    { $0.kind = .windowOrigin },
  ] as [@Sendable (inout ProblemConstraint) -> Void])
func whatNoLayoutCanHaveIsNotSolved(change: @Sendable (inout ProblemConstraint) -> Void) throws {
  var problem = try LayoutProblem(
    text: "layout\nview root\nwritten root.width == 30 @ 1000 in root\n")
  _ = try problem.solved()
  change(&problem.constraints[0])
  #expect(throws: ProblemError.self) { try problem.solved() }
}

@Test func itemsWithoutAParentInTheProblemArePrintedAndRead() throws {
  var problem = try LayoutProblem(text: "layout scale=1\nview root\n")
  problem.items += [
    ProblemItem(name: "lost", parent: "gone"), ProblemItem(name: "inside", parent: "lost"),
    ProblemItem(name: "a", parent: "b"), ProblemItem(name: "b", parent: "a"),
  ]
  let text = problem.description
  #expect(
    text == "layout scale=1\nview root\nview lost in=gone\n  view inside\nview a in=b\n  view b\n")
  #expect(try LayoutProblem(text: text) == problem)
  #expect(throws: ProblemError.parentMissing(item: "lost", parent: "gone")) {
    try problem.solved()
  }
}

@Test func aSolvedLayoutTellsWhatIsAmbiguousAndWhy() throws {
  let layout = try LayoutProblem(
    text: """
      layout scale=1 window=300,100
      view root
        view a content=40,20
        view b content=60,20
      written a.leading == root.leading @ 1000 in root
      written b.leading == a.trailing @ 1000 in root
      written b.trailing == root.trailing @ 1000 in root
      written a.top == root.top @ 1000 in root

      """
  ).solved()
  let found = layout.ambiguities()
  #expect(
    found.map(\.tied) == [
      [.init(item: "a", attribute: .width), .init(item: "b", attribute: .width)],
      [.init(item: "b", attribute: .top)],
    ])
  guard case .tie(let members) = found.first?.cause else {
    Issue.record("no tie")
    return
  }
  #expect(members.map(\.kind) == [.contentSize, .contentSize])
  #expect(members.map(\.relation) == [.lessThanOrEqual, .lessThanOrEqual])
  #expect(found.last?.cause == .undetermined)
  let width = try #require(layout.explanation(of: "a", .width))
  #expect(!width.isUnique && width.rivals.count == 1)
}

@Test func anExplanationOfAProblemIsTheChainOfItsConstraints() throws {
  let problem = try LayoutProblem(text: card)
  let layout = try problem.solved()
  let explanation = try #require(layout.explanation(of: "badge", .top))
  #expect(explanation.value == 52 && explanation.isUnique && explanation.rivals == [])
  guard case .constraint(let first, violation: 0, isUnwrapped: false) = explanation.chain.first
  else {
    Issue.record("the chain does not begin with the constraint on the badge")
    return
  }
  #expect(first.constraint == problem.constraints[6] && first.item == "badge")
  let margins = try #require(layout.explanation(of: "root:layoutMargins", .left))
  #expect(margins.value == 16)
  #expect(
    margins.chain.contains {
      if case .insets(.layoutMargins, _, "root") = $0 { true } else { false }
    })
  #expect(layout.explanation(of: "nobody", .top) == nil)
  #expect(layout.explanation(of: "badge", .notAnAttribute) == nil)
}

@Test func aSolvedLayoutTellsWhatItCouldNotDo() throws {
  let problem = try LayoutProblem(
    text: """
      layout scale=1 window=100,100
      view root
        view a
        view b
      written a.leading == root.leading + 10 @ 1000 in b

      """)
  let fault = SolvedLayout.Fault(
    kind: .unprepared, items: [], constraint: problem.constraints[0])
  #expect(try problem.solved().faults == [fault])
  #expect(try LayoutProblem(text: card).solved().faults == [])
}
