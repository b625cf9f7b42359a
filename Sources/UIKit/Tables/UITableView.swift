import AutoLayout
import Foundation
import LayoutScene

/// A list of rows in sections, which a data source has. Rows are made when they come into sight.
open class UITableView: UIKitListView {
  var list: TableView { unsafeDowncast(core, to: TableView.self) }
  override class func makeCore() -> AutoLayout.View { TableView() }
  public private(set) var style = Style.plain

  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
    list.style = .init(rawValue: "\(style)") ?? .plain
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetRows() } }
  var rowsDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var dragInteractionEnabled = false

  // MARK: Sizes

  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsRows { _ in nil } }
  }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsRows() }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsRows() }
  }
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The room above headers, points; `automaticDimension`, the default, for 22 in plain tables since iOS 15.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsRows() }
  }
  open var fillerRowHeight: CGFloat = 0
  open var tableHeaderView: UIView? {
    didSet {
      list.setHead(tableHeaderView?.core, height: tableHeaderView.flatMap(ownHeight))
    }
  }
  open var tableFooterView: UIView? {
    didSet {
      list.setFoot(tableFooterView?.core, height: tableFooterView.flatMap(ownHeight))
    }
  }
  /// As in UIKit, the frame says how high a table's header or footer is, unless constraints alone place it.
  private func ownHeight(_ view: UIView) -> CGFloat? {
    view.translatesAutoresizingMaskIntoConstraints ? view.frame.height : nil
  }

  // MARK: Looks

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsRows() } }
  open var separatorColor: UIColor? { didSet { setNeedsRows() } }
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparator ?? UIEdgeInsets(top: 0, left: core.standardSeparator, bottom: 0, right: 0)
    }
    set {
      ownSeparator = newValue
      setNeedsRows()
    }
  }
  private(set) var ownSeparator: UIEdgeInsets?
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var separatorEffect: UIVisualEffect?
  @_Undrawn("UITableView.cellLayoutMarginsFollowReadableWidth", "it changes nothing")
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var hasUncommittedUpdates: Bool { updates != nil }
  open var isEditing: Bool {
    get { ownEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var ownEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing { Missing.once("UITableView.isEditing", "rows are drawn without its controls") }
    ownEditing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }

  // MARK: Registered cells

  /// The registered classes. Nibs are not read, so that nothing is made of one.
  private var cellKinds: [String: AnyClass] = [:]
  private var partKinds: [String: AnyClass] = [:]
  /// Cells that are of no row now.
  var spareCells: [String: [UITableViewCell]] = [:]
  var spareParts: [String: [UITableViewHeaderFooterView]] = [:]

  open func register(_ kind: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellKinds[identifier] = kind
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellKinds[identifier] = nil
  }
  open func register(_ kind: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    partKinds[identifier] = kind
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    partKinds[identifier] = nil
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let spare = spareCells[identifier]?.popLast() {
      spare.prepareForReuse()
      return spare
    }
    return cellKinds[identifier].map {
      UITableViewCell.initializer.make($0, as: UITableViewCell.self, style: 0, identifier)
    }
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = reconfigured, cell.indexPath == indexPath, cell.reuseIdentifier == identifier {
      return cell
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      trap(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let spare = spareParts[identifier]?.popLast() {
      spare.prepareForReuse()
      return spare
    }
    return partKinds[identifier].map {
      UITableViewHeaderFooterView.initializer.make(
        $0, as: UITableViewHeaderFooterView.self, identifier: identifier)
    }
  }

  // MARK: Rows

  /// The rows that are made, by section; nil for one that has left sight.
  var rows: [[UITableViewCell?]] = []
  /// The rows that have left sight, whose room is kept.
  var absentRows: Set<IndexPath> = []
  var sectionViews: [(header: UIView?, footer: UIView?)] = []
  /// The numbers of rows that the data source said last.
  var counts: [Int] = []
  var needsRows = true
  var isBuilding = false
  /// How far down rows are made, points of the content, and how many there were when the place at the end was filled.
  var madeEnd: CGFloat = 0
  var filledCount = 0
  /// The heights that rows keep when all are made anew.
  var heights: [IndexPath: CGFloat] = [:]
  /// What the next layouts do of a scroll to a row, and how many have.
  var waitingScroll: (path: IndexPath, position: ScrollPosition, rounds: Int)?
  var updates: ListUpdates?
  /// Whether an update has arranged rows that have no places yet.
  var isArranged = false
  /// The cell of the row that is configured again now.
  var reconfigured: UITableViewCell?

  open func reloadData() {
    forgetRows()
    countsBefore = .unknown
  }
  /// The numbers of rows that the next update begins with, where rows are to be made anew before it.
  var countsBefore = CountsBefore.shown
  /// As in UIKit, another data source does not call `reloadData`, which code overrides.
  private func forgetRows() {
    selected = []
    countsBefore = rows.isEmpty ? .shown : .unknown
    setNeedsRows { _ in nil }
  }
  /// Asks for all rows anew. They keep the heights that they have at the places that they get; nil for none.
  func setNeedsRows(at place: (IndexPath) -> IndexPath? = { $0 }) {
    keepHeights(place)
    needsRows = true
    setNeedsLayout()
  }
  /// Makes all rows anew. Those that are selected still are, at the places that they get; nil for none.
  func moveRows(to place: (IndexPath) -> IndexPath?) {
    selected = selected.compactMap(place)
    setNeedsRows(at: place)
  }
  /// As in UIKit, rows, headers and footers are subviews of the table itself.
  open override var subviews: [UIView] {
    core.subviews.flatMap { list.holdsSections($0) ? list.subviewsInUIKit : [$0] }.map(UIView.view)
  }
  override var isContentPlaced: Bool { areRowsPlaced }
  private var areRowsPlaced = false
  open override func layoutSubviews() {
    let areNew = makeRows()
    areRowsPlaced = !areNew && waitingScroll == nil
    super.layoutSubviews()
    if isArranged {
      isArranged = false
      return setNeedsLayout()
    }
    // New rows have their places, and the content its size, after the next layout.
    if areNew {
      let isScrolled = contentOffset.y > 0.5 - adjustedContentInset.top
      if isScrolled || waitingScroll != nil || !isOfUIKit { setNeedsLayout() }
      return
    }
    if scrollToWaitingRow() { return setNeedsLayout() }
    recycleRowsOutOfSight()
    fillEnd()
  }
  open func numberOfRows(inSection section: Int) -> Int {
    makeRows()
    return counts.indices.contains(section) ? counts[section] : 0
  }
  open var numberOfSections: Int {
    makeRows()
    return counts.count
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
  open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else { return deselectAll() }
    if !allowsMultipleSelection { deselectAll() }
    if !selected.contains(path) { selected.append(path) }
    cellForRow(at: path)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }
  open func deselectRow(at path: IndexPath, animated: Bool) {
    selected.removeAll { $0 == path }
    cellForRow(at: path)?.setSelected(false, animated: animated)
  }
  private func deselectAll() {
    for path in selected { deselectRow(at: path, animated: false) }
  }
  // MARK: What is where

  open func cellForRow(at path: IndexPath) -> UITableViewCell? {
    if isArranged, !isBuilding { layoutIfNeeded() }
    guard path.count == 2, rows.indices.contains(path.section),
      rows[path.section].indices.contains(path.row)
    else { return nil }
    return rows[path.section][path.row]
  }
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    let seen = sight
    return rows.joined().compactMap { $0 }.filter { rect(of: $0.core).intersects(seen) }
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    let paths = visibleCells.compactMap(\.indexPath)
    return paths.isEmpty ? nil : paths
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.table === self ? cell.indexPath : nil
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    places.first { $0.rect.contains(point) }?.path
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    places.filter { $0.rect.intersects(rect) }.map(\.path)
  }
  open func rectForRow(at path: IndexPath) -> CGRect {
    layoutIfNeeded()
    return row(at: path).map(rect) ?? .zero
  }
  open func rect(forSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard list.sections.indices.contains(section) else { return .zero }
    let view = list.sections[section]
    return core.convert(view.bounds, from: view)
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    parts(ofSection: section)?.header as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    parts(ofSection: section)?.footer as? UITableViewHeaderFooterView
  }
  private func parts(ofSection section: Int) -> (header: UIView?, footer: UIView?)? {
    layoutIfNeeded()
    return sectionViews.indices.contains(section) ? sectionViews[section] : nil
  }
  open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    // Where rows are to be made anew, those that are shown say nothing.
    let now = needsRows ? askedCounts() : counts
    if dataSource != nil { checkBounds(path, now, of: "table view", "row") }
    let before = contentOffset
    waitingScroll = (path, position, 0)
    setNeedsLayout()
    layoutIfNeeded()
    tellScrolled(from: before, animated: animated)
  }
  open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    selected.first.map { scrollToRow(at: $0, at: position, animated: animated) }
  }

  // MARK: Updates

  open func beginUpdates() {
    if updates != nil { updates?.depth += 1 } else { updates = ListUpdates(before: askedBefore) }
  }
  open func endUpdates() {
    updates?.depth -= 1
    guard let done = updates, done.depth == 0 else { return }
    updates = nil
    let now = askedCounts()
    done.check(now, of: "table view", "rows")
    arrangeRows(done.moves, now)
  }
  open func performBatchUpdates(
    _ changes: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    changes?()
    endUpdates()
    completion?(true)
  }
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    update { updates?.insert(paths) }
  }
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
    update { updates?.delete(paths) }
  }
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
    if dataSource != nil, let before = askedBefore { checkRows(paths, before) }
    update { updates?.reload(paths) }
  }
  open func reconfigureRows(at paths: [IndexPath]) {
    for path in paths { reconfigureRow(at: path) }
  }
  open func moveRow(at path: IndexPath, to newPath: IndexPath) {
    update { updates?.move(path, to: newPath) }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { updates?.insertSections(sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { updates?.deleteSections(sections) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { updates?.reloadSections(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { updates?.moveSection(section, to: newSection) }
  }
  open func reloadSectionIndexTitles() {}
}
