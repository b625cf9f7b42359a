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

  /// A frame on another screen, whose safe area moves the sides of rows inwards: those of a cell in an inset table, and
  /// those of the content of other cells. Only a table that is as wide as its screen reaches there.
  static func frame(_ frame: CGRect, of element: XMLElement, in scene: BuilderScene) -> CGRect {
    let isContent = element.attributes["key"] == "contentView"
    guard isContent || element.name == "tableViewCell", let table = around(element, in: scene),
      isContent || table.isInset, frame.width > 2 * table.safeSide
    else { return frame }
    let inset = frame.insetBy(dx: table.safeSide, dy: 0)
    // The cell of an inset table has taken its content along.
    return isContent && table.isInset ? inset.offsetBy(dx: -table.safeSide, dy: 0) : inset
  }

  static func frame(ofCell cell: XMLElement, in scene: BuilderScene) -> CGRect? {
    BuilderView.frame(of: cell).map { frame($0, of: cell, in: scene) }
  }

  fileprivate var safeSide: CGFloat {
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
    entries.append(
      (
        "maskedCorners",
        Node(content: .sequence(corners.map { word($0, cell) }), mark: cell.mark)
      ))
    return entries
  }

  private func place(of cell: XMLElement) -> (isFirst: Bool, isLast: Bool) {
    let cells = file.parent(of: cell)?.children.filter { $0.name == "tableViewCell" } ?? []
    return (cells.first === cell, cells.last === cell)
  }

  /// The line below a cell; nil for a table without lines.
  func separator(of cell: XMLElement) -> Node.Pair? {
    guard element.attributes["separatorStyle"] != "none",
      let frame = Self.frame(ofCell: cell, in: scene), !isInset || !place(of: cell).isLast
    else { return nil }
    let inset =
      [cell, element].lazy.compactMap {
        $0.child(key: "separatorInset")?.number(.minX)
      }.first ?? scene.cellMargin
    let side = isInset ? 0 : safeSide
    let left = isGrouped && place(of: cell).isLast ? 0 : min(max(0, inset) + side, frame.width)
    let height = 1 / (file.traits?.scale ?? file.scale)
    let color =
      element.children.first { $0.attributes["key"] == "separatorColor" }
      .flatMap { BuilderColor(file: file).node($0) }
    return BuilderExtra(name: "separator", owner: cell).node(
      CGRect(x: left, y: frame.height - height, width: frame.width - left, height: height),
      masks: ["flexibleWidth", "flexibleTopMargin"], isMirrored: true,
      [("background", color ?? word("separator", cell))])
  }

  // MARK: Sections

  /// The texts above and below the sections.
  var texts: [Node.Pair] {
    (element.first("sections")?.children ?? []).flatMap { section -> [Node.Pair] in
      let cells = section.first("cells")?.children.compactMap(BuilderView.frame) ?? []
      guard let first = cells.first, let last = cells.last else { return [] }
      return [header(of: section, above: first), footer(of: section, below: last)]
        .compactMap(\.self)
    }
  }

  private func header(of section: XMLElement, above cell: CGRect) -> Node.Pair? {
    guard let title = section.attributes["headerTitle"] else { return nil }
    let height: CGFloat = isGrouped ? 16 : 28
    let y = cell.minY - height - (isGrouped ? 7 : 0)
    // Grouped tables write their headers in capitals.
    let shown = isGrouped && !file.texts.isTranslated ? title.uppercased() : title
    let font = [("size", word("17", section)), ("weight", word("semibold", section))]
    return text(
      shown, "headerTitle", of: section,
      CGRect(x: cell.minX, y: y, width: cell.width, height: height),
      isGrouped ? word("footnote", section) : BuilderNode.mapping(font, at: section.mark))
  }

  private func footer(of section: XMLElement, below cell: CGRect) -> Node.Pair? {
    guard let title = section.attributes["footerTitle"] else { return nil }
    let lines = (CGFloat(title.count) * 6.5 / max(cell.width - 2 * scene.cellMargin, 1)).rounded(
      .up)
    return text(
      title, "footerTitle", of: section,
      CGRect(x: cell.minX, y: cell.maxY + 7, width: cell.width, height: 16 * max(lines, 1)),
      word("footnote", section))
  }

  private func text(
    _ text: String, _ property: String, of section: XMLElement, _ frame: CGRect, _ font: Node
  ) -> Node.Pair? {
    guard !text.trimmingCharacters(in: .whitespaces).isEmpty else { return nil }
    let color = isGrouped ? "secondaryLabel" : "label"
    return BuilderExtra(name: property, owner: section).node(
      frame.insetBy(dx: min(scene.cellMargin + safeSide, frame.width / 2), dy: 0),
      masks: ["flexibleWidth"],
      [
        ("class", word("label", section)), ("text", file.texts.node(text, of: section, property)),
        ("font", font), ("lines", word("0", section)), ("color", word(color, section)),
      ])
  }

  private func word(_ word: String, _ element: XMLElement) -> Node {
    BuilderNode.word(word, at: element.mark)
  }
}

/// A view that Interface Builder draws and for which the document has no element.
struct BuilderExtra {
  var name: String
  /// The element that the view belongs to.
  var owner: XMLElement

  /// - Parameter isMirrored: whether the view is at one side, which is the other one from right to left.
  func node(
    _ frame: CGRect, masks: [String], isMirrored: Bool = false, _ entries: [(String, Node)]
  ) -> Node.Pair? {
    guard let id = owner.attributes["id"], frame.width > 0, frame.height > 0 else { return nil }
    let name = "\(id)/\(name)"
    let words = masks.map { BuilderNode.word($0, at: owner.mark) }
    let all =
      entries.filter { $0.0 == "class" }
      + [
        ("frame", BuilderNode.list(frame.numbers, at: owner.mark)),
        ("autoresizing", Node(content: .sequence(words), mark: owner.mark)),
      ] + (isMirrored ? [("mirrorsFrame", BuilderNode.word("true", at: owner.mark))] : [])
      + entries.filter { $0.0 != "class" }
    return Node.Pair(
      key: Node(name, style: .doubleQuoted, at: owner.mark), name: name,
      value: BuilderNode.mapping(all, at: owner.mark))
  }

  // MARK: Accessories

  /// The symbols of the accessories, from the trailing edge on, with the points of their fonts.
  private static let accessories: [String: [(symbol: String, points: CGFloat)]] = [
    "disclosureIndicator": [("chevron.right", 14)],
    "checkmark": [("checkmark", 17)],
    "detailButton": [("info.circle", 19)],
    "detailDisclosureButton": [("chevron.right", 14), ("info.circle", 19)],
  ]

  /// The views of a cell's accessory.
  static func accessories(of cell: XMLElement, in scene: BuilderScene) -> [Node.Pair] {
    guard let kind = cell.attributes["accessoryType"].flatMap({ accessories[$0] }),
      let frame = BuilderTable.frame(ofCell: cell, in: scene)
    else { return [] }
    var right =
      frame.width - scene.cellMargin(of: cell) - BuilderTable.sideInCell(of: cell, in: scene)
    return kind.compactMap { symbol, points in
      let isChevron = symbol == "chevron.right"
      let size = CGSize(width: isChevron ? 9 : points + 3, height: points + 3)
      right -= size.width
      defer { right -= 12 }
      let mark = cell.mark
      // The indicator points to where reading goes on.
      let image = [
        ("symbol", BuilderNode.text(isChevron ? "chevron.forward" : symbol, at: mark)),
        ("pointSize", BuilderNode.number(points, at: mark)),
        ("weight", BuilderNode.word(symbol == "info.circle" ? "regular" : "semibold", at: mark)),
      ]
      return BuilderExtra(name: symbol, owner: cell).node(
        CGRect(
          origin: CGPoint(x: right, y: (frame.height - size.height) / 2), size: size),
        masks: ["flexibleLeftMargin", "flexibleTopMargin", "flexibleBottomMargin"],
        isMirrored: true,
        [
          ("class", BuilderNode.word("image", at: mark)),
          ("image", BuilderNode.mapping(image, at: mark)),
          ("contentMode", BuilderNode.word("center", at: mark)),
          ("tint", BuilderNode.word(isChevron ? "tertiaryLabel" : "tint", at: mark)),
        ])
    }
  }

  // MARK: Configurations

  /// The texts and the image of a cell's content configuration.
  static func listContent(of cell: XMLElement, in scene: BuilderScene) -> Node.Pair? {
    let file = scene.file
    guard let content = cell.child(key: "contentConfiguration"),
      content.name == "listContentConfiguration",
      let frame = BuilderTable.frame(ofCell: cell, in: scene)
    else { return nil }
    let mark = content.mark
    let isBeside = content.isTrue("prefersSideBySideTextAndSecondaryText")
    var entries = [
      ("class", BuilderNode.word("cell", at: mark)),
      ("cell", BuilderNode.word(isBeside ? "value1" : "subtitle", at: mark)),
      ("separator", BuilderNode.word("false", at: mark)),
      ("background", BuilderNode.word("clear", at: mark)),
    ]
    for key in ["text", "secondaryText"] {
      guard let text = content.attributes[key], !text.isEmpty else { continue }
      entries.append((key, BuilderNode.text(text, at: mark)))
    }
    if let image = BuilderImage(file: file, mark: mark).node(of: content) {
      entries.append(("image", image))
    }
    return BuilderExtra(name: "content", owner: cell).node(
      CGRect(origin: .zero, size: frame.size).insetBy(
        dx: min(BuilderTable.sideInCell(of: cell, in: scene), frame.width / 2), dy: 0),
      masks: ["flexibleWidth", "flexibleHeight"], entries)
  }

  // MARK: Pickers

  /// The rows that Interface Builder shows in a picker.
  static func rows(of picker: XMLElement) -> [Node.Pair] {
    guard let frame = BuilderView.frame(of: picker) else { return [] }
    let rows = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
    let mark = picker.mark
    let font = BuilderNode.mapping([("size", BuilderNode.word("21", at: mark))], at: mark)
    return rows.enumerated().compactMap { index, row in
      let y = frame.height / 2 + CGFloat(index - 2) * 32 - 16
      guard y >= 0, y + 32 <= frame.height else { return nil }
      return BuilderExtra(name: row, owner: picker).node(
        CGRect(x: 8, y: y, width: frame.width - 16, height: 32),
        masks: ["flexibleWidth", "flexibleTopMargin", "flexibleBottomMargin"],
        [
          ("class", BuilderNode.word("label", at: mark)), ("text", BuilderNode.text(row, at: mark)),
          ("font", font), ("textAlignment", BuilderNode.word("center", at: mark)),
          ("color", BuilderNode.word(index == 2 ? "label" : "secondaryLabel", at: mark)),
        ])
    }
  }
}

extension CGRect {
  /// Whether it reaches from one side to the other of something that is so wide.
  fileprivate func isAcross(_ width: CGFloat) -> Bool { minX == 0 && self.width == width }
}
