import LayoutScene
import Testing
import Work

@testable import Inspection

/// Each text is compared with all that is painted behind it, so that both together are limited.
@Test func moreThanCanBeLookedAtIsNotedAndNotJudged() throws {
  let texts = (0..<20).map {
    "t\($0): {class: label, text: Words, frame: [10, \($0 * 20), 100, 20], color: \"#777777\"}"
  }
  let papers = (0..<20).map { "p\($0): {background: \"#ffffff\", frame: [0, \($0 * 20), 200, 18]}" }
  let all = (papers + texts).joined(separator: ", ")
  let scene = try Inspected("canvas: {size: 200x400, scale: 2}\nviews: {\(all)}").scene
  func found(_ work: Int) -> [Finding] {
    Contrast.findings(
      on: Screen(scene), stretches: { $0.estimatedStretches }, work: WorkBudget(work))
  }
  let whole = found(WorkBudget.standard)
  #expect(whole.count == 20 && whole.allSatisfy { $0.severity == .warning })
  for work in [0, 1, 5_000, 40_000] {
    let part = found(work)
    #expect(part.last?.severity == .note, "\(work)")
    #expect(part.last?.message.contains("some texts was not checked") == true)
    #expect(part.dropLast() == whole.prefix(part.count - 1), "what is told holds")
    #expect(part.count <= 20)
  }
}

/// Both rules take from the same budget, and each says that it had too little.
@Test func rulesShareTheirWorkAndSayWhereItEnded() throws {
  let texts = (0..<40).map {
    "t\($0): {class: label, text: Words, frame: [\($0), \($0 * 3), 100, 20], color: \"#777777\"}"
  }
  let scene = try Inspected(
    "canvas: {size: 200x400, scale: 2}\nviews: {\(texts.joined(separator: ", "))}"
  ).scene
  func found(_ work: WorkBudget) -> [Finding] {
    Inspection.findings(
      of: scene, reference: nil, work: work, leftToRight: { nil },
      stretches: { $0.estimatedStretches })
  }
  let budget = WorkBudget()
  let whole = found(budget)
  #expect(budget.spent > 10_000)
  let overlaps = whole.filter { $0.rule == .overlap }
  #expect(overlaps.count > 10)
  let part = found(WorkBudget(budget.spent / 10))
  #expect(
    part.filter { $0.rule == .overlap && $0.severity != .note }.count < overlaps.count)
  let notes = part.filter { $0.severity == .note }.map(\.rule)
  #expect(notes.contains(.overlap) && notes.contains(.contrast), "\(part)")
}
