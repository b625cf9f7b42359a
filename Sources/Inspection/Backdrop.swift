import Foundation
import LayoutScene

/// What is on the screen at a point of a text.
struct Layers {
  /// What the text is painted on.
  var color: Color
  /// The translucent views that the text is in, outermost first: what was there before they were.
  var groups: [(alpha: Double, color: Color, isUnknown: Bool)]

  /// A colour as it comes through the translucent views.
  func seen(_ color: Color) -> Color {
    groups.reversed().reduce(color) { $0.opacity($1.alpha).over($1.color) }
  }

  /// What is behind the text, as it is seen.
  var behind: Color { seen(color) }

  /// The ratio for a text of a colour, which may be translucent.
  func contrast(of text: Color) -> Double { seen(text.over(color)).contrast(with: behind) }
}

/// What is drawn behind a text, in the order of painting.
struct Backdrop {
  private let screen: Screen
  /// The views that paint an area, or in which everything is translucent, in the order of painting;
  /// most views are neither.
  private let painters: [Int]
  /// What can be seen of each of these, in the root's coordinates.
  private let areas: [CGRect]
  private let system: SystemColors
  private var color: Color
  /// Whether an image is there.
  private var isUnknown = false
  /// The translucent views that the text is in, outermost first: what was there before they were.
  private var groups: [(alpha: Double, color: Color, isUnknown: Bool)] = []

  init(_ screen: Screen) {
    self.screen = screen
    painters = screen.views.indices.filter { index in
      screen.isShown[index] && screen.views[index].isPainted
    }
    areas = painters.map { screen.frames[$0].common(screen.clips[$0]) }
    system = SystemColors.of(screen.scene.appearance)
    color = system.paper
  }

  /// What is behind a text of a view, at a point of the root's; nil where an image is.
  ///
  /// - Parameter thinnest: the height of what is no background of letters but a line through them, points.
  func layers(at place: CGPoint, below text: Int, thinnest: CGFloat) -> Layers? {
    var backdrop = self
    for (painter, area) in zip(painters, areas) {
      if painter > text { break }
      if area.height < thinnest, !holds(painter, text) { continue }
      backdrop.paint(painter, area, below: text, place)
    }
    let isUnknown = backdrop.isUnknown || backdrop.groups.contains(where: \.isUnknown)
    return isUnknown ? nil : Layers(color: backdrop.color, groups: backdrop.groups)
  }

  /// Whether something that is drawn before a view begins or ends within `rect`, which is in the root's
  /// coordinates.
  func varies(over rect: CGRect, below text: Int) -> Bool {
    for (painter, area) in zip(painters, areas) {
      if painter > text { break }
      if area.cuts(rect) { return true }
      let images = screen.views[painter].images
      if !images.isEmpty, images.contains(where: { place(of: $0, in: painter).cuts(rect) }) {
        return true
      }
    }
    return false
  }

  /// Where something that is drawn before a view begins or ends on a line from left to right, ascending,
  /// with the ends of the line. All in the root's coordinates.
  func edges(from left: CGFloat, to right: CGFloat, at y: CGFloat, below text: Int) -> [CGFloat] {
    var edges = [left, right]
    for (painter, area) in zip(painters, areas) {
      if painter > text { break }
      let images = screen.views[painter].images.map { place(of: $0, in: painter) }
      let (frame, radius) = (screen.frames[painter], screen.views[painter].cornerRadius)
      let inset = frame.cornerInset(at: y, radius: radius)
      let rounded = inset > 0 ? [frame.insetBy(dx: inset, dy: 0)] : []
      for rect in [area] + rounded + images where rect.minY <= y && y < rect.maxY {
        edges += [rect.minX, rect.maxX].filter { left < $0 && $0 < right }
      }
    }
    return edges.sorted()
  }

  private func place(of image: SceneImage, in index: Int) -> CGRect {
    let origin = screen.frames[index].origin
    return image.rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Paints a view's own area over what is there.
  private mutating func paint(_ index: Int, _ area: CGRect, below text: Int, _ place: CGPoint) {
    let holdsText = holds(index, text)
    let opacity = screen.scene.views[index].alpha
    if holdsText, opacity < 1 { groups.append((opacity, color, isUnknown)) }
    guard area.contains(x: place.x, y: place.y), screen.isDrawn(at: place, in: index) else {
      return
    }
    let view = screen.views[index]
    let alpha = holdsText ? 1 : self.opacity(of: index, below: text)
    if let fill = view.background ?? systemFill(of: view) {
      isUnknown = isUnknown && fill.alpha * alpha < 1
      color = fill.opacity(alpha).over(color)
    }
    let isImage = view.images.contains {
      self.place(of: $0, in: index).contains(x: place.x, y: place.y)
    }
    if isImage || view.control == .image { isUnknown = true }
  }

  private func holds(_ index: Int, _ text: Int) -> Bool {
    index == text || screen.isDescendant(text, of: index)
  }

  /// The areas that controls have where a document leaves them open.
  private func systemFill(of view: SceneView) -> Color? {
    switch view.control {
    case .textField where view.fieldBorder == .none: nil
    case .textField, .textView: system.field
    case .navigationBar, .tabBar, .toolbar: system.bar
    default: nil
    }
  }

  /// How opaque a view is in front of what it shares with the text.
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
  /// Whether it can change the colour behind a text that comes after it.
  fileprivate var isPainted: Bool {
    if background != nil || alpha < 1 || !images.isEmpty { return true }
    switch control {
    case .image, .textField, .textView, .navigationBar, .tabBar, .toolbar: return true
    default: return false
    }
  }
}

extension CGRect {
  /// Whether some of `rect`, but not all of it, is in this one.
  fileprivate func cuts(_ rect: CGRect) -> Bool {
    guard minX < rect.maxX, rect.minX < maxX, minY < rect.maxY, rect.minY < maxY else {
      return false
    }
    return !(minX <= rect.minX && rect.maxX <= maxX && minY <= rect.minY && rect.maxY <= maxY)
  }
}
