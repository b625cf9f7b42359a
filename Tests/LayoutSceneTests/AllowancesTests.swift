import LayoutScene
import Testing

private let place = SourceLocation(file: "a.yaml", line: 9, column: 5)

@Test(arguments: [
  (Allowance(rule: .overlap, view: "title", reason: "badge"), true),
  (Allowance(rule: .overlap, view: "icon", reason: "badge"), true),
  (Allowance(rule: .overlap, view: "root", reason: "badge"), false),
  (Allowance(rule: .outside, view: "title", reason: "badge"), false),
  (Allowance(rule: .overlap, view: "other", reason: "it", constraint: place), true),
])
func anAllowanceSilencesItsRuleAtItsViewOrConstraint(allowance: Allowance, isSilenced: Bool) {
  let finding = Finding(
    rule: .overlap, views: ["title", "icon"], message: "", origin: place)
  let outcome = Allowances([allowance]).apply(to: [finding])
  #expect(outcome.kept == (isSilenced ? [] : [finding]))
  #expect(outcome.silenced == (isSilenced ? [finding] : []))
  #expect(outcome.used == (isSilenced ? [allowance] : []))
}

@Test func anAllowanceThatNothingUsesIsNotedAtItsPlace() {
  let used = Allowance(rule: .truncated, view: "a", reason: "preview")
  let idle = Allowance(rule: .truncated, view: "b", reason: "preview", origin: place)
  let notes = Allowances([used, idle]).unused(besides: [used])
  #expect(notes.map(\.rule) == [.unusedAllow])
  #expect(notes.first?.view == "b" && notes.first?.origin == place)
  #expect(notes.first?.severity == .note)
}

@Test(arguments: [
  (nil, "No layout/overlap is found at title, where the document allows it."),
  (place, "No layout/overlap is found at a constraint of title, where the document allows it."),
])
func anAllowanceThatNothingUsesSaysWhetherItIsOfAConstraint(
  of constraint: LayoutScene.SourceLocation?, words: String
) {
  let idle = Allowance(rule: .overlap, view: "title", reason: "badge", constraint: constraint)
  #expect(Allowances([idle]).unused(besides: []).map(\.message) == [words])
}

@Test func findingsThatTheSceneAllowsAreKeptApart() {
  let finding = Finding(rule: .truncated, view: "a", message: "")
  let other = Finding(rule: .truncated, view: "b", message: "")
  var scene = Scene(
    size: .zero, views: [], findings: [finding, other],
    allowances: [Allowance(rule: .truncated, view: "a", reason: "preview")])
  scene.applyAllowances()
  #expect(scene.findings == [other] && scene.silenced == [finding])
}
