import PlumbKit
import Testing

/// The manual's example of a layout as a value. What stands between the lines of dashes is its text, so that it is
/// built, and run.
@Test func theManualsExampleOfAProblemRuns() throws {
  let window = Window(size: CGSize(width: 320, height: 480), measurer: try Typesetter())
  let button = View(identifier: "button")
  button.translatesAutoresizingMaskIntoConstraints = false
  window.rootView.addSubview(button)
  LayoutConstraint.activate([
    button.leadingAnchor.constraint(equalTo: window.rootView.leadingAnchor, constant: 16),
    button.topAnchor.constraint(equalTo: window.rootView.topAnchor),
    button.widthAnchor.constraint(equalToConstant: 100),
    button.heightAnchor.constraint(equalToConstant: 44),
  ])
  // ----
  let before = window.layoutProblem!
  var after = before
  after.constraints[0].constant = 40
  print(after)  // the printed form, which LayoutProblem(text:) reads
  print(after.difference(from: before))  // what differs
  let layout = try after.solved()
  print(layout.frames)  // where each view lies then
  print(layout.conflicts, layout.faults)  // what cannot hold, and what could not be done
  print(layout.ambiguities())  // what the constraints leave open
  print(layout.explanation(of: "button", .leading)!.chain)  // why it is there
  // ----
  #expect(try before.solved().frames["button"] == CGRect(x: 16, y: 0, width: 100, height: 44))
  // The first constraint is that of the root's for the top.
  #expect(try after.solved().frames["button"] == CGRect(x: 16, y: 40, width: 100, height: 44))
}

@Test func theManualShowsTheExampleOfAProblemAsItIs() throws {
  let file = URL(fileURLWithPath: #filePath)
  let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "  // ----\n")
  let example = try #require(parts.count == 3 ? parts[1] : nil)
  let code = example.split(separator: "\n").map { $0.dropFirst(2) }.joined(separator: "\n")
  let root = file.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let page = try String(
    contentsOf: root.appendingPathComponent("docs/swift-tests.md"), encoding: .utf8)
  #expect(page.contains("```swift\n\(code)\n```"))
}
