import Cassowary
import Foundation
import LayoutScene

/// Texts that wrap, in two passes as in UIKit. The first pass solves with natural sizes, where a
/// text has only its written line breaks. The second solves with the heights that the texts have at
/// the widths of the first.
///
/// After a change, only texts whose first width may change go through the first pass again. The
/// others stay wrapped. If one of those would be squeezed or stretched in a way that its natural
/// size would not have been, it joins the first pass.
final class TextPasses {
  private let system: ConstraintSystem
  private let items: Items
  private let places: Places
  private let content: ContentSizes
  @exclusivity(unchecked) private var pending: [Item] = []
  /// Whether any content that wraps was measured. Few screens have none, but some of those are long lists.
  @exclusivity(unchecked) private var hasWrapping = false
  @exclusivity(unchecked) private var bounds = TextBounds() {
    didSet { system.recordsChanges = !bounds.isEmpty }
  }

  init(_ system: ConstraintSystem, _ places: Places, _ content: ContentSizes) {
    self.system = system
    self.places = places
    self.content = content
    items = system.items
  }

  /// Whether texts wait to be wrapped.
  var isWaiting: Bool { !pending.isEmpty }

  /// Measures a view's content anew. Returns whether its baselines are others.
  @discardableResult
  func measure(_ item: Item) -> Bool {
    bounds.forget(item)
    let hasOtherBaselines = content.measure(item)
    if item.wraps {
      hasWrapping = true
      queue(item)
    }
    return hasOtherBaselines
  }

  func forget(_ item: Item) { bounds.forget(item) }

  private func queue(_ item: Item) {
    guard !item.content.isPending else { return }
    item.content.isPending = true
    pending.append(item)
  }

  /// Whether ambiguity will be asked for. The first pass is then examined while its solution is there.
  @exclusivity(unchecked) var recordsFirstPassUniqueness = false
  /// Whether the first pass gave each text that may wrap a unique width; false if nobody has looked.
  @exclusivity(unchecked) private(set) var isFirstPassUnique = false

  /// Solves both passes.
  func solve() {
    let isNew = system.isPending || isWaiting
    solveFirstPass()
    if isNew { isFirstPassUnique = recordsFirstPassUniqueness && leavesNoChoice }
    // Wrapping one text can move another. What still changes after a few rounds is a cycle, and is
    // left.
    for _ in 0..<4 where !pending.isEmpty {
      wrapPendingText()
      for item in places.solve().compactMap(wrapsAtWidth) { queue(item) }
    }
    for item in pending { item.content.isPending = false }
    pending = []
    system.changes = RowChanges()
  }

  /// Whether the solution of the first pass gives each text that may wrap a unique width. False
  /// also if no text is about to wrap at a width that required equations leave open.
  private var leavesNoChoice: Bool {
    let isLoose = pending.contains {
      wrappingWidth(of: $0) != nil && !Self.areEquations(system.binding([$0.width]))
    }
    return isLoose
      && items.unordered.allSatisfy {
        !$0.wraps
          || $0.content.wrappedWidth == nil && system.solver.isUnique($0.width)
      }
  }

  /// Solves with natural sizes for the texts that are new, moved, or bound by a touched constraint.
  private func solveFirstPass() {
    var mustSolve = true
    while mustSolve {
      mustSolve = false
      let now = system.changes
      system.changes = RowChanges()
      if now.isRearranged { for item in bounds.looselyBound { resetText(of: item) } }
      for item in bounds.texts(boundBy: now.rows, or: now.variables) { resetText(of: item) }
      let changed = places.solve()
      for item in changed.compactMap(wrapsAtWidth) {
        queue(item)
        if item.content.wrappedWidth != nil { mustSolve = resetText(of: item) }
      }
      for item in bounds.texts(boundBy: [], or: changed) { mustSolve = resetText(of: item) }
      guard !mustSolve, !bounds.isEmpty else { continue }
      for item in textsGivingWay(to: now.variables + changed) { mustSolve = resetText(of: item) }
    }
  }

  /// The item whose width the variable is, if its content wraps.
  private func wrapsAtWidth(_ variable: Variable) -> Item? {
    guard hasWrapping, let item = items[variable], item.wraps, item.width == variable else {
      return nil
    }
    return item
  }

  /// The wrapped texts on which the values of horizontal variables depend: by the size of the
  /// wrapped text, or by a width that is less than in the first pass.
  private func textsGivingWay(to variables: [Variable]) -> [Item] {
    var found: [Item] = []
    for variable in variables {
      guard let item = items[variable], variable == item.x || variable == item.width else {
        continue
      }
      for handle in system.solver.bindingConstraints(of: variable) {
        guard let row = system.row(of: handle) else { continue }
        if case .contentSize(let text, _, _) = row.source { found.append(text) }
        found += row.form.terms.compactMap { wrapsAtWidth($0.variable) }.filter(hasGivenWay)
      }
    }
    return found.filter { $0.content.wrappedWidth != nil }
      .sorted { $0.serial < $1.serial }
  }

  private func hasGivenWay(_ item: Item) -> Bool {
    guard let firstWidth = item.content.firstWidth else { return false }
    return system.solver.value(of: item.width) < firstWidth - RoundingError.place
  }

  @discardableResult
  private func resetText(of item: Item) -> Bool {
    item.content.wrappedWidth = nil
    bounds.forget(item)
    content.apply(item.content.natural, to: item)
    queue(item)
    return true
  }

  /// All widths are read before the first text is wrapped, since wrapping changes them.
  private func wrapPendingText() {
    let waiting = pending.filter { items.contains($0) }
      .sorted { $0.serial < $1.serial }
    for item in pending { item.content.isPending = false }
    pending = []
    var wrapping: [(item: Item, width: CGFloat)] = []
    var isFixed: [Variable: Bool] = [:]
    for item in waiting {
      guard let width = wrappingWidth(of: item) else { continue }
      wrapping.append((item, width))
      bind(item, &isFixed)
    }
    for (item, width) in wrapping {
      if item.content.wrappedWidth == nil { item.content.firstWidth = width }
      item.content.wrappedWidth = width
      content.apply(content.layout(of: item, fitting: measuringWidth(width)), to: item)
    }
  }

  /// The width to wrap a text at, points; nil if its present layout is right.
  private func wrappingWidth(of item: Item) -> CGFloat? {
    let width = system.solver.value(of: item.width)
    if let before = item.content.wrappedWidth {
      guard abs(width - before) > RoundingError.place else { return nil }
      // At the width of its widest line, the text has the same line breaks as before.
      if abs(width - item.content.layout.size.width) <= RoundingError.place { return nil }
    }
    return item.content.wraps(at: width) ? width : nil
  }

  /// Records what binds a text's width. A width that follows from required equations changes only
  /// with these. Any other width may change with each constraint on their variables, except on
  /// variables that themselves follow from required equations.
  private func bind(_ item: Item, _ isFixed: inout [Variable: Bool]) {
    let rows = system.binding([item.width])
    var variables: [Variable] = []
    if !Self.areEquations(rows) {
      var seen: Set<Variable> = [item.width]
      variables = [item.width]
      for term in rows.lazy.flatMap(\.form.terms) where seen.insert(term.variable).inserted {
        let known = isFixed[term.variable]
        let isSettled = known ?? Self.areEquations(system.binding([term.variable]))
        isFixed[term.variable] = isSettled
        if !isSettled { variables.append(term.variable) }
      }
    }
    bounds.add(rows, variables, to: item)
  }

  /// Whether required equations alone determine the width of every wrapped text. They are the same
  /// in both passes, so no text's width was ambiguous in the first.
  package var areWrapWidthsRequired: Bool {
    items.unordered.allSatisfy { item in
      item.content.wrappedWidth == nil || Self.areEquations(system.binding([item.width]))
    }
  }

  private static func areEquations(_ rows: [Row]) -> Bool {
    !rows.isEmpty && rows.allSatisfy { $0.relation == .equal && $0.priority == .required }
  }
}

/// A solved width without rounding error, in points. A line that fits exactly must not break because
/// 80 came out as 79.999999999. Text engines count in 1/1024 point.
package func measuringWidth(_ width: CGFloat) -> CGFloat {
  let units = (width * 1024).rounded() / 1024
  return abs(units - width) < RoundingError.place ? units : width
}
