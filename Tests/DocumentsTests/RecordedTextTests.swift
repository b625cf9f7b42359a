import AutoLayout
import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Documents

/// Measures texts with real fonts, and makes the box of each larger by `room` points in both directions.
private final class RoomyMeasurer: TextMeasuring {
  let typesetter: Typesetter
  let room: CGFloat

  init(typesetter: Typesetter, room: CGFloat) {
    (self.typesetter, self.room) = (typesetter, room)
  }

  func measure(
    _ text: String, _ attributes: TextAttributes, width: CGFloat?
  ) -> TextMeasurement {
    var result = typesetter.measure(text, attributes, width: width.map { $0 - room })
    result.size.width += room
    result.size.height += room
    return result
  }

  func metrics(of font: Font) -> FontMeasures { typesetter.metrics(of: font) }
}

/// A width and height that Apple's engine measured for a text, and ours.
private struct RecordedText {
  var name: String
  var recorded, ours: CGSize
  /// Whether the text alone decides the width or the height.
  var hasOwnWidth, hasOwnHeight: Bool
  /// Whether Xcode 6 or an older one recorded it, in whole points and for the font before San Francisco.
  var isOld: Bool

  var widthError: CGFloat { abs(ours.width / recorded.width - 1) }

  /// Xcode records some heights rounded up to whole points, whatever the scale.
  var isAsHigh: Bool {
    abs(ours.height - recorded.height) < 0.01 || ours.height.rounded(.up) == recorded.height
  }
}

extension RecordedText {
  /// The labels and buttons of a document with one line of text in the system's font.
  static func all(in path: String, typesetter: Typesetter) throws -> [RecordedText] {
    let document = try OpenDocument.open(path: path)
    let file = try String(contentsOfFile: path, encoding: .utf8)
    var texts: [RecordedText] = []
    for screen in document.screens.isEmpty ? [nil] : document.screens.map(Optional.some) {
      var options = DocumentOptions()
      options.screen = screen
      func laidOut(_ room: CGFloat) -> (LoadedScreen, [String: CGRect])? {
        let measurer = RoomyMeasurer(typesetter: typesetter, room: room)
        guard let loaded = document.inspect(options: options, measurer: measurer).screen else {
          return nil
        }
        let views = loaded.scene(includesAmbiguity: false).views
        return (loaded, Dictionary(views.map { ($0.id, $0.frame) }) { first, _ in first })
      }
      let room: CGFloat = 6
      guard let (loaded, frames) = laidOut(0), let (_, roomy) = laidOut(room) else { continue }
      let records = Dictionary(loaded.recordedFrames.map { ($0.view, $0.frame.size) }) { $1 }
      for view in loaded.window.rootView.withDescendants where view.hasSystemText {
        guard let id = view.identifier, let recorded = records[id], let ours = frames[id],
          let larger = roomy[id], !hasNamedFont(id, in: file)
        else { continue }
        texts.append(
          RecordedText(
            name: "\(id) in \(path)", recorded: recorded, ours: ours.size,
            hasOwnWidth: abs(larger.width - ours.width - room) < 0.1,
            hasOwnHeight: abs(larger.height - ours.height - room) < 0.1,
            isOld: version(of: file) < 9000))
      }
    }
    return texts
  }

  private static func version(of file: String) -> Int {
    file.firstMatch(of: /toolsVersion="([0-9]+)/).flatMap { Int($0.1) } ?? 0
  }

  /// Whether an element has a font by its name, which is not here.
  private static func hasNamedFont(_ id: String, in file: String) -> Bool {
    guard let start = file.range(of: "id=\"\(id)\"")?.upperBound,
      let font = file.range(of: "<fontDescription ", range: start..<file.endIndex)?.upperBound,
      let end = file.range(of: "<rect ", range: font..<file.endIndex)?.lowerBound
    else { return false }
    let element = file[font..<end].prefix { $0 != ">" }
    return element.contains(" name=") && !element.contains(" type=")
  }
}

extension View {
  fileprivate var withDescendants: [View] { [self] + subviews.flatMap(\.withDescendants) }

  fileprivate var hasSystemText: Bool {
    switch self {
    case let label as Label:
      label.attributedText == nil && label.text?.contains(where: \.isLetter) == true
        && label.text?.contains(where: \.isNewline) == false && label.font.isSystem
    case let button as Button:
      button.attributedTitle == nil && button.title?.contains(where: \.isLetter) == true
        && button.font.isSystem && button.image == nil
    default: false
    }
  }
}

extension FontDescriptor {
  fileprivate var isSystem: Bool { resolved(for: Traits()).family == nil }
}

@Test(.enabled(if: !corpusFiles.isEmpty, "the recorded frames of public documents are not here"))
func textsAreAsWideAndAsHighAsRecorded() throws {
  let typesetter = try Typesetter()
  let texts = try corpusFiles.flatMap {
    try RecordedText.all(in: corpus.appendingPathComponent($0).path, typesetter: typesetter)
  }
  let widths = texts.filter { $0.hasOwnWidth && !$0.isOld }.map(\.widthError).sorted()
  let heights = texts.filter { $0.hasOwnHeight && !$0.isOld }.map(\.isAsHigh)
  try #require(widths.count > 100 && heights.count > 100)
  let (median, most) = (widths[widths.count / 2], widths[widths.count * 95 / 100])
  print("\(widths.count) widths of texts differ by \(median) in the median, \(most) at 95 %")
  print("\(heights.count { $0 }) of \(heights.count) heights of texts are equal")
  #expect(median <= 0.015)
  #expect(most <= 0.04)
  // The others have the height that an earlier font or text gave them.
  #expect(heights.count { $0 } * 10 >= heights.count * 9)
}
