import Foundation
import LayoutScene
import Testing

@testable import Typesetting

private func lines(
  _ text: String, width: CGFloat, language: String = "en",
  _ lineBreak: LineBreakMode = .byTruncatingTail,
  limit: Int = 0, strategy: LineBreakStrategy = .standard
) throws -> [String] {
  let attributes = TextAttributes(
    font: .system(ofSize: 17), lineBreak: lineBreak, lineBreakStrategy: strategy,
    lineLimit: limit, language: language)
  return try Typesetter().set(text, attributes, width: width).lines.map {
    $0.text.trimmingCharacters(in: .whitespaces)
  }
}

private let anthem = "동해물과 백두산이 마르고 닳도록 하느님이 보우하사 우리나라 만세"

@Suite struct KoreanTests {
  @Test func linesEndBetweenWords() throws {
    for width in stride(from: 70.0, through: 400, by: 7) {
      let found = try lines(anthem, width: width, language: "ko")
      #expect(found.joined(separator: " ") == anthem, "\(width)")
    }
  }

  @Test func aTextViewsLinesEndAtAnySyllable() throws {
    let found = try lines(anthem, width: 100, language: "ko", strategy: [])
    #expect(found.joined(separator: " ") != anthem)
    let byCharacter = try lines(anthem, width: 100, language: "ko", .byCharWrapping)
    #expect(byCharacter.joined(separator: " ") != anthem)
  }

  @Test func aWordWiderThanItsLineStartsALineAndIsBroken() throws {
    let text = "지금 로그인하시겠습니까동해물과 백두산이 마르고"
    let found = try lines(text, width: 100, language: "ko")
    // A syllable is 0.92 ems wide, so that six fit.
    #expect(found == ["지금", "로그인하시겠", "습니까동해물", "과 백두산이", "마르고"])
  }

  /// Closing punctuation starts no line and opening punctuation ends none, by Unicode's rules, also
  /// where the word without it is as wide as a line. There is room for a syllable and two marks.
  @Test(arguments: [
    "지금 바로 시작하세요! OK", "시작하세요.", "정말로 시작하세요?! 네", "안녕 “시작하세요”…", "(시작하세요)!", "한글《시작하세요》。",
    "시작하세요！ 네",
  ])
  func punctuationStaysBesideAWordThatIsBroken(text: String) throws {
    for width in stride(from: 56.0, through: 140, by: 1.5) {
      for strategy in [LineBreakStrategy.standard, .hangulWordPriority] {
        let found = try lines(text, width: width, language: "ko", strategy: strategy)
        for line in found {
          #expect(!"!.?”…)》。！".contains(line.first ?? " "), "\(width): \(found)")
          #expect(!"(“《".contains(line.last ?? " "), "\(width): \(found)")
        }
      }
    }
  }

  @Test func aWordIsBrokenRatherThanItsPunctuationTakenFromIt() throws {
    let found = try lines("지금 바로 시작하세요! OK", width: 80, language: "ko")
    #expect(found == ["지금 바로", "시작하세", "요! OK"])
  }

  /// Words between strokes.
  @Test(arguments: [
    ("동해물과 백두산", "동해물과|백두산"), ("iPhone에서 3월에", "iPhone에서|3월에"),
    ("한국(Korea)의 “말”", "한국(Korea)의|“말”"), ("Москва에서 온 카페café의", "Москва에서|온|카페café의"),
    ("３월에 봄", "３월에|봄"), ("서울-부산", "서울|부산"), ("한글と日本語", "한글"),
    ("Latin 日本語 ไทย", ""), ("", ""), ("ㅋㅋㅋ", "ㅋㅋㅋ"),
    // Each syllable as its letters: U+1100 and so on, as decomposed texts have them.
    (
      "\u{1112}\u{1161}\u{11AB} \u{1100}\u{1173}\u{11AF}",
      "\u{1112}\u{1161}\u{11AB}|\u{1100}\u{1173}\u{11AF}"
    ),
    ("ﾡﾢ", "ﾡﾢ"), ("\u{A960}\u{1161}", "\u{A960}\u{1161}"),
  ])
  func wordsThatHaveHangulStayWhole(text: String, words: String) {
    var text = text
    let found = text.withUTF8 { bytes in
      KoreanWords.ranges(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }
    #expect(found.joined(separator: "|") == words)
  }
}

@Suite struct OrphanTests {
  private func width(_ text: String, language: String = "en") throws -> CGFloat {
    try Typesetter().measure(
      text, TextAttributes(font: .system(ofSize: 17), language: language), width: nil
    ).size.width
  }

  /// The first is how UIKit's labels are reported to break this text.
  @Test(arguments: [
    ("Testing various linking. Testing variously", "linking", "en", "variously"),
    ("The quick brown fox jumps over the lazy", "dog", "en", "lazy"),
    ("مرحبا بالعالم هذا نص", "طويل", "ar", "نص"),
    ("동해물과 백두산이 마르고 닳도록", "수", "ko", "닳도록"),
  ])
  func aWordAloneOnTheLastLineGetsTheOneBefore(
    text: String, orphan: String, language: String, pushed: String
  ) throws {
    let whole = "\(text) \(orphan)"
    let room = try width(text, language: language) + 1
    for mode in LineBreakMode.allCases where mode != .byCharWrapping {
      for limit in [0, 2, 3] {
        let found = try lines(whole, width: room, language: language, mode, limit: limit)
        let rest = String(text.dropLast(pushed.count + 1))
        #expect(found == [rest, "\(pushed) \(orphan)"])
      }
    }
    let none = try lines(whole, width: room, language: language, strategy: [.hangulWordPriority])
    #expect(none == [text, orphan])
  }

  /// Full stops and small kana never start a line, so that they come along.
  @Test(arguments: [
    ("名前はまだ無い", "名前はまだ", "無い。", "ja"), ("欢迎使用我们的应用程序", "欢迎使用我们的应用", "程序。", "zh-Hans"),
    ("どこで生れたかとんと", "どこで生れたかと", "んと！", "ja"),
  ])
  func aLetterAloneOnTheLastLineGetsTheOneBefore(
    text: String, first: String, last: String, language: String
  ) throws {
    // Room for all but the last letter.
    let room = try width(String(text.dropLast()), language: language) + 1
    let found = try lines(first + last, width: room, language: language)
    #expect(found == [first, last])
  }

  @Test func nothingIsPushedWhereThereIsNoRoomForBoth() throws {
    let found = try lines("a Donaudampfschifffahrt Gesellschaften", width: 215)
    #expect(found == ["a Donaudampfschifffahrt", "Gesellschaften"])
  }

  @Test func noLineIsEmptied() throws {
    #expect(try lines("Sign in", width: 50) == ["Sign", "in"])
    #expect(try lines("One\nword", width: 200) == ["One", "word"])
  }

  @Test func wordsWithASpaceThatDoesNotBreakAreTwo() throws {
    let room = try width("A distance of") + 1
    #expect(try lines("A distance of 10\u{A0}km", width: room) == ["A distance of", "10\u{A0}km"])
  }

  @Test func aLineThatIsShortenedIsNoLastLine() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    for mode in [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      for width in stride(from: 60.0, through: 170, by: 3) {
        let strategies: [LineBreakStrategy] = [.standard, []]
        let found = try strategies.map {
          try lines(text, width: width, mode, limit: 2, strategy: $0)
        }
        #expect(found[0] == found[1], "\(width)")
      }
    }
  }

  /// Neither more lines nor wider ones, and at the width that was measured the same lines again.
  @Test(arguments: [
    ("The quick brown fox jumps over the lazy dog — and runs away!", "en"),
    (anthem + " 그럴 수", "ko"),
    ("吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。", "ja"),
    ("ยินดีต้อนรับสู่แอปพลิเคชันของเรา", "th"),
    ("Donaudampf\u{AD}schifffahrts\u{AD}gesellschaft heute", "de"),
  ])
  func pushingKeepsTheNumberOfLines(text: String, language: String) throws {
    let typesetter = try Typesetter()
    var pushed = 0
    for width in stride(from: 70.0, through: 330, by: 1.7) {
      var attributes = TextAttributes(
        font: .system(ofSize: 17), lineLimit: 0, language: language)
      let set = typesetter.set(text, attributes, width: width)
      #expect(set.lines.allSatisfy { $0.width <= width + 0.01 })
      let again = typesetter.set(text, attributes, width: set.measurement.size.width)
      #expect(again.lines.map(\.text) == set.lines.map(\.text), "\(width)")
      attributes.lineBreakStrategy = .hangulWordPriority
      let plain = typesetter.set(text, attributes, width: width)
      #expect(plain.lines.count == set.lines.count)
      #expect(plain.lines.dropLast(2).map(\.text) == set.lines.dropLast(2).map(\.text))
      if plain.lines.map(\.text) != set.lines.map(\.text) { pushed += 1 }
    }
    #expect(pushed > 0)
  }

  /// Space between letters is no way to fill a line that a word was taken from.
  @Test func aWordAloneOnAJustifiedLineIsAsWideAsItIs() throws {
    let attributes = TextAttributes(
      font: .system(ofSize: 17), alignment: .justified, lineBreak: .byWordWrapping, lineLimit: 0)
    let set = try Typesetter().set(
      "The quick brown fox jumps over the lazy dog and runs away", attributes, width: 100)
    let alone = try #require(set.lines.first { $0.text == "and " })
    #expect(abs(alone.width - (try width("and"))) < 0.01)
  }
}
