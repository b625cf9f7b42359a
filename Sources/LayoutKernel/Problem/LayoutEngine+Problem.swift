import Foundation
import LayoutScene

extension LayoutEngine {
  /// The layout as a value, as of the last solution: what was handed over, under names, with what the code of views
  /// has answered.
  ///
  /// - Parameters:
  ///   - name: what the host calls a view or guide. Names that are not unique get a number.
  ///   - text: the item whose text has the first or last baseline of a view.
  package func problem(
    naming name: (Item) -> String, text: (_ item: Item, _ isFirst: Bool) -> Item?
  ) -> LayoutProblem {
    let names = ProblemNames(items, name)
    return LayoutProblem(
      environment: items.environment,
      items: names.items.map { item in
        var record = answered(item)
        record.name = names[item]
        record.parent = item.parent.map { names[$0] }
        guard item.isView else { return record }
        let (first, last) = (text(item, true), text(item, false))
        record.firstBaselineItem = first.flatMap { $0 === item ? nil : names[$0] }
        record.lastBaselineItem = last.flatMap { $0 === item ? nil : names[$0] }
        return record
      },
      constraints: names.items.flatMap { item in
        item.held.sorted { $0.serial < $1.serial }.compactMap(names.record)
      })
  }

  /// What was handed over about an item, with the answers of its view's code.
  private func answered(_ item: Item) -> ProblemItem {
    var record = item.record
    guard item.isView else { return record }
    record.alignment = items.alignmentOffsets(of: item)
    record.content.natural = item.content.natural
    record.content.measured = item.content.measured
    record.autoresizing?.capture = item.capture
    if item.isPlaced { record.keptFrame = item.frame }
    if item.insets.safeArea != item.insets.givenSafeArea {
      record.ownSafeArea = item.insets.safeArea
    }
    return record
  }
}

/// The names of items, each unique.
private struct ProblemNames {
  private var names: [ObjectIdentifier: String] = [:]
  /// In reading order.
  private(set) var items: [Item] = []

  init(_ table: Items, _ name: (Item) -> String) {
    var (taken, counts): (Set<String>, [String: Int]) = ([], [:])
    table.visitInReadingOrder { item in
      var wanted = name(item)
      if let guide = item.guide, let owner = item.parent {
        wanted = self[owner] + ":" + (guide == .free ? wanted : guide.rawValue)
      }
      let name = wanted
      while !taken.insert(wanted).inserted {
        counts[name, default: 1] += 1
        wanted = "\(name)#\(counts[name] ?? 1)"
      }
      names[ObjectIdentifier(item)] = wanted
      items.append(item)
    }
  }

  subscript(item: Item) -> String { names[ObjectIdentifier(item)] ?? "" }

  func record(_ row: Row) -> ProblemConstraint? {
    guard let statement = row.statement else { return nil }
    return ProblemConstraint(
      statement.kind, first: record(statement.first),
      firstStart: statement.firstStart.map(record), statement.relation,
      second: statement.second.map(record), secondStart: statement.secondStart.map(record),
      multiplier: statement.multiplier, constant: statement.constant,
      priority: statement.priority, container: self[statement.container],
      origin: statement.origin)
  }

  /// A guide that is an inset is named after its owner. The content of a scroll view, where it is
  /// meant by the scroll view's edges, is named itself.
  private func record(_ end: End) -> ProblemConstraint.End {
    let item = end.inset.map { self[end.owner] + ":" + $0.rawValue } ?? self[end.item]
    return ProblemConstraint.End(item: item, attribute: end.attribute)
  }
}
