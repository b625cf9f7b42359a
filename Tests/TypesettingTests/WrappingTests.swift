import Foundation
import LayoutScene
import Testing
import Typesetting

private let sentence = "The quick brown fox jumps over the lazy dog and runs away"
private let longWord = "Donaudampfschifffahrtsgesellschaft"

private func style(
  _ lineBreak: LineBreakMode = .byTruncatingTail, limit: Int = 0,
  alignment: TextAlignment = .natural
) -> TextAttributes {
  TextAttributes(
    font: .system(ofSize: 17), alignment: alignment, lineBreak: lineBreak, lineLimit: limit)
}

@Suite struct Wrapping {
  @Test func characterWrappingFillsItsLinesAndBreaksInsideWords() throws {
    let typesetter = try Typesetter()
    let set = typesetter.set(sentence, style(.byCharWrapping), width: 150)
    #expect(
      set.lines.map(\.text) == [
        "The quick brown fo", "x jumps over the la", "zy dog and runs aw", "ay",
      ])
    let byWord = typesetter.measure(sentence, style(.byWordWrapping), width: 150)
    let byCharacter = typesetter.measure(sentence, style(.byCharWrapping), width: 150)
    #expect(byCharacter == set.measurement && byCharacter != byWord)
  }

  @Test(arguments: LineBreakMode.allCases)
  func aWordWiderThanItsLineIsBrokenWithoutAHyphen(mode: LineBreakMode) throws {
    let typesetter = try Typesetter()
    guard mode == .byWordWrapping || mode == .byCharWrapping else {
      let set = typesetter.set(longWord, style(mode, limit: 2), width: 150)
      #expect(!set.lines.contains { $0.text.contains("‐") || $0.text.contains("-") })
      return
    }
    let set = typesetter.set(longWord, style(mode), width: 150)
    #expect(set.lines.map(\.text) == ["Donaudampfschifff", "ahrtsgesellschaft"])
    for line in set.lines {
      // What is drawn and measured is the line's text and nothing else.
      let alone = typesetter.set(line.text, style(), width: nil).lines[0]
      #expect(line.runs.flatMap(\.glyphs).map(\.id) == alone.runs.flatMap(\.glyphs).map(\.id))
      #expect(abs(line.width - alone.width) < 0.01)
    }
  }

  @Test func aBreakAtASoftHyphenShowsAHyphen() throws {
    let typesetter = try Typesetter()
    let soft = "Donaudampf\u{AD}schifffahrts\u{AD}gesellschaft"
    let set = typesetter.set(soft, style(.byWordWrapping), width: 130)
    #expect(set.lines.map(\.text) == ["Donaudampf‐", "schifffahrts‐", "gesellschaft"])
    for line in set.lines {
      #expect(
        abs(line.width - typesetter.measure(line.text, style(), width: nil).size.width) < 0.01)
    }
    #expect(
      typesetter.measure(soft, style(), width: nil).size
        == typesetter.measure(longWord, style(), width: nil).size)
    // The attributes that one text needs do not stay for the next.
    let hard = typesetter.set(longWord, style(.byWordWrapping), width: 150)
    #expect(hard.lines.map(\.text) == ["Donaudampfschifff", "ahrtsgesellschaft"])
  }

  @Test func theHyphenOfASoftHyphenFitsOnTheLineToo() throws {
    let typesetter = try Typesetter()
    let soft = "Donaudampf\u{AD}schifffahrts\u{AD}gesellschaft"
    for width in stride(from: 20.0, through: 300, by: 3) {
      let set = typesetter.set(soft, style(.byWordWrapping), width: width)
      let wide = set.lines.filter { $0.width > width + 0.01 }.map { "\($0.text) \($0.width)" }
      #expect(wide == [], "at \(width)")
    }
  }

  /// Nothing of these has any width, so no piece of them ever fills a line.
  @Test(arguments: ["\u{AD}", "\u{200B}", "\u{301}", "\u{2060}"])
  func whatHasNoWidthDoesNotHideTheTextBehindIt(character: String) throws {
    let typesetter = try Typesetter()
    let text = String(repeating: character, count: 9000) + " word"
    let wrapped = typesetter.set(text, style(.byWordWrapping), width: 150)
    #expect(wrapped.lines.last?.text.hasSuffix("word") == true)
    #expect(!wrapped.measurement.isTruncated && wrapped.measurement.lineCount == 1)
    #expect(typesetter.measure(text, style(limit: 1), width: 150).lineCount == 1)
  }

  /// A space at which a line was broken takes no room, so no run claims it.
  @Test(arguments: [
    sentence, "مرحبا بالعالم هذا نص طويل يجب أن يقطع", "abc مرحبا abc مرحبا abc مرحبا",
  ])
  func runsHoldWhatIsShownOfALine(text: String) throws {
    for alignment in [TextAlignment.natural, .justified] {
      let set = try Typesetter().set(
        text, style(.byWordWrapping, alignment: alignment), width: 100)
      #expect(set.lines.count > 1)
      for line in set.lines.dropLast() {
        #expect(line.text.last == " ")
        let shown = line.runs.map(\.text).joined()
        #expect(shown.count == line.text.count - 1)
        #expect(line.runs.contains { line.text.dropLast().hasSuffix($0.text) })
      }
    }
  }
}

@Suite struct Truncation {
  @Test(
    arguments: [
      sentence, "First paragraph is long enough.\nSecond paragraph is too.",
      "مرحبا بالعالم هذا نص طويل يجب أن يقطع في النهاية بعد سطرين",
      "Order #123 من فضلك call +84 90 now (نعم)!",
    ],
    [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func theEllipsisIsAsWideAsItIs(text: String, mode: LineBreakMode) throws {
    let typesetter = try Typesetter()
    let dots = typesetter.measure("…", style(), width: nil).size.width
    for width in [90.0, 100, 110, 150, 163] {
      let set = typesetter.set(text, style(mode, limit: 1), width: width)
      let line = try #require(set.lines.last)
      let run = try #require(line.runs.first { $0.text == "…" })
      let advance = run.glyphs.reduce(0) { $0 + $1.advance }
      #expect(abs(advance - dots) < 0.01)
      // Every glyph starts where the one before it ends: there is no gap anywhere.
      var end: CGFloat = 0
      for glyph in line.runs.flatMap(\.glyphs) where glyph.advance > 0 {
        #expect(abs(glyph.x - end) < 3)
        end += glyph.advance
      }
      #expect(abs(line.width - end) < 0.01 && line.width <= width + 0.01)
    }
  }

  @Test func aShortenedLineIsAlignedInItsBox() throws {
    let typesetter = try Typesetter()
    let parts: [(TextAlignment, CGFloat)] = [
      (.left, 0), (.natural, 0), (.center, 0.5), (.right, 1), (.justified, 0),
    ]
    for (alignment, part) in parts {
      let line = typesetter.set(
        sentence, style(.byTruncatingMiddle, limit: 1, alignment: alignment), width: 150
      ).lines[0]
      #expect(line.width < 149.9)
      #expect(abs(line.baseline.x - (150 - line.width) * part) < 1e-9)
    }
  }

  /// It would take more if it were given more.
  @Test func aShortenedTextMeasuresAsWideAsItsBox() throws {
    for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      let measured = try Typesetter().measure(sentence, style(mode, limit: 1), width: 150)
      #expect(measured.size.width == 150)
    }
  }
}

@Suite struct NarrowLineTests {
  @Test(arguments: [(4.0, "Hello"), (1.5, "H"), (0, "Hello"), (10, "W x")])
  func aLetterWiderThanTheLineIsCut(width: CGFloat, text: String) throws {
    for mode in [LineBreakMode.byTruncatingTail, .byWordWrapping, .byCharWrapping] {
      let attributes = TextAttributes(font: .system(ofSize: 17), lineBreak: mode, lineLimit: 0)
      let measured = try Typesetter().measure(text, attributes, width: width)
      #expect(measured.cutsLetters && measured.isTruncated)
    }
  }

  @Test(arguments: ["iiiii", "a b c", "a     b", "a\u{3000}\u{3000}b", "a\n\nb"])
  func lettersAsWideAsTheLineAreNot(text: String) throws {
    let typesetter = try Typesetter()
    let attributes = TextAttributes(font: .system(ofSize: 17), lineLimit: 0)
    for letter in text where !letter.isWhitespace {
      let width = typesetter.measure(String(letter), attributes, width: nil).size.width
      let room = max(width, typesetter.measure("b", attributes, width: nil).size.width)
      let measured = typesetter.measure(text, attributes, width: room)
      #expect(!measured.cutsLetters && !measured.isTruncated)
    }
  }

  @Test func anEllipsisWithoutRoomIsCut() throws {
    let attributes = TextAttributes(font: .system(ofSize: 17))
    let typesetter = try Typesetter()
    let cut = typesetter.measure("Hello", attributes, width: 3)
    #expect(cut.isTruncated && cut.cutsLetters)
    let shown = typesetter.measure("Hello", attributes, width: 20)
    #expect(shown.isTruncated && !shown.cutsLetters)
  }
}
