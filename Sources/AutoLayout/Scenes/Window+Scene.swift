import Foundation
import LayoutKernel
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

  /// The finished screen, with a choice of constraints: reading all of them takes longer than the
  /// rest of the scene. Without shortfalls, findings about texts that are cut off do not tell the
  /// width and height that they lack, for which each text is measured about ten times.
  package func scene(
    id: String = "root", name: String? = nil, includesAmbiguity: Bool,
    constraints: ConstraintChoice, includesShortfalls: Bool = true
  ) -> Scene {
    recordsFirstPassUniqueness = includesAmbiguity
    layoutIfNeeded()
    let tree = LaidOutTree(self)
    let views = SceneBuilder(tree, context).views()
    var scene = Scene(
      id: id, name: name, locale: traits.locale, direction: traits.layoutDirection,
      textSize: traits.contentSizeCategory, appearance: traits.appearance, size: size,
      scale: traits.displayScale, safeArea: safeArea, views: views,
      findings: findings(
        about: views, includesAmbiguity: includesAmbiguity,
        includesShortfalls: includesShortfalls),
      sizeOrigin: sizeOrigin)
    scene.keyboardHeight = keyboardHeight
    if let engine, constraints != .none {
      let records = ConstraintRecords(tree: tree, engine: engine, choice: constraints)
      scene.lazyConstraints = LazyConstraints(records)
    }
    return scene
  }

  /// The findings of the layout, the same as the scene's. Lays out what is pending first.
  public var findings: [Finding] {
    layoutIfNeeded()
    return findings(
      about: SceneBuilder(LaidOutTree(self), context).views(), includesAmbiguity: true)
  }

  private func findings(
    about views: [SceneView], includesAmbiguity: Bool, includesShortfalls: Bool = true
  ) -> [Finding] {
    // The search may need more work than is left, which is a fault of the layout.
    let ambiguities = includesAmbiguity ? ambiguityFindings() : []
    var findings = (engine?.findings(loop) ?? []) + ambiguities
    findings += textFindings(views, includesShortfalls: includesShortfalls)
    guard findings.count > 1 else { return findings }
    // Equal constraints have equal findings; each is listed once.
    var said: Set<Finding> = []
    return findings.filter { said.insert($0).inserted }
  }
}

extension View {
  /// The view, with all that is in it, as a picture of its own; nil where nothing measures its texts.
  package func sceneOfItself() -> Scene? {
    layoutIfNeeded()
    guard let context = layoutContext else { return nil }
    var views = SceneBuilder(LaidOutTree(self), context).views()
    views[0].frame.origin = .zero
    (views[0].isHidden, views[0].transform) = (false, .identity)
    let traits = context.traits
    return Scene(
      locale: traits.locale, direction: traits.layoutDirection,
      textSize: traits.contentSizeCategory, appearance: self.traits.appearance,
      size: frame.size, scale: traits.displayScale, views: views)
  }
}

/// Makes a scene's views from laid out views.
private struct SceneBuilder {
  let tree: LaidOutTree
  let context: LayoutContext
  let grid: PixelGrid
  let frameHolding: FrameHolding

  init(_ tree: LaidOutTree, _ context: LayoutContext) {
    self.tree = tree
    self.context = context
    grid = context.grid
    frameHolding = FrameHolding(tree)
  }

  /// The views in document order, with identifiers for the views that have none.
  func views() -> [SceneView] {
    var result: [SceneView] = []
    result.reserveCapacity(tree.views.count)
    var indexes: [Int] = []
    indexes.reserveCapacity(tree.views.count)
    for (index, view) in tree.views.enumerated() {
      indexes.append(result.count)
      // A title label is left out, since its button shows the title.
      if view is ButtonLabel, view.subviews.isEmpty { continue }
      let parent = tree.parents[index] < 0 ? nil : indexes[tree.parents[index]]
      result.append(
        sceneView(view, index, parent: parent, tint: parent.flatMap { result[$0].look.tint }))
    }
    return result
  }

  private func sceneView(_ view: View, _ index: Int, parent: Int?, tint: Color?) -> SceneView {
    let (frame, margins, item) = (view.frame, view.layoutMargins, tree.engine?.item(view))
    let shift = view.superview?.shownShift(of: view) ?? 0
    // A text breaks at the exact width that layout measured it for, not at the rounded one.
    let size = CGSize(width: measuringWidth(view.exactFrame.width), height: frame.height)
    let baselines = view.showsBaselines(in: size, context) ? baselines(of: view, item) : nil
    let alignmentInsets = view.standardAlignmentInsets
    var result = SceneView(
      id: tree.identifiers[index], className: view.className, parent: parent,
      frame: frame.offsetBy(dx: shift, dy: 0),
      alignmentRect: grid.round(view.exactAlignmentRect.offsetBy(dx: shift, dy: 0)),
      hasStandardInsets: alignmentInsets != .zero && view.explicitAlignmentRectInsets == nil
        && view.alignmentRectInsets == alignmentInsets,
      exactFrame: view.exactFrame.offsetBy(dx: shift, dy: 0),
      exactAlignmentRect: view.exactAlignmentRect.offsetBy(dx: shift, dy: 0),
      naturalSize: item?.naturalLayout.size ?? CGSize(width: -1, height: -1),
      firstBaseline: baselines?.first, lastBaseline: baselines?.last, isHidden: view.isHidden,
      alpha: view.alpha, background: view.backgroundColor, cornerRadius: view.cornerRadius,
      clipsToBounds: view.clipsToBounds, contentOffset: view.boundsOrigin,
      fixedAxes: frameHolding.axes(of: index),
      margins: margins, keepsLeftToRight: view.semanticContentAttribute.keepsLeftToRight,
      guides: guides(of: view, margins),
      control: view.sceneControl, texts: view.sceneTexts(in: size, context),
      images: view.sceneImages(in: frame.size, context), origin: view.origin)
    let look = view.look
    result.transform = view.centredTransform
    (result.look.border, result.look.shadow) = (look.border, look.shadow)
    (result.look.corners, result.look.gradient) = (look.corners, look.gradient)
    result.look.tint = look.tintColor ?? tint
    let direction = view.effectiveUserInterfaceLayoutDirection
    if direction != context.traits.layoutDirection { result.look.direction = direction }
    view.complete(&result, in: size, context)
    if let drawing = view.host?.hostedDrawing {
      (result.drawings, result.coverings) = (drawing.below + result.drawings, drawing.above)
      (result.mask, result.maskDrawings) = (drawing.mask, drawing.maskDrawings)
    }
    result.resolveColors(in: view.traits.colorSurroundings)
    for index in result.texts.indices where result.cutsBottom(of: result.texts[index]) {
      result.texts[index].measurement.isTruncated = true
    }
    return result
  }

  /// The distances from the top of the frame down to the baselines, points.
  private func baselines(of view: View, _ item: Item?) -> (first: CGFloat, last: CGFloat)? {
    guard let offsets = item?.contentLayout.baselines else { return nil }
    let rect = view.exactAlignmentRect
    let top = view.exactFrame.minY
    return (rect.minY - top + offsets.firstFromTop, rect.maxY - top - offsets.lastFromBottom)
  }

  private func guides(of view: View, _ margins: EdgeInsets) -> [SceneGuide] {
    let bounds = CGRect(origin: .zero, size: view.exactFrame.size)
    var guides = [
      SceneGuide(id: "layoutMargins", frame: grid.round(bounds.inset(by: margins)))
    ]
    let safeArea = view.safeAreaInsets
    if safeArea != .zero {
      guides.append(
        SceneGuide(id: "safeArea", frame: grid.round(bounds.inset(by: safeArea))))
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
