import Files
import Foundation
import LayoutScene

/// A view that Interface Builder draws and for which the document has no element, and what places it.
struct BuilderExtra {
  private let name: String
  /// The element that the view belongs to.
  private let owner: XMLElement
  private let scene: BuilderScene
  /// The place of the element that the view is drawn for; that of its owner for what nobody wrote.
  var mark: SourceText.Mark
  var entries: [(String, Node)] = []
  private(set) var places: [Node] = []

  init(_ name: String, of owner: XMLElement, in scene: BuilderScene) {
    self.name = "\(BuilderView.name(of: owner, scene.file))/\(name)"
    (self.owner, self.scene, mark) = (owner, scene, owner.mark)
  }

  var quotedName: String { "`\(name)`" }

  var view: Node.Pair {
    mark.view(name, entries.map { Node.Pair($0, $1, at: mark) })
  }

  /// Keeps an attribute as an equation says whose left side is without the view's name.
  mutating func hold(_ text: String) {
    places.append(owner.mark.equation("\(quotedName).\(text)"))
  }

  /// Keeps distances of edges inside of an element's view.
  mutating func hold(_ edges: KeyValuePairs<String, CGFloat>, in outer: XMLElement? = nil) {
    let outer = BuilderConstraints(scene: scene).quotedName(of: outer ?? owner)
    for (edge, distance) in edges {
      let isEnd = ["trailing", "bottom"].contains(edge)
      hold("\(edge) = \(outer).\(edge)\((isEnd ? -distance : distance).signed)")
    }
  }

  /// The views that Interface Builder draws for an element.
  static func all(of element: XMLElement, in scene: BuilderScene) -> [BuilderExtra] {
    guard element.attributes["id"] != nil else { return [] }
    switch element.name {
    case "tableView": return BuilderTable(scene: scene, element: element).texts
    case "pickerView": return rows(of: element, in: scene)
    case "tableViewCell":
      let separator = BuilderTable.around(element, in: scene)?.separator(of: element)
      return [listContent(of: element, in: scene)].compactMap(\.self)
        + accessories(of: element, in: scene) + [separator].compactMap(\.self)
    default: return []
    }
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
  private static func accessories(
    of cell: XMLElement, in scene: BuilderScene
  ) -> [BuilderExtra] {
    guard let kind = cell.attributes["accessoryType"].flatMap({ accessories[$0] }) else {
      return []
    }
    let mark = cell.mark
    var right = scene.cellMargin(of: cell) + BuilderTable.sideInCell(of: cell, in: scene)
    return kind.map { symbol, points in
      let isChevron = symbol == "chevron.right"
      // The indicator points to where reading goes on.
      let image = [
        ("symbol", mark.text(isChevron ? "chevron.forward" : symbol)),
        ("pointSize", mark.number(points)),
        ("weight", mark.word(symbol == "info.circle" ? "regular" : "semibold")),
      ]
      // A dot in a name would end it in a constraint.
      var sign = BuilderExtra(String(symbol.prefix { $0 != "." }), of: cell, in: scene)
      sign.entries = [
        ("class", mark.word("image")),
        ("image", mark.mapping(image)),
        ("contentMode", mark.word("center")),
        ("tint", mark.word(isChevron ? "tertiaryLabel" : "tint")),
      ]
      sign.hold(["trailing": right, "centerY": 0])
      right += (isChevron ? 9 : points + 3) + 12
      return sign
    }
  }

  // MARK: Configurations

  /// The texts and the image of a cell's content configuration.
  private static func listContent(of cell: XMLElement, in scene: BuilderScene) -> BuilderExtra? {
    guard let content = cell.child(key: "contentConfiguration"),
      content.name == "listContentConfiguration"
    else { return nil }
    let mark = content.mark
    let isBeside = content.isTrue("prefersSideBySideTextAndSecondaryText")
    let text = { (key: String) in
      content.attributes[key].flatMap { $0.isEmpty ? nil : mark.text($0) }
    }
    let entries: KeyValuePairs<String, Node?> = [
      "class": mark.word("cell"), "cell": mark.word(isBeside ? "value1" : "subtitle"),
      "separator": mark.word("false"), "background": mark.word("clear"), "text": text("text"),
      "secondaryText": text("secondaryText"),
      "image": BuilderImage(file: scene.file, mark: mark).node(of: content),
    ]
    var view = BuilderExtra("content", of: cell, in: scene)
    view.mark = mark
    view.entries = entries.present
    let side = BuilderTable.sideInCell(of: cell, in: scene)
    view.hold(["leading": side, "trailing": side, "top": 0, "bottom": 0])
    return view
  }

  // MARK: Pickers

  /// The rows that Interface Builder shows in a picker.
  private static func rows(of picker: XMLElement, in scene: BuilderScene) -> [BuilderExtra] {
    guard let frame = BuilderView.frame(of: picker) else { return [] }
    let rows = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
    let mark = picker.mark
    let font = mark.mapping([("size", mark.word("21"))])
    return rows.enumerated().compactMap { index, text in
      let y = CGFloat(index - 2) * 32
      guard abs(y) + 16 <= frame.height / 2 else { return nil }
      var row = BuilderExtra(text, of: picker, in: scene)
      row.entries = [
        ("class", mark.word("label")), ("text", mark.text(text)),
        ("font", font), ("textAlignment", mark.word("center")),
        ("color", mark.word(index == 2 ? "label" : "secondaryLabel")),
      ]
      row.hold(["leading": 8, "trailing": 8, "centerY": y])
      return row
    }
  }
}
