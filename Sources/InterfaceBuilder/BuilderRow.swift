import Files
import Foundation

/// What a cell of a table places itself: its content, and the texts and the image of its style. It places them as UIKit
/// does, at the distances that the record has.
extension BuilderView {
  /// Whether a cell of a table places the view: its content, or the texts and the image of its style.
  var isPlacedByCell: Bool { isContentOfRow || partOfRow != nil }

  private var isContentOfRow: Bool {
    element.attributes["key"] == "contentView" && file.parent(of: element)?.name == "tableViewCell"
  }

  /// What the view is in the style of its cell.
  var partOfRow: RowPart? {
    guard let id = element.attributes["id"], !usesConstraints, Self.frame(of: element) != nil,
      let subviews = file.parent(of: element), let content = file.parent(of: subviews),
      content.attributes["key"] == "contentView", let cell = file.parent(of: content),
      cell.attributes["style"]?.hasPrefix("IBUITableViewCellStyle") == true
    else { return nil }
    if let part = RowPart.allCases.first(where: { cell.attributes[$0.rawValue] == id }) {
      return part
    }
    // Documents without these references have the text before its detail.
    guard element.name == "label" else { return element.name == "imageView" ? .image : nil }
    let labels = subviews.children.filter { $0.name == "label" }
    return zip(labels, [RowPart.text, .detail]).first { $0.0 === element }?.1
  }

  enum RowPart: String, CaseIterable {
    case text = "textLabel"
    case detail = "detailTextLabel"
    case image = "imageView"
  }

  /// The equations that place the view in its cell; none for other views.
  var placesInCell: [Node] {
    let places = isContentOfRow ? placesOfContent : partOfRow.map(places) ?? []
    return places.map { BuilderNode.equation($0, at: mark) }
  }

  private func view(_ element: XMLElement) -> BuilderView {
    BuilderView(scene: scene, element: element)
  }

  private func quotedName(of element: XMLElement) -> String {
    BuilderConstraints(scene: scene).quotedName(of: element)
  }

  private var placesOfContent: [String] {
    guard let cell = file.parent(of: element), let outer = view(cell).placedFrame,
      let frame = placedFrame
    else { return [] }
    let (name, around) = (quotedName(of: element), quotedName(of: cell))
    let side = BuilderTable.sideInCell(of: cell, in: scene)
    // An accessory stands at the margin of the cell.
    let end = outer.width - frame.maxX
    let right = side + end + (end > 0 ? scene.widerCellMargin : 0)
    return [
      "\(name).leading = \(around).leading\((frame.minX + side).signed)",
      "\(name).trailing = \(around).trailing\((-right).signed)",
      "\(name).top = \(around).top\(frame.minY.signed)",
      "\(name).bottom = \(around).bottom\((frame.maxY - outer.height).signed)",
    ]
  }

  // MARK: Styles

  private func places(of part: RowPart) -> [String] {
    guard let content = file.owner(of: element, where: { $0.name != "subviews" }),
      let cell = file.parent(of: content), let outer = view(content).placedFrame,
      let frame = Self.frame(of: element)
    else { return [] }
    let row = Row(
      style: cell.attributes["style"] ?? "", outer: outer, frame: frame,
      name: quotedName(of: element), content: quotedName(of: content),
      wider: scene.widerCellMargin,
      hasAccessory: outer.width < (view(cell).placedFrame?.width ?? 0))
    switch part {
    case .image: return row.leading + row.inTheMiddle + row.size
    case .text: return row.placesOfText
    case .detail:
      let text = file.parent(of: element)?.children.first { view($0).partOfRow == .text }
        .flatMap { text in Self.frame(of: text).map { (quotedName(of: text), $0) } }
      return row.places(ofDetailBeside: text)
    }
  }

  /// A part of a cell while it gets its place.
  private struct Row {
    let style: String
    let outer, frame: CGRect
    let name, content: String
    let wider: CGFloat
    let hasAccessory: Bool

    var leading: [String] {
      ["\(name).leading = \(content).leading\((frame.minX + wider).signed)"]
    }

    private var end: CGFloat { outer.width - frame.maxX + (hasAccessory ? 0 : wider) }

    /// The end of the part stays before that of the content.
    private var within: String {
      let margin = min(end, hasAccessory ? 8 : 16 + wider)
      return "\(name).trailing <= \(content).trailing\((-margin).signed)"
    }

    private var trailing: String { "\(name).trailing = \(content).trailing\((-end).signed)" }

    private var isSubtitle: Bool { style.hasSuffix("Subtitle") }

    /// The least distance above and below a text in the middle, points.
    private var least: CGFloat { max(0, min(11, frame.minY, outer.height - frame.maxY)) }

    var inTheMiddle: [String] {
      [
        "\(name).centerY = \(content).centerY\((frame.midY - outer.height / 2).signed)",
        "\(name).top >= \(content).top\(least.signed)",
        "\(name).bottom <= \(content).bottom\((-least).signed)",
      ]
    }

    var size: [String] {
      ["\(name).width = \(frame.width.decimal)", "\(name).height = \(frame.height.decimal)"]
    }

    var placesOfText: [String] {
      if isSubtitle {
        return leading + [within, "\(name).top = \(content).top\(frame.minY.signed)"]
      }
      if style.hasSuffix("Value1") { return leading + [within] + inTheMiddle }
      if style.hasSuffix("Value2") {
        return leading + ["\(name).width = \(frame.width.decimal)"] + inTheMiddle
      }
      return leading + [
        trailing, "\(name).top = \(content).top\(frame.minY.signed)",
        "\(name).bottom = \(content).bottom\((frame.maxY - outer.height).signed)",
      ]
    }

    func places(ofDetailBeside text: (name: String, frame: CGRect)?) -> [String] {
      if isSubtitle {
        let above = text.map {
          "\(name).top = \($0.name).bottom\((frame.minY - $0.frame.maxY).signed)"
        }
        let below = min(frame.minY, outer.height - frame.maxY)
        return leading + [
          above ?? "\(name).top = \(content).top\(frame.minY.signed)", within,
          "\(name).bottom <= \(content).bottom\((-below).signed)",
        ]
      }
      guard style.hasSuffix("Value1") else { return leading + [within] + inTheMiddle }
      let beside = text.map {
        "\(name).leading >= \($0.name).trailing\(min(6, frame.minX - $0.frame.maxX).signed)"
      }
      return [beside, trailing].compactMap(\.self) + inTheMiddle
    }
  }
}
