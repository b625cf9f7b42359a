import Foundation
import LayoutScene

/// The content of a bar, each part at its place in the bar's coordinates.
package struct BarContent {
  var texts: [SceneText] = []
  var images: [SceneImage] = []
  var parts: [SceneBar.Part] = []
}

/// The common base of navigation bars, tab bars and toolbars. UIKit has no such class.
///
/// Titles in bars do not grow with the text size, as Apple's Human Interface Guidelines say: a long
/// press shows them large instead.
open class Bar: FixedControl, ScreenBar {
  /// Whether the screen places the bar, as a navigation or tab bar controller does: at the edge of
  /// the screen, in front of all other views, and with its height in the safe area of the root
  /// view. It has an effect on a subview of a window's root view only; the bar's constraints and
  /// frame are then ignored. False by default.
  open var isAttached = false {
    didSet { if isAttached != oldValue { window?.attachedBarsChanged() } }
  }
  /// Whether a controller places the bar, which then looks as one that the screen places.
  package var isOfController = false
  /// The part of the screen's safe area that the bar covers; nil unless the screen has placed the bar.
  var screenSafeArea: EdgeInsets?

  /// A bar that the screen places has the screen's safe area, without the heights of bars.
  open override var safeAreaInsets: EdgeInsets { screenSafeArea ?? super.safeAreaInsets }

  /// The views of items, with the constraints that place them.
  private var heldViews: [(view: View, left: LayoutConstraint, middle: LayoutConstraint)] = []

  /// The views of the items that the bar shows.
  var itemViews: [View] { [] }
  /// The frames of the items with views, in a bar that reads from left to right.
  func itemPlaces(in size: CGSize, _ context: LayoutContext) -> [(view: View, place: CGRect)] { [] }

  /// The width that the content and the constraints of a view in a bar give it, points; 0 for none.
  static func naturalWidth(of view: View) -> CGFloat {
    let own = (view.explicitIntrinsicContentSize ?? view.intrinsicContentSize).width
    let isHeld = !view.heldConstraints.all.isEmpty
    return isHeld || own <= 0 && !view.subviews.isEmpty
      ? view.systemLayoutSizeFitting(.zero).width : max(0, own)
  }

  /// Makes the views of items subviews, and gives back those of former items.
  private func holdItemViews() {
    let wanted = itemViews
    for held in heldViews where !wanted.contains(where: { $0 === held.view }) {
      LayoutConstraint.deactivate([held.left, held.middle])
      if held.view.superview === self { held.view.removeFromSuperview() }
    }
    heldViews = wanted.map { view in
      if let held = heldViews.first(where: { $0.view === view }) { return held }
      view.translatesAutoresizingMaskIntoConstraints = false
      if view.superview !== self { addSubview(view) }
      let left = LayoutConstraint.made(for: .bar, view, .left, self, .left)
      let middle = LayoutConstraint.made(for: .bar, view, .centerY, self, .top)
      LayoutConstraint.activate([left, middle])
      return (view, left, middle)
    }
    if !heldViews.isEmpty { setNeedsUpdateConstraints() }
  }

  open override func updateConstraints() {
    for (held, place) in zip(heldViews, heldPlaces) {
      (held.left.constant, held.middle.constant) = (place.x, place.y)
    }
    super.updateConstraints()
  }

  /// The places of the views of items follow from the bar's size and from all items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = heldViews.map { CGPoint(x: $0.left.constant, y: $0.middle.constant) }
    if places != heldPlaces { setNeedsUpdateConstraints() }
  }

  /// The left end and the middle of each held view.
  private var heldPlaces: [CGPoint] {
    guard !heldViews.isEmpty, let context = layoutContext else { return [] }
    let size = CGSize(
      width: bounds.width > 0 ? bounds.width : window?.size.width ?? 0,
      height: bounds.height > 0 ? bounds.height : contentHeight(context.metrics))
    let places = itemPlaces(in: size, context)
    return heldViews.map { held in
      let place = places.first { $0.view === held.view }.map { mirrored($0.place, in: size) }
      return place.map { CGPoint(x: $0.minX, y: $0.midY) } ?? .zero
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAttached { window?.attachedBarsChanged() }
  }

  open override func willMove(toWindow window: Window?) {
    super.willMove(toWindow: window)
    if isAttached { self.window?.attachedBarsChanged() }
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue, isAttached { window?.attachedBarsChanged() } }
  }

  var screenEdge: ScreenEdge { .aboveBottom }

  /// The natural height of the content in points, as a controller places the bar.
  package var heightOfContent: CGFloat { layoutContext.map { contentHeight($0.metrics) } ?? 0 }
  /// The natural height of the content in points, without the safe area.
  func contentHeight(_ metrics: ControlMetrics) -> CGFloat { 0 }

  package override func metricSize(_ metrics: ControlMetrics) -> CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: contentHeight(metrics))
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    // Controllers place their bars by their heights.
    superview?.request(.needsLayout)
    if isAttached { window?.attachedBarsChanged() }
  }

  /// Called when the items have changed.
  func contentChanged() {
    holdItemViews()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The content of the bar at this size, points.
  package func content(in size: CGSize, _ context: LayoutContext) -> BarContent { BarContent() }
  /// Whether the bar has a background and a line at its edge.
  ///
  /// Since iOS 15 a bar that the screen places has neither while no content is scrolled beneath it,
  /// nor if nothing on the screen scrolls. (It then has its `scrollEdgeAppearance`, which has a
  /// clear background unless an app sets another.) UIKit looks at one scroll view of the screen;
  /// here each scroll view at the bar counts.
  package var hasBackground: Bool {
    guard backgroundColor == nil, isAttached || isOfController, let window,
      window.context.metrics.clearsBars
    else {
      return true
    }
    return isAboveContent(of: window.rootView)
  }

  /// Whether scrolled content is beneath the bar.
  private func isAboveContent(of view: View) -> Bool {
    view.subviews.contains { below in
      guard !below.isHidden else { return false }
      return (below as? ScrollView).map(isAboveContent) ?? false || isAboveContent(of: below)
    }
  }

  /// Whether content of a scroll view is beneath the bar. The scroll view must extend under the
  /// bar, or up to it.
  private func isAboveContent(_ scrollView: ScrollView) -> Bool {
    guard let superview = scrollView.superview else { return false }
    let place = superview.convert(scrollView.frame, to: nil)
    let (inset, offset) = (scrollView.adjustedContentInset, scrollView.contentOffset.y)
    if screenEdge == .top { return place.minY < frame.maxY && offset > 0.5 - inset.top }
    let end = offset + place.height - inset.bottom
    return place.maxY > frame.minY && scrollView.contentSize.height > end + 0.5
  }

  package override func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] {
    content(in: size, context).texts
  }

  package override func sceneImages(in size: CGSize, _ context: LayoutContext) -> [SceneImage] {
    content(in: size, context).images
  }

  package override func complete(
    _ scene: inout SceneView, in size: CGSize, _ context: LayoutContext
  ) {
    super.complete(&scene, in: size, context)
    scene.bar = SceneBar(
      overhang: overhang, hasBackground: hasBackground, parts: content(in: size, context).parts)
  }

  /// How far the bar's background extends beyond the bar, points. If the bar ends at the safe area,
  /// its background extends to the edge of the screen, as in UIKit: at the top by
  /// `UIBarPosition.topAttached`, at the bottom always.
  private var overhang: EdgeInsets {
    guard let window else { return .zero }
    let frame = convert(bounds, to: nil)
    // The edge of the safe area may lie between pixels.
    let (area, reach) = (window.safeArea, 0.5 / window.traits.displayScale + 0.01)
    let below = window.size.height - frame.maxY
    var overhang = EdgeInsets.zero
    if area.top > 0, abs(frame.minY - area.top) < reach, screenEdge == .top {
      overhang.top = frame.minY
    }
    if area.bottom > 0, abs(below - area.bottom) < reach, screenEdge != .top {
      overhang.bottom = below
    }
    return overhang
  }

  /// The area for items: the bar without the safe area's sides and the margins. The margins are 16
  /// points on phones, and 20 on large phones and tablets, as the least margins of a root view.
  /// UIKit's bars have the same (`directionalLayoutMargins` of UINavigationBar, iOS 11 to 18).
  func room(in size: CGSize, _ context: LayoutContext) -> CGRect {
    let area = safeAreaInsets
    let margins =
      window?.effectiveSystemMargins.resolved(for: effectiveUserInterfaceLayoutDirection)
      ?? EdgeInsets(left: context.metrics.rootMargin, right: context.metrics.rootMargin)
    let left = area.left + margins.left
    return CGRect(
      x: left, y: 0, width: max(0, size.width - left - area.right - margins.right),
      height: size.height)
  }

  /// The attributes of a title on one line in the system's font.
  func attributes(
    _ size: CGFloat, _ weight: FontWeight = .regular, _ alignment: TextAlignment = .center,
    truncating: LineBreakMode = .byTruncatingTail
  ) -> TextAttributes {
    TextAttributes(
      font: .system(ofSize: size, weight: weight), alignment: alignment, lineBreak: truncating,
      lineLimit: 1, direction: effectiveUserInterfaceLayoutDirection, language: traits.locale)
  }

  /// The image of an item, for the scene. A symbol has the large scale beside text of 17 points,
  /// and does not follow the text size.
  ///
  /// - Parameter isFaint: whether the image is grey, because its item is disabled or not selected.
  func sceneImage(
    _ image: ImageContent, in rect: CGRect, color: Color?, isFaint: Bool
  ) -> SceneImage {
    var shown = image.sceneImage(in: rect, of: self, font: Self.symbolFont)
    shown.isTemplate = image.systemName != nil
    shown.color = (isFaint ? Color.system("systemGray", traits) : nil) ?? color
    return shown
  }

  /// The size of an item's image, points.
  func size(of image: ImageContent) -> CGSize { image.size(font: Self.symbolFont, traits) }

  static let symbolFont = FontDescriptor.system(ofSize: 17)

  /// The rectangle mirrored in a bar of `size` where the interface reads from right to left.
  func mirrored(_ rect: CGRect, in size: CGSize) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
