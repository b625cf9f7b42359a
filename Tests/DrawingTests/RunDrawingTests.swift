import Foundation
import LayoutScene
import TestSupport
import Testing
import Typesetting

@testable import Drawing

/// Runs in pictures: their colours, and the lines below and through them.
@Suite struct RunDrawingTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter() }

  private func picture(_ runs: [TextRun], scale: CGFloat = 2, form: TextForm = .letters) throws
    -> Picture
  {
    let text = "one two three"
    let attributes = TextAttributes(font: .system(ofSize: 20), lineLimit: 0, runs: runs)
    let measurement = typesetter.measure(text, attributes, width: 200)
    let rect = CGRect(x: 10, y: 10, width: 200, height: measurement.size.height)
    let view = SceneView(
      id: "l", className: "label", parent: 0,
      frame: CGRect(x: 0, y: 0, width: 220, height: 60), control: .label,
      texts: [
        SceneText(
          string: text, attributes: attributes, rect: rect, color: Color(0),
          measurement: measurement
        )
      ])
    let size = CGSize(width: 220, height: 60)
    let root = SceneView(id: "root", parent: nil, frame: CGRect(origin: .zero, size: size))
    var options = DrawingOptions()
    options.textForm = form
    options.style = .plain
    return try Wireframe.picture(
      of: Scene(size: size, scale: scale, views: [root, view]),
      canvas: Canvas(size: size, scale: scale), options, images: ImageSet([Scene]()),
      typesetter: typesetter)
  }

  private func lines(_ picture: Picture) -> [(rect: CGRect, color: Color)] {
    picture.items.compactMap { item in
      if case .fill(.rect(let rect), let color) = item, rect.height < 5 {
        (rect, color)
      } else {
        nil
      }
    }
  }

  @Test func eachRunHasItsColour() throws {
    let red = Color(0xFF0000)
    let picture = try picture([
      TextRun(range: 0..<3, color: red), TextRun(range: 4..<7, link: "https://a.b"),
    ])
    let colors = picture.items.flatMap { item -> [Color?] in
      if case .text(let line, _, _) = item { line.runs.map(\.color) } else { [] }
    }
    #expect(colors == [red, nil, Color(0x007AFF), nil])
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func linesAreOnWholePixelsInTheirRunsColour(scale: CGFloat) throws {
    let red = Color(0xFF0000)
    let found = lines(
      try picture(
        [
          TextRun(range: 0..<3, isStruckThrough: true),
          TextRun(range: 4..<7, color: red, isUnderlined: true),
        ], scale: scale))
    #expect(found.map(\.color) == [Color(0), red])
    for (rect, _) in found {
      #expect((rect.minY * scale).rounded() == rect.minY * scale)
      #expect((rect.height * scale).rounded() == rect.height * scale && rect.height > 0)
    }
    // The baseline is at 10 + 19.04: one line above it, one below.
    #expect(found[0].rect.maxY < 26 && found[0].rect.minY > 18)
    #expect(found[1].rect.minY > 29 && found[1].rect.maxY < 36)
  }

  @Test func blocksStandWhereLinesOfDifferentHeightsAre() throws {
    let text = "one two three"
    let attributes = TextAttributes(
      font: .system(ofSize: 20), lineLimit: 0,
      runs: [TextRun(range: 0..<3, font: .system(ofSize: 40))])
    let measured = typesetter.measure(text, attributes, width: 110)
    #expect(measured.lineCount == 2)
    #expect(measured.baselines == measured.lines.map(\.baseline))
    #expect(measured.linesThatFit(in: measured.lines[0].bottom) == 1)
    #expect(measured.linesThatFit(in: measured.size.height) == 2)
  }
}
