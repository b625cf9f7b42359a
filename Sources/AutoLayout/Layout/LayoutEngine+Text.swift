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
extension LayoutEngine {
  func queueText(_ item: EngineItem) {
    guard !item.content.isPending else { return }
    item.content.isPending = true
    pendingText.append(item)
  }

  func solveText() {
    solveFirstPass()
    // Wrapping one text can move another. What still changes after a few rounds is a cycle, and is
    // left.
    for _ in 0..<4 where !pendingText.isEmpty {
      wrapPendingText()
      for item in solve().compactMap(wrapsAtWidth) { queueText(item) }
    }
    for item in pendingText { item.content.isPending = false }
    pendingText = []
    touched = Touched()
  }

  /// Solves with natural sizes for the texts that are new, moved, or bound by a touched constraint.
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

  /// The item whose width the variable is, if its content wraps.
  private func wrapsAtWidth(_ variable: Variable) -> EngineItem? {
    guard let item = item(of: variable), item.content.wraps, item.width == variable else {
      return nil
    }
    return item
  }

  /// The wrapped texts on which the values of horizontal variables depend: by the size of the
  /// wrapped text, or by a width that is less than in the first pass.
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

  /// The width to wrap a text at; nil if its present layout is right. At width 0, a view without
  /// room, nothing wraps.
  private func wrappingWidth(of item: EngineItem) -> CGFloat? {
    let width = solver.value(of: item.width)
    let tolerance = 1e-6
    if let before = item.content.wrappedWidth {
      guard abs(width - before) > tolerance else { return nil }
      // At the width of its widest line, the text has the same line breaks as before.
      if abs(width - item.content.layout.size.width) <= tolerance { return nil }
    }
    guard width > 0, width < item.content.natural.size.width - tolerance else { return nil }
    return width
  }

  /// Records what binds a text's width. A width that follows from required equations only changes
  /// with these. Any other may change with every constraint on the variables in them, except
  /// variables that follow from required equations only themselves.
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

  /// Whether required equations alone determine the width of every wrapped text. They are the same
  /// in both passes, so no text's width was ambiguous in the first.
  var haveTextsFixedWidths: Bool {
    items.values.allSatisfy { item in
      item.content.wrappedWidth == nil || Self.areEquations(binding([item.width]))
    }
  }

  private static func areEquations(_ entries: [Entry]) -> Bool {
    !entries.isEmpty && entries.allSatisfy { $0.relation == .equal && $0.priority == .required }
  }
}

/// The changes that the solver got since texts were last wrapped.
struct Touched {
  var entries: [Entry] = []
  var variables: [Variable] = []
  /// Whether an activated constraint or the window's width changed along the horizontal axis.
  var isRearranged = false

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    variables += entry.form.terms.map(\.variable)
  }
}
