import Cassowary

/// Rows of a label, a field and a button on a common baseline; all labels as wide as the widest.
final class Form: Workload {
  struct Item {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable
    /// Width at most, width at least, height at most, height at least.
    var intrinsic: [Constraint] = []
  }

  struct Row {
    var label: Item
    var field: Item
    var button: Item
    var constraints: [Constraint] = []
  }

  let solver = Solver()
  private var values = Values()
  private var plain = Plain()
  private let left: Variable
  private let top: Variable
  private let width: Variable
  private let height: Variable
  private let containerWidth: Constraint
  private var rows: [Row] = []
  private var moved: [Variable] = []
  private let widest: Int
  private let narrow: Int

  init(_ count: Int) throws {
    (left, top) = (solver.makeVariable(), solver.makeVariable())
    (width, height) = (solver.makeVariable(), solver.makeVariable())
    try solver.require(left + 0)
    try solver.require(top + 0)
    containerWidth = try solver.add(width - 600, .equal, priority: Strength.strong)
    let widths = (0..<count).map { Form.labelWidth($0) }
    widest = widths.firstIndex(of: widths.max()!)!
    narrow = widest == 0 ? 1 : 0
    for i in 0..<count {
      rows.append(Row(label: makeItem(), field: makeItem(), button: makeItem()))
      try addRow(i)
    }
    let last = rows[count - 1].field
    try solver.require(height - last.top - last.height - 20)
    try solver.solve()
    moved = rows.flatMap { [$0.label.width, $0.field.width, $0.button.left] }
  }

  static func labelWidth(_ i: Int) -> Double { Double(60 + (i * 37) % 90) }

  private func makeItem() -> Item {
    Item(
      left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
  }

  private func addRow(_ i: Int) throws {
    var row = rows[i]
    row.constraints.removeAll(keepingCapacity: true)
    func require(_ expression: Expression) throws {
      row.constraints.append(try solver.add(expression, .equal, priority: .required))
    }
    let (label, field, button) = (row.label, row.field, row.button)
    try require(label.left - left - 20)
    try require(field.left - label.left - label.width - 8)
    try require(button.left - field.left - field.width - 8)
    try require(button.left + button.width - left - width + 20)
    try require(label.top + 13 - field.top - 16)
    try require(button.top + 15 - field.top - 16)
    if i == 0 {
      try require(field.top - top - 20)
    } else {
      let above = rows[i - 1].field
      try require(field.top - above.top - above.height - 8)
      try require(label.width - rows[0].label.width)
    }
    let buttonWidth = Double(60 + (i * 13) % 40)
    row.label.intrinsic = try intrinsic(
      label, Form.labelWidth(i), 17, hugging: 251, compression: 750)
    row.field.intrinsic = try intrinsic(field, 100, 22, hugging: 250, compression: 260)
    row.button.intrinsic = try intrinsic(button, buttonWidth, 20, hugging: 252, compression: 750)
    row.constraints += row.label.intrinsic + row.field.intrinsic + row.button.intrinsic
    rows[i] = row
  }

  private func intrinsic(
    _ item: Item, _ width: Double, _ height: Double, hugging: Double, compression: Double
  ) throws -> [Constraint] {
    [
      try solver.add(item.width - width, .lessThanOrEqual, priority: Priority(hugging)),
      try solver.add(item.width - width, .greaterThanOrEqual, priority: Priority(compression)),
      try solver.add(item.height - height, .lessThanOrEqual, priority: Priority(252)),
      try solver.add(item.height - height, .greaterThanOrEqual, priority: Strength.strong),
    ]
  }

  private func setWidth(_ width: Double, of item: Item) throws {
    try solver.setConstant(-width, of: item.intrinsic[0])
    try solver.setConstant(-width, of: item.intrinsic[1])
  }

  var total: Double { values.sum(moved, in: solver) }

  var operations: [(name: String, run: (Int) throws -> Double)] {
    [
      ("edit", edit), ("one label", oneLabel), ("widest label", widestLabel),
      ("row churn", rowChurn), ("crossing", crossing),
      ("reading", { [self] _ in values.sum(moved, in: solver) }),
      ("plain", { [self] i in plain.form(rows.count, width: varied(i, from: 600)) }),
    ]
  }

  private func edit(_ i: Int) throws -> Double {
    try solver.setConstant(-varied(i, from: 600), of: containerWidth)
    return values.sum(moved, in: solver)
  }

  /// The same state before each operation, whatever ran before.
  private func reset(_ i: Int) throws {
    guard i == 0 else { return }
    try solver.setConstant(-600, of: containerWidth)
    try setWidth(Form.labelWidth(widest), of: rows[widest].label)
    try setWidth(Form.labelWidth(narrow), of: rows[narrow].label)
  }

  private func oneLabel(_ i: Int) throws -> Double {
    try reset(i)
    try setWidth(Double(40 + i % 20), of: rows[narrow].label)
    return values.sum([rows[narrow].label.width, rows[narrow].field.width], in: solver)
  }

  private func widestLabel(_ i: Int) throws -> Double {
    try reset(i)
    try setWidth(i % 2 == 0 ? 150 : 170, of: rows[widest].label)
    return values.sum(moved, in: solver)
  }

  private func rowChurn(_ i: Int) throws -> Double {
    try reset(i)
    let row = rows.count / 2
    for constraint in rows[row].constraints { solver.remove(constraint) }
    try addRow(row)
    return values.sum(moved, in: solver)
  }

  private func crossing(_ i: Int) throws -> Double {
    try reset(i)
    let width = i % 2 == 0 ? Double(330 + i % 7) : Double(700 + i % 11)
    try solver.setConstant(-width, of: containerWidth)
    return values.sum(moved, in: solver)
  }
}
