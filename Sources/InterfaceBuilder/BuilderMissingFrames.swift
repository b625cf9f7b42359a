import Files
import Foundation
import LayoutScene

/// Places for the cells that a document has no frames of, as Xcode 5 and 6 wrote those of static tables: below each
/// other, with the heights of the document.
enum BuilderMissingFrames {
  /// An attribute of frames that are no record.
  static let mark = "placedByTable"

  static func placed(_ document: XMLElement) -> XMLElement {
    hasCellWithoutFrame(document) ? withPlaces(document) : document
  }

  private static func hasCellWithoutFrame(_ element: XMLElement) -> Bool {
    isCellWithoutFrame(element) || element.children.contains(where: hasCellWithoutFrame)
  }

  private static func isCellWithoutFrame(_ element: XMLElement) -> Bool {
    element.name == "tableViewCell" && element.child(key: "frame") == nil
  }

  private static func withPlaces(_ element: XMLElement) -> XMLElement {
    if element.name == "tableView", let rect = element.child(key: "frame"),
      let width = BuilderView.frame(of: element)?.width
    {
      var table = Table(element, rect, width)
      return table.placed(element)
    }
    return element.mapped(withPlaces)
  }

  /// A table while its rows get their places.
  private struct Table {
    /// The table's frame, an element of the kind that cells get.
    private let rect: XMLElement
    private let isGrouped: Bool
    private let width: CGFloat
    private let rowHeight, header, footer: CGFloat
    private var y: CGFloat = 0

    init(_ table: XMLElement, _ rect: XMLElement, _ width: CGFloat) {
      (self.rect, self.width) = (rect, width)
      isGrouped = table.isGroupedTable
      rowHeight = table.number(.rowHeight).flatMap { $0 > 0 ? $0 : nil } ?? TableMetrics.rowHeight
      header = table.number(.sectionHeaderHeight).map { max($0, 0) } ?? 0
      footer = table.number(.sectionFooterHeight).map { max($0, 0) } ?? 0
    }

    mutating func placed(_ element: XMLElement) -> XMLElement {
      switch element.name {
      case "tableViewSection", "prototypes":
        y += room(above: element)
        let section = element.mapped { placed($0) }
        if isGrouped { y += footer }
        return section
      case "tableViewCell":
        let cell = isCellWithoutFrame(element) ? withFrame(element) : element
        y = BuilderView.frame(of: cell)?.maxY ?? y
        return cell
      default: return element.mapped { placed($0) }
      }
    }

    /// The first header of a grouped table is higher, and the title of each needs a line.
    private func room(above section: XMLElement) -> CGFloat {
      guard isGrouped else { return header }
      let hasTitle = section.attributes["headerTitle"] != nil
      let line: CGFloat = hasTitle ? 38 : 0
      return max(header, line, y == 0 ? (hasTitle ? 55.5 : 35) : 0)
    }

    private func withFrame(_ cell: XMLElement) -> XMLElement {
      let height = cell.number(.rowHeight).flatMap { $0 > 0 ? $0 : nil } ?? rowHeight
      let numbers = [("y", y), ("width", width), ("height", height)]
      var attributes = ["key": "frame", "x": "0", BuilderMissingFrames.mark: "YES"]
      for (name, number) in numbers { attributes[name] = number.decimal }
      let frame = rect.with(attributes: attributes, pieces: [])
      return cell.with(attributes: cell.attributes, pieces: [.element(frame)] + cell.pieces)
    }
  }
}
