import Cassowary
import Foundation
import LayoutScene

/// The two passes over wrapped texts again, in solvers of their own, to see whether the first of them
/// left a choice.
///
/// A wrapped text asks for its widest line only. What had more than one solution while its width was
/// found, such as two long texts that share a row, therefore looks settled once it is wrapped.
final class FirstPass {
  /// The pass after it, with the texts wrapped.
  private struct SecondPass {
    let solver = Solver()
    /// What the solver has been told about texts.
    var contents: [ObjectIdentifier: [(LayoutConstraint.Axis, Constraint)]] = [:]
  }

  private unowned let engine: LayoutEngine
  /// With each text as wide as on as few lines as it has by itself.
  private let first = Solver()
  /// Most layouts leave their texts no choice, and then it is never made.
  private lazy var second = makeSecond()
  /// What the first solver has been told.
  private var entries: [Constraint: Entry] = [:]
  private var texts: [EngineItem] = []
  /// Whether another solution of the first pass gives a text another width.
  private(set) var hasFreeTexts = false
  private var known: [Variable: [Variable: Double]] = [:]

  init(of engine: LayoutEngine) {
    self.engine = engine
    copyVariables(to: first)
    var known: Set<ObjectIdentifier> = []
    for entry in orderedEntries {
      let text = wrappedText(of: entry)
      let natural = text.map { form(of: $0.item, $0.axis, $0.item.content.natural) }
      if let handle = add(entry, natural ?? entry.form, to: first) { entries[handle] = entry }
      if let text, known.insert(ObjectIdentifier(text.item)).inserted { texts.append(text.item) }
    }
    hasFreeTexts = texts.contains { !first.isUnique($0.width) }
  }

  private var orderedEntries: [Entry] {
    engine.entriesByHandle.values.sorted { $0.serial < $1.serial }
  }

  private func makeSecond() -> SecondPass {
    var second = SecondPass()
    copyVariables(to: second.solver)
    for entry in orderedEntries {
      guard let handle = add(entry, entry.form, to: second.solver),
        let text = wrappedText(of: entry)
      else { continue }
      second.contents[ObjectIdentifier(text.item), default: []].append((text.axis, handle))
    }
    return second
  }

  /// What gave a text the width that it is wrapped at, oldest first.
  func binding(_ text: EngineItem) -> [Entry] {
    first.bindingConstraints(of: text.width).compactMap { entries[$0] }
      .sorted { $0.serial < $1.serial }
  }

  func violation(of entry: Entry) -> CGFloat? {
    wrappedText(of: entry).map { text, axis in
      let form = form(of: text, axis, text.content.natural)
      return entry.violation(at: first.value(of: text.size(along: axis)) + form.constant)
    }
  }

  /// The first of the two, to be asked like the layout's own solver.
  var pass: LayoutPass {
    LayoutPass(solver: first) { entry in
      guard let text = self.wrappedText(of: entry) else { return entry.form }
      return self.form(of: text.item, text.axis, text.item.content.natural)
    }
  }

  func isWrappedWidth(_ variable: Variable) -> Bool {
    guard let item = engine.item(of: variable) else { return false }
    return item.width == variable && item.content.wrappedWidth != nil
  }

  /// Whether another solution of the first pass puts a coordinate elsewhere in the end.
  func isFree(_ variable: Variable) -> Bool { hasFreeTexts && !alternative(for: variable).isEmpty }

  /// A layout after another solution of the first pass in which the coordinate is elsewhere; empty where
  /// none is found.
  func alternative(for variable: Variable) -> [Variable: Double] {
    if let known = known[variable] { return known }
    let found = findAlternative(for: variable)
    known[variable] = found
    return found
  }

  /// What is elsewhere in the end after solutions of the first pass in which all of these are: one look
  /// at many choices that have nothing to do with each other.
  func moved(by variables: [Variable]) -> Set<Variable> {
    var moved: Set<Variable> = []
    for upwards in [true, false] {
      let other = first.alternative(moving: variables, upwards: upwards)
      for part in [1, 0.5] {
        for (variable, value) in wrapped(at: widths(part, of: other)) {
          if abs(value - engine.solver.value(of: variable)) > 1e-6 { moved.insert(variable) }
        }
      }
    }
    return moved
  }

  /// The values of all variables at a part of the way to another solution.
  private func widths(
    _ part: Double, of other: [(variable: Variable, value: Double)]
  ) -> [Variable: Double] {
    var widths: [Variable: Double] = [:]
    for variable in engine.items.values.flatMap(\.variables) {
      widths[variable] = first.value(of: variable)
    }
    for (variable, value) in other {
      let here = first.value(of: variable)
      widths[variable] = here + part * (value - here)
    }
    return widths
  }

  /// Whatever lies between two solutions is one. At the far end a text may be left without any width,
  /// which the second pass takes for no answer; so the middle is tried too.
  private func findAlternative(for variable: Variable) -> [Variable: Double] {
    guard let other = first.alternative(for: variable) else { return [:] }
    for part in [1, 0.5] {
      var widths: [Variable: Double] = [:]
      for (variable, value) in other {
        let here = first.value(of: variable)
        widths[variable] = here + part * (value - here)
      }
      let end = wrapped(at: widths)
      if let value = end[variable], abs(value - engine.solver.value(of: variable)) > 1e-6 {
        return end
      }
    }
    return [:]
  }

  /// The second pass after a first one with these widths, as the engine goes about it.
  private func wrapped(at widths: [Variable: Double]) -> [Variable: Double] {
    var widths = widths
    var layouts: [ObjectIdentifier: (width: CGFloat, size: CGSize)] = [:]
    for _ in 0..<5 {
      var isSettled = true
      for text in texts {
        let (width, natural) = (widths[text.width] ?? 0, text.content.natural)
        let before = layouts[ObjectIdentifier(text)]
        if let before, abs(width - before.width) <= 1e-6 || abs(width - before.size.width) <= 1e-6 {
          continue
        }
        let isCramped = width > 0 && width < natural.size.width - 1e-6
        guard isCramped || before == nil, let view = text.view else { continue }
        let layout =
          isCramped
          ? engine.finiteLayout(view.contentLayout(fitting: TextBox.room(width)), of: view)
          : natural
        layouts[ObjectIdentifier(text)] = (CGFloat(width), layout.size)
        set(layout, of: text)
        isSettled = false
      }
      for variable in widths.keys where engine.item(of: variable) != nil {
        widths[variable] = second.solver.value(of: variable)
      }
      if isSettled { break }
    }
    return widths
  }

  private func set(_ layout: IntrinsicLayout, of text: EngineItem) {
    for (axis, handle) in second.contents[ObjectIdentifier(text)] ?? [] {
      try? second.solver.setConstant(form(of: text, axis, layout).constant, of: handle)
    }
  }

  /// With the same numbers, ranks and stays.
  private func copyVariables(to solver: Solver) {
    let variables = engine.itemsByVariable.indices.map { _ in solver.makeVariable() }
    let live = variables.filter { engine.item(of: $0) != nil }
    solver.rank(live.sorted { engine.solver.rank(of: $0) < engine.solver.rank(of: $1) })
    for item in engine.items.values.sorted(by: { $0.serial < $1.serial }) {
      _ = item.addStays(to: solver)
    }
  }

  private func add(_ entry: Entry, _ form: LinearForm, to solver: Solver) -> Constraint? {
    try? solver.add(
      form.expression, Relation(rawValue: entry.relation.rawValue) ?? .equal,
      priority: Priority(entry.priority.value))
  }

  private func wrappedText(
    of entry: Entry
  ) -> (item: EngineItem, axis: LayoutConstraint.Axis)? {
    guard case .contentSize(let item, let axis, _) = entry.source,
      item.content.wrappedWidth != nil
    else { return nil }
    return (item, axis)
  }

  private func form(
    of text: EngineItem, _ axis: LayoutConstraint.Axis, _ layout: IntrinsicLayout
  ) -> LinearForm {
    LinearForm(text.size(along: axis))
      - (axis == .horizontal ? layout.size.width : layout.size.height)
  }
}

extension LayoutEngine {
  /// Whether the constraints leave a coordinate no choice, in either pass.
  func isUnique(_ variable: Variable) -> Bool {
    solver.isUnique(variable) && firstPass?.isFree(variable) != true
  }

  /// Nil where no text is wrapped. It holds until something is solved again.
  var firstPass: FirstPass? {
    if let known = knownFirstPass { return known }
    let isWrapped = items.values.contains { $0.content.wrappedWidth != nil }
    let firstPass = isWrapped ? FirstPass(of: self) : nil
    knownFirstPass = .some(firstPass)
    return firstPass
  }

  /// The wrapped texts whose sizes are among `entries`, in the order in which they come there.
  private func wrappedTexts(in entries: [Entry]) -> [EngineItem] {
    var seen: Set<ObjectIdentifier> = []
    return entries.compactMap { entry in
      guard case .contentSize(let text, _, _) = entry.source, text.content.wrappedWidth != nil,
        seen.insert(ObjectIdentifier(text)).inserted
      else { return nil }
      return text
    }
  }

  /// What gave the wrapped texts whose sizes are among `entries` the widths that they are wrapped at.
  /// A wrapped text asks for its widest line, which is the end of that matter and not its beginning.
  func firstBinding(behind entries: [Entry]) -> [(text: EngineItem, entries: [Entry])] {
    guard let firstPass else { return [] }
    return wrappedTexts(in: entries).map { ($0, firstPass.binding($0)) }
  }

  /// Points by which what a wrapped text asks for did not hold before it was wrapped; nil for anything
  /// else, in which the passes do not differ.
  func firstViolation(of entry: Entry) -> CGFloat? { firstPass?.violation(of: entry) }

  /// Another solution in which `item` is elsewhere; none where there is no other one.
  func otherSolution(for item: EngineItem) -> [Variable: Double] {
    guard let other = item.variables.lazy.compactMap({ self.solver.alternative(for: $0) }).first
    else {
      let free = item.variables.first { self.firstPass?.isFree($0) == true }
      return free.flatMap { firstPass?.alternative(for: $0) } ?? [:]
    }
    let values = Dictionary(other.map { ($0.variable, $0.value) }) { $1 }
    let part = visiblePart(ofTheWayOf: item, to: values)
    guard part < 1 else { return values }
    return Dictionary(
      other.map { variable, value in
        let here = solver.value(of: variable)
        return (variable, here + part * (value - here))
      }
    ) { $1 }
  }
}
