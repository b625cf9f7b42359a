import Foundation
import LayoutScene

/// What a bar shows, each at its place in the bar's own coordinates.
package struct BarContent {
  var texts: [SceneText] = []
  var images: [SceneImage] = []
  var parts: [SceneBar.Part] = []
}

/// What navigation bars, tab bars and toolbars have in common. UIKit has no such class.
///
/// Titles in bars do not grow with the text size, as Apple's Human Interface Guidelines have it: a long
/// press shows them large.
open class Bar: FixedControl, ScreenBar {
  /// Whether the screen places the bar, as a navigation or tab bar controller does: at the edge of the
  /// screen, in front of all else, and with its height in the safe area of the root view. It counts for a
  /// subview of a window's root view; constraints and frames of the bar do not, then. False by default.
  open var isAttached = false {
    didSet { if isAttached != oldValue { window?.attachedBarsChanged() } }
  }
  /// The screen's safe area where the bar is; nil unless the screen has placed it.
  var screenSafeArea: EdgeInsets?

  /// The safe area of a bar that the screen places is the screen's: the bars' own heights do not count.
  open override var safeAreaInsets: EdgeInsets { screenSafeArea ?? super.safeAreaInsets }

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

  /// The natural height of the content; the safe area does not count.
  func contentHeight(_ metrics: ControlMetrics) -> CGFloat { 0 }

  package override func metricSize(_ metrics: ControlMetrics) -> CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: contentHeight(metrics))
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if isAttached { window?.attachedBarsChanged() }
  }

  /// Called when items have changed.
  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// What the bar shows at a size, points.
  package func content(in size: CGSize, _ context: LayoutContext) -> BarContent { BarContent() }
  /// Whether the bar has a background and a line at its edge.
  ///
  /// Since iOS 15 a bar that the screen places has neither while no content is scrolled beneath it, nor where
  /// nothing scrolls (`scrollEdgeAppearance` of the bars, which is the standard one with a clear background
  /// unless an app sets another). UIKit asks one scroll view of the screen, here any counts that is at the bar.
  package var hasBackground: Bool {
    guard backgroundColor == nil, isAttached, let window, window.context.metrics.clearsBars else {
      return true
    }
    return isAboveContent(of: window.rootView)
  }

  /// Whether content that scrolls is beneath the bar.
  private func isAboveContent(of view: View) -> Bool {
    view.subviews.contains { below in
      guard !below.isHidden else { return false }
      return (below as? ScrollView).map(isAboveContent) ?? false || isAboveContent(of: below)
    }
  }

  /// Whether content of a scroll view that reaches under the bar, or as far as it, is beneath it.
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

  /// The bar's background reaches to the edge of the screen where the bar ends at the safe area, as UIKit's
  /// does by `UIBarPosition.topAttached` and, at the bottom, by itself.
  private var overhang: EdgeInsets {
    guard let window else { return .zero }
    let frame = convert(bounds, to: nil)
    // The safe area need not end on a pixel.
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

  /// The bar between the safe area's sides and, within them, the margins: 16 points on phones, 20 on large
  /// ones and tablets, as the least margins of a root view are. UIKit's bars have the same
  /// (`directionalLayoutMargins` of UINavigationBar, iOS 11 to 18).
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

  /// An image of an item, a symbol at the large scale beside text of 17 points, which does not follow the
  /// text size.
  ///
  /// - Parameter isFaint: whether it is grey, as what does not react or is not selected.
  func sceneImage(
    _ image: ImageContent, in rect: CGRect, color: Color?, isFaint: Bool
  ) -> SceneImage {
    var shown = image.sceneImage(in: rect, of: self, font: Self.symbolFont)
    shown.isTemplate = image.systemName != nil
    let gray = isFaint ? SemanticColors.named("systemGray") : nil
    shown.color = gray?.resolved(for: traits.appearance) ?? color
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
