import Foundation
import LayoutScene

/// Sections of cells, with UIKit's `UITableView` as the model. The list wants to be as high as its content,
/// and scrolls where it is not.
open class TableView: ScrollView {
  open override class var documentClassName: String { "list" }

  /// The looks of lists, under UIKit's names.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// Cells from side to side, with lines between them.
    case plain
    /// Groups of cells from side to side.
    case grouped
    /// Groups of cells with round corners, away from the sides.
    case insetGrouped
  }

  /// The look; plain by default.
  open var style = Style.plain {
    didSet { if style != oldValue { for section in sections { section.listStyle = style } } }
  }
  /// The sections in order.
  public var sections: [TableSection] { column.arrangedSubviews.compactMap { $0 as? TableSection } }

  private let column: StackView
  /// The section of cells that were added to the list itself.
  private var openSection: TableSection?

  /// A list without sections.
  public override init(identifier: String? = nil) {
    column = StackView(identifier: identifier.map { "\($0)/sections" })
    super.init(identifier: identifier)
    begin()
  }

  public override init(frame: CGRect) {
    column = StackView()
    super.init(frame: frame)
    begin()
  }

  private func begin() {
    // As UITableView has it: a short list keeps clear of the safe area too.
    alwaysBounceVertical = true
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let edges: [LayoutConstraint.Attribute] = [.top, .leading, .trailing, .bottom]
    let width = LayoutConstraint.rule(column, .width, frameLayoutGuide, .width)
    // Less than what cells hug their texts with: in a place of another height the list scrolls, or has room
    // left below its cells.
    let height = LayoutConstraint.rule(self, .height, contentLayoutGuide, .height)
    height.priority = LayoutPriority(240)
    LayoutConstraint.activate(
      edges.map { LayoutConstraint.rule(column, $0, contentLayoutGuide, $0) } + [width, height])
  }

  /// Appends a section.
  open func addSection(_ section: TableSection) {
    section.listStyle = style
    column.addArrangedSubview(section)
  }

  /// Appends a cell to the section of those that are in no section of their own.
  open func addCell(_ cell: View) {
    if openSection == nil || sections.last !== openSection {
      let section = TableSection(
        identifier: identifier.map { "\($0)/section\(sections.count)" })
      addSection(section)
      openSection = section
    }
    openSection?.addCell(cell)
  }

  package override func addContent(_ view: View) {
    if let section = view as? TableSection { addSection(section) } else { addCell(view) }
  }

  package override func complete(
    _ scene: inout SceneView, in size: CGSize, _ context: LayoutContext
  ) {
    super.complete(&scene, in: size, context)
    let name = style == .plain ? "systemBackground" : "systemGroupedBackground"
    scene.background =
      backgroundColor ?? SemanticColors.named(name)?.resolved(for: traits.appearance)
  }
}
