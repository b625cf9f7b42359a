import Foundation
import LayoutScene

/// A list of sections with cells: UIKit's `UITableView`. It is as high as its content if other
/// constraints allow, and scrolls otherwise.
open class TableView: ScrollView {
  open override class var documentClassName: String { "list" }

  /// The looks of lists, under UIKit's names.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// Cells of the full width, with lines between them.
    case plain
    /// Groups of cells of the full width.
    case grouped
    /// Groups of cells with round corners, away from the sides.
    case insetGrouped
    /// Cells without lines away from the sides, as in the sidebar of a split view. A selected one has round
    /// corners.
    case sidebar

    /// Whether cells keep clear of the list's sides.
    var isInset: Bool { self == .insetGrouped || self == .sidebar }

    package var headerFont: FontDescriptor {
      switch self {
      case .plain: .style(.subheadline, weight: .semibold)
      case .grouped, .insetGrouped: .style(.footnote)
      case .sidebar: .style(.title3, weight: .bold)
      }
    }
    package var footerFont: FontDescriptor { .style(.footnote) }
  }

  /// The look; plain by default.
  open var style = Style.plain {
    didSet { if style != oldValue { for section in sections { section.listStyle = style } } }
  }
  /// The sections in order.
  public var sections: [TableSection] { column.arrangedSubviews.compactMap { $0 as? TableSection } }

  let column = StackView()
  /// The section of the cells that were added to the list itself.
  private var openSection: TableSection?

  /// A list without sections.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // As in UITableView, even a short list keeps clear of the safe area.
    alwaysBounceVertical = true
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let edges: [LayoutConstraint.Attribute] = [.top, .leading, .trailing, .bottom]
    let width = LayoutConstraint.made(for: .list, column, .width, frameLayoutGuide, .width)
    // A priority below that at which cells hug their texts. With another height the list scrolls,
    // or has free room below its cells.
    let height = LayoutConstraint.made(for: .list, self, .height, contentLayoutGuide, .height)
    height.priority = LayoutPriority(240)
    LayoutConstraint.activate(
      edges.map { .made(for: .list, column, $0, contentLayoutGuide, $0) } + [width, height])
  }

  package override func identifierChanged() {
    column.identifier = identifier.map { "\($0)/sections" }
  }

  /// Appends a section.
  open func addSection(_ section: TableSection) {
    section.listStyle = style
    let end = column.arrangedSubviews.count - (footView == nil ? 0 : 1)
    column.insertArrangedSubview(section, at: max(0, end))
  }

  /// Appends a cell to the list's last section, if `addCell` made it, otherwise to a new one.
  open func addCell(_ cell: View) {
    if openSection == nil || sections.last !== openSection {
      let section = TableSection(
        identifier: identifier.map { "\($0)/section\(sections.count)" })
      addSection(section)
      openSection = section
    }
    openSection?.addCell(cell)
  }

  /// Removes all sections, and the room for rows that are not made.
  package func removeSections() {
    let outer = outerParts
    for view in column.arrangedSubviews where !outer.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    openSection = nil
    rest = nil
    (footRoom ?? footView).map { column.addArrangedSubview($0) }
  }

  /// Views above and below all sections; nil, the default, for none. Room of a height is kept for a view that has one,
  /// and its frame may become higher or lower, as in UIKit; other views are placed by their constraints.
  package private(set) var headView, footView: View?
  package func setHead(_ view: View?, height: CGFloat?) {
    letGo(headView, &headRoom)
    headView = view
    if let view { column.insertArrangedSubview(held(view, height, &headRoom), at: 0) }
  }
  package func setFoot(_ view: View?, height: CGFloat?) {
    letGo(footView, &footRoom)
    footView = view
    if let view { column.addArrangedSubview(held(view, height, &footRoom)) }
  }
  private(set) var headRoom, footRoom: EndRoom?
  var outerParts: [View] {
    [headRoom ?? headView, footRoom ?? footView].compactMap { $0 }
  }
  private func letGo(_ view: View?, _ room: inout EndRoom?) {
    view?.removeFromSuperview()
    room?.removeFromSuperview()
    room = nil
  }
  private func held(_ view: View, _ height: CGFloat?, _ room: inout EndRoom?) -> View {
    guard let height else {
      view.translatesAutoresizingMaskIntoConstraints = false
      return view
    }
    let made = EndRoom()
    made.translatesAutoresizingMaskIntoConstraints = false
    hold(made, height)
    made.addSubview(view)
    room = made
    return made
  }

  /// The room for rows that are not made, since they are out of sight, points.
  package func setRest(_ height: CGFloat) {
    rest?.removeFromSuperview()
    rest = nil
    guard height > 0 else { return }
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    hold(view, height)
    let end = column.arrangedSubviews.count - (footView == nil ? 0 : 1)
    column.insertArrangedSubview(view, at: end)
    rest = view
  }
  private(set) var rest: View?
  /// Where that room begins, in points of the content; nil if all rows are there.
  package var restStart: CGFloat? { rest.map { column.frame.minY + $0.frame.minY } }

  private func hold(_ view: View, _ height: CGFloat) {
    let constraint = view.heightAnchor.constraint(equalToConstant: height)
    constraint.kind = .list
    constraint.isActive = true
  }

  package override func addContent(_ view: View) {
    if let section = view as? TableSection { addSection(section) } else { addCell(view) }
  }

  /// The headers of a plain list stay at the top while their cells scroll by.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let top = contentOffset.y + adjustedContentInset.top - column.frame.minY
    for section in sections { section.keepHeader(below: top - section.frame.minY) }
  }

  package override func complete(
    _ scene: inout SceneView, in size: CGSize, _ context: LayoutContext
  ) {
    super.complete(&scene, in: size, context)
    let name = style == .plain ? "systemBackground" : "systemGroupedBackground"
    var traits = traits
    // The sidebar of a split view is on an elevated level in dark appearance.
    traits.isElevated = traits.isElevated || style == .sidebar
    scene.background = backgroundColor ?? Color.system(name, traits)
  }
}
