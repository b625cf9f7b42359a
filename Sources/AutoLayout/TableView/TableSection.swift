import Foundation
import LayoutScene

/// The cells of a section, in a column.
final class CellGroup: StackView {
  var listStyle = TableView.Style.plain { didSet { if listStyle != oldValue { styleChanged() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    // If all cells are hidden, the group has height 0, as without cells. The priority is above the
    // one at which the list is as high as its content.
    let height = heightAnchor.constraint(equalToConstant: 0)
    height.priority = 245
    height.kind = .list
    height.isActive = true
  }

  /// Whether the group has lines over its whole width at its top and bottom.
  var hasOuterLines: Bool { listStyle == .grouped }
  /// Whether there is a line below the last cell, too.
  var endsWithLine: Bool { listStyle == .plain }

  package override var standardMargins: EdgeInsets { cellMargins }

  private func styleChanged() {
    cornerRadius = listStyle == .insetGrouped ? TableMetrics.groupRadius : 0
    clipsToBounds = listStyle == .insetGrouped
  }

  package override func complete(
    _ scene: inout SceneView, in size: CGSize, _ context: LayoutContext
  ) {
    super.complete(&scene, in: size, context)
    guard listStyle == .grouped || listStyle == .insetGrouped, backgroundColor == nil else {
      return
    }
    scene.background = Color.system("secondarySystemGroupedBackground", traits)
  }
}

/// A section of a list: cells with a text above and one below them.
open class TableSection: View {
  open override class var documentClassName: String { "section" }

  /// The text above the cells; nil, the default, for none.
  open var header: String? {
    didSet {
      guard header != oldValue else { return }
      headerLabel = label(headerLabel, header, "header", SectionHeader.init)
      textsChanged()
    }
  }
  /// The text below the cells; nil, the default, for none.
  open var footer: String? {
    didSet {
      guard footer != oldValue else { return }
      footerLabel = label(footerLabel, footer, "footer", Label.init)
      textsChanged()
    }
  }
  /// The cells in order.
  public var cells: [View] { group.arrangedSubviews }

  /// A view in the place of the text above the cells, from side to side; nil, the default, for the text.
  package var headerView: View? { didSet { partChanged(headerView, from: oldValue) } }
  /// A view in the place of the text below the cells; nil, the default, for the text.
  package var footerView: View? { didSet { partChanged(footerView, from: oldValue) } }
  /// The labels in these views that begin where the texts of the cells do; nil, the default, for none.
  package var headerText, footerText: Label?
  /// Whether the area behind the header view is filled where it is moved over cells; false by default.
  package var headerHasBand = false
  /// The free room above the header view, points; 0 by default.
  package var headerPadding: CGFloat = 0
  /// The height above the cells, points; nil, the default, for that of the view or text.
  package var headerHeight: CGFloat? { didSet { setNeedsUpdateConstraints() } }
  /// The height below the cells, points; nil, the default, for that of the view or text.
  package var footerHeight: CGFloat? { didSet { setNeedsUpdateConstraints() } }

  private func partChanged(_ view: View?, from old: View?) {
    guard view !== old else { return }
    old?.removeFromSuperview()
    if let view {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    setNeedsUpdateConstraints()
  }

  /// The label with the text above the cells.
  public private(set) var headerLabel: Label?
  /// The label with the text below the cells.
  public private(set) var footerLabel: Label?
  let group: CellGroup
  private var ownConstraints: [LayoutConstraint] = []
  /// The style of the section's list.
  var listStyle = TableView.Style.plain {
    didSet {
      group.listStyle = listStyle
      setFonts()
      setNeedsUpdateConstraints()
    }
  }
  /// Whether the section is the first of its list.
  var isFirst = true { didSet { if isFirst != oldValue { setNeedsUpdateConstraints() } } }

  /// A section without cells.
  public override init(frame: CGRect) {
    group = CellGroup()
    super.init(frame: frame)
    group.translatesAutoresizingMaskIntoConstraints = false
    addSubview(group)
    setNeedsUpdateConstraints()
  }

  package override func identifierChanged() {
    group.identifier = part("cells")
    headerLabel?.identifier = part("header")
    footerLabel?.identifier = part("footer")
    headerBand?.identifier = part("headerBand")
  }

  /// The name of a view that the section makes.
  private func part(_ name: String) -> String? { identifier.map { "\($0)/\(name)" } }

  /// Appends a cell.
  open func addCell(_ cell: View) { group.addArrangedSubview(cell) }

  package override func addContent(_ view: View) { addCell(view) }
  package override var standardMargins: EdgeInsets { cellMargins }
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// The label of a header or footer: `label`, or a new one for the first text; nil without a text.
  private func label(
    _ label: Label?, _ text: String?, _ name: String, _ make: (String?) -> Label
  ) -> Label? {
    guard let text, !text.isEmpty else {
      label?.removeFromSuperview()
      return nil
    }
    if let label {
      label.text = text
      return label
    }
    let made = make(part(name))
    made.translatesAutoresizingMaskIntoConstraints = false
    made.numberOfLines = 0
    made.text = text
    addSubview(made)
    return made
  }

  private func textsChanged() {
    setFonts()
    setNeedsUpdateConstraints()
  }

  /// Sets the fonts of header and footer to `footnote`, as in UIKit. The header of a plain section
  /// is bolder and larger, and that of a sidebar has the weight of a title.
  private func setFonts() {
    let isGrouped = listStyle == .grouped || listStyle == .insetGrouped
    (headerLabel as? SectionHeader)?.isGrouped = isGrouped
    headerLabel?.font = listStyle.headerFont
    footerLabel?.font = listStyle.footerFont
    let color = Color.system("secondaryLabel", traits)
    headerLabel?.textColor =
      listStyle == .sidebar
      ? Color.system("label", traits) : color
    footerLabel?.textColor = color
  }

  package override func surroundingsChanged() {
    super.surroundingsChanged()
    setFonts()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setFonts()
  }

  /// The area behind a header that has been moved over cells; nil for a section whose header is in its
  /// place.
  private var headerBand: View?
  /// How far the header is moved down, so that it stays in sight while its cells scroll by, points.
  private var headerShift: CGFloat = 0

  /// Keeps the header of a plain section at `y` of the section's coordinates or below, as far as the
  /// section reaches.
  func keepHeader(below y: CGFloat) {
    var shift: CGFloat = 0
    if listStyle == .plain, let header = headerView ?? headerLabel {
      let around = headerView == nil ? 2 * Gaps(.plain).text : headerPadding
      // The room above a header view scrolls out of sight before the view stays.
      let start = headerView == nil ? 0 : headerPadding
      shift = max(0, min(y - start, frame.height - header.frame.height - around))
    }
    guard shift != headerShift else { return }
    headerShift = shift
    setNeedsUpdateConstraints()
  }

  /// Adds or removes the area behind the header. It has the list's colour.
  private func holdBand() {
    guard headerShift > 0, let header = headerView ?? headerLabel,
      headerView == nil || headerHasBand
    else {
      headerBand?.removeFromSuperview()
      headerBand = nil
      return
    }
    let band = headerBand ?? View(identifier: part("headerBand"))
    if headerBand == nil {
      band.translatesAutoresizingMaskIntoConstraints = false
      insertSubview(band, belowSubview: header)
      headerBand = band
    }
    band.backgroundColor = Color.system("systemBackground", traits)
    let text = headerView == nil ? Gaps(.plain).text : 0
    hold(band, .top, header, .top, -text)
    hold(band, .bottom, header, .bottom, text)
    hold(band, .leading, self, .leading, 0)
    hold(band, .trailing, self, .trailing, 0)
  }

  /// Distances between header, cells and footer in points. Groups are 35 apart, half of it above
  /// and below each: Interface Builder's grouped tables have headers and footers of 18 without
  /// texts. Texts are 7 from the cells.
  package struct Gaps {
    package private(set) var top: CGFloat = 17.5
    package private(set) var bottom: CGFloat = 17.5
    package let text: CGFloat = 7

    package init(_ style: TableView.Style) {
      guard style == .plain else { return }
      (top, bottom) = (0, 0)
    }
  }

  open override func updateConstraints() {
    let gaps = Gaps(listStyle)
    LayoutConstraint.deactivate(ownConstraints)
    ownConstraints = []
    var above: (item: any LayoutItem, attribute: LayoutConstraint.Attribute) = (self, .top)
    var gap = gaps.top
    if let headerView {
      hold(headerView, .top, self, .top, headerPadding + headerShift)
      holdWhole(headerView, headerHeight)
      if let headerText { holdSides(of: headerText) }
      above = (headerView, .bottom)
      gap = -headerShift
    } else if let headerLabel {
      let top = listStyle == .plain ? gaps.text : gap
      hold(headerLabel, .top, above.item, above.attribute, top + headerShift)
      holdSides(of: headerLabel)
      above = (headerLabel, .bottom)
      gap = gaps.text - headerShift
    } else if let headerHeight {
      gap = headerHeight
    }
    holdBand()
    hold(group, .top, above.item, above.attribute, gap)
    let sides: any LayoutItem = listStyle.isInset ? layoutMarginsGuide : self
    hold(group, .leading, sides, .leading, 0)
    hold(group, .trailing, sides, .trailing, 0, priority: Self.yielding)
    above = (group, .bottom)
    gap = gaps.bottom
    if let footerView {
      hold(footerView, .top, group, .bottom, 0)
      holdWhole(footerView, footerHeight)
      if let footerText { holdSides(of: footerText) }
      above = (footerView, .bottom)
      gap = 0
    } else if let footerHeight, footerLabel == nil {
      gap = footerHeight
    } else if let footerLabel {
      hold(footerLabel, .top, group, .bottom, gaps.text)
      holdSides(of: footerLabel)
      above = (footerLabel, .bottom)
      gap = max(gaps.bottom, gaps.text)
    }
    hold(self, .bottom, above.item, above.attribute, gap)
    LayoutConstraint.activate(ownConstraints)
    super.updateConstraints()
  }

  /// Places a view from side to side, of a height if there is one.
  private func holdWhole(_ view: View, _ height: CGFloat?) {
    hold(view, .leading, self, .leading, 0)
    hold(view, .trailing, self, .trailing, 0)
    guard let height else { return }
    let constraint = view.heightAnchor.constraint(equalToConstant: height)
    constraint.kind = .list
    ownConstraints.append(constraint)
  }

  /// Aligns a text with the texts of the cells.
  private func holdSides(of label: Label) {
    hold(label, .leading, group.layoutMarginsGuide, .leading, 0)
    hold(label, .trailing, group.layoutMarginsGuide, .trailing, 0, priority: Self.yielding)
  }

  /// The priority of what lies within margins: a list that is narrower than these, such as a sidebar that is folded
  /// up, contradicts nothing, as in UIKit.
  private static let yielding = LayoutPriority(999)

  private func hold(
    _ view: View, _ attribute: LayoutConstraint.Attribute, _ other: any LayoutItem,
    _ second: LayoutConstraint.Attribute, _ constant: CGFloat, priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraint.made(for: .list, view, attribute, other, second, constant)
    constraint.priority = priority
    ownConstraints.append(constraint)
  }
}
