import Foundation
import LayoutScene

// Views that hold others, and images.
extension Wireframe {
  /// Draws a plain view. Without a background it gets a faint fill that becomes darker with
  /// nesting. With a background it gets an edge only if its colour is too similar to the colour
  /// behind it.
  func drawPlain(_ view: SceneView, _ place: Place) {
    if isPlain { return }
    if view.look.border != nil, view.background != nil { return }
    if view.look.gradient != nil { return }
    if view.background == nil {
      picture.fill(view.shape(place.rect), place.style.fill)
    } else if place.surface.contrast(with: place.backdrop) > 1.25 {
      return
    }
    picture.outline(
      place.rect, radius: view.cornerRadius, corners: view.look.corners, place.style.hairline,
      width: Style.Width.hairline)
  }

  /// Draws a faint dotted edge around a stack, which only arranges views.
  func drawStack(_ view: SceneView, _ place: Place) {
    guard view.background == nil, !isPlain else { return }
    let dot = picture.grid.pen(Style.Width.hairline)
    picture.outline(
      place.rect, radius: view.cornerRadius, place.style.edge, width: dot,
      dash: [dot * 2, dot * 4])
  }

  /// A scroll view that clips gets its edge and indicators after its content is drawn.
  func drawScroll(_ view: SceneView, _ place: Place) {
    if view.clipsToBounds { return }
    drawScrollEdge(view, place)
    drawScrollIndicators(view, place)
  }

  func drawScrollEdge(_ view: SceneView, _ place: Place) {
    guard case .scroll = view.control, !isPlain else { return }
    picture.outline(
      place.rect, radius: view.cornerRadius, place.style.hairline, width: Style.Width.hairline)
  }

  /// Draws scroll indicators at the edges along which the content is longer than the view. Their
  /// lengths and places are in proportion to the visible part of the content. They end where a
  /// rounded corner begins. Only in wireframes, because an app shows them only while it scrolls.
  func drawScrollIndicators(_ view: SceneView, _ place: Place) {
    guard case .scroll(let contentSize) = view.control, !isPlain else { return }
    let (rect, offset, thickness, inset) = (place.rect, view.contentOffset, 3.0, 3.0)
    let radius = min(view.cornerRadius, min(rect.width, rect.height) / 2)
    let end = max(inset, radius)
    func extent(_ seen: CGFloat, of whole: CGFloat) -> CGFloat? {
      guard whole > seen + 0.5, whole.isFinite, seen - end * 2 > 18 else { return nil }
      return max(min(20, seen - end * 2), (seen - end * 2) * seen / whole)
    }
    func way(_ length: CGFloat, _ offset: CGFloat, _ seen: CGFloat, of whole: CGFloat) -> CGFloat {
      end + min(1, max(0, offset / (whole - seen))) * (seen - end * 2 - length)
    }
    let color = place.style.ink.opacity(0.32)
    if let length = extent(rect.height, of: contentSize.height) {
      let x = isRightToLeft ? rect.minX + inset : rect.maxX - inset - thickness
      picture.fill(
        .rect(
          CGRect(
            x: x, y: rect.minY + way(length, offset.y, rect.height, of: contentSize.height),
            width: thickness, height: length),
          radius: thickness / 2), color)
    }
    if let length = extent(rect.width, of: contentSize.width) {
      let x = rect.minX + way(length, offset.x, rect.width, of: contentSize.width)
      picture.fill(
        .rect(
          CGRect(x: x, y: rect.maxY - inset - thickness, width: length, height: thickness),
          radius: thickness / 2), color)
    }
  }

  /// Draws the file's pixels stretched over the rectangle, which is an image view's default, or a
  /// box if there is no file.
  func drawImage(_ image: SceneImage, _ view: SceneView, _ place: Place) {
    let rect = picture.grid.clamped(place.rect(image.rect))
    if image.isMirrored {
      let turn = CGAffineTransform(scaleX: -1, y: 1).around(CGPoint(x: rect.midX, y: rect.midY))
      picture.items.append(.begin(.transform(turn)))
    }
    defer { if image.isMirrored { picture.items.append(.end) } }
    if !image.drawings.isEmpty { return drawDrawn(image, in: rect, view, place) }
    if let symbol = image.symbol { return drawSymbol(symbol, image, in: rect, view, place) }
    // The corners are those of the view, which a fitted image may not reach.
    let radius = view.control == .image ? view.cornerRadius : 0
    let index = image.path.flatMap { imageIndices[$0] }
    if index == nil, radius == 0 || rect == place.rect {
      return drawPlaceholder(rect, radius, place, isOpaque: view.control == .image)
    }
    guard rect.width > 0, rect.height > 0 else { return }
    if radius > 0 { picture.items.append(.begin(.clip(.rect(place.rect, radius: radius)))) }
    defer { if radius > 0 { picture.items.append(.end) } }
    guard let index else { return drawPlaceholder(rect, 0, place) }
    if image.isTemplate {
      let template = TintedTemplate(index: index, color: image.color ?? tint(of: view, place))
      let tinted =
        templates[template] ?? EmbeddedImage(picture.images[index].bitmap, tinted: template.color)
      templates[template] = tinted
      picture.items.append(.embedded(tinted, in: rect))
    } else {
      picture.items.append(.image(index, in: rect))
    }
  }

  /// A template image in one of its colours.
  struct TintedTemplate: Hashable {
    var index: Int
    var color: Color
  }

  /// Draws a box in place of an image, with diagonals in a wireframe.
  ///
  /// - Parameter isOpaque: whether the box hides what is behind it, as most photographs do. The
  ///   icon of a button does not.
  func drawPlaceholder(
    _ rect: CGRect, _ radius: CGFloat, _ place: Place, isOpaque: Bool = true
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let style = place.style
    let (width, fill) = (picture.grid.pen(Style.Width.hairline), style.control)
    picture.fill(.rect(rect, radius: radius), isOpaque ? fill.over(place.surface) : fill)
    if isPlain { return }
    // The diagonals of a rounded box end where its edge crosses them.
    let reach = Shape.rect(rect, radius: radius).cornerReach
    for (left, right) in [(rect.minX, rect.maxX), (rect.maxX, rect.minX)] {
      let (dx, dy) = ((right - left) * reach, rect.height * reach)
      picture.stroke(
        .line(
          CGPoint(x: left + dx, y: rect.minY + dy), CGPoint(x: right - dx, y: rect.maxY - dy)),
        style.line, Picture.Pen(width: width))
    }
    picture.outline(rect, radius: radius, style.line, width: width)
  }
}

extension Shape {
  /// The share of its diagonal that a rectangle loses at each rounded corner, 0 … 0.15; exact for
  /// squares.
  fileprivate var cornerReach: CGFloat {
    guard case .rounded(let rect, let radius) = self else { return 0 }
    return radius * (1 - 0.5.squareRoot()) / min(rect.width, rect.height)
  }
}
