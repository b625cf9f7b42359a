import Documents
import LayoutScene
import Work

/// Lays out the current document with some of its changes undone: each set of changes once, up to a limit.
final class Trials {
  private let current: OpenDocument
  private let options: DocumentOptions
  private let before: ResolvedDocument
  private let matching: ConstraintMatching
  private let measurer: any TextMeasuring
  private let changes: [Change]
  private let recordedOrder: SiblingOrder
  private let looksAtFindings: Bool
  private let limit: Int
  /// What all layouts take their work from.
  private let work: WorkBudget
  private var outcomes: [[Int]: TrialOutcome?] = [:]
  private var documents: [Replacement: ResolvedDocument?] = [:]
  /// Whether a layout was refused because of the limit.
  private(set) var isExhausted = false
  /// How many layouts were tried.
  private(set) var count = 0

  init(
    _ comparison: DocumentComparison, current: OpenDocument, options: DocumentOptions,
    measurer: any TextMeasuring, looksAtFindings: Bool = false, limit: Int, work: WorkBudget
  ) {
    self.current = current
    self.options = options
    self.measurer = measurer
    (self.limit, self.work) = (limit, work)
    before = comparison.before
    matching = comparison.matching
    changes = comparison.changes
    self.looksAtFindings = looksAtFindings
    recordedOrder = SiblingOrder(comparison.before.views)
  }

  /// The recorded document, laid out with the current measurer.
  func recorded() -> TrialOutcome? { outcome(of: before.ranked) }

  /// The current document with all changes undone, or the recorded one if that cannot be laid out.
  func withoutChanges() -> TrialOutcome? {
    outcome(undoing: Array(changes.indices)) ?? recorded()
  }

  /// The current screen with some changes undone, by their indexes in ascending order. Nil if the rest
  /// cannot be laid out, or if a limit is reached.
  func outcome(undoing undone: [Int]) -> TrialOutcome? {
    if let known = outcomes[undone] { return known }
    guard count < limit, !work.isSpent else {
      isExhausted = true
      return nil
    }
    count += 1
    let undos = undone.flatMap { changes[$0].undos }
    let outcome = document(for: undos).flatMap { after in
      self.outcome(
        of: Undoing(before: before, after: after, undone: undos, matching: matching).document())
    }
    outcomes[undone] = .some(outcome)
    return outcome
  }

  private func outcome(of document: ResolvedDocument) -> TrialOutcome? {
    work.spend(Causes.viewWork * (document.views.count + document.constraints.count))
    guard let screen = document.screen(measurer: measurer) else { return nil }
    work.refill()
    screen.window.work = work
    let scene = screen.scene(includesAmbiguity: looksAtFindings, constraints: .none)
    // A layout that ended for want of work proves nothing.
    if scene.findings.contains(where: { $0.rule == .workLimit }) { work.spendAll() }
    guard !work.isSpent else {
      isExhausted = true
      return nil
    }
    return TrialOutcome(scene, since: recordedOrder, looksAtFindings: looksAtFindings)
  }

  /// The current document with the texts and metrics looked up that the undone changes lead to.
  private func document(for undos: [Undo]) -> ResolvedDocument? {
    let replacement = Replacement(undos)
    if let known = documents[replacement] { return known }
    let document = current.resolvedWithImages(
      options: options, replacing: replacement, measurer: measurer)
    documents[replacement] = .some(document)
    return document
  }
}

extension Replacement {
  /// The values to look up instead, for undone changes of locale, device, appearance and metrics.
  init(_ undos: [Undo]) {
    self.init()
    for undo in undos {
      switch undo {
      case .locale(let old, let common): (locale, direction) = (old, common)
      case .metrics(let old): metrics.merge(old) { $1 }
      case .conditions(let old): conditions.merge(old) { $1 }
      case .color(let name, let old): colors[name] = old
      case .canvas(let old):
        (isTablet, scale, isElevated) = (old.isTablet, old.scale, old.isElevated)
      case .appearance(let old): appearance = old
      default: break
      }
    }
  }
}
