import Foundation
import LayoutScene
import Testing
import Typesetting

private func broken(
  _ text: String, width: CGFloat, _ lineBreak: LineBreakMode = .byWordWrapping, limit: Int = 0,
  language: String = "en"
) throws -> BrokenWord? {
  let attributes = TextAttributes(
    font: .system(ofSize: 17), lineBreak: lineBreak, lineLimit: limit, language: language)
  return try Typesetter().measure(text, attributes, width: width).brokenWord
}

/// What the line lacks is what the word alone measures beyond the width.
@Test(arguments: [
  ("Alle Benachrichtigungseinstellungen öffnen", "Benachrichtigungseinstellungen"),
  ("Benachrichtigungseinstellungen", "Benachrichtigungseinstellungen"),
  ("Kurz-Benachrichtigungseinstellungen", "Benachrichtigungseinstellungen"),
  ("Нераспространённейшийся", "Нераспространённейшийся"),
])
func aWordThatIsWiderThanTheLineIsBroken(text: String, word: String) throws {
  let found = try #require(try broken(text, width: 120))
  #expect(found.word == word)
  let alone = try Typesetter().measure(
    word, TextAttributes(font: .system(ofSize: 17), lineBreak: .byWordWrapping), width: nil)
  #expect(abs(found.missingWidth - (alone.size.width - 120)) < 0.01)
  #expect(try broken(text, width: 120, .byTruncatingTail)?.word == word)
  #expect(try broken(text, width: 120 + found.missingWidth + 0.5) == nil)
}

/// The line ends after the word's first letter.
@Test func aWordMayBeBrokenAfterItsFirstLetter() throws {
  let attributes = TextAttributes(font: .system(ofSize: 17), lineBreak: .byWordWrapping)
  let letter = try Typesetter().measure("W", attributes, width: nil).size.width
  #expect(try broken("l WW", width: letter + 1)?.word == "WW")
}

@Test func theWordThatLacksMostIsNamed() throws {
  let found = try broken("Donaudampfschifffahrt Benachrichtigungseinstellungen", width: 120)
  #expect(found?.word == "Benachrichtigungseinstellungen")
}

/// Lines may end there, or the text says itself that it wants to be broken, or it is no word.
@Test(arguments: [
  ("Donaudampf\u{AD}schifffahrts\u{AD}gesellschaft", "de"), ("設定を変更するには通知を許可してください", "ja"),
  ("通知设置可以在系统设置中更改", "zh-Hans"), ("알림설정을변경하려면허용해주세요", "ko"),
  ("การตั้งค่าการแจ้งเตือนของคุณ", "th"), ("https://example.com/a/averylongpathofanaddress", "en"),
  ("anna.katharina.mustermann@beispiel.example", "de"), ("DE89370400440532013000XYZ", "de"),
  ("Hof-Garten-Straße in der Hof-Garten-Straße", "de"), ("🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂", "en"),
])
func otherBreaksBreakNoWord(text: String, language: String) throws {
  #expect(try broken(text, width: 120, language: language) == nil)
}

@Test func whoAsksForBreaksBetweenLettersGetsNone() throws {
  #expect(try broken("Benachrichtigungseinstellungen", width: 120, .byCharWrapping) == nil)
  #expect(
    try broken("Benachrichtigungseinstellungen", width: 120, .byTruncatingTail, limit: 1) == nil)
}

/// What no-break spaces hold together is broken as a word is, also where it has digits.
@Test(arguments: [("12:40\u{202F}P", "M"), ("1\u{A0}000\u{A0}k", "m")])
func whatIsHeldTogetherIsAWord(first: String, rest: String) throws {
  let attributes = TextAttributes(font: .system(ofSize: 17), lineBreak: .byWordWrapping)
  let room = try Typesetter().measure(first, attributes, width: nil).size.width
  #expect(try broken(first + rest, width: room + 1)?.word == first + rest)
}
