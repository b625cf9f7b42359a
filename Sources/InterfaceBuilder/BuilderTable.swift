import Files
import Foundation
import LayoutScene

/// What a table draws besides its cells: lines below them, accessories in them, and the texts of its sections. The
/// document has no elements for these views; each is called by the element that it belongs to.
struct BuilderTable {
  let scene: BuilderScene
  let element: XMLElement

  private var file: BuilderFile { scene.file }
  private var isGrouped: Bool {
    element.attributes["style"]?.lowercased().contains("grouped") == true
  }
  private var isInset: Bool { element.attributes["style"] == "insetGrouped" }

  /// The table of a cell; nil for a cell that is a document of its own.
  static func around(_ cell: XMLElement, in scene: BuilderScene) -> BuilderTable? {
    scene.file.owner(of: cell) { $0.name == "tableView" }
      .map { BuilderTable(scene: scene, element: $0) }
  }

  // MARK: Cells

  /// How far the safe area reaches into the sides of the rows on another screen. Only a table that is as wide as its
  /// screen reaches there.
  var safeSide: CGFloat {
    guard let traits = file.traits, scene.container == nil,
      element === scene.root
        || BuilderView.frame(of: element)?.isAcross(scene.size.width) == true
    else { return 0 }
    return traits.side
  }

  /// What the safe area takes of the sides of a cell that reaches to those of the screen.
  static func sideInCell(of cell: XMLElement, in scene: BuilderScene) -> CGFloat {
    around(cell, in: scene).map { $0.isInset ? 0 : $0.safeSide } ?? 0
  }

  /// The look that the style of the table gives a cell.
  func look(of cell: XMLElement) -> [(String, Node)] {
    var entries: [(String, Node)] = []
    let hasColor = cell.children.contains { $0.attributes["key"] == "backgroundColor" }
    if isGrouped, !hasColor {
      entries.append(("background", word("secondarySystemGroupedBackground", cell)))
    }
    let (isFirst, isLast) = place(of: cell)
    guard isInset, isFirst || isLast else { return entries }
    entries.append(("cornerRadius", word("10", cell)))
    let corners =
      (isFirst ? ["topLeft", "topRight"] : []) + (isLast ? ["bottomLeft", "bottomRight"] : [])
    return entries + [("maskedCorners", cell.mark.sequence(corners.map(cell.mark.word)))]
  }

  private func place(of cell: XMLElement) -> (isFirst: Bool, isLast: Bool) {
    let cells = file.parent(of: cell)?.children.filter { $0.name == "tableViewCell" } ?? []
    return (cells.first === cell, cells.last === cell)
  }

  /// The line below a cell; nil for a table without lines.
  func separator(of cell: XMLElement) -> BuilderExtra? {
    guard element.attributes["separatorStyle"] != "none",
      let frame = BuilderView.frame(of: cell), !isInset || !place(of: cell).isLast
    else { return nil }
    let insets = [cell, element].lazy.compactMap { $0.child(key: "separatorInset") }.first
    let side = isInset ? 0 : safeSide
    func inset(_ number: BuilderNumber, _ standard: CGFloat) -> CGFloat {
      if isGrouped && place(of: cell).isLast { return 0 }
      return min(max(0, insets?.number(number) ?? standard), frame.width / 2)
    }
    let left = inset(.minX, scene.cellMargin) + (isGrouped && place(of: cell).isLast ? 0 : side)
    let color =
      element.children.first { $0.attributes["key"] == "separatorColor" }
      .flatMap { BuilderColor(file: file).node($0) }
    var line = BuilderExtra("separator", of: cell, in: scene)
    line.entries = [("background", color ?? word("separator", cell))]
    line.hold(["leading": left, "trailing": inset(.maxX, 0), "bottom": 0])
    line.hold("height = hairline")
    return line
  }

  // MARK: Rows

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

  // MARK: Sections

  /// The distance between the texts of a grouped table and its cells, points.
  private static let textGap: CGFloat = 7

  private func header(of section: XMLElement, above cell: XMLElement) -> BuilderExtra? {
    guard let title = section.attributes["headerTitle"] else { return nil }
    // Grouped tables write their headers in capitals.
    let shown = isGrouped && !file.texts.isTranslated ? title.uppercased() : title
    let font = word(isGrouped ? "footnote" : "headline", section)
    var header = text(shown, "headerTitle", of: section, beside: cell, font)
    header?.hold("height >= \((isGrouped ? 16 : 28 as CGFloat).decimal)")
    return header
  }

  private func footer(of section: XMLElement, below cell: XMLElement) -> BuilderExtra? {
    section.attributes["footerTitle"].flatMap {
      text($0, "footerTitle", of: section, beside: cell, word("footnote", section))
    }
  }

  private func text(
    _ text: String, _ property: String, of section: XMLElement, beside cell: XMLElement,
    _ font: Node
  ) -> BuilderExtra? {
    guard section.attributes["id"] != nil, !text.trimmingCharacters(in: .whitespaces).isEmpty else {
      return nil
    }
    var label = BuilderExtra(property, of: section, in: scene)
    label.entries = [
      ("class", word("label", section)), ("text", file.texts.node(text, of: section, property)),
      ("font", font), ("lines", word("0", section)),
      ("color", word(isGrouped ? "secondaryLabel" : "label", section)),
    ]
    let side = scene.cellMargin + (isInset ? 0 : safeSide)
    label.hold(["leading": side, "trailing": side], in: cell)
    return label
  }

  private func word(_ word: String, _ element: XMLElement) -> Node {
    element.mark.word(word)
  }
}

extension CGRect {
  /// Whether it reaches from one side to the other of something that is so wide.
  fileprivate func isAcross(_ width: CGFloat) -> Bool { minX == 0 && self.width == width }
}
