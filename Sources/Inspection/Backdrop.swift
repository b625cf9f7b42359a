import Foundation
import LayoutScene
import Work

/// The colours behind a text at one point of the screen.
struct Layers {
  /// The colour that the text is painted on, before the opacity of translucent superviews is
  /// applied.
  var color: Color
  /// The translucent views that contain the text, outermost first, each with its alpha and with the
  /// colour that was there before it was painted.
  var groups: [(alpha: Double, color: Color, isUnknown: Bool)]

  /// The colour as it looks through the translucent views that contain the text.
  func seen(_ color: Color) -> Color {
    groups.reversed().reduce(color) { $0.opacity($1.alpha).over($1.color) }
  }

  /// The colour behind the text as it looks on the screen.
  var behind: Color { seen(color) }

  /// The contrast ratio of a text in this colour, which may be translucent, against what is behind
  /// it.
  func contrast(of text: Color) -> Double { seen(text.over(color)).contrast(with: behind) }
}

/// What is drawn behind a text, in the order of painting.
struct Backdrop {
  private let screen: Screen
  /// Indices of the views that can change the colour behind a text, in the order of painting: those
  /// that paint an area, or are translucent. Most views do neither.
  private let painters: [Int]
  /// The part of each painter that can be scrolled into sight, in the root's coordinates.
  private let areas: [CGRect]
  private let system: SystemColors
  /// What looking takes its work from.
  let work: WorkBudget
  /// The work of a look at a painter.
  private static let lookWork = 25
  private var color: Color
  /// Whether an image is there, whose colours are not known.
  private var isUnknown = false
  /// The translucent views that contain the text; see `Layers.groups`.
  private var groups: [(alpha: Double, color: Color, isUnknown: Bool)] = []

  init(_ screen: Screen, work: WorkBudget) {
    self.screen = screen
    self.work = work
    painters = screen.views.indices.filter { index in
      screen.isShown[index] && screen.views[index].isPainted
    }
    areas = painters.map { screen.frames[$0].common(screen.reaches[$0]) }
    system = SystemColors.of(screen.scene.appearance)
    color = system.paper
  }

  /// The layers behind a text, at a point in the root's coordinates; nil where an image is behind
  /// it.
  ///
  /// - Parameter thinnest: in points. An area that is no higher is a line through the letters, not
  ///   their background.
  func layers(at place: CGPoint, below text: Sight, thinnest: CGFloat) -> Layers? {
    work.spend(Self.lookWork * painters.count)
    var backdrop = self
    for (painter, whole) in zip(painters, areas) {
      if painter > text.index { break }
      let area = text.area(whole, of: painter, on: screen)
      if area.height < thinnest, !holds(painter, text.index) { continue }
      backdrop.paint(painter, area, below: text, place)
    }
    let isUnknown = backdrop.isUnknown || backdrop.groups.contains(where: \.isUnknown)
    return isUnknown ? nil : Layers(color: backdrop.color, groups: backdrop.groups)
  }

  /// Whether something opaque is painted over all of `rect`, which is in the root's coordinates, after
  /// the text: on the text's own superviews, or, where these scroll, on all that is seen of them.
  func isCovered(_ rect: CGRect, over text: Sight, before end: Int = .max) -> Bool {
    cover(of: rect, over: text, before: end) != nil
  }

  /// The frontmost view that covers `rect`, of those before `end`; see `isCovered`.
  func cover(of rect: CGRect, over text: Sight, before end: Int = .max) -> Int? {
    work.spend(Self.lookWork * painters.count)
    for (painter, whole) in zip(painters, areas).reversed() where painter < end {
      if painter <= text.index { return nil }
      var hidden = rect
      if let scroller = screen.scrollers[text.index], !screen.isDescendant(painter, of: scroller) {
        // What scrolls can be scrolled to where nothing is in front of it.
        let window = screen.frames[scroller].common(screen.clips[scroller])
        hidden =
          screen.scrollers[painter] == nil
          ? screen.places(of: rect, in: text.index, window) : window
      }
      guard !hidden.isEmpty, whole.contains(hidden),
        let area = opaqueArea(of: painter, below: text.index),
        text.clipped(whole.common(area), of: painter, on: screen).contains(hidden),
        isDrawn(atCornersOf: hidden, painter)
      else { continue }
      return painter
    }
    return nil
  }

  /// The frontmost view without texts or controls that hides a part of `rect` from `start` on, and that part; nil where
  /// none hides as much as `least`. What scrolls under a view in front can be scrolled away from it.
  func cover(ofPartOf rect: CGRect, over text: Sight, from start: Int, least: CGSize)
    -> (view: Int, part: CGRect)?
  {
    work.spend(Self.lookWork * painters.count)
    for (painter, whole) in zip(painters, areas).reversed() {
      if painter < start { return nil }
      if let scroller = screen.scrollers[text.index], !screen.isDescendant(painter, of: scroller) {
        continue
      }
      let most = whole.common(rect)
      guard most.width > least.width, most.height > least.height,
        !screen.views[painter].control.isBar, !screen.isTransformed(painter),
        let area = opaqueArea(of: painter, below: text.index),
        !(painter..<screen.ends[painter]).contains(where: { screen.hasContent[$0] })
      else { continue }
      let part = text.clipped(whole.common(area), of: painter, on: screen).common(rect)
      if part.width > least.width, part.height > least.height { return (painter, part) }
    }
    return nil
  }

  /// The part of a view's area, in the root's coordinates, in which nothing behind it is seen; nil for
  /// a translucent view. Symbols and templates leave open what is between their lines.
  private func opaqueArea(of painter: Int, below text: Int) -> CGRect? {
    let (view, frame) = (screen.views[painter], screen.frames[painter])
    guard opacity(of: painter, below: text) > 1 - 1e-6 else { return nil }
    if let fill = view.background ?? systemFill(of: view), fill.alpha > 1 - 1e-6 { return frame }
    if let gradient = view.look.gradient, gradient.colors.allSatisfy({ $0.alpha > 1 - 1e-6 }) {
      return frame
    }
    let image = view.images.first { $0.symbol == nil && !$0.isTemplate }
    return image.map { $0.rect.offsetBy(dx: frame.minX, dy: frame.minY).common(frame) }
  }

  /// Whether something translucent that does not hold the text is painted over all of `rect` before
  /// `cover`: a dimming view, on which a sheet or an alert is presented.
  func isDimmed(_ rect: CGRect, over text: Sight, before cover: Int) -> Bool {
    zip(painters, areas).contains { painter, whole in
      guard painter > text.index, painter < cover, !holds(painter, text.index) else { return false }
      let view = screen.views[painter]
      guard let fill = view.background else { return false }
      let (alpha, common) = (
        fill.alpha * opacity(of: painter, below: text.index), whole.common(rect)
      )
      return alpha > 0 && alpha < 1 - 1e-6 && common.width >= rect.width - tolerance
        && common.height >= rect.height - tolerance
    }
  }

  /// The frontmost view that paints a panel behind a view, or is that view, over all of `rect`, and does not hold the
  /// text: the panel of a sheet or an alert, which may be translucent.
  func panel(of front: Int, over rect: CGRect, before text: Sight) -> Int? {
    zip(painters, areas).reversed().first { painter, whole in
      holds(painter, front) && !holds(painter, text.index) && whole.contains(rect)
    }?.0
  }

  private func isDrawn(atCornersOf rect: CGRect, _ painter: Int) -> Bool {
    [rect.minX, rect.maxX].allSatisfy { x in
      [rect.minY, rect.maxY].allSatisfy { screen.isDrawn(at: CGPoint(x: x, y: $0), in: painter) }
    }
  }

  /// Whether the edge of something painted before the text runs through `rect`, which is in the
  /// root's coordinates.
  func varies(over rect: CGRect, below text: Sight) -> Bool {
    work.spend(Self.lookWork * painters.count)
    for (painter, whole) in zip(painters, areas) {
      if painter > text.index { break }
      if text.area(whole, of: painter, on: screen).cuts(rect) { return true }
      let images = screen.views[painter].images
      if !images.isEmpty, images.contains(where: { place(of: $0, in: painter, text).cuts(rect) }) {
        return true
      }
    }
    return false
  }

  /// Where a horizontal line from `left` to `right` crosses edges of what is painted before the
  /// text: ascending, and with the line's own ends. In the root's coordinates.
  func edges(from left: CGFloat, to right: CGFloat, at y: CGFloat, below text: Sight) -> [CGFloat] {
    work.spend(Self.lookWork * painters.count)
    var edges = [left, right]
    for (painter, whole) in zip(painters, areas) {
      if painter > text.index { break }
      let area = text.area(whole, of: painter, on: screen)
      let images = screen.views[painter].images.map { place(of: $0, in: painter, text) }
      let way = text.way(of: painter, on: screen)
      let frame = screen.frames[painter].offsetBy(dx: way.x, dy: way.y)
      let radius = screen.views[painter].cornerRadius
      let inset = frame.cornerInset(at: y, radius: radius)
      let rounded = inset > 0 ? [frame.insetBy(dx: inset, dy: 0)] : []
      for rect in [area] + rounded + images where rect.minY <= y && y < rect.maxY {
        edges += [rect.minX, rect.maxX].filter { left < $0 && $0 < right }
      }
    }
    return edges.sorted()
  }

  private func place(of image: SceneImage, in index: Int, _ text: Sight) -> CGRect {
    let (origin, way) = (screen.frames[index].origin, text.way(of: index, on: screen))
    return image.rect.offsetBy(dx: origin.x + way.x, dy: origin.y + way.y)
  }

  /// Paints one view over what is already there.
  private mutating func paint(_ index: Int, _ area: CGRect, below text: Sight, _ place: CGPoint) {
    let holdsText = holds(index, text.index)
    let opacity = screen.scene.views[index].alpha
    if holdsText, opacity < 1 { groups.append((opacity, color, isUnknown)) }
    let way = text.way(of: index, on: screen)
    guard area.contains(x: place.x, y: place.y),
      screen.isDrawn(at: CGPoint(x: place.x - way.x, y: place.y - way.y), in: index)
    else { return }
    let view = screen.views[index]
    let alpha = holdsText ? 1 : self.opacity(of: index, below: text.index)
    if let fill = view.background ?? systemFill(of: view) {
      isUnknown = isUnknown && fill.alpha * alpha < 1
      color = fill.opacity(alpha).over(color)
    }
    if let gradient = view.look.gradient {
      color = self.color(of: gradient, at: place, in: index).opacity(alpha).over(color)
    }
    let isImage = view.images.contains {
      self.place(of: $0, in: index, text).contains(x: place.x, y: place.y)
    }
    if isImage || view.control == .image { isUnknown = true }
  }

  private func color(of gradient: Gradient, at place: CGPoint, in index: Int) -> Color {
    let frame = screen.frames[index]
    return gradient.color(
      at: CGPoint(
        x: (place.x - frame.minX) / max(frame.width, 1e-9),
        y: (place.y - frame.minY) / max(frame.height, 1e-9)))
  }

  private func holds(_ index: Int, _ text: Int) -> Bool {
    index == text || screen.isDescendant(text, of: index)
  }

  /// The colour of a control's area where the document chooses none.
  private func systemFill(of view: SceneView) -> Color? {
    switch view.control {
    case .textField where view.fieldBorder == .none: nil
    case .textField, .textView: system.field
    case .navigationBar, .tabBar, .toolbar: view.bar?.hasBackground == false ? nil : system.bar
    default: nil
    }
  }

  /// The view's opacity, as the product of its own alpha and those of its superviews up to the
  /// first that also contains the text.
  private func opacity(of index: Int, below text: Int) -> Double {
    var alpha = screen.views[index].alpha
    for ancestor in screen.ancestors(of: index) {
      if screen.isDescendant(text, of: ancestor) { break }
      alpha *= screen.views[ancestor].alpha
    }
    return alpha
  }
}

extension SceneView {
  /// Whether the view can change the colour behind a text that is painted later.
  fileprivate var isPainted: Bool {
    if background != nil || look.gradient != nil || alpha < 1 || !images.isEmpty { return true }
    switch control {
    case .image, .textField, .textView, .navigationBar, .tabBar, .toolbar: return true
    default: return false
    }
  }
}

extension CGRect {
  /// Whether a part of `rect`, but not all of it, is inside this rectangle.
  fileprivate func cuts(_ rect: CGRect) -> Bool {
    guard minX < rect.maxX, rect.minX < maxX, minY < rect.maxY, rect.minY < maxY else {
      return false
    }
    return !(minX <= rect.minX && rect.maxX <= maxX && minY <= rect.minY && rect.maxY <= maxY)
  }
}
