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
  /// Resolved against the frames of the last layout.
  var safeArea = EdgeInsets.zero
  var effective = EdgeInsets(all: 8)
}

extension View {
  /// Distances of the margins guide from the view's edges in points, with the safe area and the
  /// superview's margins as of the last layout. Setting replaces the view's own part.
  public var layoutMargins: EdgeInsets {
    get { window == nil ? ownMargins : margins.effective }
    set { setOwnMargins(.absolute(newValue)) }
  }

  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let insets = layoutMargins
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      return DirectionalEdgeInsets(
        top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
        bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
    }
    set { setOwnMargins(.directional(newValue)) }
  }

  /// Whether this view's margins keep clear of the superview's, edge by edge.
  public var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      changed(.margins)
    }
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set {
      margins.insetsFromSafeArea = newValue
      changed(.margins)
    }
  }

  /// How far bars, notches and the like reach into this view, as of the last layout. Zero outside a
  /// window.
  public var safeAreaInsets: EdgeInsets { window == nil ? .zero : margins.safeArea }

  /// What a view controller adds to its view's safe area.
  public var additionalSafeAreaInsets: EdgeInsets {
    get { margins.additionalSafeArea }
    set {
      margins.additionalSafeArea = newValue
      changed(.margins)
    }
  }

  public var layoutMarginsGuide: LayoutGuide { guide(.layoutMargins, "UIViewLayoutMarginsGuide") }
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
    let guide = LayoutGuide(kind: kind, identifier: identifier, owningView: self)
    builtInGuides[kind] = guide
    if !kind.isInset { window?.attached(guide) }
    if kind == .readableContent { changed(.margins) }
    return guide
  }

  /// The view's own margins: what was set, or the class's standard.
  var ownMargins: EdgeInsets {
    switch margins.own {
    case .standard: standardMargins
    case .absolute(let insets): insets
    case .directional(let insets): insets.resolved(for: effectiveUserInterfaceLayoutDirection)
    }
  }

  private func setOwnMargins(_ own: MarginState.Own) {
    guard own != margins.own else { return }
    margins.own = own
    if window == nil { margins.effective = ownMargins }
    changed(.margins)
  }
}
