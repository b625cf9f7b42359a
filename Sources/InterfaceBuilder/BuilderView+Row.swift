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
    if isContentOfRow { return placesOfContent.map { mark.equation($0) } }
    guard let part = partOfRow, let row else { return [] }
    let large = mark.mapping([("textSize", mark.word("accessibility"))])
    return row.places(of: part).map { mark.equation($0) }
      + row.yielding(of: part).map { mark.equation($0, priority: $1) }
      + row.large(of: part).map {
        mark.mapping([("is", mark.text($0)), ("when", large)])
      }
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

    private var leading: [String] {
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
    private var isValue: Bool { style.hasSuffix("Value1") }

    /// The least distance above and below a text in the middle, points.
    private var least: CGFloat { max(0, min(11, frame.minY, outer.height - frame.maxY)) }

    private var middle: String {
      "\(name).centerY = \(content).centerY\((frame.midY - outer.height / 2).signed)"
    }

    private var apart: [String] {
      [
        "\(name).top >= \(content).top\(least.signed)",
        "\(name).bottom <= \(content).bottom\((-least).signed)",
      ]
    }

    private var inTheMiddle: [String] { [middle] + apart }

    private var size: [String] {
      ["\(name).width = \(frame.width.decimal)", "\(name).height = \(frame.height.decimal)"]
    }

    func places(of part: RowPart) -> [String] {
      switch part {
      case .image: leading + inTheMiddle + size
      case .text: placesOfText
      case .detail: placesOfDetail
      }
    }

    private var placesOfText: [String] {
      if isSubtitle {
        return leading + [within, "\(name).top = \(content).top\(frame.minY.signed)"]
      }
      if isValue { return leading + [within] + apart }
      if style.hasSuffix("Value2") {
        return leading + ["\(name).width = \(frame.width.decimal)"] + inTheMiddle
      }
      return leading + [
        trailing, "\(name).top = \(content).top\(frame.minY.signed)",
        "\(name).bottom = \(content).bottom\((frame.maxY - outer.height).signed)",
      ]
    }

    private var placesOfDetail: [String] {
      if isValue { return [within] + apart }
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

    /// What holds unless large texts stand below each other. A text pushes its value away, which is cut off then. The
    /// height of the row (740) goes before the middle of the text, and this before that of the value.
    func yielding(of part: RowPart) -> [(String, CGFloat)] {
      guard isValue, part != .image else { return [] }
      guard part == .detail else { return [(middle, 739)] }
      let beside = text.map {
        "\(name).leading >= \($0.name).trailing\(min(6, frame.minX - $0.frame.maxX).signed)"
      }
      return [(middle, 738), (trailing, 240)] + (beside.map { [($0, 745)] } ?? [])
    }

    /// What holds at the text sizes for accessibility, at which UIKit puts a value below its text.
    func large(of part: RowPart) -> [String] {
      guard isValue, part != .image else { return [] }
      let padding: CGFloat = 11
      guard part == .detail, let text else {
        return ["\(name).top = \(content).top\(padding.signed)"]
      }
      return [
        "\(name).leading = \(text.name).leading", "\(name).top = \(text.name).bottom",
        "\(name).bottom <= \(content).bottom\((-padding).signed)",
      ]
    }
  }
}
