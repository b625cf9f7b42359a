import Foundation
import LayoutScene

/// What a view's margins are made of, and what has come out of it.
struct MarginState {
  enum Own: Equatable {
    case standard
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  var own = Own.standard
  var preservesSuperview = false
  var insetsFromSafeArea = true
  var additionalSafeArea = EdgeInsets.zero
  /// As of the last layout, whatever an override of `safeAreaInsets` makes of it.
  var safeArea = EdgeInsets.zero
  /// Nil before the first layout.
  var laidOut: EdgeInsets?
  /// What the last layout went by where margins and places do not settle.
  var held: EdgeInsets?
}

extension View {
  var effectiveMargins: EdgeInsets {
    if let held = margins.held { return held }
    let distances = superview.map { $0.distances(to: exactFrame, within: $0.exactFrame.size) }
    return margins(
      safeArea: safeAreaInsets, above: superview.map(\.effectiveMargins), distances: distances)
  }

  var effectiveDirectionalMargins: DirectionalEdgeInsets {
    let insets = layoutMargins
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return DirectionalEdgeInsets(
      top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
      bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
  }

  func setMargins(_ change: (inout MarginState) -> Void) {
    change(&margins)
    margins.held = nil
    changed(.margins)
  }

  /// What a view controller adds to its view's safe area.
  public var additionalSafeAreaInsets: EdgeInsets {
    get { margins.additionalSafeArea }
    set { setMargins { $0.additionalSafeArea = newValue } }
  }

  /// The view's bounds inset by its layout margins. It is one instance, made at the first call.
  public var layoutMarginsGuide: LayoutGuide { guide(.layoutMargins, "UIViewLayoutMarginsGuide") }
  /// The view's bounds inset by its safe area. It is one instance, made at the first call.
  public var safeAreaLayoutGuide: LayoutGuide { guide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// Within the margins, centred, and no wider than is good to read.
  public var readableContentGuide: LayoutGuide {
    guide(.readableContent, "UIViewReadableContentGuide")
  }

  /// From the top of the docked keyboard, or else of the bottom safe area, to the view's bottom.
  public var keyboardLayoutGuide: LayoutGuide { guide(.keyboard, "UIViewKeyboardLayoutGuide") }

  /// One instance each, made when somebody asks.
  func guide(_ kind: LayoutGuide.Kind, _ identifier: String) -> LayoutGuide {
    if let guide = builtInGuides[kind] { return guide }
    let guide = LayoutGuide(kind, of: self, identifier: identifier)
    builtInGuides[kind] = guide
    if !kind.isInset { window?.attached(guide) }
    if let frame = window?.engine?.frame(of: kind, in: self) { guide.layoutFrame = frame }
    if kind == .readableContent { changed(.margins) }
    return guide
  }

  /// From the edges of this view, which is of `size`, to those of a `frame` in its coordinates.
  ///
  /// Rounding errors are left out: insets become constants of constraints, and so would the errors.
  func distances(to frame: CGRect, within size: CGSize) -> EdgeInsets {
    let grid = layoutContext?.grid ?? PixelGrid(scale: traits.displayScale)
    let (left, top) = (frame.minX - boundsOrigin.x, frame.minY - boundsOrigin.y)
    return EdgeInsets(
      top: grid.withoutRoundingError(top), left: grid.withoutRoundingError(left),
      bottom: grid.withoutRoundingError(size.height - top - frame.height),
      right: grid.withoutRoundingError(size.width - left - frame.width))
  }

  /// The view's own margins: what was set, or the class's standard.
  var ownMargins: EdgeInsets {
    switch margins.own {
    case .standard: standardMargins
    case .absolute(let insets): insets
    case .directional(let insets): insets.resolved(for: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The margins of a view in its place: its own, with the safe area, and clear of the superview's
  /// margins where it preserves those. A view that reaches beyond its superview is as clear of them as
  /// one that has its edges.
  ///
  /// - Parameters:
  ///   - above: the superview's margins.
  ///   - distances: from the superview's edges to this view's; nil before they are known.
  func margins(
    safeArea: EdgeInsets, above: @autoclosure () -> EdgeInsets?, distances: EdgeInsets?
  ) -> EdgeInsets {
    var insets = window?.rootView === self ? rootMargins : ownMargins
    if insetsLayoutMarginsFromSafeArea {
      insets = insets.combined(with: safeArea) { $0 + $1 }
    }
    if preservesSuperviewLayoutMargins, let distances, let above = above() {
      let kept = above.combined(with: distances) { $0 - max($1, 0) }
      insets = insets.combined(with: kept) { max($0, $1) }
    }
    return insets
  }

  /// A root has no top and bottom margins of its own, and a least margin at its sides. One that does
  /// not respect the system's margins has those of any other view.
  private var rootMargins: EdgeInsets {
    guard let window, window.viewRespectsSystemMinimumLayoutMargins else { return ownMargins }
    var insets = margins.own == .standard ? .zero : ownMargins
    let least = window.effectiveSystemMargins.resolved(for: effectiveUserInterfaceLayoutDirection)
    insets.left = max(insets.left, least.left)
    insets.right = max(insets.right, least.right)
    return insets
  }

  func setOwnMargins(_ own: MarginState.Own) {
    guard own != margins.own else { return }
    setMargins { $0.own = own }
    if window == nil { layoutMarginsDidChange() }
  }
}
