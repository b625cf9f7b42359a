import Files
import Foundation
import LayoutScene

// What stands below each other in a table, and what places it.
extension BuilderTable {
  /// What stands below each other in the table: its cells, and the views above and below them.
  private struct Row {
    var element: XMLElement
    var frame: CGRect
    var header: BuilderExtra?
    var footer: BuilderExtra?
  }

  private var rows: [Row] {
    let parts = element.children.flatMap { child -> [Row] in
      switch child.name {
      case "sections": child.children.flatMap(rows(of:))
      case "prototypes": row(child.children)
      default: row([child].filter { Self.parts.contains($0.attributes["key"] ?? "") })
      }
    }
    return parts.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
  }

  private static let parts = ["tableHeaderView", "tableFooterView"]

  private func row(_ elements: [XMLElement]) -> [Row] {
    elements.compactMap { element in
      guard file.isView(element), !file.isExcluded(element),
        let frame = BuilderView.frame(of: element)
      else { return nil }
      return Row(element: element, frame: frame)
    }
  }

  private func rows(of section: XMLElement) -> [Row] {
    var cells = row(section.first("cells")?.children ?? [])
    if let first = cells.indices.first, let last = cells.indices.last {
      cells[first].header = header(of: section, above: cells[first].element)
      cells[last].footer = footer(of: section, below: cells[last].element)
    }
    return cells
  }

  /// The texts above and below the sections.
  var texts: [BuilderExtra] { rows.flatMap { [$0.header, $0.footer] }.compactMap(\.self) }

  /// Whether the table that a view is part of places it.
  static func places(_ element: XMLElement, in scene: BuilderScene) -> Bool {
    guard element.attributes["id"] != nil else { return false }
    return element.name == "tableViewCell"
      ? around(element, in: scene) != nil
      : parts.contains(element.attributes["key"] ?? "")
        && scene.file.parent(of: element)?.name == "tableView"
  }

  /// What places the rows: each as far below the one before as in the record, and further where a text between them
  /// needs it.
  var places: [Node] {
    let rows = rows
    guard let last = rows.last else { return [] }
    let table = quotedName(of: element)
    var (above, y) = ("\(table).top", CGFloat(0))
    let placed = rows.enumerated().flatMap { index, row -> [Node] in
      let footer = index == 0 ? nil : rows[index - 1].footer
      let places = places(of: row, below: above, by: row.frame.minY - y, and: footer)
      (above, y) = ("\(quotedName(of: row.element)).bottom", row.frame.maxY)
      return places
    }
    let end = last.footer.map { "\($0.quotedName).bottom" } ?? above
    return placed
      + ["\(table).bottom = \(end)", "\(table).content.width = \(table).frame.width"].map {
        element.mark.equation($0)
      }
  }

  /// A priority below that of contents, which push away what keeps a place or a height with it.
  private static let yielding: CGFloat = 740

  private func places(
    of row: Row, below above: String, by gap: CGFloat, and footer: BuilderExtra?
  ) -> [Node] {
    let (table, name) = (quotedName(of: element), quotedName(of: row.element))
    let width = BuilderView.frame(of: element)?.width ?? row.frame.maxX
    let lowest = footer.map { "\($0.quotedName).bottom\(Self.textGap.signed)" } ?? above
    var places = [
      ("\(name).leading = \(table).leading\(inset(row.frame.minX).signed)", false),
      ("\(name).trailing = \(table).trailing\((-inset(width - row.frame.maxX)).signed)", false),
      ("\(name).top = \(above)\(gap.signed)", row.header != nil || footer != nil),
      ("\(name).height = \(row.frame.height.decimal)", fitsContent(row.element)),
    ]
    if let text = row.header?.quotedName {
      let gap = isGrouped ? Self.textGap : 0
      places.append(("\(name).top = \(text).bottom\(gap.signed)", false))
      places.append(("\(text).top >= \(lowest)", false))
    } else if footer != nil {
      places.append(("\(name).top >= \(lowest)", false))
    }
    if let text = row.footer?.quotedName {
      places.append(("\(text).top = \(name).bottom\(Self.textGap.signed)", false))
    }
    return places.map {
      row.element.mark.equation($0, priority: $1 ? Self.yielding : nil)
    }
  }

  private func quotedName(of element: XMLElement) -> String {
    BuilderConstraints(scene: scene).quotedName(of: element)
  }

  /// Whether a row is as high as its content needs.
  private func fitsContent(_ row: XMLElement) -> Bool {
    guard row.name == "tableViewCell", row.number(.rowHeight) == nil else { return false }
    return element.number(.rowHeight).map { $0 < 0 } ?? false
  }

  /// How far a row ends before the side of the table. Rows of an inset table are within the margins of their screen.
  private func inset(_ recorded: CGFloat) -> CGFloat {
    guard isInset, file.traits != nil else { return recorded }
    return (recorded > 0 ? scene.cellMargin : 0) + safeSide
  }
}
