import Foundation
import LayoutScene

extension Window {
  /// Lays out what is pending and returns the finished screen as a value.
  ///
  /// - Parameter includesAmbiguity: whether to look for views whose place or size the constraints
  ///   leave open.
  public func scene(
    id: String = "root", name: String? = nil, includesAmbiguity: Bool = true
  ) -> Scene {
    scene(
      id: id, name: name, includesAmbiguity: includesAmbiguity, constraints: .all)
  }

  /// The same, with a choice of constraints: all of them take longer than the rest of the scene.
  /// Without shortfalls, findings about texts that are cut off do not have the room that they lack,
  /// for which each text is measured about ten times.
  package func scene(
    id: String = "root", name: String? = nil, includesAmbiguity: Bool,
    constraints: ConstraintChoice, includesShortfalls: Bool = true
  ) -> Scene {
    layoutIfNeeded()
    let views = SceneBuilder(window: self).views()
    var scene = Scene(
      id: id, name: name, locale: traits.locale, direction: traits.layoutDirection,
      textSize: traits.contentSizeCategory, appearance: traits.appearance, size: size,
      scale: traits.displayScale, safeArea: safeArea, views: views,
      constraints: sceneConstraints(constraints),
      findings: findings(
        about: views, includesAmbiguity: includesAmbiguity,
        includesShortfalls: includesShortfalls),
      sizeOrigin: sizeOrigin)
    scene.keyboardHeight = keyboardHeight
    return scene
  }

  /// The findings of the layout, the same as the scene's. Lays out what is pending first.
  public var findings: [Finding] {
    layoutIfNeeded()
    return findings(about: SceneBuilder(window: self).views(), includesAmbiguity: true)
  }

  private func findings(
    about views: [SceneView], includesAmbiguity: Bool, includesShortfalls: Bool = true
  ) -> [Finding] {
    var findings = engine?.findings(loop) ?? []
    if includesAmbiguity { findings += ambiguityFindings() }
    findings += textFindings(views, includesShortfalls: includesShortfalls)
    // Equal constraints have equal findings; each is listed once.
    var said: Set<Finding> = []
    return findings.filter { said.insert($0).inserted }
  }
}

/// Turns laid out views into a scene's.
private struct SceneBuilder {
  let window: Window
  let context: LayoutContext
  let grid: PixelGrid
  let frameHolding: FrameHolding

  init(window: Window) {
    self.window = window
    context = window.context
    grid = window.context.grid
    frameHolding = FrameHolding(window.rootView, isTight: window.isTight)
  }

  /// In document order, with identifiers for the views that have none.
  func views() -> [SceneView] {
    var result: [SceneView] = []
    var indexes: [ObjectIdentifier: Int] = [:]
    window.rootView.visit { view in
      // A title label is left out, since its button shows the title.
      if view is ButtonLabel, view.subviews.isEmpty { return }
      indexes[ObjectIdentifier(view)] = result.count
      let above = view === window.rootView ? nil : view.superview
      let parent = above.flatMap { indexes[ObjectIdentifier($0)] }
      var scene = sceneView(view, id: view.identifier ?? view.treePath, parent: parent)
      scene.look.tint = view.look.tintColor ?? parent.flatMap { result[$0].look.tint }
      result.append(scene)
    }
    return result
  }

  private func sceneView(_ view: View, id: String, parent: Int?) -> SceneView {
    let frame = view.frame
    // A text breaks at the exact width that layout measured it for, not at the rounded one.
    let size = CGSize(width: measuringWidth(view.exactFrame.width), height: frame.height)
    let baselines = view.showsBaselines(in: size, context) ? baselines(of: view) : nil
    var result = SceneView(
      id: id, className: view.className, parent: parent,
      frame: frame, alignmentRect: grid.round(view.exactAlignmentRect),
      hasStandardInsets: view.standardAlignmentInsets != .zero
        && view.explicitAlignmentRectInsets == nil
        && view.alignmentRectInsets == view.standardAlignmentInsets,
      exactFrame: view.exactFrame, exactAlignmentRect: view.exactAlignmentRect,
      naturalSize: naturalSize(of: view),
      firstBaseline: baselines?.first, lastBaseline: baselines?.last, isHidden: view.isHidden,
      alpha: view.alpha, background: view.backgroundColor, cornerRadius: view.cornerRadius,
      clipsToBounds: view.clipsToBounds, contentOffset: view.boundsOrigin,
      fixedAxes: frameHolding.axes(of: view),
      margins: view.layoutMargins, keepsLeftToRight: view.semanticContentAttribute.keepsLeftToRight,
      guides: guides(of: view),
      control: view.sceneControl, texts: view.sceneTexts(in: size, context),
      images: view.sceneImages(in: frame.size, context), origin: view.origin)
    result.transform = view.transform
    (result.look.border, result.look.shadow) = (view.border, view.shadow)
    let direction = view.effectiveUserInterfaceLayoutDirection
    if direction != context.traits.layoutDirection { result.look.direction = direction }
    view.complete(&result, in: size, context)
    for index in result.texts.indices where result.cutsBottom(of: result.texts[index]) {
      result.texts[index].measurement.isTruncated = true
    }
    return result
  }

  private func naturalSize(of view: View) -> CGSize {
    window.engine?.item(view)?.content.natural.size ?? CGSize(width: -1, height: -1)
  }

  /// From the top of the frame down.
  private func baselines(of view: View) -> (first: CGFloat, last: CGFloat)? {
    guard let offsets = window.engine?.item(view)?.content.layout.baselines else { return nil }
    let rect = view.exactAlignmentRect
    let top = view.exactFrame.minY
    return (rect.minY - top + offsets.firstFromTop, rect.maxY - top - offsets.lastFromBottom)
  }

  private func guides(of view: View) -> [SceneGuide] {
    let bounds = CGRect(origin: .zero, size: view.exactFrame.size)
    var guides = [
      SceneGuide(id: "layoutMargins", frame: grid.round(bounds.inset(by: view.layoutMargins)))
    ]
    if view.safeAreaInsets != .zero {
      guides.append(
        SceneGuide(id: "safeArea", frame: grid.round(bounds.inset(by: view.safeAreaInsets))))
    }
    for guide in view.allGuides where guide.kind != .layoutMargins && guide.kind != .safeArea {
      guides.append(
        SceneGuide(
          id: guide.identifier,
          frame: grid.round(
            guide.layoutFrame.offsetBy(dx: -view.boundsOrigin.x, dy: -view.boundsOrigin.y))))
    }
    return guides
  }
}
