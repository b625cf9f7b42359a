import Foundation
import LayoutScene
import Typesetting

/// The colours of a text's runs.
struct RunColors {
  private let runs: [TextRun]
  private let text: Color
  private let link: Color

  /// - Parameters:
  ///   - color: the colour of text outside of runs.
  ///   - link: the colour of links without a colour of their own.
  init(_ text: SceneText, _ color: Color, link: Color) {
    runs = text.attributes.runs
    self.text = color
    self.link = link
  }

  func of(_ index: Int) -> Color {
    runs[index].color ?? (runs[index].link == nil ? text : link)
  }

  /// Sets the colours of the line's runs, among them the colour of links.
  func apply(to line: inout SetLine) {
    guard !runs.isEmpty else { return }
    for index in line.runs.indices {
      if let run = line.runs[index].textRun { line.runs[index].color = of(run) }
    }
  }
}

extension Wireframe {
  /// Draws the images that stand for letters of a line. A template has the colour of its letter.
  func drawAttachments(
    of line: SetLine, at start: CGPoint, _ runs: [TextRun], _ colors: RunColors, _ view: SceneView,
    _ place: Place
  ) {
    for run in line.runs {
      guard let index = run.textRun, var image = runs[index].attachment else { continue }
      image.rect.origin.x = start.x + run.left - place.rect.minX
      image.rect.origin.y += start.y - place.rect.minY
      if image.isTemplate, image.color == nil { image.color = colors.of(index) }
      drawImage(image, view, place)
    }
  }

  /// Draws an underline or a strikethrough on whole pixels.
  func draw(_ decoration: LineDecoration, at start: CGPoint, _ color: Color) {
    picture.horizontal(
      y: start.y + decoration.y, from: start.x + decoration.left, to: start.x + decoration.right,
      color, width: decoration.thickness)
  }
}
