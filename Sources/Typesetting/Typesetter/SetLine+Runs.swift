import Foundation
import LayoutScene

extension SetLine {
  /// Gives the glyphs the colours of their runs, and adds underlines and strikethroughs.
  mutating func decorate(_ attributes: TextAttributes, _ book: FontBook) {
    for index in runs.indices {
      guard let place = runs[index].textRun else { continue }
      let run = attributes.runs[place]
      runs[index].color = run.color
      guard run.isUnderlined || run.isStruckThrough else { continue }
      let places = book.decorationPlaces(of: run.font ?? attributes.font)
      if run.isUnderlined { add(places.underline, run, place, runs[index]) }
      if run.isStruckThrough { add(places.strikethrough, run, place, runs[index]) }
    }
    decorations.sort { ($0.left, $0.y) < ($1.left, $1.y) }
  }

  /// Adds a line along a run of glyphs, or extends the line of the glyphs before it if both belong
  /// to the same text run, whose letters may come from several fonts.
  private mutating func add(
    _ line: DecorationPlaces.Line, _ run: TextRun, _ place: Int, _ glyphs: GlyphRun
  ) {
    let y = line.y - run.baselineOffset
    let before = decorations.firstIndex {
      $0.textRun == place && $0.y == y && abs($0.right - glyphs.left) < 0.01
    }
    if let before {
      decorations[before].right = glyphs.right
    } else {
      decorations.append(
        LineDecoration(
          left: glyphs.left, right: glyphs.right, y: y, thickness: line.thickness, textRun: place))
    }
  }
}
