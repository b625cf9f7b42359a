import PlumbKit
import Testing

/// A card as an app lays it out in code: a title above a stack of two boxes.
private func card(width: CGFloat = 320) throws -> Window {
  let window = Window(size: CGSize(width: width, height: 480), measurer: try Typesetter())
  let (title, stack) = (View(identifier: "title"), StackView(identifier: "buttons"))
  title.explicitIntrinsicContentSize = CGSize(width: 120, height: 24)
  stack.distribution = .fillEqually
  stack.spacing = 8
  for name in ["no", "yes"] { stack.addArrangedSubview(View(identifier: name)) }
  for view in [title, stack] {
    view.translatesAutoresizingMaskIntoConstraints = false
    window.rootView.addSubview(view)
  }
  LayoutConstraint.activate([
    title.leadingAnchor.constraint(equalTo: window.rootView.leadingAnchor, constant: 16),
    title.topAnchor.constraint(equalTo: window.rootView.topAnchor, constant: 40),
    stack.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
    stack.leadingAnchor.constraint(equalTo: title.leadingAnchor),
    stack.trailingAnchor.constraint(equalTo: window.rootView.trailingAnchor, constant: -16),
    stack.heightAnchor.constraint(equalToConstant: 44),
  ])
  return window
}

@Test func aLayoutIsStoredAndSolvedAgainWithOneLineChanged() throws {
  let stored = try JSONEncoder().encode([#require(card().layoutProblem)])
  let before = try #require(try JSONDecoder().decode([LayoutProblem].self, from: stored).first)
  var after = before
  let index = try #require(
    after.constraints.firstIndex { $0.first.item == "buttons" && $0.first.attribute == .top })
  after.constraints[index].constant = 20
  #expect(try before.solved().frames["buttons"] == CGRect(x: 16, y: 76, width: 288, height: 44))
  #expect(try after.solved().frames["buttons"] == CGRect(x: 16, y: 84, width: 288, height: 44))
  #expect(
    after.difference(from: before) == [
      .constraint(before: before.constraints[index], after: after.constraints[index])
    ])
  #expect(try after.undoing(after.difference(from: before)[0]) == before)
}

@Test func aPrintedLayoutIsReadAndChangedAsText() throws {
  let printed = try #require(card().layoutProblem).description
  #expect(printed.contains("\nwritten buttons.top == title.bottom + 12 @ 1000 in root\n"))
  #expect(printed.contains("\nstack "))
  let wider = printed.replacingOccurrences(of: "window=320,480", with: "window=400,480")
  let frames = try LayoutProblem(text: wider).solved().frames
  #expect(frames["buttons"]?.width == 368)
  #expect(frames["yes"]?.width == 180)
}

@Test func aLayoutIsComparedWithOneThatCodeHasChanged() throws {
  let before = try #require(card().layoutProblem)
  let window = try card()
  (window.rootView.view(withIdentifier: "buttons") as? StackView)?.spacing = 10
  let after = try #require(window.layoutProblem)
  let changed = after.difference(from: before).compactMap { change -> ProblemConstraint? in
    if case .constraint(_, let after) = change { after } else { nil }
  }
  #expect(changed.map(\.kind) == [.stack])
  #expect(changed.map(\.constant) == [10])
}

@Test func aConflictTellsWhereItsConstraintsComeFrom() throws {
  var problem = try #require(card().layoutProblem)
  problem.constraints.append(
    ProblemConstraint(
      .written, first: .init(item: "buttons", attribute: .trailing), .equal,
      second: .init(item: "root", attribute: .trailing), constant: 30, container: "root"))
  let conflict = try #require(try problem.solved().conflicts.first)
  #expect(Set(conflict.members.map(\.kind)) == [.written])
  #expect(conflict.members.last?.constraint?.first.item == "buttons")
}

@Test func aSolvedLayoutTellsWhyAViewIsWhereItIs() throws {
  let layout = try #require(card().layoutProblem).solved()
  let explanation = try #require(layout.explanation(of: "buttons", .top))
  #expect(explanation.value == 76 && explanation.isUnique)
  let kinds = explanation.chain.compactMap { link in
    if case .constraint(let member, _, _) = link { member.kind } else { nil }
  }
  #expect(kinds.first == .written && kinds.contains(.contentSize))
  #expect(layout.ambiguities() == [] && layout.faults == [])
}
