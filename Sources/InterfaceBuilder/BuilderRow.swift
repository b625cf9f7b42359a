import Files
import Foundation
import LayoutScene

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
    guard let id = element.attributes["id"], let subviews = file.parent(of: element),
      let content = file.parent(of: subviews), content.attributes["key"] == "contentView",
      let cell = file.parent(of: content),
      cell.attributes["style"]?.hasPrefix("IBUITableViewCellStyle") == true, !usesConstraints,
      Self.frame(of: element) != nil
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
      + (partOfRow.map(placesBySize) ?? []).map { text, isLarge in
        let sizes = isLarge ? ["accessibility"] : Self.plainSizes
        let words = Node(
          content: .sequence(sizes.map { BuilderNode.word($0, at: mark) }), mark: mark)
        return BuilderNode.mapping(
          [
            ("is", BuilderNode.text(text, at: mark)),
            ("when", BuilderNode.mapping([("textSize", words)], at: mark)),
          ], at: mark)
      }
  }

  /// The text sizes below those for accessibility.
  private static let plainSizes = ContentSizeCategory.allCases.map(\.rawValue)
    .filter { !$0.hasPrefix("accessibility") }

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
    guard let row = row else { return [] }
    switch part {
    case .image: return row.leading + row.inTheMiddle + row.size
    case .text: return row.placesOfText
    case .detail: return row.placesOfDetail
    }
  }

  /// What places the part in some text sizes only: a value stands below its text where that is as large as for
  /// accessibility.
  private func placesBySize(of part: RowPart) -> [(String, isLarge: Bool)] {
    guard let row = row, row.isValue else { return [] }
    switch part {
    case .image: return []
    case .text: return row.inTheMiddle.map { ($0, false) } + row.above.map { ($0, true) }
    case .detail: return row.beside.map { ($0, false) } + row.below.map { ($0, true) }
    }
  }

  private var row: Row? {
    guard let content = file.owner(of: element, where: { $0.name != "subviews" }),
      let cell = file.parent(of: content), let outer = view(content).placedFrame,
      let frame = Self.frame(of: element)
    else { return nil }
    let text = file.parent(of: element)?.children.first { view($0).partOfRow == .text }
    return Row(
      style: cell.attributes["style"] ?? "", outer: outer, frame: frame,
      name: quotedName(of: element), content: quotedName(of: content),
      wider: scene.widerCellMargin,
      hasAccessory: outer.width < (view(cell).placedFrame?.width ?? 0),
      text: text.flatMap { text in Self.frame(of: text).map { (quotedName(of: text), $0) } })
  }

  /// A part of a cell while it gets its place.
  private struct Row {
    let style: String
    let outer, frame: CGRect
    let name, content: String
    let wider: CGFloat
    let hasAccessory: Bool
    /// The text beside which or below which the part is.
    let text: (name: String, frame: CGRect)?

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
    var isValue: Bool { style.hasSuffix("Value1") }

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
      if isValue { return leading + [within] }
      if style.hasSuffix("Value2") {
        return leading + ["\(name).width = \(frame.width.decimal)"] + inTheMiddle
      }
      return leading + [
        trailing, "\(name).top = \(content).top\(frame.minY.signed)",
        "\(name).bottom = \(content).bottom\((frame.maxY - outer.height).signed)",
      ]
    }

    var placesOfDetail: [String] {
      if isValue { return [] }
      guard isSubtitle else { return leading + [within] + inTheMiddle }
      let top = text.map {
        "\(name).top = \($0.name).bottom\((frame.minY - $0.frame.maxY).signed)"
      }
      let least = min(frame.minY, outer.height - frame.maxY)
      return leading + [
        top ?? "\(name).top = \(content).top\(frame.minY.signed)", within,
        "\(name).bottom <= \(content).bottom\((-least).signed)",
      ]
    }

    // MARK: Values

    /// A value behind its text.
    var beside: [String] {
      let start = text.map {
        "\(name).leading >= \($0.name).trailing\(min(6, frame.minX - $0.frame.maxX).signed)"
      }
      return [start, trailing].compactMap(\.self) + inTheMiddle
    }

    /// The distance of large texts from the edges of their cell, points.
    private static let padding: CGFloat = 11

    var above: [String] { ["\(name).top = \(content).top\(Self.padding.signed)"] }

    var below: [String] {
      guard let text else { return leading + inTheMiddle }
      return [
        "\(name).leading = \(text.name).leading", within, "\(name).top = \(text.name).bottom",
        "\(name).bottom <= \(content).bottom\((-Self.padding).signed)",
      ]
    }
  }
}
