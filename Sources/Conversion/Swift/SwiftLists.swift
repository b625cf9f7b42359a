import AutoLayout
import Files
import Foundation
import LayoutScene

/// Lists and cells as statements of UIKit.
struct SwiftLists {
  let values: SwiftValues

  /// Keys of lists that their initializer and their sections stand for.
  static let keys: Set<String> = ["listStyle", "sections"]

  /// Keys of cells that `lines` answers for.
  static let cellKeys: Set<String> = [
    "cell", "text", "secondaryText", "image", "font", "secondaryFont", "color", "secondaryColor",
    "lines", "secondaryLines", "accessory", "separatorInset", "selectionStyle", "selected",
    "highlighted",
  ]

  /// The list with its style. A sidebar's lines and margins are those of its controller.
  func initializer(of list: TableView) -> String {
    let style = list.style == .sidebar ? "insetGrouped" : list.style.rawValue
    return "FixedTable(frame: .zero, style: .\(style))"
  }

  /// What a cell shows.
  ///
  /// - Parameter accessory: the property of the view at its trailing side; nil for none.
  func lines(of cell: TableViewCell, _ node: Node, _ name: String, accessory: String?) -> [String] {
    var lines = content(of: cell, node, name)
    if let accessory {
      lines += ["\(accessory).sizeToFit()", "\(name).accessoryView = \(accessory)"]
    } else if cell.accessoryType != .none {
      lines.append("\(name).accessoryType = .\(cell.accessoryType.rawValue)")
    }
    if node["selectionStyle"] != nil {
      lines.append("\(name).selectionStyle = .\(cell.selectionStyle.rawValue)")
    }
    if let inset = cell.separatorInset {
      let insets = EdgeInsets(top: 0, left: inset, bottom: 0, right: 0)
      lines.append("\(name).separatorInset = \(values.insets(insets))")
    }
    if cell.isSelected { lines.append("\(name).isSelected = true") }
    if cell.isHighlighted { lines.append("\(name).isHighlighted = true") }
    return lines
  }

  private func content(of cell: TableViewCell, _ node: Node, _ name: String) -> [String] {
    guard cell.text != nil || cell.secondaryText != nil || cell.image != nil else { return [] }
    let local = "\(name)Content"
    var lines = ["var \(local) = UIListContentConfiguration.\(Self.kind(of: cell.style))()"]
    func set(_ key: String, _ value: String?) {
      if let value { lines.append("\(local).\(key) = \(value)") }
    }
    for (key, shown) in [("text", cell.text), ("secondaryText", cell.secondaryText)] {
      set(key, shown.map { values.text(node[key]?.value, shown: $0) })
    }
    set("image", values.image(cell.image))
    set("textProperties.font", cell.font.flatMap(values.font))
    set("textProperties.color", node["color"].flatMap { values.color($0.value) })
    if node["lines"] != nil { set("textProperties.numberOfLines", String(cell.numberOfLines)) }
    set("secondaryTextProperties.font", cell.secondaryFont.flatMap(values.font))
    set("secondaryTextProperties.color", node["secondaryColor"].flatMap { values.color($0.value) })
    if node["secondaryLines"] != nil {
      set("secondaryTextProperties.numberOfLines", String(cell.secondaryNumberOfLines))
    }
    return lines + ["\(name).contentConfiguration = \(local)"]
  }

  private static func kind(of style: TableViewCell.Style) -> String {
    switch style {
    case .default: "cell"
    case .subtitle: "subtitleCell"
    case .value1, .value2: "valueCell"
    }
  }

  /// The sections of a list, whose cells are properties.
  func sections(
    _ list: TableView, _ node: Node, _ name: String, cells: (View) -> String?
  ) -> [String] {
    let written = node["sections"]?.value.sequence ?? []
    let sections = list.sections.enumerated().map { index, section -> String in
      let own = written.indices.contains(index) ? written[index] : nil
      var parts: [String] = []
      for (key, shown) in [("header", section.header), ("footer", section.footer)] {
        guard let shown else { continue }
        parts.append("\(key): \(values.text(own?[key]?.value, shown: shown))")
      }
      parts.append("cells: [\(section.cells.compactMap(cells).joined(separator: ", "))]")
      return "  FixedTable.Part(\(parts.joined(separator: ", "))),"
    }
    return ["\(name).parts = ["] + sections + ["]"]
  }

  /// A table with the same cells always, as high as they are where nothing else gives it a height.
  static let fixedTable = """

    /// A table with the same cells always, as high as they are where nothing else gives it a height.
    final class FixedTable: UITableView, UITableViewDataSource {
      struct Part {
        var header: String? = nil
        var footer: String? = nil
        var cells: [UITableViewCell]
      }

      var parts: [Part] = [] {
        didSet {
          dataSource = self
          reloadData()
        }
      }
      override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
      }

      func numberOfSections(in tableView: UITableView) -> Int { parts.count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        parts[section].cells.count
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        parts[indexPath.section].cells[indexPath.row]
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        parts[section].header
      }
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        parts[section].footer
      }
    }
    """.components(separatedBy: "\n").map { $0.isEmpty ? "" : "  " + $0 }
}
