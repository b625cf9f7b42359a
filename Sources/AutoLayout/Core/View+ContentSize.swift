import Foundation
import LayoutScene

/// What was set in the place of what a view's class says; few views have any of it.
struct ExplicitContent {
  var intrinsicSize: CGSize?
  var baselines: BaselineOffsets?
  var alignmentRectInsets: EdgeInsets?

  /// False where the part is the same already.
  mutating func change<T: Equatable>(_ part: WritableKeyPath<Self, T?>, to value: T?) -> Bool {
    guard self[keyPath: part] != value else { return false }
    self[keyPath: part] = value
    return true
  }
}

extension View {
  /// A size in points that replaces the intrinsic one (see there); nil, the default, keeps that.
  public var explicitIntrinsicContentSize: CGSize? {
    get { explicit.intrinsicSize }
    set { if explicit.change(\.intrinsicSize, to: newValue) { invalidateIntrinsicContentSize() } }
  }

  /// Baselines that replace those of the view's text; nil, the default, keeps them.
  public var explicitBaselines: BaselineOffsets? {
    get { explicit.baselines }
    set { if explicit.change(\.baselines, to: newValue) { invalidateIntrinsicContentSize() } }
  }

  /// Alignment insets in points that replace the class's own; nil, the default, keeps them.
  public var explicitAlignmentRectInsets: EdgeInsets? {
    get { explicit.alignmentRectInsets }
    set { if explicit.change(\.alignmentRectInsets, to: newValue) { changed(.alignment) } }
  }

  /// The value of an intrinsic dimension that a view does not have: −1.
  public static let noIntrinsicMetric: CGFloat = -1

  func setHugging(_ priority: LayoutPriority, _ axis: LayoutConstraint.Axis) {
    Self.check(priority)
    let old = hugging
    if axis == .horizontal { hugging.horizontal = priority } else { hugging.vertical = priority }
    if hugging != old { changed(.contentPriorities) }
  }

  func setCompression(_ priority: LayoutPriority, _ axis: LayoutConstraint.Axis) {
    Self.check(priority)
    let old = compression
    if axis == .horizontal {
      compression.horizontal = priority
    } else {
      compression.vertical = priority
    }
    if compression != old { changed(.contentPriorities) }
  }

  static func check(_ priority: LayoutPriority) {
    trap(unless: priority.isLegal, "\(ConstraintError.illegalPriority(priority.value))")
  }

  /// The intrinsic layout, with the explicitly set size and baselines in its place.
  ///
  /// While the intrinsic size is being measured, the view has none, so that an override that asks
  /// for the view's layout does not recurse.
  package func contentLayout(fitting width: CGFloat?) -> IntrinsicLayout {
    guard !isBeingMeasured else {
      return IntrinsicLayout(
        size: CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric))
    }
    isBeingMeasured = true
    defer { isBeingMeasured = false }
    var layout = intrinsicLayout(fitting: width)
    if let host, width == nil || host.hostedRemeasures {
      solvedWidth = width
      layout.size = host.hostedContentSize
      solvedWidth = nil
    }
    if let explicitIntrinsicContentSize {
      let spare = explicitIntrinsicContentSize.height - layout.size.height
      if centersText, explicitIntrinsicContentSize.height >= 0 {
        layout.baselines = layout.baselines?.within(top: spare / 2, bottom: spare / 2)
      }
      layout.size = explicitIntrinsicContentSize
    }
    if let explicitBaselines { layout.baselines = explicitBaselines }
    return layout
  }

  /// Whether layout measures the content again once the width is solved.
  package var remeasuresAtSolvedWidth: Bool { wrapsContent && explicitIntrinsicContentSize == nil }

  /// A change while the content is measured is part of that measurement already.
  func noteContentChange() {
    guard !isBeingMeasured else { return }
    host?.hostedContentChanged()
    changed(.content)
    // A plain view does not place by its content what has a frame of its own.
    guard let superview,
      !translatesAutoresizingMaskIntoConstraints || type(of: superview) != View.self
    else { return }
    superview.request(.needsLayout)
  }
}
