import LayoutScene
import Testing

@testable import Documents

@Test func whatADocumentAllowsStandsAtItsViewOrConstraint() throws {
  let screen = try load(
    """
    root: {allow: {appearance/no-effect: white in every appearance}}
    views:
      title: {class: label, text: A, allow: {text/truncated: preview, layout/outside: hangs over}}
      other: {class: label}
    constraints:
      - {is: title.top = other.top @250, allow: {layout/broken-priority: gives way}}
      - {visual: "H:[title]-[other(10)]", allow: {layout/not-mirrored: numbers}}
    """)
  let lines = screen.allowances.map { allowance in
    "\(allowance.view) \(allowance.rule) \(allowance.reason) \(allowance.origin?.line ?? 0)"
      + (allowance.constraint.map { " at \($0.line):\($0.column)" } ?? "")
  }
  #expect(
    lines == [
      "root appearance/no-effect white in every appearance 1",
      "title text/truncated preview 3",
      "title layout/outside hangs over 3",
      "title layout/broken-priority gives way 6 at 6:10",
      "other layout/not-mirrored numbers 7 at 7:14",
    ])
  #expect(screen.scene().allowances == screen.allowances)
}

@Test func whatIsAllowedIsSilencedInTheScene() throws {
  let text = """
    canvas: {size: 100x100}
    views:
      a: {class: label, text: A long text, ALLOW}
      b: {class: label, text: A long text}
    constraints: [a.width = 20, b.width = 20, a.left = root.left, b.left = root.left,
      a.top = root.top, b.top = root.top]
    """
  let plain = try load(text.replacingOccurrences(of: ", ALLOW", with: "")).scene()
  let silent = try load(
    text.replacingOccurrences(of: "ALLOW", with: "allow: {text/truncated: preview}")
  ).scene()
  #expect(plain.findings.map(\.view) == ["a", "b"])
  #expect(silent.findings.map(\.view) == ["b"] && silent.silenced.map(\.view) == ["a"])
}

/// What is allowed at a view is allowed for what is in it: at the use of a component, at a superview, at the root.
@Test(arguments: ["", "use", "box", "root"])
func anAllowanceHoldsForWhatIsInItsView(owner: String) throws {
  let allow = { (name: String) in
    name == owner ? ", allow: {text/truncated: a preview}" : ""
  }
  let scene = try load(
    """
    canvas: {size: 100x100}
    components: {row: {views: {a: {class: label, text: A long text}}, constraints: [a.edges = self, a.width = 20]}}
    root: {background: white\(allow("root"))}
    views:
      box: {background: white, views: {use: {component: row\(allow("use"))}}\(allow("box"))}
    constraints: [box.edges = use, box.top = root.top, box.left = root.left]
    """
  ).scene()
  #expect(scene.findings.map(\.view) == (owner.isEmpty ? ["use/a"] : []))
  #expect(scene.silenced.map(\.view) == (owner.isEmpty ? [] : ["use/a"]))
}

@Test func anAllowanceDoesNotHoldForWhatIsBesideItsView() throws {
  let scene = try load(
    """
    canvas: {size: 100x100}
    views:
      a: {class: label, text: A long text}
      b: {allow: {text/truncated: none}}
    constraints: [a.width = 20, a.left = root.left, a.top = root.top, b.edges = a]
    """
  ).scene()
  #expect(scene.findings.map(\.view) == ["a"])
}
