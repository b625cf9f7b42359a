import Cassowary
import Foundation
import LayoutScene

/// Content that wraps, laid out in two passes as UIKit does it: with every text on as few lines as it
/// has by itself, and again with the heights that the texts have at the widths of the first solution.
///
/// After a change only those texts go through the first pass again whose first width may be another
/// one. The others stay as they are wrapped, and must not give way where they would not have done so
/// in the first pass: where they would, they join in.
extension LayoutEngine {
  func queueText(_ item: EngineItem) {
    guard !item.content.isPending else { return }
    item.content.isPending = true
    pendingText.append(item)
  }

  func solveText() {
    solveFirstPass()
    // Wrapping one text can move another one; after a few rounds what is left is a cycle.
    for _ in 0..<4 where !pendingText.isEmpty {
      wrapPendingText()
      for item in solve().compactMap(wrapsAtWidth) { queueText(item) }
    }
    for item in pendingText { item.content.isPending = false }
    pendingText = []
    touched = Touched()
  }

  /// Solves with the natural sizes of the texts that are new, moved, or bound by what was touched.
  private func solveFirstPass() {
    var mustSolve = true
    while mustSolve {
      mustSolve = false
      let now = touched
      touched = Touched()
      if now.isRearranged { for item in textBounds.looselyBound { resetText(of: item) } }
      for item in textBounds.texts(boundBy: now.entries, or: now.variables) { resetText(of: item) }
      let changed = solve()
      for item in changed.compactMap(wrapsAtWidth) {
        queueText(item)
        if item.content.wrappedWidth != nil { mustSolve = resetText(of: item) }
      }
      for item in textBounds.texts(boundBy: [], or: changed) { mustSolve = resetText(of: item) }
      guard !mustSolve, !textBounds.isEmpty else { continue }
      for item in textsGivingWay(to: now.variables + changed) { mustSolve = resetText(of: item) }
    }
  }

  /// The item with content that wraps whose width the variable is.
  private func wrapsAtWidth(_ variable: Variable) -> EngineItem? {
    guard let item = item(of: variable), item.content.wraps, item.width == variable else {
      return nil
    }
    return item
  }

  /// The wrapped texts without which horizontal variables would have other values: those depend on
  /// the size of the wrapped text, or on a width that is less than the text had in the first pass.
  private func textsGivingWay(to variables: [Variable]) -> [EngineItem] {
    var found: [EngineItem] = []
    for variable in variables {
      guard let item = item(of: variable), variable == item.x || variable == item.width else {
        continue
      }
      for handle in solver.bindingConstraints(of: variable) {
        guard let entry = entriesByHandle[handle] else { continue }
        if case .contentSize(let text, _, _) = entry.source { found.append(text) }
        found += entry.form.terms.compactMap { wrapsAtWidth($0.variable) }.filter(hasGivenWay)
      }
    }
    return found.filter { $0.content.wrappedWidth != nil }
      .sorted { $0.serial < $1.serial }
  }

  private func hasGivenWay(_ item: EngineItem) -> Bool {
    guard let firstWidth = item.content.firstWidth else { return false }
    return solver.value(of: item.width) < firstWidth - 1e-6
  }

  @discardableResult
  private func resetText(of item: EngineItem) -> Bool {
    item.content.wrappedWidth = nil
    textBounds.forget(item)
    apply(item.content.natural, to: item)
    queueText(item)
    return true
  }

  /// All widths are read before the first text is wrapped, since wrapping changes them.
  private func wrapPendingText() {
    let waiting = pendingText.filter { items[ObjectIdentifier($0.item)] === $0 }
      .sorted { $0.serial < $1.serial }
    for item in pendingText { item.content.isPending = false }
    pendingText = []
    var wrapping: [(item: EngineItem, width: CGFloat)] = []
    var isFixed: [Variable: Bool] = [:]
    for item in waiting {
      guard let width = wrappingWidth(of: item) else { continue }
      wrapping.append((item, width))
      bind(item, &isFixed)
    }
    for (item, width) in wrapping {
      guard let view = item.view else { continue }
      if item.content.wrappedWidth == nil { item.content.firstWidth = width }
      item.content.wrappedWidth = width
      apply(finiteLayout(view.contentLayout(fitting: TextBox.room(width)), of: view), to: item)
    }
  }

  /// The width to wrap a text at; nil where it is as it should be. A width of 0 is a view that nobody
  /// gave any room yet, and nothing wraps there.
  private func wrappingWidth(of item: EngineItem) -> CGFloat? {
    let width = solver.value(of: item.width)
    let tolerance = 1e-6
    if let before = item.content.wrappedWidth {
      guard abs(width - before) > tolerance else { return nil }
      // As wide as the widest line: the text breaks where it broke before.
      if abs(width - item.content.layout.size.width) <= tolerance { return nil }
    }
    guard width > 0, width < item.content.natural.size.width - tolerance else { return nil }
    return width
  }

  /// Remembers what gives a text its width. A width that follows from required equations alone is
  /// what they say; any other may change with whatever is said about the variables on the way, but
  /// for those that follow from required equations alone in their turn.
  private func bind(_ item: EngineItem, _ isFixed: inout [Variable: Bool]) {
    let entries = binding([item.width])
    var variables: [Variable] = []
    if !Self.areEquations(entries) {
      var seen: Set<Variable> = [item.width]
      variables = [item.width]
      for term in entries.lazy.flatMap(\.form.terms) where seen.insert(term.variable).inserted {
        let known = isFixed[term.variable]
        let isSettled = known ?? Self.areEquations(binding([term.variable]))
        isFixed[term.variable] = isSettled
        if !isSettled { variables.append(term.variable) }
      }
    }
    textBounds.add(entries, variables, to: item)
  }

  /// Whether required equations alone give a width to every wrapped text. They say the same before and
  /// after texts are wrapped, so that no text had a choice.
  var haveTextsFixedWidths: Bool {
    items.values.allSatisfy { item in
      item.content.wrappedWidth == nil || Self.areEquations(binding([item.width]))
    }
  }

  private static func areEquations(_ entries: [Entry]) -> Bool {
    !entries.isEmpty && entries.allSatisfy { $0.relation == .equal && $0.priority == .required }
  }
}

/// What the solver has been given since texts were last wrapped.
struct Touched {
  var entries: [Entry] = []
  var variables: [Variable] = []
  /// Whether anything but texts says something else along the horizontal axis.
  var isRearranged = false

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    variables += entry.form.terms.map(\.variable)
  }
}
