import Files
import Foundation

/// What a cell of a table places itself: its content, and the texts and the image of its style.
extension BuilderView {
  /// Whether a cell of a table places the view: its content, or the texts and the image of its style.
  var isPlacedByCell: Bool { isContentOfRow || partOfRow != nil }

  /// Whether a frame reaches as far from one side as from the other, so that its mirror image is the same.
  func fillsItsCell(_ frame: CGRect) -> Bool {
    let container = file.owner(of: element) { $0.name != "subviews" }
    return container.flatMap(Self.frame).map { $0.width - frame.maxX == frame.minX } ?? false
  }

  private var isContentOfRow: Bool {
    element.attributes["key"] == "contentView" && file.parent(of: element)?.name == "tableViewCell"
  }

  /// What the view is in the style of its cell: `textLabel`, `detailTextLabel` or `imageView`.
  var partOfRow: String? {
    guard let id = element.attributes["id"], !usesConstraints,
      let subviews = file.parent(of: element), let content = file.parent(of: subviews),
      content.attributes["key"] == "contentView", let cell = file.parent(of: content),
      cell.attributes["style"]?.hasPrefix("IBUITableViewCellStyle") == true
    else { return nil }
    let parts = ["textLabel", "detailTextLabel", "imageView"]
    if let part = parts.first(where: { cell.attributes[$0] == id }) { return part }
    // Documents without these references have the text before its detail.
    guard element.name == "label" else { return element.name == "imageView" ? "imageView" : nil }
    let labels = subviews.children.filter { $0.name == "label" }
    return zip(labels, parts).first { $0.0 === element }?.1
  }

  /// How a cell of a style lays its parts out in another width: a value keeps its distance from the trailing edge, and
  /// the text of the basic style takes all of the width. Nil where the element's own mask says it.
  func masks(ofPart part: String) -> [String]? {
    let style = file.owner(of: element) { $0.name == "tableViewCell" }?.attributes["style"]
    switch (part, style) {
    case ("detailTextLabel", "IBUITableViewCellStyleValue1"):
      return ["flexibleLeftMargin", "flexibleBottomMargin"]
    case ("textLabel", "IBUITableViewCellStyleDefault"):
      return ["flexibleWidth", "flexibleBottomMargin"]
    default: return nil
    }
  }
}
