import AutoLayout
import Foundation
import LayoutScene

/// A view that a collection view uses again for other items.
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  /// The key of what the view shows.
  var element: CollectionElement?
  open func prepareForReuse() {}
  open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}
  open func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}
  /// The size that the constraints give, along the axes that the layout leaves open.
  open func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.isWidthOpen || attributes.isHeightOpen else { return attributes }
    let size = fittingView.systemLayoutSizeFitting(
      CGSize(
        width: attributes.isWidthOpen ? 0 : attributes.size.width,
        height: attributes.isHeightOpen ? 0 : attributes.size.height),
      withHorizontalFittingPriority: attributes.isWidthOpen ? .fittingSizeLevel : .required,
      verticalFittingPriority: attributes.isHeightOpen ? .fittingSizeLevel : .required)
    if attributes.isWidthOpen, size.width > 0 { attributes.size.width = size.width }
    if attributes.isHeightOpen, size.height > 0 { attributes.size.height = size.height }
    return attributes
  }
  var fittingView: UIView { self }
}

open class UICollectionViewCell: UICollectionReusableView {
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) ->
    Void

  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    fill(with: view, at: 0)
    return view
  }()
  override var fittingView: UIView { contentView.subviews.isEmpty ? self : contentView }
  open var backgroundView: UIView? { didSet { fill(with: backgroundView, insteadOf: oldValue) } }
  /// The view behind the content, and above the other background, of a selected or highlighted cell.
  open var selectedBackgroundView: UIView? { didSet { showSelection(oldValue) } }
  private func showSelection(_ old: UIView?) {
    old?.removeFromSuperview()
    guard isSelected || isHighlighted else { return }
    fill(with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
  }
  open var isSelected = false { didSet { stateChanged() } }
  open var isHighlighted = false { didSet { stateChanged() } }
  private func stateChanged() {
    showSelection(selectedBackgroundView)
    setNeedsUpdateConfiguration()
  }
  open func dragStateDidChange(_ state: DragState) {}

  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfiguration?.show(in: self) }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  let configured = ConfiguredContent()
  func showConfiguration() { configured.show(contentConfiguration, in: contentView) }
}

/// A cell of a list.
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  override func showConfiguration() {
    super.showConfiguration()
    showAccessories()
  }
  @_Undrawn("UICollectionViewListCell.indentationLevel", "it changes nothing")
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  open var separatorLayoutGuide: UILayoutGuide { contentView.layoutMarginsGuide }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// A list gives the width.
  open override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.isWidthOpen = false
    return super.preferredLayoutAttributesFitting(attributes)
  }
}

/// What a layout places: an item, or a view of a kind at a place.
struct CollectionElement: Hashable, Comparable {
  var kind: String?
  var path: IndexPath
  static func < (a: Self, b: Self) -> Bool { (a.path, a.kind ?? "") < (b.path, b.kind ?? "") }
}

/// The place and look of an element.
open class UICollectionViewLayoutAttributes: UIKitObject, @preconcurrency NSCopying {
  /// The smallest rectangle around the element, whose size a transform changes.
  open var frame: CGRect {
    get {
      let turned = bounds.applying(transform).size
      return CGRect(
        x: center.x - turned.width / 2, y: center.y - turned.height / 2, width: turned.width,
        height: turned.height)
    }
    set {
      size = bounds(of: newValue.size)
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  private func bounds(of size: CGSize) -> CGSize {
    let map = transform
    guard !map.isIdentity, map.a * map.d != map.b * map.c else { return size }
    return CGRect(origin: .zero, size: size).applying(map.inverted()).size
  }
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  open var transform: CGAffineTransform {
    get { transform3D.flat }
    set { transform3D = CATransform3D(newValue) }
  }
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath = IndexPath()
  open private(set) var representedElementKind: String?
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The axes along which the view's constraints decide.
  var isWidthOpen = false
  var isHeightOpen = false

  public override init() { super.init() }
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementKind, representedElementCategory) = (kind, .supplementaryView)
  }
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementKind, representedElementCategory) = (kind, .decorationView)
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = RuntimeInitializer.empty.make(
      type(of: self), as: UICollectionViewLayoutAttributes.self)
    other.indexPath = indexPath
    (other.center, other.size, other.transform3D, other.alpha) = (center, size, transform3D, alpha)
    (other.zIndex, other.isHidden) = (zIndex, isHidden)
    (other.representedElementKind, other.representedElementCategory) = (
      representedElementKind, representedElementCategory
    )
    (other.isWidthOpen, other.isHeightOpen) = (isWidthOpen, isHeightOpen)
    return other
  }
  /// As in UIKit, attributes are equal if all that they say is.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return type(of: other) == type(of: self) && element == other.element
      && representedElementCategory == other.representedElementCategory && frame == other.frame
      && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
  }
  open override var hash: Int { indexPath.hashValue }
  var element: CollectionElement {
    CollectionElement(kind: representedElementKind, path: indexPath)
  }
}
