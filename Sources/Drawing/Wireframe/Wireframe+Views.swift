import Foundation
import LayoutScene

// Views that hold others, and images.
extension Wireframe {
  /// A view without a background gets a quiet fill that grows darker with nesting; one with a
  /// background gets an edge only where it could not be told from what is behind it.
  mutating func drawPlain(_ view: SceneView, _ place: Place) {
    if view.background == nil {
      picture.fill(.rect(place.rect, radius: view.cornerRadius), place.style.fill)
    } else if place.surface.contrast(with: place.backdrop) > 1.25 {
      return
    }
    picture.outline(
      place.rect, radius: view.cornerRadius, place.style.hairline, width: Style.Width.hairline)
  }

  /// A stack is only an arrangement: dots that are seen when looked for.
  mutating func drawStack(_ view: SceneView, _ place: Place) {
    guard view.background == nil else { return }
    let dot = picture.grid.pen(Style.Width.hairline)
    picture.outline(
      place.rect, radius: view.cornerRadius, place.style.hairline, width: dot,
      dash: [dot * 2, dot * 4])
  }

  mutating func drawScroll(_ view: SceneView, _ place: Place) {
    picture.outline(
      place.rect, radius: view.cornerRadius, place.style.hairline, width: Style.Width.hairline)
    if !view.clipsToBounds, case .scroll(let contentSize) = view.control {
      drawScrollIndicators(place, contentSize: contentSize, offset: view.contentOffset)
    }
  }

  /// Indicators at the edges along which the content is longer than the view, as long in proportion
  /// as what is seen of it, and as far along.
  mutating func drawScrollIndicators(_ place: Place, contentSize: CGSize, offset: CGPoint) {
    let (rect, thickness, inset) = (place.rect, 3.0, 3.0)
    func extent(_ seen: CGFloat, of whole: CGFloat) -> CGFloat? {
      guard whole > seen + 0.5, whole.isFinite, seen > 24 else { return nil }
      return max(20, (seen - inset * 2) * seen / whole)
    }
    func way(_ length: CGFloat, _ offset: CGFloat, _ seen: CGFloat, of whole: CGFloat) -> CGFloat {
      min(1, max(0, offset / (whole - seen))) * (seen - inset * 2 - length)
    }
    let color = place.style.ink.opacity(0.32)
    if let length = extent(rect.height, of: contentSize.height) {
      let x = isRightToLeft ? rect.minX + inset : rect.maxX - inset - thickness
      picture.fill(
        .rect(
          CGRect(
            x: x, y: rect.minY + inset + way(length, offset.y, rect.height, of: contentSize.height),
            width: thickness, height: length),
          radius: thickness / 2), color)
    }
    if let length = extent(rect.width, of: contentSize.width) {
      let start = isRightToLeft && offset.x == 0 ? rect.maxX - inset - length : rect.minX + inset
      let x = start + way(length, offset.x, rect.width, of: contentSize.width)
      picture.fill(
        .rect(
          CGRect(x: x, y: rect.maxY - inset - thickness, width: length, height: thickness),
          radius: thickness / 2), color)
    }
  }

  /// The file's pixels stretched over the rectangle, as an image view does unless told otherwise; a
  /// cross where there is no file.
  mutating func drawImage(_ image: SceneImage, _ view: SceneView, _ place: Place) {
    let rect = picture.grid.clamped(place.rect(image.rect))
    let radius = view.control == .image ? view.cornerRadius : 0
    guard let index = image.path.flatMap({ imageIndices[$0] }) else {
      return drawCross(rect, radius, place.style)
    }
    guard rect.width > 0, rect.height > 0 else { return }
    if radius > 0 { picture.items.append(.begin(.clip(.rect(rect, radius: radius)))) }
    picture.items.append(.image(index, in: rect))
    if radius > 0 { picture.items.append(.end) }
  }

  /// The box with diagonals that stands for a picture.
  mutating func drawCross(_ rect: CGRect, _ radius: CGFloat, _ style: Style) {
    guard rect.width > 0, rect.height > 0 else { return }
    let width = picture.grid.pen(Style.Width.hairline)
    picture.fill(.rect(rect, radius: radius), style.control)
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
  /// How much of its diagonal a rectangle loses to a rounded corner, 0 … 0.15; exact for squares.
  fileprivate var cornerReach: CGFloat {
    guard case .rounded(let rect, let radius) = self else { return 0 }
    return radius * (1 - 0.5.squareRoot()) / min(rect.width, rect.height)
  }
}
