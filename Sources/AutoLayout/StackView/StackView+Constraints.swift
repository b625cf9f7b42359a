import Foundation

/// The constraints and guides that an arrangement has been turned into.
struct GeneratedArrangement {
  var constraints: [ArrangementRule.Key: LayoutConstraint] = [:]
  /// The guides of gaps, by the view before the gap.
  var gapGuides: [ObjectIdentifier: LayoutGuide] = [:]
  var spanner: LayoutGuide?
  var isOfWrappingTexts = false

  /// The constraint of a rule, which is made if there is none.
  mutating func constraint(for rule: ArrangementRule) -> LayoutConstraint {
    // Finds or adds the constraint in one look-up.
    func filled(_ place: inout LayoutConstraint?) -> LayoutConstraint {
      let constraint = place ?? rule.makeConstraint()
      if place == nil { place = constraint }
      return constraint
    }
    return filled(&constraints[rule.key])
  }
}

extension StackView {
  /// Updates the generated constraints to the present arrangement. Constraints that stay the same
  /// are kept: hiding or inserting a view changes those of its neighbours only, and another spacing
  /// changes constants only.
  func regenerateArrangementConstraints() {
    let before = generated
    let arrangement = arrangement(reusing: before)
    let rules = arrangement.rules
    let kept = keptConstraints(for: rules)
    remove(before.constraints, except: kept)
    removeGuides(of: before)
    generated.constraints = kept
    for rule in rules { apply(rule) }
  }

  /// The constraints that the new rules keep. A constraint that was deactivated, by code or because
  /// its item left, is made again.
  private func keptConstraints(
    for rules: [ArrangementRule]
  ) -> [ArrangementRule.Key: LayoutConstraint] {
    var kept: [ArrangementRule.Key: LayoutConstraint] = [:]
    kept.reserveCapacity(rules.count)
    guard !generated.constraints.isEmpty else { return kept }
    for rule in rules {
      let key = rule.key
      guard let constraint = generated.constraints[key], constraint.isActive,
        constraint.firstItem === rule.first, constraint.secondItem === rule.second
      else { continue }
      kept[key] = constraint
    }
    return kept
  }

  /// Deactivates in the order of activation.
  private func remove(
    _ constraints: [ArrangementRule.Key: LayoutConstraint],
    except kept: [ArrangementRule.Key: LayoutConstraint]
  ) {
    let gone = constraints.filter { kept[$0.key] !== $0.value }
    guard !gone.isEmpty else { return }
    let leaving = Set(gone.values.map { ObjectIdentifier($0) })
    LayoutConstraint.deactivate(
      heldConstraints.all.filter { leaving.contains(ObjectIdentifier($0)) })
  }

  private func apply(_ rule: ArrangementRule) {
    let constraint = generated.constraint(for: rule)
    if constraint.isActive {
      constraint.constant = rule.constant
      constraint.priority = rule.priority
    } else {
      // The stack holds every rule, even one about the size of a single view. Held by that view, it
      // would stay with it when it leaves, and apply when it is fitted by itself.
      addConstraint(constraint)
    }
  }

  // MARK: From the stack to its arrangement

  private func arrangement(reusing before: GeneratedArrangement) -> Arrangement {
    let alignment = Arrangement.effective(alignment, along: axis)
    let members = arrangedSubviews.map { member(for: $0, alignment) }
    generated.isOfWrappingTexts = arrangesWrappingTexts
    generated.spanner = alignment == .fill || members.isEmpty ? nil : spanner(before)
    return Arrangement(
      axis: axis, distribution: distribution, alignment: alignment,
      isBaselineRelative: isBaselineRelativeArrangement,
      canvas: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self, members: members,
      visible: members.filter { !$0.isHidden },
      gaps: gaps(reusing: before), isOfWrappingTexts: generated.isOfWrappingTexts,
      spanner: generated.spanner)
  }

  /// A view with its measures. Only those that the arrangement depends on are measured, since
  /// measuring is slow.
  private func member(for view: View, _ alignment: Alignment) -> Arrangement.Member {
    let needsText = alignment == .firstBaseline || alignment == .lastBaseline
    return Arrangement.Member(
      view: view, isHidden: view.isHidden,
      naturalLength: distribution == .fillProportionally && !view.isHidden
        ? contents.naturalLength(of: view, along: axis) : 0,
      text: needsText
        ? Arrangement.Member.Text(of: view, isFirst: alignment == .firstBaseline) : nil)
  }

  // MARK: Guides

  private func spanner(_ before: GeneratedArrangement) -> LayoutGuide {
    before.spanner ?? added("UISV-alignment-spanner")
  }

  func added(_ identifier: String) -> LayoutGuide {
    let guide = LayoutGuide(identifier: identifier)
    addLayoutGuide(guide)
    return guide
  }

  /// Removes the guides of the last arrangement that this one does not use.
  private func removeGuides(of before: GeneratedArrangement) {
    for guide in layoutGuides {
      let isOld =
        before.spanner === guide || before.gapGuides.values.contains { $0 === guide }
      let isNew =
        generated.spanner === guide || generated.gapGuides.values.contains { $0 === guide }
      if isOld, !isNew { removeLayoutGuide(guide) }
    }
  }
}
