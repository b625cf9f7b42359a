import Foundation
import LayoutScene

/// A rectangle on a screen: UIKit's `UIView` as far as layout sees it. A tree of views belongs to
/// one task at a time.
open class View: LayoutItem {
  /// Unique within a document; the name in frames, findings and descriptions.
  public var identifier: String?
  /// Where somebody wrote the view.
  public var origin: SourceLocation?
  /// The class as documents name it: `label`, `stack`, …
  public var className: String

  // The tree. `View+Hierarchy.swift` keeps these.
  var superviewPresence: ItemPresence?
  var windowPresence: WindowPresence?
  /// The subviews from back to front.
  public internal(set) var subviews: [View] = []
  /// The guides that `addLayoutGuide` has added, in that order. Built-in guides are not among them.
  public internal(set) var layoutGuides: [LayoutGuide] = []
  /// What a tree outside a window measures its texts with, at its root. Without one what follows from
  /// texts has no intrinsic size there, and controls have that of iOS 17.
  public var detachedContext: LayoutContext?
  let heldConstraints = ConstraintList()
  public let referencingConstraints = ConstraintList()

  /// A number to find the view by; 0 for a view that nobody numbered.
  open var tag = 0

  // Appearance. A hidden view keeps its place, except in a stack view.
  /// Whether the view is left out of pictures; false by default. A hidden view keeps its place in
  /// the layout, except in a stack view, where it shrinks to nothing.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewChangedVisibility(self) } }
  }
  /// The opacity from 0 to 1; 1 by default. Layout does not depend on it.
  open var alpha = 1.0
  /// The colour behind the view's content; nil, the default, for none.
  open var backgroundColor: Color?
  /// Points.
  open var cornerRadius: CGFloat = 0
  /// Whether subviews are cut off at the view's edges; false by default.
  open var clipsToBounds = false

  // Content size.
  /// A size that replaces the intrinsic one; a dimension may be `noIntrinsicMetric`.
  public var explicitIntrinsicContentSize: CGSize? {
    didSet { if explicitIntrinsicContentSize != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Baselines that replace those of the view's own text.
  public var explicitBaselines: BaselineOffsets? {
    didSet { if explicitBaselines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Alignment insets that replace the class's own.
  public var explicitAlignmentRectInsets: EdgeInsets? {
    didSet { if explicitAlignmentRectInsets != oldValue { changed(.geometry) } }
  }
  var hugging: (horizontal: LayoutPriority, vertical: LayoutPriority)
  var compression: (horizontal: LayoutPriority, vertical: LayoutPriority) = (750, 750)

  // Geometry.
  /// In the superview's coordinates, points, edges on device pixels once laid out.
  var (storedFrame, boundsOrigin) = (CGRect.zero, CGPoint.zero)
  /// The same as the solver has them.
  public internal(set) var exactFrame = CGRect.zero
  /// The alignment rect as the solver has it, in the superview's coordinates, points, not rounded.
  public internal(set) var exactAlignmentRect = CGRect.zero
  var autoresizing = AutoresizingState()
  var margins = MarginState()
  var builtInGuides: [LayoutGuide.Kind: LayoutGuide] = [:]

  /// Whether the frame and the mask become constraints. True in code, as in UIKit; adding a
  /// constraint about a view does not change it.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { changed(.autoresizing) }
    }
  }

  // Direction and traits.
  /// How the view takes part in right-to-left interfaces; `unspecified` by default. It is not
  /// inherited.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { window?.traitsChanged() } }
  }
  /// Traits of this view and everything below it that differ from the superview's; none by default.
  public var traitOverrides = TraitOverrides() {
    didSet { if traitOverrides != oldValue { overridesChanged(from: oldValue) } }
  }
  /// Whether there are any, which every look-up of traits asks on its way up.
  var overridesTraits = false

  // The cycle.
  var changes: ViewChanges = []
  var cycle: CycleFlags = [.needsUpdateConstraints, .needsLayout, .needsDisplay]
  /// Of the layout under way in a tree without a window.
  var detachedWatch: LoopGuard?
  var isBeingMeasured = false
  /// Whether layout writes the frame, which is then set as it is.
  var isBeingPlaced = false
  /// Of the root of a tree without a window.
  var foundOutsideWindow: [Finding] = []
  /// In a window.
  var ancestry = Ancestry()
  /// Where the view was among the superview's subviews when somebody last asked.
  var lastIndex = 0
  /// The name from the top of the window's tree at one of the tree's versions.
  var knownPath: (version: Int, path: String)?
  /// The traits of the superview or window that the view was last in.
  var lastSurroundings: Traits?

  /// A view with an empty frame and, if given, a name.
  public init(identifier: String? = nil) {
    self.identifier = identifier
    className = Self.documentClassName
    hugging = Self.defaultHugging
    presence.begin(self, view: self)
  }

  /// - Parameter frame: in the coordinates of the superview to come, points.
  public init(frame: CGRect) {
    className = Self.documentClassName
    hugging = Self.defaultHugging
    presence.begin(self, view: self)
    self.frame = frame
  }

  deinit {
    presence.end()
    takeApart()
  }

  /// The class name that views of this class get in documents and frames.
  open class var documentClassName: String { "view" }

  /// UIKit's defaults for views made in code: (horizontal, vertical).
  open class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (250, 250)
  }

  /// Whether views of this class make their constraints in `updateConstraints`. In a tree without any
  /// constraint it is called only where some class says so.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Overriding points

  /// The size that the content wants, in points, `noIntrinsicMetric` where it does not care. It is
  /// the size of the alignment rect. Something other than a number is reported and ignored.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// How far the alignment rect lies inside the frame: `explicitAlignmentRectInsets`, or what the
  /// class has.
  open var alignmentRectInsets: EdgeInsets {
    explicitAlignmentRectInsets ?? standardAlignmentInsets
  }

  /// Must be the inverse of `frame(forAlignmentRect:)`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Must be the inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    rect.outset(by: alignmentRectInsets)
  }

  /// The view whose baseline is this view's first: itself or a view below it, followed recursively.
  open var forFirstBaselineLayout: View { forLastBaselineLayout }
  /// The view whose baseline is this view's last: itself or a view below it, followed recursively.
  open var forLastBaselineLayout: View { viewForBaselineLayout() }
  /// The older name for both of them.
  open func viewForBaselineLayout() -> View { self }

  /// Changes constraints; call super last.
  open func updateConstraints() {}
  /// Called after the solved frames of the subviews have been set.
  open func layoutSubviews() {}

  /// Called before and after the view gets another superview, or none.
  open func willMove(toSuperview superview: View?) {}
  /// Called after the view has got another superview, or none.
  open func didMoveToSuperview() {}

  /// Called before and after the view comes into another window, or leaves one.
  open func willMove(toWindow window: Window?) {}
  /// Called after the view has come into another window, or left one.
  open func didMoveToWindow() {}

  /// Called after `view` has become a subview, and before it leaves.
  open func didAddSubview(_ view: View) {}
  /// Called before `view` leaves.
  open func willRemoveSubview(_ view: View) {}

  /// Called by the layout that has changed them; outside a window, as soon as margins change.
  open func layoutMarginsDidChange() {}
  /// Called by the layout that has changed the safe area.
  open func safeAreaInsetsDidChange() {}

  /// Called when the window's traits, overrides or a move in the tree have given the view other traits
  /// than `previous`. Outside a window a view hears of nothing.
  open func traitCollectionDidChange(_ previous: Traits?) {}

  /// Called in the display phase for a view that needs it; pictures come from the scene instead.
  open func draw(_ rect: CGRect) {}

  // MARK: What subclasses may add to. The extensions, of which nothing can be overridden, do the work.

  /// In the superview's coordinates, points. Setting it matters for views that translate their mask
  /// into constraints; a frame that constraints decide is replaced at the next layout, which sets
  /// `bounds` and `center` where they change.
  open var frame: CGRect {
    get { storedFrame }
    set { setFrame(newValue) }
  }

  /// The view in its own coordinates. Its origin is zero unless set; setting moves what is in the view.
  /// Setting the size keeps the centre where it is.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set { setBounds(newValue) }
  }

  /// The centre of the frame, in the superview's coordinates, points. Setting it keeps the size.
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set { setCenter(newValue) }
  }

  /// Distances of the margins guide from the view's edges in points, with the safe area and the
  /// frames as of the last layout. Setting replaces the view's own part. Layout goes by what is set,
  /// not by what an overriding getter says.
  open var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set { setOwnMargins(.absolute(newValue)) }
  }

  /// `layoutMargins` by reading direction: leading and trailing instead of left and right. Margins
  /// that are set here follow the direction when it changes.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setOwnMargins(.directional(newValue)) }
  }

  /// Moves `view` here from wherever it was, above the other subviews.
  open func addSubview(_ view: View) { move(view, to: subviews.count) }

  /// Moves `view` here, back to front at `index` (clamped to what there is).
  open func insertSubview(_ view: View, at index: Int) { move(view, to: index) }

  /// Moves `view` here, directly behind `sibling`; in front of all where that is no subview.
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    move(view, besides: sibling, offset: 0)
  }
  /// Moves `view` here, directly in front of `sibling`; in front of all where that is no subview.
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    move(view, besides: sibling, offset: 1)
  }
  /// Moves a subview in front of the others; no effect on any other view.
  open func bringSubviewToFront(_ view: View) { reorder(view, to: subviews.count - 1) }
  /// Moves a subview behind the others; no effect on any other view.
  open func sendSubviewToBack(_ view: View) { reorder(view, to: 0) }

  /// Leaves the tree. The constraints that views above hold on this view and everything below it
  /// are gone for good; those held inside stay.
  open func removeFromSuperview() { leaveSuperview() }

  /// Adds a guide to this view, and takes it from its former owner.
  open func addLayoutGuide(_ guide: LayoutGuide) { take(guide) }
  /// Drops the constraints on the guide.
  open func removeLayoutGuide(_ guide: LayoutGuide) { drop(guide) }

  /// Activating a constraint calls this on the view that comes to hold it, and deactivating it the
  /// function below. What does not reach super stays as it is.
  open func addConstraint(_ constraint: LayoutConstraint) { take(constraint) }
  /// Deactivates a constraint that this view holds; no effect on any other.
  open func removeConstraint(_ constraint: LayoutConstraint) { drop(constraint) }
  /// Calls `addConstraint` for each, in order.
  open func addConstraints(_ all: [LayoutConstraint]) { for one in all { addConstraint(one) } }
  /// Calls `removeConstraint` for each, in order.
  open func removeConstraints(_ all: [LayoutConstraint]) { for c in all { removeConstraint(c) } }

  /// How strongly the view resists growing beyond its intrinsic size. Setting a priority outside
  /// (0, 1000] traps, and so does a layout that gets one from an override.
  open func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    axis == .horizontal ? hugging.horizontal : hugging.vertical
  }
  /// Sets how strongly the view resists growing. Traps outside (0, 1000].
  open func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) { setHugging(priority, axis) }

  /// How strongly the view resists shrinking below its intrinsic size.
  open func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    axis == .horizontal ? compression.horizontal : compression.vertical
  }
  /// Sets how strongly the view resists shrinking. Traps outside (0, 1000].
  open func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) { setCompression(priority, axis) }

  /// How far bars, notches and the like reach into this view, as of the last layout; zero outside a
  /// window. What an override says counts for the margins and for the views below.
  open var safeAreaInsets: EdgeInsets { window == nil ? .zero : margins.safeArea }

  /// Whether this view's margins keep clear of the superview's, edge by edge.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { setMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether the safe area is added to the view's own margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { setMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// The direction in which this view's content reads. It comes from the traits unless the semantic
  /// content attribute fixes it; the attribute is not inherited from the superview.
  open var effectiveUserInterfaceLayoutDirection: LayoutDirection { contentDirection }

  /// Says that the content wants another size than before. It is measured again, and the superview
  /// laid out, even if the size turns out to be the same.
  open func invalidateIntrinsicContentSize() { noteContentChange() }

  /// Asks for `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() { request(.needsUpdateConstraints) }
  /// Whether `updateConstraints` waits to be called.
  open func needsUpdateConstraints() -> Bool { cycle.contains(.needsUpdateConstraints) }

  /// Runs the `updateConstraints` that have been asked for in the window, or else in this view and
  /// below it.
  open func updateConstraintsIfNeeded() {
    if let window { window.updateConstraintsIfNeeded() } else { updateConstraintsBelow() }
  }

  /// Asks for `layoutSubviews` at the next layout.
  ///
  /// Called by a view below that is laying out its subviews, it asks for another `layoutSubviews` of
  /// that view too, whose place depends on this one's. A view that always does so is a loop.
  open func setNeedsLayout() {
    request(.needsLayout)
    askAgainBelow()
  }

  /// Asks for `draw` at the next display.
  open func setNeedsDisplay() { request(.needsDisplay) }

  /// Lays out the whole window that the view is in, since a view's place depends on everything
  /// around it. Outside a window it lays out the tree that the view is in; the root keeps its frame.
  open func layoutIfNeeded() {
    if let window { window.layoutIfNeeded() } else { layoutDetachedTree() }
  }

  /// The frame's size that the content wants where it is `size` large, in points. A dimension that it
  /// does not care for stays as it is.
  open func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(fitting: size) }

  /// Takes the size that the content wants; the top left corner stays.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The smallest size near `target` that the constraints allow.
  open func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(target, withHorizontalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the view would have if it came as close as its constraints let it to `target`.
  ///
  /// The view and what is below it are laid out by themselves: constraints held above it do not
  /// count, and nothing in the tree changes but constraints that were waiting for an update.
  /// Multi-line texts get their height at the width found. The result is a frame's size in points,
  /// rounded up to pixels. Outside a window it traps where a text lacks a `detachedContext`.
  open func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    requireContext()
    return fittingSize(target, horizontal, vertical)
  }

  /// The size and baselines at a width, or as wide as the content wants.
  package func intrinsicLayout(fitting width: CGFloat?) -> IntrinsicLayout {
    IntrinsicLayout(size: intrinsicContentSize)
  }

  /// Whether the height follows from the width that layout gives, as in a label of many lines.
  package var wrapsContent: Bool { false }
  /// Whether the size of the content comes from a measurer.
  package var asksContext: Bool { false }
  /// The font that system spacing between baselines goes by.
  package var baselineFont: FontDescriptor? { nil }

  /// A stack view arranges itself anew when this happens.
  package func subviewChangedVisibility(_ view: View) {}
  /// Subviews as they come to the reader, which need not be how they cover each other.
  var subviewsInReadingOrder: [View] { subviews }

  /// Whether the view wants to hear of what happens to the content of its subviews and all below.
  package var hearsOfContent: Bool { false }

  /// The size that `view` wants, or that what is in it wants, may be another one. A stack view whose
  /// shares follow natural sizes arranges itself anew.
  package func subviewInvalidatedIntrinsicContentSize(_ view: View) {}

  /// The view's traits, or those of a view near it, may be different.
  package func surroundingsChanged() {}

  /// Whether `forFirstBaselineLayout` or `forLastBaselineLayout` may name another view; asked often.
  package var takesBaselinesFromSubviews: Bool {
    forFirstBaselineLayout !== self || forLastBaselineLayout !== self
  }

  /// The alignment insets and margins of a view that nobody gave any.
  package var standardAlignmentInsets: EdgeInsets { .zero }
  package var standardMargins: EdgeInsets { EdgeInsets(all: 8) }

  package var sceneControl: Control { .plain }
  /// The texts in a view of `size`, in its own coordinates.
  package func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] { [] }
  /// Whether the view shows its baselines, which one without any room for its text does not.
  package func showsBaselines(in size: CGSize, _ context: LayoutContext) -> Bool { true }
  package func sceneImages(in size: CGSize, _ context: LayoutContext) -> [SceneImage] { [] }

  /// `<Label: title; frame = (20 20; 100 20); text = 'Hello'>`: in UIKit's form, with the name that
  /// descriptions have for the view where UIKit has an address.
  open var description: String { summary }
}
