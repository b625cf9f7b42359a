import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

private let chart = HeadroomChart(
  title: "Profile",
  marks: [.init(words: "iPhone SE", width: 320), .init(words: "iPad", width: 820)],
  rows: [
    HeadroomChart.Row(
      title: "Deutsch", subtitle: "de", width: 400, smallestWidth: 300,
      belowWords: "title is cut off", textSize: .large, largestTextSize: .extraLarge,
      aboveWords: "title is cut off",
      texts: [
        .init(view: "title", text: "Ein Titel", moreText: 0.25, words: "25 %"),
        .init(view: "note", text: "Notiz", moreText: -0.5, words: "−50 %"),
      ], isBroken: false),
    HeadroomChart.Row(
      title: "العربية", subtitle: "ar", width: 400, smallestWidth: 1, belowWords: nil,
      textSize: .large, largestTextSize: .accessibility5, aboveWords: nil, texts: [],
      isBroken: false),
  ])

private func picture(_ chart: HeadroomChart = chart) throws -> Picture {
  HeadroomPlot.picture(
    of: chart, canvas: try Canvas(size: HeadroomPlot.size(of: chart), scale: 2),
    typesetter: try Typesetter())
}

/// The lines of text that a picture has.
private func words(_ picture: Picture) -> [String] {
  picture.items.compactMap { if case .text(let line, _, _) = $0 { line.text } else { nil } }
}

/// The rectangles that a picture fills with `color`.
private func rects(_ picture: Picture, _ color: Color) -> [CGRect] {
  picture.items.compactMap { item in
    guard case .fill(let shape, color) = item else { return nil }
    switch shape {
    case .rect(let rect), .rounded(let rect, _): return rect
    case .ellipse, .path, .winding: return nil
    }
  }
}

@Test func aWidthBarIsRedUpToTheSmallestWidthAndBlueFromThere() throws {
  let picture = try picture()
  let left = HeadroomPlot.Column.widths.x
  let unit = HeadroomPlot.Column.widths.width / 400
  let bars = { (color: Color) in
    rects(picture, color).filter { $0.height == 16 && $0.minX < HeadroomPlot.Column.sizes.x }
  }
  #expect(
    bars(HeadroomPlot.broken).map { [$0.minX, $0.maxX] } == [[left, left + 300 * unit]])
  #expect(
    bars(Style.light.accent).map { [$0.minX, $0.maxX] }.first == [
      left + 300 * unit, left + 400 * unit,
    ])
}

@Test func aStepIsBlueWhileTheTextSizeHolds() throws {
  let picture = try picture()
  let steps = { (color: Color) in
    rects(picture, color).filter {
      $0.minX >= HeadroomPlot.Column.sizes.x && $0.maxX < HeadroomPlot.Column.texts.x
    }
    .count
  }
  // Three sizes are smaller than large in either row; large and one more hold in the first, all in
  // the second.
  #expect(steps(Style.light.track) == 6)
  #expect(steps(Style.light.accent) == 2 + 9)
  #expect(steps(HeadroomPlot.broken) == 7)
}

@Test func theChartSaysInWordsWhatBreaks() throws {
  let words = words(try picture())
  for line in [
    "Profile: how much room is left", "Deutsch", "العربية", "300 to 400 pt", "any width",
    "narrower: title is cut off", "up to extra large", "larger: title is cut off",
    "up to the largest", "25 %", "cut", "no text", "iPhone SE 320",
  ] {
    #expect(words.contains(line), "\(line)")
  }
  // No screen of the chart is as wide as an iPad.
  #expect(!words.contains { $0.hasPrefix("iPad") })
}

/// A row that is broken already does not hold: it is only no worse at the widths and sizes at which nothing else breaks.
@Test func whatIsBrokenAlreadyDoesNotHold() throws {
  var broken = chart
  broken.rows[0].isBroken = true
  broken.rows.removeLast()
  let picture = try picture(broken)
  let colors = { (color: Color) in
    rects(picture, color).filter { $0.minX >= HeadroomPlot.Column.widths.x && $0.minY > 100 }
      .filter { $0.maxX < HeadroomPlot.Column.texts.x }.count
  }
  #expect(colors(Style.light.accent) == 0)
  #expect(colors(HeadroomPlot.noWorse) == 1 + 2)
  #expect(colors(HeadroomPlot.broken) == 1 + 7)
  let words = words(picture)
  for line in [
    "broken already", "no worse: 300 to 400 pt", "no worse: up to extra large",
    "no worse than broken already",
  ] {
    #expect(words.contains(line), "\(line)")
  }
}

/// What was not measured for want of work neither holds nor breaks.
@Test func aRowThatWasStoppedSaysSoAndShowsNothingThatWasNotTried() throws {
  var stopped = chart
  stopped.rows.removeFirst()
  stopped.rows[0].isStopped = true
  stopped.rows[0].smallestWidth = 300
  stopped.rows[0].largestTextSize = .extraLarge
  stopped.rows[0].texts = [.init(view: "title", text: "Ein Titel", moreText: nil, words: "–")]
  let picture = try picture(stopped)
  let words = words(picture)
  for line in ["stopped at the work limit", "300 to 400 pt", "up to extra large", "–"] {
    #expect(words.contains(line), "\(line)")
  }
  #expect(!words.contains("any width") && !words.contains("up to the largest"))
  #expect(rects(picture, HeadroomPlot.broken).filter { $0.minY > 100 }.isEmpty)
  let tracks = rects(picture, Style.light.track).filter { $0.minY > 100 && $0.height == 16 }
  #expect(tracks.map(\.minX).contains(HeadroomPlot.Column.widths.x))
}

/// The end of the axis tells how wide the widest screen is, whether or not that is a marked device's width.
@Test func theEndOfTheWidthAxisHasAMark() throws {
  for width: CGFloat in [393, 400, 515] {
    var wide = chart
    wide.rows[0].width = width
    wide.rows[1].width = 375
    wide.marks = [("a", 375), ("b", 390), ("c", 820)].map { .init(words: $0.0, width: $0.1) }
    let marks = words(try picture(wide))
    #expect(marks.contains(String(Int(width))), "\(width)")
  }
}

/// The widest row has 400 points.
@Test func devicesAreMarkedUpToHalfAPointBeyondTheWidestRow() throws {
  var marked = chart
  marked.marks = [("half", 400.4), ("one", 401)].map { .init(words: $0.0, width: $0.1) }
  let picture = HeadroomPlot.picture(
    of: marked, canvas: try Canvas(size: HeadroomPlot.size(of: marked), scale: 2),
    typesetter: try Typesetter())
  #expect(words(picture).filter { $0.hasPrefix("half") || $0.hasPrefix("one") } == ["half 400.4"])
}

/// Names of devices above the axis are at least 8 points apart, and where they would be nearer their widths stand
/// there, of which those that would be nearer are left out. A point of width is 0.8 of the picture.
@Test func namesOfDevicesAreEightPointsApart() throws {
  let typesetter = try Typesetter()
  var gaps: [Bool: [CGFloat]] = [:]
  for other in stride(from: 250, to: 400, by: 1.0) {
    var marked = chart
    marked.marks = [("one", other), ("two", 400)].map { .init(words: $0.0, width: $0.1) }
    let picture = HeadroomPlot.picture(
      of: marked, canvas: try Canvas(size: HeadroomPlot.size(of: marked), scale: 2),
      typesetter: typesetter)
    var spans: [(name: String, start: CGFloat, end: CGFloat)] = []
    for case .text(let line, let place, _) in picture.items
    where place.x >= HeadroomPlot.Column.widths.x && place.x < HeadroomPlot.Column.sizes.x
      && line.text.contains(/^(one |two )?[0-9.]+$/)
    {
      spans.append((line.text, place.x, place.x + line.width))
    }
    spans.sort { $0.start < $1.start }
    #expect(spans.last?.name.hasSuffix("400") == true)
    #expect(spans.allSatisfy { $0.start >= HeadroomPlot.Column.widths.x })
    guard spans.count == 2 else { continue }
    gaps[spans[0].name.hasPrefix("one"), default: []].append(spans[1].start - spans[0].end)
  }
  for isNamed in [true, false] {
    let least = try #require(gaps[isNamed]?.min())
    #expect(least >= 7.99 && least < 8.9, "\(isNamed)")
  }
}

@Test func aChartIsAPNGAndAnSVG() throws {
  let renderer = Renderer(typesetter: try Typesetter())
  let png = try renderer.png(chart)
  #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  #expect(try renderer.png(chart) == png)
  let svg = String(decoding: try renderer.svg(chart, text: .live), as: UTF8.self)
  #expect(svg.hasPrefix("<svg"))
  #expect(svg.contains("Deutsch"))
}
