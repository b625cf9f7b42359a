import Foundation
import LayoutScene

// What code draws itself: paths, texts and images in a view's coordinates.
extension Wireframe {
  /// The most layers of one view's drawing inside one another; deeper ones are left out.
  private static let depthLimit = 24

  func draw(_ drawings: [SceneDrawing], of view: SceneView, _ place: Place) {
    guard !drawings.isEmpty else { return }
    let origin = place.rect.origin
    picture.items.append(
      .begin(.transform(CGAffineTransform(translationX: origin.x, y: origin.y))))
    let own = place.with(rect: CGRect(origin: .zero, size: place.rect.size))
    var depth = 0
    for drawing in drawings { draw(drawing, &depth, view, own) }
    for _ in 0..<min(depth, Self.depthLimit) { picture.items.append(.end) }
    picture.items.append(.end)
  }

  private func draw(
    _ drawing: SceneDrawing, _ depth: inout Int, _ view: SceneView, _ place: Place
  ) {
    switch drawing {
    case .fill(let path, let color, let isEvenOdd):
      let segments = path.segments(from: .zero)
      picture.fill(isEvenOdd ? .path(segments) : .winding(segments), color)
    case .stroke(let path, let color, let pen):
      guard pen.width > 0 else { return }
      picture.stroke(
        .path(path.segments(from: .zero)), color,
        Picture.Pen(width: pen.width, dash: pen.dash, isRound: pen.isRound))
    case .gradient(let gradient, let rect):
      let rect = picture.grid.clamped(rect)
      guard rect.width > 0, rect.height > 0, !gradient.colors.isEmpty else { return }
      let image = EmbeddedImage(gradient, size: rect.size, scale: picture.grid.scale)
      picture.items.append(.embedded(image, in: rect))
    case .text(let text):
      let box = CGRect(origin: place.rect.origin, size: view.frame.size)
      drawDrawn(text, view, place.with(rect: box))
    case .image(let image): drawImage(image, view, place)
    case .shadow(let shadow, let rect, let radius):
      castShadow(of: rect, cornerRadius: radius, shadow)
    case .beginClip(let path): begin(.clip(path.shape(from: .zero)), &depth)
    case .beginOpacity(let opacity): begin(.opacity(opacity), &depth)
    case .beginMask(let mask):
      if depth < Self.depthLimit { drawMask(mask, of: view, place) }
      begin(.masked, &depth)
    case .beginTransform(let map) where map.keepsArea: begin(.transform(map), &depth)
    case .beginTransform: begin(.clip(.rect(.zero)), &depth)
    case .end:
      guard depth > 0 else { return }
      if depth <= Self.depthLimit { picture.items.append(.end) }
      depth -= 1
    }
  }

  /// Draws what the next layer is as opaque as.
  func drawMask(_ mask: [SceneDrawing], of view: SceneView, _ place: Place) {
    picture.items.append(.begin(.mask))
    draw(mask, of: view, place)
    picture.items.append(.end)
  }

  private func begin(_ layer: Picture.Layer, _ depth: inout Int) {
    depth += 1
    if depth <= Self.depthLimit { picture.items.append(.begin(layer)) }
  }

  /// A text that code draws is in no view's box.
  private func drawDrawn(_ text: SceneText, _ view: SceneView, _ place: Place) {
    let set = typesetter.set(text.string, text.attributes, width: text.rect.width)
    let color = text.color ?? appearanceStyle.ink
    let colors = RunColors(text, color, link: tint(of: view, place))
    for var line in set.lines {
      colors.apply(to: &line)
      let left = text.rect.minX + line.start(in: text.rect.width, text.attributes.alignment)
      let start = CGPoint(x: left, y: text.rect.minY + line.baseline.y)
      show(line, at: start, color)
      drawAttachments(of: line, at: start, text.attributes.runs, colors, view, place)
      for decoration in line.decorations {
        draw(decoration, at: start, colors.of(decoration.textRun))
      }
    }
  }

  /// Draws an image that code has drawn, stretched over a rectangle, in the tint where it is a template.
  func drawDrawn(
    _ image: SceneImage, in rect: CGRect, _ view: SceneView, _ place: Place
  ) {
    let size = image.drawingSize
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return }
    let map = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / size.width, y: rect.height / size.height)
    let own = place.with(rect: CGRect(origin: .zero, size: size))
    let color = image.isTemplate ? image.color ?? tint(of: view, place) : nil
    picture.items.append(.begin(.transform(map)))
    var drawings = [SceneDrawing.beginClip(ScenePath(rect: own.rect))]
    drawings += image.drawings.map { color.map($0.colored) ?? $0 }
    draw(drawings, of: view, own)
    picture.items.append(.end)
  }
}

extension ScenePath {
  func segments(from origin: CGPoint) -> [Shape.Segment] {
    applying(CGAffineTransform(translationX: origin.x, y: origin.y)).elements.map { element in
      switch element {
      case .move(let point): .move(point)
      case .line(let point): .line(point)
      case .curve(let first, let second, let end): .curve(first, second, end)
      case .close: .close
      }
    }
  }

  func shape(from origin: CGPoint) -> Shape { .winding(segments(from: origin)) }
}

extension SceneDrawing {
  /// The same in one colour, which only keeps how opaque each part is.
  fileprivate func colored(_ color: Color) -> SceneDrawing {
    func tinted(_ own: Color) -> Color { color.withAlphaComponent(color.alpha * own.alpha) }
    switch self {
    case .fill(let path, let own, let rule): return .fill(path, tinted(own), isEvenOdd: rule)
    case .stroke(let path, let own, let pen): return .stroke(path, tinted(own), pen)
    case .gradient(var gradient, let rect):
      gradient.colors = gradient.colors.map(tinted)
      return .gradient(gradient, rect)
    case .text(var text):
      text.color = color
      return .text(text)
    case .image(var image):
      image.isTemplate = true
      image.color = color
      return .image(image)
    default: return self
    }
  }
}
