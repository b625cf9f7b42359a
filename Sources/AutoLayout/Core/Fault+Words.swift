import LayoutKernel
import LayoutScene

extension LayoutEngine {
  /// The faults and conflicts of the last layout, and the loop that stopped it, if any.
  func findings(_ loop: Finding?) -> [Finding] {
    faults.all.compactMap(\.finding) + [loop].compactMap { $0 }
      + system.conflicts.map(\.finding)
  }
}

/// Faults of a layout in words.
extension Fault {
  /// The fault as a finding; nil for a fault of a constraint that no longer exists.
  var finding: Finding? {
    guard let words else { return nil }
    let subject = items.first?.layoutItem?.layoutView ?? limitedConstraint?.anchor
    return Finding(
      rule: rule, view: subject?.nameInTree, message: words.message,
      hint: words.hint, origin: limitedConstraint?.origin ?? subject?.origin)
  }

  private var rule: Rule {
    switch kind {
    case .intrinsicSize: .intrinsicSize
    case .alignmentRect, .frameForAlignmentRect: .alignmentRect
    case .safeArea, .margins: .margins
    case .place, .notFinite: .notFinite
    case .baseline: .baseline
    case .released: .released
    case .unprepared: .unprepared
    case .workLimit: .workLimit
    case .unsettled: .loop
    }
  }

  /// The constraint of a fault that is about no view; nil for any other fault.
  private var limitedConstraint: LayoutConstraint? {
    items.isEmpty ? constraint as? LayoutConstraint : nil
  }

  private var words: (message: Sentence, hint: String?)? {
    let name = items.first?.name ?? ""
    switch kind {
    case .intrinsicSize:
      return (
        "The intrinsic content size of \(name) is not finite.",
        "Return finite numbers, with -1 for a side that has no intrinsic size."
      )
    case .alignmentRect:
      return ("The alignment rect of \(name) is not finite.", Self.allFinite)
    case .frameForAlignmentRect:
      return ("The frame for an alignment rect of \(name) is not finite.", Self.allFinite)
    case .safeArea: return ("The safe area insets of \(name) are not finite.", Self.allFinite)
    case .margins: return ("The layout margins of \(name) are not finite.", Self.allFinite)
    case .place:
      return (
        "The frame that constraints give \(name) is not finite.",
        "Make the constants and multipliers in the constraints on \(name) smaller."
      )
    case .baseline(let isFirst): return baselineWords(name, isFirst: isFirst)
    case .released, .unprepared: return constraintWords
    case .workLimit:
      return ("The layout was stopped at the work limit; the frames are the best found.", nil)
    case .notFinite:
      return (
        "A constraint is not finite.",
        "Make its constant, its multiplier and the sizes of its items finite."
      )
    case .unsettled(let isHeld): return loopWords(isHeld: isHeld)
    }
  }

  private static let allFinite = "Return four finite numbers."

  private func baselineWords(_ name: String, isFirst: Bool) -> (Sentence, String?) {
    let wanted = items.first?.view?.namedBaselineView(isFirst: isFirst).layoutName ?? "a view"
    return (
      "\(name) names \(wanted) for its \(isFirst ? "first" : "last") baseline, which has to be the "
        + "view itself or a descendant. \(name)'s own baseline is used.",
      "Name \(name) itself or a view below it."
    )
  }

  private var constraintWords: (Sentence, String?)? {
    guard let constraint = limitedConstraint?.part(limitedConstraint?.description ?? "") else {
      return nil
    }
    if kind == .released {
      return (
        "The constraint is left out, since it is about a view or guide that no longer exists: "
          + "\(constraint)", "Deactivate the constraint before its view or guide is released."
      )
    }
    return (
      "The view hierarchy is not prepared for the constraint: \(constraint)",
      "Add the constraint to a common ancestor of its items, or set its isActive."
    )
  }

  private func loopWords(isHeld: Bool) -> (Sentence, String?) {
    let names = items.map { "\($0.name)" as Sentence }.joined(separator: ", ")
    let outcome: Sentence =
      isHeld
      ? "They stay at the values of the first round."
      : "The layout stays as it was after the last round."
    return (
      "The margins or safe areas \(names.isEmpty ? "" : "of \(names) " as Sentence)depend on frames "
        + "that depend on them, and do not settle. \(outcome)",
      "Constrain to edges instead of margins and safe areas."
    )
  }
}

extension LayoutConstraint {
  fileprivate var anchor: View? { (firstItem ?? secondItem)?.layoutView }
}
