import Testing

@testable import Documents

@Test(arguments: [
  ("tpo", "top"), ("lable", "label"), ("no", "on"), ("Label", "label"), ("titel", "title"),
  ("bottm", "bottom"), ("backgruond", "background"), ("col1", "col2"),
])
func slipsOfThePenAreUnderstood(word: String, meant: String) {
  #expect(Suggestion.nearest(to: word, in: ["zzzzzz", meant]) == meant)
}

@Test(arguments: [
  ("q", "a"), ("q", "ab"), ("ab", "a"), ("a", ""), ("", "a"), ("no", "yes"), ("top", "left"),
  ("vert", "vertical"), ("wide", "side view"), ("colour", "alpha"), ("xyz", "abz"),
])
func otherNamesAreNotSuggested(word: String, other: String) {
  #expect(Suggestion.nearest(to: word, in: [other]) == nil)
}
