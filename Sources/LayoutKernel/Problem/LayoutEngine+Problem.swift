import Foundation
import LayoutScene

extension LayoutEngine {
  /// The layout as a value, as of the last solution. It contains what contents measured at the widths
  /// that the solution asked for.
  ///
  /// - Parameter name: what the host calls a view or guide. Names that are not unique get a number.
  package func problem(naming name: (AnyObject) -> String) -> LayoutProblem {
    let recorder = ProblemRecorder(items, name)
    return LayoutProblem(
      environment: items.environment, items: recorder.items.map(recorder.record),
      constraints: recorder.items.flatMap { item in
        item.held.sorted { $0.serial < $1.serial }.compactMap(recorder.record)
      })
  }
}

/// Writes items and rows down under their names.
private struct ProblemRecorder {
  private let table: Items
  private var names: [ObjectIdentifier: String] = [:]
  /// In reading order.
  private(set) var items: [Item] = []

  init(_ table: Items, _ name: (AnyObject) -> String) {
    self.table = table
    var (taken, counts): (Set<String>, [String: Int]) = ([], [:])
    table.visitInReadingOrder { key in
      guard let item = table[key] else { return }
      var wanted = name(key)
      if let guide = item.guide, let owner = item.parent {
        let owner = names[ObjectIdentifier(owner.key)] ?? ""
        wanted = owner + ":" + (guide == .free ? wanted : guide.rawValue)
      }
      let name = wanted
      while !taken.insert(wanted).inserted {
        counts[name, default: 1] += 1
        wanted = "\(name)#\(counts[name] ?? 1)"
      }
      names[ObjectIdentifier(key)] = wanted
      items.append(item)
    }
  }

  private func name(_ key: AnyObject) -> String { names[ObjectIdentifier(key)] ?? "" }

  func record(_ item: Item) -> ProblemItem {
    var record = ProblemItem(
      name: name(item.key), parent: item.parent.map { name($0.key) }, guide: item.guide)
    record.isHelper = item.isHelper
    guard let view = item.source else { return record }
    record.readsRightToLeft = view.readsRightToLeft
    record.scrollsContent = view.scrollsContent
    if view.scrollsContent {
      (record.passesHorizontally, record.passesVertically) = view.passesSafeArea
    }
    record.boundsOrigin = view.boundsOrigin
    record.alignment = table.alignmentOffsets(of: item)
    record.content = content(of: item, view)
    let (first, last) = (view.baselineKey(isFirst: true), view.baselineKey(isFirst: false))
    record.firstBaselineItem = first === item.key ? nil : name(first)
    record.lastBaselineItem = last === item.key ? nil : name(last)
    record.autoresizing = view.autoresizingFrame
    record.autoresizing?.capture = item.capture
    record.keptFrame = view.keptFrame
    record.margins = view.marginRule
    record.addedSafeArea = view.addedSafeArea
    if item.insets.safeArea != item.insets.givenSafeArea {
      record.ownSafeArea = item.insets.safeArea
    }
    record.readableWidth = view.readableWidth
    return record
  }

  private func content(of item: Item, _ view: any ViewSource) -> ProblemContent {
    var content = ProblemContent()
    content.natural = item.content.natural
    content.horizontal = view.contentPriorities(for: .horizontal)
    content.vertical = view.contentPriorities(for: .vertical)
    content.wraps = item.content.wraps
    content.measured = item.content.measured
    return content
  }

  func record(_ row: Row) -> ProblemConstraint? {
    guard case .constraint(let source) = row.source, let statement = row.statement else {
      return nil
    }
    return ProblemConstraint(
      source.kind, first: record(statement.first),
      firstStart: statement.firstStart.map(record), statement.relation,
      second: statement.second.map(record), secondStart: statement.secondStart.map(record),
      multiplier: statement.multiplier, constant: statement.constant,
      priority: statement.priority, container: name(statement.container.key),
      origin: source.origin)
  }

  /// A guide that is an inset is named after its owner. The content of a scroll view, where it is
  /// meant by the scroll view's edges, is named itself.
  private func record(_ end: End) -> ProblemConstraint.End {
    let item =
      end.inset.map { name(end.owner.key) + ":" + $0.rawValue } ?? name(end.item.key)
    return ProblemConstraint.End(item: item, attribute: end.attribute)
  }
}
