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
  /// Draws an underline or a strikethrough on whole pixels.
  mutating func draw(
    _ decoration: LineDecoration, of line: SetLine, at start: CGPoint, _ color: Color
  ) {
    picture.horizontal(
      y: start.y + decoration.y, from: start.x + decoration.left, to: start.x + decoration.right,
      color, width: decoration.thickness)
  }
}
