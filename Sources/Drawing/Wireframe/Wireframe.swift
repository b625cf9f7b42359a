import Foundation
import LayoutScene
import Typesetting

/// Draws a scene as a wireframe or in the plain style. It decides every shape, colour and line of
/// text; backends only copy the resulting picture.
final class Wireframe {
  let scene: Scene
  let options: DrawingOptions
  let styles: StyleSet
  let typesetter: Typesetter
  let places: [Place]
  /// The index in the picture of the image at a path. Only looked up, never iterated.
  let imageIndices: [String: Int]
  var picture: Picture
  /// The templates that are drawn so far. Only looked up, never iterated.
  var templates: [TintedTemplate: EmbeddedImage] = [:]
  /// The shadows of backgrounds that are drawn so far: equal cards share theirs. Only looked up.
  var shadows: [ShadowShape: BlurredShape] = [:]
  /// The gradients that are drawn so far: equal areas share theirs. Only looked up.
  var gradients: [GradientArea: EmbeddedImage] = [:]
  /// For each view the index after its last descendant.
  private let ends: [Int]
  /// The places of tags.
  var tags: TagPlaces
  /// What stands beside the screen.
  var gutter = Gutter()
  /// The rectangles of targets, which mark findings at views without a size; names avoid them.
  var clearTargets: [CGRect] = []
  /// The views whose layers are open, outermost first.
  private var openLayers: [OpenLayer] = []
  /// The views whose separators wait until their subviews are drawn, outermost first.
  private var viewsWithLines: [Int] = []
  /// The most translucent layers inside one another. Each takes memory for a picture of its own, so
  /// the limit is the number that fits into 1 GiB, and at most 24. Deeper layers are painted as if
  /// they were opaque.
  private let opacityLimit: Int
  /// The most views with layers inside one another. Parsers of XML accept 256 elements inside one another,
  /// and each such view has a clip and a transform, beside the opacities and groups, which have limits
  /// of their own. Deeper layers are left out.
  private static let layerLimit = 80
  /// The most views inside one another that have a group with their name; for the same reason.
  private static let groupLimit = 48

  private struct OpenLayer {
    var view: Int
    /// Whether a group with the view's name is open.
    var hasGroup: Bool
    /// Whether the view has layers of its own; otherwise there is at most its group.
    var hasLayers: Bool
    var hasOpacity: Bool
    var hasTransform: Bool
    /// The index of the view's first item.
    var start: Int
  }

  static func picture(
    of scene: Scene, canvas: Canvas, _ options: DrawingOptions, images: ImageSet,
    typesetter: Typesetter
  ) -> Picture {
    drawing(of: scene, canvas: canvas, options, images: images, typesetter: typesetter).picture
  }

  /// The picture of a screen, and what stands beside it.
  static func drawing(
    of scene: Scene, canvas: Canvas, _ options: DrawingOptions, places: [Place]? = nil,
    images: ImageSet, typesetter: Typesetter
  ) -> (picture: Picture, gutter: Gutter) {
    let wireframe = Wireframe(
      scene: scene, canvas: canvas, options, places: places, images: images,
      typesetter: typesetter)
    for index in scene.views.indices where wireframe.places[index].isVisible {
      wireframe.drawLines(ofViewsBefore: index)
      wireframe.enterLayers(of: index)
      wireframe.draw(index)
    }
    wireframe.drawLines(ofViewsBefore: nil)
    wireframe.leaveLayers(keeping: 0)
    wireframe.drawCovered()
    wireframe.drawOverlays()
    return (wireframe.picture, wireframe.gutter)
  }

  /// What stands beside a screen in a picture with these options; nothing but overlays is looked at.
  static func gutter(
    of scene: Scene, _ options: DrawingOptions, typesetter: Typesetter
  ) throws(DrawingError) -> Gutter {
    guard options.hasGutter, options.overlays.hasWords else { return Gutter() }
    let wireframe = Wireframe(
      scene: scene, canvas: try Canvas(size: scene.size, scale: 1), options,
      images: try ImageSet([]), typesetter: typesetter)
    wireframe.drawOverlays()
    return wireframe.gutter
  }

  private init(
    scene: Scene, canvas: Canvas, _ options: DrawingOptions, places: [Place]? = nil,
    images: ImageSet, typesetter: Typesetter
  ) {
    let grid = PixelGrid(scale: canvas.scale)
    self.scene = scene
    self.options = options
    styles = StyleSet(options.style)
    tags = TagPlaces(canvas: canvas.size)
    self.typesetter = typesetter
    self.places =
      places ?? Place.all(in: scene, canvas: canvas.bounds, grid: grid, styles: styles)
    imageIndices = images.indices
    opacityLimit = min(24, (1 << 28) / (canvas.width * canvas.height))
    ends = scene.ends
    let paper = styles.of(scene.appearance).paper
    picture = Picture(
      size: canvas.size, grid: grid,
      background: scene.views.first?.background.map { $0.over(paper) } ?? paper)
    picture.images = images.loaded
  }

  /// Whether the view that is being drawn is laid out from right to left.
  private(set) var isRightToLeft = false

  /// The style for content whose colours do not depend on the background.
  var appearanceStyle: Style { styles.of(scene.appearance) }

  /// Whether a view, which is an index of the scene's views, has subviews.
  func hasSubviews(_ index: Int) -> Bool { ends[index] > index + 1 }

  /// Whether nothing is drawn that the app would not show.
  var isPlain: Bool { options.style == .plain }

  var overlays: Overlays { options.overlays }

  // MARK: - Layers

  /// Closes the open layers that do not contain view `index`, and opens the missing ones that do.
  private func enterLayers(of index: Int) {
    let path = scene.path(to: index)
    var (layers, shared) = (0, 0)
    var missing: [Int] = []
    for depth in 0..<path.count {
      let owner = path[depth]
      let hasLayers = hasLayers(owner)
      if hasLayers { layers += 1 }
      guard hasLayers && layers <= Self.layerLimit || depth < Self.groupLimit else { continue }
      if missing.isEmpty, shared < openLayers.count, openLayers[shared].view == owner {
        shared += 1
      } else {
        missing.append(owner)
      }
    }
    leaveLayers(keeping: shared)
    for owner in missing { openLayer(of: owner) }
  }

  private func hasLayers(_ index: Int) -> Bool { places[index].layer == index }

  private func openLayer(of index: Int) {
    let view = scene.views[index]
    let hasGroup = openLayers.count < Self.groupLimit
    if hasGroup { picture.items.append(.begin(.view(view.id))) }
    guard hasLayers(index) else {
      return openLayers.append(
        OpenLayer(
          view: index, hasGroup: hasGroup, hasLayers: false, hasOpacity: false, hasTransform: false,
          start: picture.items.count))
    }
    let hasOpacity = view.alpha < 1 && openLayers.count(where: \.hasOpacity) < opacityLimit
    if hasOpacity { picture.items.append(.begin(.opacity(view.alpha))) }
    let map = view.map(in: places[index].rect)
    if let map { picture.items.append(.begin(.transform(map))) }
    drawShadow(of: view, places[index])
    let start = picture.items.count
    if let mask = view.mask {
      picture.items.append(.begin(.clip(mask.shape(from: places[index].rect.origin))))
    }
    if !view.maskDrawings.isEmpty {
      drawMask(view.maskDrawings, of: view, places[index])
      picture.items.append(.begin(.masked))
    }
    if view.clipsToBounds {
      picture.items.append(.begin(.clip(view.shape(places[index].rect))))
    }
    openLayers.append(
      OpenLayer(
        view: index, hasGroup: hasGroup, hasLayers: true, hasOpacity: hasOpacity,
        hasTransform: map != nil, start: start))
  }

  private func leaveLayers(keeping count: Int) {
    while openLayers.count > count, let layer = openLayers.popLast() {
      defer { if layer.hasGroup { picture.items.append(.end) } }
      guard layer.hasLayers else { continue }
      let view = scene.views[layer.view]
      isRightToLeft = reads(view)
      if view.clipsToBounds {
        drawScrollIndicators(view, places[layer.view])
        picture.items.append(.end)
        // Drawn over the content, which may reach the edge.
        drawScrollEdge(view, places[layer.view])
      }
      draw(view.coverings, of: view, places[layer.view])
      drawBorder(of: view, places[layer.view])
      if !view.maskDrawings.isEmpty { picture.items.append(.end) }
      if view.mask != nil { picture.items.append(.end) }
      insertShadow(ofContentOf: layer.view, from: layer.start)
      if layer.hasTransform { picture.items.append(.end) }
      if layer.hasOpacity { picture.items.append(.end) }
    }
  }

  private func reads(_ view: SceneView) -> Bool {
    (view.look.direction ?? scene.direction) == .rightToLeft
  }

  // MARK: - Views

  private func draw(_ index: Int) {
    let (view, place) = (scene.views[index], places[index])
    isRightToLeft = reads(view)
    if let background = view.background, index > 0 {
      let rect = view.bar.map { place.rect.outset(by: $0.overhang) } ?? place.rect
      picture.fill(view.shape(rect), background)
    }
    drawGradient(of: view, place)
    // A view without an area shows nothing, although its content or its round line ends may have a
    // size.
    guard place.rect.width > 0, place.rect.height > 0 else { return }
    let isFaint = !view.isEnabled && view.control.fadesWhenDisabled
    if view.ornaments.contains(where: { $0.kind == .line }) { viewsWithLines.append(index) }
    if isFaint { picture.items.append(.begin(.opacity(0.5))) }
    if view.parent != nil { drawControl(index, view, place) }
    draw(view.drawings, of: view, place)
    for ornament in view.ornaments where ornament.kind != .line { drawOrnament(ornament, place) }
    for image in view.images {
      picture.items.append(.begin(.content(.image)))
      drawImage(image, view, place)
      picture.items.append(.end)
    }
    if let bar = view.bar { drawBadges(bar, place) }
    for text in view.texts {
      picture.items.append(.begin(.content(.text)))
      drawText(text, view, place)
      picture.items.append(.end)
    }
    if isFaint { picture.items.append(.end) }
  }

  /// Draws the separators of the views that have been drawn with all that is in them, which they are in
  /// front of.
  ///
  /// - Parameter next: the view that is drawn next; nil after the last one.
  private func drawLines(ofViewsBefore next: Int?) {
    let parent = next.flatMap { scene.views[$0].parent } ?? -1
    while let index = viewsWithLines.last, parent < index {
      viewsWithLines.removeLast()
      enterLayers(of: index)
      let view = scene.views[index]
      isRightToLeft = reads(view)
      for line in view.ornaments where line.kind == .line { drawOrnament(line, places[index]) }
    }
  }

  private func drawControl(_ index: Int, _ view: SceneView, _ place: Place) {
    switch view.control {
    case .label: break
    case .plain: drawPlain(view, place)
    case .stack: drawStack(view, place)
    case .scroll: drawScroll(view, place)
    case .image:
      if view.images.isEmpty, !isPlain { drawPlaceholder(place.rect, view.cornerRadius, place) }
    case .button: drawButton(view, place)
    case .textField: drawTextField(view, place)
    case .textView(let scrolls): drawTextView(view, place, scrolls: scrolls)
    case .switch(let isOn, let color): drawSwitch(unstretched(view, place), isOn: isOn, color)
    case .slider(let value): drawSlider(view, place, value: value)
    case .progress(let value): drawProgress(view, place, value: value)
    case .stepper: drawStepper(unstretched(view, place))
    case .activityIndicator: drawActivity(view, place)
    case .segmented(let count, let selected):
      drawSegmented(place, count: count, selected: selected)
    case .pageControl(let count, let current, let color, let currentColor):
      drawPageControl(
        place, count: count, current: current,
        colors: (
          current: currentColor ?? place.style.ink, others: color ?? place.style.ink.opacity(0.3)
        ))
    case .datePicker: drawDatePicker(view, place)
    case .searchBar: drawSearchBar(view, place)
    case .navigationBar: drawNavigationBar(view, place, isEmpty: isEmpty(index))
    case .tabBar: drawTabBar(view, place, isEmpty: isEmpty(index))
    case .toolbar: drawToolbar(view, place, isEmpty: isEmpty(index))
    }
  }

  /// Whether a view has no content, so that a wireframe draws a placeholder.
  private func isEmpty(_ index: Int) -> Bool {
    let view = scene.views[index]
    return !isPlain && view.texts.isEmpty && view.images.isEmpty && !hasSubviews(index)
      && view.bar?.parts.isEmpty != false
  }

  private func drawText(_ text: SceneText, _ view: SceneView, _ place: Place) {
    let rect = place.rect(text.rect)
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite else { return }
    let color = text.color ?? color(of: text.role, view, place)
    if options.textForm == .blocks { return drawBlocks(text, at: rect, color) }
    let set = typesetter.set(text.string, text.attributes, width: text.rect.width)
    let isCut = !view.clipsToBounds && Self.reaches(set, out: text, of: view)
    if isCut { picture.items.append(.begin(.clip(.rect(place.rect)))) }
    defer { if isCut { picture.items.append(.end) } }
    let hasRuns = !text.attributes.runs.isEmpty
    let colors = RunColors(text, color, link: hasRuns ? tint(of: view, place) : color)
    for var line in set.lines {
      colors.apply(to: &line)
      // The baseline is on a pixel; otherwise the lower ends of letters blur.
      let baseline = picture.grid.round(rect.minY + line.baseline.y)
      let left = rect.minX + line.start(in: rect.width, text.attributes.alignment)
      let start = CGPoint(x: left, y: baseline)
      show(line, at: start, color)
      if hasRuns {
        drawAttachments(of: line, at: start, text.attributes.runs, colors, view, place)
      }
      for decoration in line.decorations {
        draw(decoration, at: start, colors.of(decoration.textRun))
      }
    }
  }

  /// Draws a block for each line. All are as wide as the widest line and as high as capitals of the
  /// system font, which are 1443 of 2048 units per em.
  private func drawBlocks(_ text: SceneText, at rect: CGRect, _ color: Color) {
    guard text.string.contains(where: { !$0.isWhitespace }) else { return }
    let height = text.attributes.font.size * 1443 / 2048
    let x = rect.minX + text.letters.minX - text.rect.minX
    var pale = color
    pale.alpha *= 0.35
    for baseline in text.measurement.baselines {
      let block = CGRect(
        x: x, y: rect.minY + baseline - height, width: text.letters.width, height: height)
      picture.fill(.rect(picture.grid.round(block), radius: 2), pale)
    }
  }

  /// Whether text is wider than its box or ends below its view. UIKit clips a view's text to the
  /// view's bounds. Text that fits is not clipped, so that the parts of glyphs beyond their advance
  /// and line height stay visible.
  private static func reaches(_ set: SetText, out text: SceneText, of view: SceneView) -> Bool {
    text.rect.maxY > view.frame.height + 0.5
      || set.lines.contains { $0.width > text.rect.width + 0.01 }
  }

  func show(_ line: SetLine, at place: CGPoint, _ color: Color) {
    picture.show(line, at: place, color)
  }

  /// The colour of a text for which the document gives none. It follows the appearance, as in
  /// UIKit. The colour of a button's title depends on the button's type, which a document does not
  /// give; a readable colour is used.
  private func color(of role: SceneText.Role, _ view: SceneView, _ place: Place) -> Color {
    switch role {
    case .title where view.control == .button: tint(of: view, place)
    case .body, .title: appearanceStyle.ink
    case .action: tint(of: view, place)
    case .placeholder: appearanceStyle.faint
    // UIKit's systemGray.
    case .inactive: isPlain ? Color(0x8E8E93) : appearanceStyle.faint
    case .badge: Color(0xFFFFFF)
    }
  }
}
