import Foundation
import LayoutScene

/// A segmented control. All segments are as wide as the widest title needs.
open class SegmentedControl: View {
  open override class var documentClassName: String { "segmented" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (250, 750)
  }

  /// The titles of the segments, in reading order; none by default.
  open var segments: [String] = [] { didSet { resized(segments != oldValue) } }
  /// Whether the control reacts to touches; true by default. Otherwise it is drawn fainter.
  open var isEnabled = true
  /// The index of the selected segment, from 0; nil for none. UIKit has −1 for none. Layout does
  /// not depend on it.
  open var selectedSegmentIndex: Int?

  /// A control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control with these titles. UIKit also takes images.
  public init(items: [String]?) {
    segments = items ?? []
    super.init(frame: .zero)
  }

  package override var asksContext: Bool { segments.contains { !$0.isEmpty } }

  /// The size in points. The width follows from the titles. The height, and the size without
  /// titles, need no text measurer.
  open override var intrinsicContentSize: CGSize {
    if let context = layoutContext, asksContext {
      let widest = segments.map {
        TextBox.layout($0, attributes(context), width: nil, context).size.width
      }.max()
      return size(widestTitle: widest ?? 0)
    }
    var size = size(widestTitle: 0)
    if asksContext { size.width = Self.noIntrinsicMetric }
    return size
  }

  package override var standardAlignmentInsets: EdgeInsets {
    controlMetrics.segmentedAlignmentInsets
  }

  package override var sceneControl: Control {
    .segmented(count: segments.count, selected: selectedSegmentIndex)
  }

  package override func complete(
    _ scene: inout SceneView, in size: CGSize, _ context: LayoutContext
  ) {
    super.complete(&scene, in: size, context)
    scene.isEnabled = isEnabled
  }

  package override func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] {
    TextBox.segments(
      segments, selected: selectedSegmentIndex, attributes(context),
      in: CGRect(origin: .zero, size: size).inset(by: alignmentRectInsets), context)
  }

  private func attributes(_ context: LayoutContext) -> TextAttributes {
    TextAttributes(
      font: .system(ofSize: context.metrics.segmentFontSize, weight: .medium), alignment: .center,
      lineLimit: 1, direction: effectiveUserInterfaceLayoutDirection, language: traits.locale)
  }

  private func size(widestTitle: CGFloat) -> CGSize {
    let metrics = controlMetrics
    return CGSize(
      width: (widestTitle + 2 * metrics.segmentPadding) * CGFloat(segments.count),
      height: metrics.segmentedHeight)
  }
}
