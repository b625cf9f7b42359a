import LayoutScene
import Testing

@testable import UIKit

@MainActor @Suite("Where the letters of a text are") struct TextKitTests {
  init() { useFixedTexts() }

  private func manager(_ text: String, width: CGFloat) -> (NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(string: text)
    storage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 17),
      range: NSRange(location: 0, length: storage.length))
    let (manager, container) = (NSLayoutManager(), NSTextContainer())
    container.size = CGSize(width: width, height: 1000)
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    kept.append(storage)
    return (manager, container)
  }
  private final class Kept { var all: [NSTextStorage] = [] }
  private let keeper = Kept()
  private var kept: [NSTextStorage] {
    get { keeper.all }
    nonmutating set { keeper.all = newValue }
  }

  @Test(
    arguments: [
      ("one", 200, [3]), ("one two three four five", 80, [8, 6, 9]), ("one\ntwo", 200, [4, 3]),
      ("", 200, []), ("one\r\ntwo", 200, [5, 3]), ("unbelievable", 60, [7, 5]),
    ] as [(String, CGFloat, [Int])])
  func linesHoldTheWordsThatFit(text: String, width: CGFloat, lengths: [Int]) {
    let (manager, container) = manager(text, width: width)
    var found: [Int] = []
    var bottom: CGFloat = 0
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      rect, used, _, range, _ in
      found.append(range.length)
      #expect(rect.minY == bottom && used.width <= width && rect.width == width)
      bottom = rect.maxY
    }
    #expect(found == lengths)
    if !lengths.isEmpty { #expect(manager.usedRect(for: container).height == bottom) }
  }

  /// Some four hundred lines in one paragraph, found without measuring all of it for each of them.
  @Test func linesOfALongTextAreFoundOnce() {
    let text = String(repeating: "several words of a long text ", count: 400)
    let counter = CountingMeasurer(Surroundings.measurer)
    Surroundings.measurer = counter
    defer { Surroundings.measurer = counter.measurer }
    let (manager, container) = manager(text, width: 240)
    let lines = Int(manager.usedRect(for: container).height / 20)
    for letter in stride(from: 0, to: text.utf16.count, by: 1000) {
      _ = manager.lineFragmentRect(forGlyphAt: letter, effectiveRange: nil)
    }
    #expect(lines > 200 && counter.letters < text.utf16.count * 60)
  }

  @Test func thePlaceOfALetterFindsTheLetter() {
    let (manager, container) = manager("one two three four five", width: 80)
    for letter in 0..<manager.numberOfGlyphs {
      let rect = manager.boundingRect(
        forGlyphRange: NSRange(location: letter, length: 1), in: container)
      guard rect.width > 0 else { continue }
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      #expect(manager.glyphIndex(for: middle, in: container) == letter)
    }
  }

  @Test func editsOfATextStorageAreShown() {
    let view = UITextView()
    view.text = "one two"
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(view.text == "three two" && view.textStorage.length == 9)
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
    let color = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
  }
}

/// Counts the letters that are measured.
private final class CountingMeasurer: TextMeasuring, @unchecked Sendable {
  let measurer: any TextMeasuring
  var letters = 0
  init(_ measurer: any TextMeasuring) { self.measurer = measurer }
  func measure(_ text: String, _ attributes: TextAttributes, width: CGFloat?) -> TextMeasurement {
    letters += text.utf16.count
    return measurer.measure(text, attributes, width: width)
  }
  func metrics(of font: Font) -> FontMeasures { measurer.metrics(of: font) }
  func substitute(forFamily family: String) -> String? { measurer.substitute(forFamily: family) }
}
