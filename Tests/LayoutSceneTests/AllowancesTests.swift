import LayoutScene
import Testing

private let place = SourceLocation(file: "a.yaml", line: 9, column: 5)

@Test(arguments: [
  (Allowance(rule: "layout/overlap", view: "title", reason: "badge"), true),
  (Allowance(rule: "layout/overlap", view: "icon", reason: "badge"), true),
  (Allowance(rule: "layout/overlap", view: "root", reason: "badge"), false),
  (Allowance(rule: "layout/outside", view: "title", reason: "badge"), false),
  (Allowance(rule: "layout/overlap", view: "other", reason: "it", constraint: place), true),
])
func anAllowanceSilencesItsRuleAtItsViewOrConstraint(allowance: Allowance, isSilenced: Bool) {
  let finding = Finding(
    rule: "layout/overlap", views: ["title", "icon"], message: "", origin: place)
  let outcome = Allowances([allowance]).apply(to: [finding])
  #expect(outcome.kept == (isSilenced ? [] : [finding]))
  #expect(outcome.silenced == (isSilenced ? [finding] : []))
  #expect(outcome.used == (isSilenced ? [allowance] : []))
}

@Test func anAllowanceThatNothingUsesIsNotedAtItsPlace() {
  let used = Allowance(rule: "text/truncated", view: "a", reason: "preview")
  let idle = Allowance(rule: "text/truncated", view: "b", reason: "preview", origin: place)
  let notes = Allowances([used, idle]).unused(besides: [used])
  #expect(notes.map(\.rule) == ["document/unused-allow"])
  #expect(notes.first?.view == "b" && notes.first?.origin == place)
  #expect(notes.first?.severity == .note)
}

@Test func findingsThatTheSceneAllowsAreKeptApart() {
  let finding = Finding(rule: "text/truncated", view: "a", message: "")
  let other = Finding(rule: "text/truncated", view: "b", message: "")
  var scene = Scene(
    size: .zero, views: [], findings: [finding, other],
    allowances: [Allowance(rule: "text/truncated", view: "a", reason: "preview")])
  scene.applyAllowances()
  #expect(scene.findings == [other] && scene.silenced == [finding])
}
