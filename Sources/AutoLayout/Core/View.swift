import Foundation
import LayoutKernel
import LayoutScene

/// A rectangle that takes part in layout: UIKit's `UIView` without drawing, touches and animation.
/// A tree of views belongs to one task at a time.
open class View: LayoutItem {
  /// The view's name, unique within a document; nil, the default, shows its path in the tree.
  @exclusivity(unchecked) public var identifier: String? { didSet { identifierChanged() } }
  /// The name of the stored property that has the view; nil until `nameByProperties` has found one.
  @exclusivity(unchecked) var propertyName: String?
  /// The place in a document where the view is written; nil for one made in code.
  @exclusivity(unchecked) public var origin: SourceLocation?
  /// The class as documents name it: `label`, `stack`, …
  @exclusivity(unchecked) public var className: String

  // A tree belongs to one task. What layout reads and writes often is not checked for exclusive access, which would take a
  // tenth of its time.
  // The tree. `View+Hierarchy.swift` keeps these.
  @exclusivity(unchecked) var superviewPresence: ItemPresence?
  @exclusivity(unchecked) var windowPresence: WindowPresence?
  /// The subviews from back to front.
  @exclusivity(unchecked) public internal(set) var subviews: [View] = []
  /// The guides that `addLayoutGuide` has added, in that order. Built-in guides are not among them.
  @exclusivity(unchecked) public internal(set) var layoutGuides: [LayoutGuide] = []
  /// The traits, control metrics and text measurer of a tree outside a window; set it on the root.
  /// Without it, texts have no intrinsic size there, and controls have their iOS 17 sizes. In a
  /// window it is ignored.
  @exclusivity(unchecked) public var detachedContext: LayoutContext?
  /// The `UIView` of the module UIKit whose core this is, if there is one.
  @exclusivity(unchecked) final var link = HostLink()
  @exclusivity(unchecked) package final var seats = Seats<Item>()
  let heldConstraints = ConstraintList()
  public let referencingConstraints = ConstraintList()

  /// A number for `viewWithTag`; 0 by default.
  @exclusivity(unchecked) open var tag = 0
  // Appearance.
  /// Whether pictures leave the view out; false by default. It keeps its place, except in a stack view.
  @exclusivity(unchecked) open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewChangedVisibility(self) } }
  }
  /// The opacity from 0 to 1; 1 by default. Layout does not depend on it.
  @exclusivity(unchecked) open var alpha = 1.0
  /// The colour behind the view's content; nil, the default, for none.
  @exclusivity(unchecked) open var backgroundColor: Color?
  /// The radius of the corners, points; 0 by default.
  @exclusivity(unchecked) open var cornerRadius: CGFloat = 0 {
    didSet { look.hasCornerRadius = true }
  }
  /// Whether subviews are cut off at the view's edges; false by default.
  @exclusivity(unchecked) open var clipsToBounds = false
  @exclusivity(unchecked) var look = ViewLook()

  // Content size.
  @exclusivity(unchecked) var explicit = ExplicitContent()
  @exclusivity(unchecked) var hugging: (horizontal: LayoutPriority, vertical: LayoutPriority)
  @exclusivity(unchecked) var compression: (horizontal: LayoutPriority, vertical: LayoutPriority) =
    (750, 750)

  // Geometry.
  /// The frame in the superview's coordinates, points, with edges on device pixels once laid out.
  @exclusivity(unchecked) var storedFrame = CGRect.zero
  @exclusivity(unchecked) package internal(set) var boundsOrigin = CGPoint.zero
  /// The frame as the solver has it, in the superview's coordinates, points, not rounded.
  @exclusivity(unchecked) public internal(set) var exactFrame = CGRect.zero
  /// The alignment rect as the solver has it, in the superview's coordinates, points, not rounded.
  @exclusivity(unchecked) public internal(set) var exactAlignmentRect = CGRect.zero
  @exclusivity(unchecked) var autoresizing = AutoresizingState()
  @exclusivity(unchecked) var margins = MarginState()
  @exclusivity(unchecked) var builtInGuides: [LayoutGuide.Kind: LayoutGuide] = [:]

  /// Whether the frame and the autoresizing mask become constraints; true by default, as in UIKit. A
  /// constraint on the view does not change it; arranging the view in a stack sets it to false.
  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { changed(.frame) } }
  }

  // Direction and traits.
  /// How the view takes part in right-to-left interfaces; `unspecified` by default, not inherited.
  @exclusivity(unchecked) open var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { window?.traitsChanged() } }
  }
  /// Traits of this view and everything below it that differ from the superview's; none by default.
  @exclusivity(unchecked) public var traitOverrides = TraitOverrides() {
    didSet { if traitOverrides != oldValue { overridesChanged(from: oldValue) } }
  }
  /// Whether `traitOverrides` has any; stored, since every look-up of traits checks it.
  @exclusivity(unchecked) var overridesTraits = false

  // The cycle.
  /// What has changed since the engine was last told, and which of UIKit's `setNeeds…` wait for the next layout.
  @exclusivity(unchecked) var changes = ItemChanges.none
  @exclusivity(unchecked) var cycle: CycleFlags = [
    .needsUpdateConstraints, .needsLayout, .needsDisplay,
  ]
  /// The guard of the layout that is running in a tree outside a window.
  @exclusivity(unchecked) var detachedWatch: LoopGuard?
  @exclusivity(unchecked) var isBeingMeasured = false
  /// The width that layout has found, while the host is asked for the size of a text again.
  @exclusivity(unchecked) var solvedWidth: CGFloat?
  /// Whether layout is setting the frame, which is then stored without side effects.
  @exclusivity(unchecked) var isBeingPlaced = false
  /// The findings of the last layout; set at the root of a tree outside a window.
  @exclusivity(unchecked) var foundOutsideWindow: [Finding] = []
  /// Facts about the ancestors, kept while the view is in a window.
  @exclusivity(unchecked) var ancestry = Ancestry()
  /// The index in the scene that was made of the view last.
  @exclusivity(unchecked) var indexInScene = 0
  /// The traits of the superview or window that the view was in last.
  @exclusivity(unchecked) var lastSurroundings: Traits?

  /// A view with a frame in the coordinates of its future superview, points; traps unless finite. The
  /// only designated initializer: a class that overrides it sets up all of its views there, as in UIKit.
  public init(frame: CGRect) {
    className = Self.documentClassName
    hugging = Self.defaultHugging
    presence.begin(self, view: self)
    if frame != .zero { self.frame = frame }
  }

  /// A view with an empty frame, made by `init(frame:)`.
  public convenience init() { self.init(frame: .zero) }

  /// A view with an empty frame and a name, made by `init(frame:)`.
  public convenience init(identifier: String?) {
    self.init(frame: .zero)
    self.identifier = identifier
    // An assignment in an initializer does not reach the property's observer.
    identifierChanged()
  }

  deinit {
    presence.end()
    takeApart()
  }

  /// The name of the class in documents and frames, such as `label`.
  open class var documentClassName: String { "view" }
  /// The default hugging priorities of the class, as UIKit has them for views made in code.
  open class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (250, 250)
  }

  /// Whether views of this class make their constraints in `updateConstraints`; false by default. In
  /// a tree without constraints it is called only if the class of some view returns true here.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Overriding points

  /// The natural size of the content in points, as a size of the alignment rect; `noIntrinsicMetric` for a
  /// dimension that the content does not have. A size that is not finite is reported and ignored.
  open var intrinsicContentSize: CGSize {
    measuredContent(fitting: nil)?.size
      ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// How far the alignment rect lies inside the frame, points.
  open var alignmentRectInsets: EdgeInsets {
    explicitAlignmentRectInsets ?? standardAlignmentInsets
  }

  /// The alignment rect of a frame, both in the superview's coordinates. An override must be the
  /// inverse of `frame(forAlignmentRect:)`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    host?.hostedAlignmentRect(forFrame: frame) ?? frame.inset(by: alignmentRectInsets)
  }

  /// The frame of an alignment rect, both in the superview's coordinates. An override must be the
  /// inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    host?.hostedFrame(forAlignmentRect: rect) ?? rect.outset(by: alignmentRectInsets)
  }

  /// The view that has this view's first baseline: itself or a descendant, followed recursively.
  open var forFirstBaselineLayout: View { forLastBaselineLayout }
  /// The view that has this view's last baseline: itself or a descendant, followed recursively.
  open var forLastBaselineLayout: View { viewForBaselineLayout() }
  /// The view for both baselines, under UIKit's older name; this view by default.
  open func viewForBaselineLayout() -> View { self }
  /// Called before a layout if asked for. An override changes constraints and calls super last.
  open func updateConstraints() {}
  /// Called after layout has set the frames of the subviews, if the view's size or a subview's
  /// frame changed or `setNeedsLayout` has asked for it.
  open func layoutSubviews() {}
  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview superview: View?) {}
  /// Called after the view has got another superview, or none.
  open func didMoveToSuperview() {}
  /// Called before the view comes into another window, or leaves one.
  open func willMove(toWindow window: Window?) {}
  /// Called after the view has come into another window, or left one.
  open func didMoveToWindow() {}
  /// Called after `view` has become a subview.
  open func didAddSubview(_ view: View) {}
  /// Called before `view` leaves this view.
  open func willRemoveSubview(_ view: View) {}
  /// Called by the layout that has changed the margins; outside a window, as soon as they are set.
  open func layoutMarginsDidChange() {}
  /// Called by the layout that has changed the safe area.
  open func safeAreaInsetsDidChange() {}
  /// Called after the window's traits, overrides or a move in the tree have changed the view's
  /// traits from `previous`. It is not called outside a window.
  open func traitCollectionDidChange(_ previous: Traits?) {}
  /// Called by `Window.displayIfNeeded` if asked for. Pictures do not depend on it.
  open func draw(_ rect: CGRect) {}

  // MARK: Overridable members. Extensions, whose members cannot be overridden, do the work.

  /// The rectangle in the superview's coordinates, points, with edges on device pixels once laid
  /// out. Setting it counts for views that translate their mask into constraints; for others the
  /// next layout replaces it. Layout sets `bounds` and `center`, not `frame`. Traps unless finite.
  open var frame: CGRect {
    get { storedFrame }
    set { setFrame(newValue) }
  }

  /// The rectangle in the view's own coordinates, points. The origin is zero by default; setting it
  /// moves the subviews on the screen. Setting the size keeps the centre. Traps unless finite.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set { setBounds(newValue) }
  }

  /// The centre of the frame, in the superview's coordinates, points. Setting it keeps the size.
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set { setCenter(newValue) }
  }

  /// Distances of the margins guide from the view's edges in points, with the safe area and frames
  /// as of the last layout. Setting replaces the view's own margins only, which are 8 by default and
  /// 0 in a stack view. Layout uses what was set and ignores an override of the getter.
  open var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set { setOwnMargins(.absolute(newValue)) }
  }

  /// `layoutMargins` by reading direction. Margins that are set here follow it when it changes.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setOwnMargins(.directional(newValue)) }
  }

  /// Makes `view` a subview, in front of the others, and takes it from its former superview. Traps
  /// for this view itself, an ancestor of it, or a window's root.
  open func addSubview(_ view: View) { move(view, to: subviews.count) }
  /// As `addSubview`, at `index` from back to front; an index out of range is clamped.
  open func insertSubview(_ view: View, at index: Int) { move(view, to: index) }
  /// Moves `view` here, directly behind `sibling`; in front of all subviews if `sibling` is none of them.
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    move(view, besides: sibling, offset: 0)
  }
  /// Moves `view` here, directly in front of `sibling`; in front of all subviews if `sibling` is
  /// none of them.
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    move(view, besides: sibling, offset: 1)
  }
  /// Moves a subview in front of the others; no effect on any other view.
  open func bringSubviewToFront(_ view: View) { reorder(view, to: subviews.count - 1) }
  /// Moves a subview behind the others; no effect on any other view.
  open func sendSubviewToBack(_ view: View) { reorder(view, to: 0) }
  /// Leaves the superview. Constraints on this view and its descendants that an ancestor holds are
  /// deactivated for good; those held within stay active.
  open func removeFromSuperview() { leaveSuperview() }
  /// Adds a guide to this view, and takes it from its former owner.
  open func addLayoutGuide(_ guide: LayoutGuide) { take(guide) }
  /// Removes a guide that this view owns, and deactivates the constraints on it.
  open func removeLayoutGuide(_ guide: LayoutGuide) { drop(guide) }
  /// Makes this view hold an inactive constraint, which activates it. `isActive` calls this and
  /// `removeConstraint`; an override that does not call super prevents the change.
  open func addConstraint(_ constraint: LayoutConstraint) { take(constraint) }
  /// Deactivates a constraint that this view holds; no effect on any other.
  open func removeConstraint(_ constraint: LayoutConstraint) { drop(constraint) }
  /// Calls `addConstraint` for each, in order.
  open func addConstraints(_ all: [LayoutConstraint]) { for one in all { addConstraint(one) } }
  /// Calls `removeConstraint` for each, in order.
  open func removeConstraints(_ all: [LayoutConstraint]) { for c in all { removeConstraint(c) } }

  /// How strongly the view resists growing beyond its intrinsic size; 250 by default, in some
  /// controls 750. A layout traps if an override returns a priority outside (0, 1000].
  open func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    axis == .horizontal ? hugging.horizontal : hugging.vertical
  }
  /// Sets how strongly the view resists growing. Traps outside (0, 1000].
  open func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) { setHugging(priority, axis) }

  /// How strongly the view resists shrinking below its intrinsic size; 750 by default. A layout
  /// traps if an override returns a priority outside (0, 1000].
  open func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    axis == .horizontal ? compression.horizontal : compression.vertical
  }
  /// Sets how strongly the view resists shrinking. Traps outside (0, 1000].
  open func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) { setCompression(priority, axis) }

  /// How far bars, notches and the like reach into this view, points, as of the last layout; zero
  /// outside a window. Margins and descendants use the value of an override.
  open var safeAreaInsets: EdgeInsets { window == nil ? .zero : margins.safeArea }
  /// Whether this view's margins reach in at least as far as the superview's; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { setMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether the safe area is added to the view's own margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { setMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// The direction in which the content reads: that of `semanticContentAttribute` or else the traits.
  open var effectiveUserInterfaceLayoutDirection: LayoutDirection { contentDirection }
  /// Tells layout that the intrinsic size may have changed. The next layout measures it again and
  /// lays out the superview, even if the size is the same.
  open func invalidateIntrinsicContentSize() { noteContentChange() }
  /// Asks for `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() { request(.needsUpdateConstraints) }
  /// Whether a call of `updateConstraints` is pending.
  open func needsUpdateConstraints() -> Bool { cycle.contains(.needsUpdateConstraints) }
  /// Calls pending `updateConstraints`: in the whole window, or outside one in this view and its
  /// descendants.
  open func updateConstraintsIfNeeded() {
    if let window { window.updateConstraintsIfNeeded() } else { updateConstraintsBelow() }
  }

  /// Asks for `layoutSubviews` at the next layout.
  ///
  /// If a descendant calls this from its `layoutSubviews`, that descendant is laid out again too, since its
  /// place depends on this view. A descendant that always does so is a loop, which is stopped and reported.
  open func setNeedsLayout() {
    request(.needsLayout)
    askAgainBelow()
  }

  /// Asks for `draw` at the next display.
  open func setNeedsDisplay() { request(.needsDisplay) }
  /// Lays out the whole window, since a view's place depends on all views around it. Outside a
  /// window it lays out the whole tree; the root keeps its frame.
  open func layoutIfNeeded() {
    if let window { window.layoutIfNeeded() } else { layoutDetachedTree() }
  }

  /// The size of the frame that the content needs within `size` points; the size of the bounds if
  /// the content has none.
  open func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(fitting: size) }
  /// Sets the frame's size to `sizeThatFits` of the present size, and keeps the top left corner.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The size nearest to `target` that the constraints allow, with `fittingSizeLevel` on both axes.
  open func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(target, withHorizontalFittingPriority: .fittingSizeLevel)
  }

  /// The frame's size in points, rounded up to pixels, if width and height were pulled to `target`.
  ///
  /// The view and its descendants are laid out by themselves: constraints that an ancestor holds do
  /// not count. Nothing in the tree changes, except that pending `updateConstraints` are called.
  /// Texts of several lines get their height at the width found. Traps for a target that is not
  /// finite, a priority outside (0, 1000], or a text outside a window without `detachedContext`.
  open func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    requireContext()
    return fittingSize(target, horizontal, vertical)
  }

  /// The size and baselines of the content at a width in points; the natural ones if it is nil.
  package func intrinsicLayout(fitting width: CGFloat?) -> IntrinsicLayout {
    guard var layout = measuredContent(fitting: width) else {
      return IntrinsicLayout(size: intrinsicContentSize)
    }
    // A subclass may override the size; the baselines stay those of the text.
    if width == nil { layout.size = intrinsicContentSize }
    return layout
  }

  /// What the class measures of its own at a width; nil without a context, and by default.
  package func measuredContent(fitting width: CGFloat?) -> IntrinsicLayout? { nil }

  /// Whether the height follows from the width that layout gives, as in a label of many lines.
  package var wrapsContent: Bool { false }
  /// Whether the size of the content comes from a measurer.
  package var asksContext: Bool { false }
  /// The font that the system spacing between baselines is computed from.
  package var baselineFont: FontDescriptor? { nil }
  /// Whether a line of text is in the middle of a view that is higher or lower than the text asks for.
  package var centersText: Bool { false }
  /// Called when the view has got another name, which the views that it makes itself have in theirs.
  package func identifierChanged() {}
  /// Adds a view that a document has under `views`. A view that arranges its content adds it to the
  /// arrangement.
  package func addContent(_ view: View) { addSubview(view) }
  /// Called after a subview is hidden or shown.
  package func subviewChangedVisibility(_ view: View) {}
  /// The subviews in reading order, which may differ from back to front.
  var subviewsInReadingOrder: [View] { subviews }
  /// Whether the view is notified of content changes of its descendants.
  package var observesContent: Bool { false }
  /// Called when the natural size of a subview, or of a descendant of it, may have changed.
  package func subviewInvalidatedIntrinsicContentSize(_ view: View) {}
  /// Called when the traits of the view, or of views around it, may have changed.
  package func surroundingsChanged() {}
  /// The axes along which a view that scrolls leaves its safe area to its subviews; nil for other views.
  package var passedSafeArea: ScrollView.PassedAxes? { nil }
  /// Whether `forFirstBaselineLayout` or `forLastBaselineLayout` may be another view.
  package var takesBaselinesFromSubviews: Bool {
    namedBaselineView(isFirst: true) !== self || namedBaselineView(isFirst: false) !== self
  }

  /// The alignment insets and margins of the class, which apply unless others are set.
  package var standardAlignmentInsets: EdgeInsets { .zero }
  package var standardMargins: EdgeInsets { EdgeInsets(all: 8) }
  package var sceneControl: Control { .plain }
  /// The text that a description shows; nil for a view without.
  package var describedText: String? { nil }
  /// The texts in a view of `size`, in its own coordinates.
  package func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] { [] }
  /// How far a subview is shown to the right of its place in the layout, points.
  func shownShift(of subview: View) -> CGFloat { 0 }
  /// Whether the scene shows the view's baselines; false for a view without room for its text.
  package func showsBaselines(in size: CGSize, _ context: LayoutContext) -> Bool { true }
  package func sceneImages(in size: CGSize, _ context: LayoutContext) -> [SceneImage] { [] }
  /// Adds to the scene's view what only the class knows, such as its state, its own background or
  /// its signs.
  package func complete(_ scene: inout SceneView, in size: CGSize, _ context: LayoutContext) {}

  /// The description, such as `<Label: title; frame = (20 20; 100 20); text = 'Hello'>`. A name
  /// replaces UIKit's address.
  open var description: String { summary }
}
