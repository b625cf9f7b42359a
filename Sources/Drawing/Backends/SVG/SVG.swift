import Foundation
import LayoutScene
import Typesetting

/// How SVG files hold text.
public enum SVGText: String, Sendable, Hashable, CaseIterable {
  /// The outlines of the glyphs, which look the same in every viewer.
  case outlines
  /// Text elements: small and searchable, but they look right only if the viewer has the fonts.
  case live
}

/// Writes a picture as SVG with one user unit per point.
///
/// Cairo's own SVG writer numbers its identifiers across the process, so that a second file of the
/// same picture differs from the first, and its files are twice as large because it repeats glyphs.
/// This writer numbers identifiers within a file, in the order of first use.
struct SVG {
  private var body = XMLBuffer()
  /// The definitions that the body refers to.
  private var definitions = XMLBuffer()
  private var clipCount = 0
  private var maskCount = 0
  private var usedImages: Set<Int> = []
  private let picture: Picture
  private let textMode: SVGText
  private var glyphs = SVGGlyphs()
  /// For each open layer what ends it.
  private var openGroups: [String] = []
  private var names = SVGNames()

  static func bytes(
    _ picture: Picture, title: String, text: SVGText
  ) -> [UInt8] {
    var svg = SVG(picture: picture, textMode: text)
    svg.writeBackground()
    for item in picture.items { svg.write(item) }
    return svg.document(title: title)
  }

  private init(picture: Picture, textMode: SVGText) {
    self.picture = picture
    self.textMode = textMode
  }

  private func document(title: String) -> [UInt8] {
    var file = XMLBuffer()
    file.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    file.attribute("width", picture.size.width)
    file.attribute("height", picture.size.height)
    file.append(" viewBox=\"0 0 ")
    file.append(CGPoint(x: picture.size.width, y: picture.size.height))
    file.append("\">\n<title>")
    file.append(escaped: title)
    file.append("</title>\n")
    if !definitions.bytes.isEmpty || !glyphs.definitions.bytes.isEmpty {
      file.append("<defs>\n")
      file.append(contentsOf: definitions)
      file.append(contentsOf: glyphs.definitions)
      file.append("</defs>\n")
    }
    file.append(contentsOf: body)
    file.append("</svg>\n")
    return file.bytes
  }

  private mutating func writeBackground() {
    body.append("<rect width=\"100%\" height=\"100%\"")
    body.attribute("fill", picture.background)
    body.append("/>\n")
  }

  private mutating func write(_ item: Picture.Item) {
    switch item {
    case .fill(let shape, let color):
      body.open(shape)
      body.attribute("fill", color)
      if case .path = shape { body.append(" fill-rule=\"evenodd\"") }
      body.append("/>\n")
    case .stroke(let shape, let color, let pen):
      writeStroke(shape, color, pen)
    case .text(let line, let place, let color):
      switch textMode {
      case .outlines: glyphs.write(line, at: place, color, to: &body)
      case .live: SVGLiveText.write(line, at: place, color, to: &body, &glyphs)
      }
    case .image(let index, let rect): writeImage(index, in: rect)
    case .embedded(let image, let rect): write(image, in: rect)
    case .begin(let layer): begin(layer)
    case .end: if let end = openGroups.popLast() { body.append(raw: end) }
    case .part(let part): write(part)
    }
  }

  private mutating func write(_ part: Picture.Part) {
    body.append("<g transform=\"translate(")
    body.append(part.origin)
    body.append(")")
    if part.scale != 1 {
      body.append("scale(")
      body.append(part.scale, decimals: 7)
      body.append(")")
    }
    body.append("\">\n")
    for item in part.make().items { write(item) }
    body.append("</g>\n")
  }

  private mutating func writeStroke(_ shape: Shape, _ color: Color, _ pen: Picture.Pen) {
    body.open(shape)
    body.append(" fill=\"none\"")
    body.attribute("stroke", color)
    if pen.width != 1 { body.attribute("stroke-width", pen.width) }
    if pen.isRound { body.append(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
    if !pen.dash.isEmpty {
      body.append(" stroke-dasharray=\"")
      for (index, length) in pen.dash.enumerated() {
        if index > 0 { body.append(" ") }
        body.append(length)
      }
      body.append("\"")
    }
    body.append("/>\n")
  }

  private mutating func begin(_ layer: Picture.Layer) {
    var end = "</g>\n"
    defer { openGroups.append(end) }
    switch layer {
    case .view(let name):
      body.append("<g")
      body.attribute("id", names.identifier(of: name))
      body.append(" data-name=\"")
      body.append(escaped: name)
      body.append("\">\n")
    case .content: end = ""
    case .mask:
      maskCount += 1
      end = "</mask>\n"
      body.append("<mask")
      body.attribute("id", "m\(maskCount)")
      body.append(" maskUnits=\"userSpaceOnUse\" style=\"mask-type:alpha\"")
      // The area is large enough for what is moved or turned.
      body.attribute("x", -4 * picture.size.width)
      body.attribute("y", -4 * picture.size.height)
      body.attribute("width", 9 * picture.size.width)
      body.attribute("height", 9 * picture.size.height)
      body.append(">\n")
    case .masked:
      body.append("<g")
      body.attribute("mask", "url(#m\(maskCount))")
      body.append(">\n")
    case .opacity(let opacity):
      body.append("<g")
      body.attribute("opacity", opacity)
      body.append(">\n")
    case .transform(let map):
      body.append("<g transform=\"matrix(")
      for (index, number) in [map.a, map.b, map.c, map.d, map.tx, map.ty].enumerated() {
        if index > 0 { body.append(" ") }
        body.append(number, decimals: 7)
      }
      body.append(")\">\n")
    case .clip(let shape):
      let id = "c\(clipCount)"
      clipCount += 1
      definitions.append("<clipPath")
      definitions.attribute("id", id)
      definitions.append(">")
      definitions.open(shape)
      if case .path = shape { definitions.append(" clip-rule=\"evenodd\"") }
      definitions.append("/></clipPath>\n")
      body.append("<g")
      body.attribute("clip-path", "url(#\(id))")
      body.append(">\n")
    }
  }

  private mutating func write(_ image: EmbeddedImage, in rect: CGRect) {
    guard let file = try? PNG.encode(image.bitmap) else { return }
    body.append("<image")
    body.attribute("x", rect.minX)
    body.attribute("y", rect.minY)
    body.attribute("width", rect.width)
    body.attribute("height", rect.height)
    body.close(with: file)
  }

  /// Embeds the image's file when it is first shown, and refers to it each further time.
  private mutating func writeImage(_ index: Int, in rect: CGRect) {
    let (bitmap, id) = (picture.images[index].bitmap, "i\(index)")
    if usedImages.insert(index).inserted {
      definitions.append("<image")
      definitions.attribute("id", id)
      definitions.attribute("width", CGFloat(bitmap.width))
      definitions.attribute("height", CGFloat(bitmap.height))
      definitions.close(with: picture.images[index].file)
    }
    body.append("<use")
    body.attribute("href", "#\(id)")
    body.attribute(
      moveTo: rect.origin,
      scale: (rect.width / CGFloat(bitmap.width), rect.height / CGFloat(bitmap.height)))
    body.append("/>\n")
  }
}

extension XMLBuffer {
  /// Writes the start of the element that draws `shape`, up to the place for its paint attributes.
  fileprivate mutating func open(_ shape: Shape) {
    switch shape {
    case .rect(let rect): open(rect)
    case .rounded(let rect, let radius):
      open(rect)
      attribute("rx", radius)
    case .ellipse(let rect) where rect.width == rect.height:
      append("<circle")
      attribute("cx", rect.midX)
      attribute("cy", rect.midY)
      attribute("r", rect.width / 2)
    case .ellipse(let rect):
      append("<ellipse")
      attribute("cx", rect.midX)
      attribute("cy", rect.midY)
      attribute("rx", rect.width / 2)
      attribute("ry", rect.height / 2)
    case .path(let segments), .winding(let segments):
      append("<path d=\"")
      for segment in segments { append(segment) }
      append("\"")
    }
  }

  private mutating func open(_ rect: CGRect) {
    append("<rect")
    if rect.minX != 0 { attribute("x", rect.minX) }
    if rect.minY != 0 { attribute("y", rect.minY) }
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  private mutating func append(_ segment: Shape.Segment) {
    switch segment {
    case .move(let point):
      append("M")
      append(point)
    case .line(let point):
      append("L")
      append(point)
    case .curve(let first, let second, let end):
      append("C")
      append(first)
      append(" ")
      append(second)
      append(" ")
      append(end)
    case .close: append("Z")
    }
  }
}
