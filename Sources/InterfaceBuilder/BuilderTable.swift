import Files
import Foundation
import LayoutScene

/// What a table draws besides its cells: lines below them, accessories in them, and the texts of its sections. The
/// document has no elements for these views; each is called by the element that it belongs to.
package struct BuilderTable {
  let scene: BuilderScene
  let element: XMLElement

  var file: BuilderFile { scene.file }
  var isGrouped: Bool { element.isGroupedTable }
  var isInset: Bool { element.attributes["style"] == "insetGrouped" }

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
    entries.append(("cornerRadius", cell.mark.number(TableMetrics.groupRadius)))
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

  // MARK: Sections

  /// The class of the header of a section in a grouped table, which is written in capitals. Documents have these
  /// headers in their lists, and no class for them.
  package static let groupHeader = "groupHeader"

  /// The distance between the texts of a grouped table and its cells, points.
  static let textGap: CGFloat = 7

  func header(of section: XMLElement, above cell: XMLElement) -> BuilderExtra? {
    guard let title = section.attributes["headerTitle"] else { return nil }
    let font = word(isGrouped ? "footnote" : "headline", section)
    var header = text(
      title, "headerTitle", of: section, beside: cell, font,
      class: isGrouped ? Self.groupHeader : "label")
    header?.hold("height >= \((isGrouped ? 16 : 28 as CGFloat).decimal)")
    return header
  }

  func footer(of section: XMLElement, below cell: XMLElement) -> BuilderExtra? {
    section.attributes["footerTitle"].flatMap {
      text($0, "footerTitle", of: section, beside: cell, word("footnote", section))
    }
  }

  private func text(
    _ text: String, _ property: String, of section: XMLElement, beside cell: XMLElement,
    _ font: Node, class viewClass: String = "label"
  ) -> BuilderExtra? {
    guard section.attributes["id"] != nil, !text.trimmingCharacters(in: .whitespaces).isEmpty else {
      return nil
    }
    var label = BuilderExtra(property, of: section, in: scene)
    label.entries = [
      ("class", word(viewClass, section)), ("text", file.texts.node(text, of: section, property)),
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

extension XMLElement {
  /// Whether it is a table of one of the grouped styles.
  var isGroupedTable: Bool {
    attributes["style"]?.lowercased().contains("grouped") == true
  }
}
