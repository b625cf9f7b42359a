import Foundation
import LayoutScene

/// Arranges views along an axis with constraints that it generates. `Arrangement` defines them;
/// diagnostics show them under UIKit's identifiers.
///
/// A stack shows nothing of its own and has no intrinsic size: its size follows from its views
/// through the constraints.
open class StackView: View {
  /// How a stack shares its length among the arranged views, with UIKit's raw values.
  public enum Distribution: Int, Sendable, Hashable, CaseIterable {
    /// The views fill the stack; hugging and compression resistance decide which of them grow or
    /// shrink.
    case fill
    /// The views fill the stack and are all of one length.
    case fillEqually
    /// The views fill the stack in proportion to their natural lengths.
    case fillProportionally
    /// The views keep their lengths, and the gaps between them are equal: `spacing` or more.
    case equalSpacing
    /// The views keep their lengths, and the distances between their centres are as equal as gaps
    /// of `spacing` or more let them be.
    case equalCentering
  }

  /// The places of the arranged views across the stack's axis, with UIKit's raw values.
  public enum Alignment: Int, Sendable, Hashable, CaseIterable {
    /// Both edges are at those of the stack.
    case fill
    /// The leading edges are aligned; the top edges in a horizontal stack.
    case leading
    /// The first baselines are aligned. A vertical stack treats it as `fill`.
    case firstBaseline
    /// The centres are aligned.
    case center
    /// The trailing edges are aligned; the bottom edges in a horizontal stack.
    case trailing
    /// The last baselines are aligned. A vertical stack treats it as `fill`.
    case lastBaseline
    /// UIKit's name of `leading` in a horizontal stack.
    public static let top = Alignment.leading
    /// UIKit's name of `trailing` in a horizontal stack.
    public static let bottom = Alignment.trailing
  }

  /// A custom spacing that stands for the stack's `spacing`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A custom spacing, or a `spacing`, that stands for the system spacing of the two views.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  open override class var documentClassName: String { "stack" }
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// The axis along which views are arranged; horizontal by default.
  @exclusivity(unchecked) open var axis = LayoutConstraint.Axis.horizontal {
    didSet { rearrange(axis != oldValue) }
  }
  /// How the length is shared; `fill` by default.
  @exclusivity(unchecked) open var distribution = Distribution.fill {
    didSet { rearrange(distribution != oldValue) }
  }
  /// The places of the views across the axis; `fill` by default.
  @exclusivity(unchecked) open var alignment = Alignment.fill {
    didSet { rearrange(alignment != oldValue) }
  }
  /// The distance between neighbours in points; 0 by default. It may be negative.
  @exclusivity(unchecked) open var spacing: CGFloat = 0 {
    didSet { rearrange(spacing != oldValue) }
  }
  /// Whether vertical spacing runs from the last baseline of a view to the first of the next; false
  /// by default.
  @exclusivity(unchecked) open var isBaselineRelativeArrangement = false {
    didSet { rearrange(isBaselineRelativeArrangement != oldValue) }
  }
  /// Whether the views fill the layout margins guide instead of the stack itself; false by default.
  @exclusivity(unchecked) open var isLayoutMarginsRelativeArrangement = false {
    didSet { rearrange(isLayoutMarginsRelativeArrangement != oldValue) }
  }

  /// The views that the stack arranges, in order, hidden ones included. Each is also a subview.
  @exclusivity(unchecked) public private(set) var arrangedSubviews: [View] = []
  /// The custom spacings by arranged view; removed when the view leaves.
  @exclusivity(unchecked) private(set) var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The present constraints and guides of the arrangement.
  @exclusivity(unchecked) var generated = GeneratedArrangement()
  /// Natural sizes of the arranged views.
  @exclusivity(unchecked) var contents = ArrangedContents()

  /// A horizontal stack that arranges these views.
  public convenience init(arrangedSubviews: [View]) {
    self.init()
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// Appends `view` to the arranged views, and makes it a subview. A view that is arranged already
  /// moves to the end. Sets its `translatesAutoresizingMaskIntoConstraints` to false.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Does the same as `addArrangedSubview`, at `index` among the arranged views; an index out of
  /// range is clamped. A view that is a subview already keeps its place among the subviews, which
  /// decides what it is drawn in front of.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    let isNew = view.superview !== self
    if isNew { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    if !isNew || window?.engine?.item(view) != nil { orderOfSubviewsChanged() }
    rearrange(true)
  }

  /// Ends the arrangement of `view`, which stays a subview.
  open func removeArrangedSubview(_ view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    contents.forget(view)
    orderOfSubviewsChanged()
    rearrange(true)
  }

  /// Sets the distance after `view` in points, instead of `spacing`. It applies while the view is
  /// visible and not the last visible one, and is forgotten when the view leaves.
  open func setCustomSpacing(_ spacing: CGFloat, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    customSpacings[ObjectIdentifier(view)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    rearrange(true)
  }

  /// The custom spacing after `view` in points; `spacingUseDefault` if it has none.
  open func customSpacing(after view: View) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// The arranged views that are not hidden.
  open var visibleArrangedSubviews: [View] { arrangedSubviews.filter { !$0.isHidden } }

  open override func updateConstraints() {
    regenerateArrangementConstraints()
    super.updateConstraints()
  }

  /// The view that the first baseline of the stack is taken from; the stack itself if no arranged
  /// view is visible.
  open override var forFirstBaselineLayout: View { baselineView(isFirst: true) }
  /// The view that the last baseline of the stack is taken from; the stack itself if no arranged
  /// view is visible.
  open override var forLastBaselineLayout: View { baselineView(isFirst: false) }

  /// The arranged views first, then the other subviews.
  override var subviewsInReadingOrder: [View] {
    if arrangedSubviews.count == subviews.count { return arrangedSubviews }
    let arranged = Set(arrangedSubviews.map(ObjectIdentifier.init))
    return arrangedSubviews + subviews.filter { !arranged.contains(ObjectIdentifier($0)) }
  }

  package override var takesBaselinesFromSubviews: Bool { !arrangedSubviews.isEmpty }

  package override func subviewChangedVisibility(_ view: View) {
    rearrange(arrangedSubviews.contains { $0 === view })
  }

  package override var observesContent: Bool { true }

  package override func subviewInvalidatedIntrinsicContentSize(_ view: View) {
    contentChanged(of: view)
  }

  package override func surroundingsChanged() {
    contents = ArrangedContents()
    rearrange(true)
  }

  /// Ends the arrangement of a subview that leaves.
  open override func willRemoveSubview(_ view: View) {
    super.willRemoveSubview(view)
    removeArrangedSubview(view)
  }

  package override func addContent(_ view: View) { addArrangedSubview(view) }
  package override var standardMargins: EdgeInsets { .zero }
  package override var sceneControl: Control { .stack }

  func rearrange(_ isDifferent: Bool) {
    if isDifferent { setNeedsUpdateConstraints() }
  }
}
