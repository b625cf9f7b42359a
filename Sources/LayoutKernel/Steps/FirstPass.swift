import Cassowary
import Foundation
import LayoutScene

/// Repeats the two passes over wrapped texts in solvers of their own, to find whether the first
/// left a choice.
///
/// A wrapped text asks for the width of its widest line only. A first pass with several solutions,
/// such as two long texts that share a row, therefore looks unique once they are wrapped.
final class FirstPass {
  /// The second pass, with the texts wrapped.
  private struct SecondPass {
    let solver: Solver
    /// The constraints of texts, by text.
    var contents: [ObjectIdentifier: [(Axis, Constraint)]] = [:]
  }

  private let system: ConstraintSystem
  private let content: ContentSizes
  /// The first pass, with each text at its natural size.
  private let first: Solver
  /// Lazy, since most layouts leave their texts no choice.
  private lazy var second = makeSecond()
  /// The rows in the first solver.
  private var rows: [Constraint: Row] = [:]
  private var texts: [Item] = []
  /// Whether another solution of the first pass gives a text another width.
  private(set) var hasFreeTexts = false
  private var known: [Variable: [Variable: Double]] = [:]

  init(_ system: ConstraintSystem, _ content: ContentSizes) {
    (self.system, self.content) = (system, content)
    first = Solver(system.solver.budget)
    copyVariables(to: first)
    var known: Set<ObjectIdentifier> = []
    for row in system.rows {
      let text = row.wrappedText
      let natural = text.map { form(of: $0.item, $0.axis, $0.item.content.natural) }
      let isWidth = text?.axis == .horizontal && row.relation == .greaterThanOrEqual
      let priority = isWidth ? min(row.priority, .unwrapped) : row.priority
      if let handle = add(row, natural ?? row.form, priority, to: first) { rows[handle] = row }
      if let text, known.insert(ObjectIdentifier(text.item)).inserted { texts.append(text.item) }
    }
    hasFreeTexts = texts.contains { !first.isUnique($0.width) }
  }

  private func makeSecond() -> SecondPass {
    var second = SecondPass(solver: Solver(system.solver.budget))
    copyVariables(to: second.solver)
    for row in system.rows {
      guard let handle = add(row, row.form, row.priority, to: second.solver),
        let text = row.wrappedText
      else { continue }
      second.contents[ObjectIdentifier(text.item), default: []].append((text.axis, handle))
    }
    return second
  }

  /// The rows that bound the width at which a text is wrapped, oldest first.
  func binding(_ text: Item) -> [Row] {
    first.bindingConstraints(of: text.width).compactMap { rows[$0] }
      .sorted { $0.serial < $1.serial }
  }

  func violation(of row: Row) -> CGFloat? {
    row.wrappedText.map { text, axis in
      let form = form(of: text, axis, text.content.natural)
      return row.violation(at: first.value(of: text.size(along: axis)) + form.constant)
    }
  }

  /// The first pass, with the same interface as the layout's own.
  var pass: LayoutPass {
    LayoutPass(solver: first) { row in
      guard let text = row.wrappedText else { return row.form }
      return self.form(of: text.item, text.axis, text.item.content.natural)
    }
  }

  func isWrappedWidth(_ variable: Variable) -> Bool {
    guard let item = system.items[variable] else { return false }
    return item.width == variable && item.content.wrappedWidth != nil
  }

  /// Whether another solution of the first pass gives a coordinate another final value.
  func isFree(_ variable: Variable) -> Bool { hasFreeTexts && !alternative(for: variable).isEmpty }

  /// The values after another solution of the first pass, if the coordinate has another value in
  /// them; empty if none is found.
  func alternative(for variable: Variable) -> [Variable: Double] {
    if let known = known[variable] { return known }
    let found = findAlternative(for: variable)
    known[variable] = found
    return found
  }

  /// The variables with another final value after solutions of the first pass in which all of
  /// `variables` have other values. One trial covers many independent choices.
  func moved(by variables: [Variable]) -> Set<Variable> {
    var moved: Set<Variable> = []
    for upwards in [true, false] {
      let other = first.alternative(moving: variables, upwards: upwards)
      for part in [1, 0.5] {
        for (variable, value) in wrapped(at: widths(part, of: other)) {
          if isElsewhere(variable, at: value) { moved.insert(variable) }
        }
      }
    }
    return moved
  }

  private func isElsewhere(_ variable: Variable, at value: Double) -> Bool {
    abs(value - system.solver.value(of: variable)) > RoundingError.place
  }

  /// The values of all variables at a part of the way to another solution.
  private func widths(
    _ part: Double, of other: [(variable: Variable, value: Double)]
  ) -> [Variable: Double] {
    var widths: [Variable: Double] = [:]
    for variable in system.items.all.flatMap(\.variables) {
      widths[variable] = first.value(of: variable)
    }
    for (variable, value) in other {
      let here = first.value(of: variable)
      widths[variable] = here + part * (value - here)
    }
    return widths
  }

  /// Every point between two solutions is a solution. At the far end a text may have width 0, where
  /// the second pass does not wrap it, so the middle is tried too.
  private func findAlternative(for variable: Variable) -> [Variable: Double] {
    guard let other = first.alternative(for: variable) else { return [:] }
    for part in [1, 0.5] {
      let end = wrapped(at: widths(part, of: other))
      if let value = end[variable], isElsewhere(variable, at: value) { return end }
    }
    return [:]
  }

  /// The values of the second pass after a first pass with these widths, by the engine's procedure.
  private func wrapped(at widths: [Variable: Double]) -> [Variable: Double] {
    var widths = widths
    var layouts: [ObjectIdentifier: (width: CGFloat, size: CGSize)] = [:]
    for _ in 0..<5 {
      var isSettled = true
      for text in texts {
        let (width, natural) = (widths[text.width] ?? 0, text.content.natural)
        let before = layouts[ObjectIdentifier(text)]
        if let before,
          min(abs(width - before.width), abs(width - before.size.width)) <= RoundingError.place
        {
          continue
        }
        let isCramped = text.content.wraps(at: width)
        guard isCramped || before == nil else { continue }
        let layout =
          isCramped
          ? content.layout(of: text, fitting: measuringWidth(width))
          : natural
        layouts[ObjectIdentifier(text)] = (CGFloat(width), layout.size)
        set(layout, of: text)
        isSettled = false
      }
      for variable in widths.keys where system.items[variable] != nil {
        widths[variable] = second.solver.value(of: variable)
      }
      if isSettled { break }
    }
    return widths
  }

  private func set(_ layout: IntrinsicLayout, of text: Item) {
    for (axis, handle) in second.contents[ObjectIdentifier(text)] ?? [] {
      try? second.solver.setConstant(form(of: text, axis, layout).constant, of: handle)
    }
  }

  /// Makes the engine's variables in another solver, with the same indexes, ranks and stays.
  private func copyVariables(to solver: Solver) {
    let variables = (0..<system.items.variableCount).map { _ in solver.makeVariable() }
    let live = variables.filter { system.items[$0] != nil }
    solver.rank(live.sorted { system.solver.rank(of: $0) < system.solver.rank(of: $1) })
    for item in system.items.all { item.addStays(to: solver) }
  }

  private func add(
    _ row: Row, _ form: LinearForm, _ priority: LayoutPriority, to solver: Solver
  ) -> Constraint? {
    try? solver.add(
      form.expression, Cassowary.Relation(row.relation), priority: Priority(priority.value))
  }

  private func form(
    of text: Item, _ axis: Axis, _ layout: IntrinsicLayout
  ) -> LinearForm {
    LinearForm(text.size(along: axis))
      - (axis == .horizontal ? layout.size.width : layout.size.height)
  }
}

extension Row {
  /// The wrapped text whose size it is, and the axis; nil for other rows.
  var wrappedText: (item: Item, axis: Axis)? {
    guard case .contentSize(let item, let axis, _) = source, item.content.wrappedWidth != nil
    else { return nil }
    return (item, axis)
  }
}
