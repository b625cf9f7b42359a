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
  ("wide", "side view"), ("colour", "alpha"), ("xyz", "abz"),
])
func otherNamesAreNotSuggested(word: String, other: String) {
  #expect(Suggestion.nearest(to: word, in: [other]) == nil)
}

@Test(
  arguments: [
    ("vert", "vertical", ["horizontal", "vertical"]),
    ("navBar", "navigationBar", ["tabBar", "navigationItemBar", "navigationBar"]),
    ("navbar", "navigationBar", ["tabBar", "navigationBar"]),
    ("numLines", "numberOfLines", ["lines", "numberOfLines"]),
    // Letters in another order are likelier than another letter.
    ("se-1", "es-1", ["s-1", "es-1"]), ("iphone-es", "iphone-se", ["iphone-4s", "iphone-se"]),
    ("cels", "cells", ["cell", "cells"]),
    ("titl", "title", ["titleView", "title", "tint"]),
    // A name without its beginning.
    ("size", "buttonSize", ["buttonSize", "resize", "cornerStyle"]),
    ("style", nil, ["buttonStyle", "cornerStyle"]),
    // Which of two is meant nobody knows.
    ("image", nil, ["imagePadding", "imagePlacement"]),
    ("nb", nil, ["navigationBar"]),
    // A name with too much before it, or too little.
    ("row/shot/0", "shot/0", ["0", "shot/0", "shot/1"]),
    ("title", "card/title", ["card/title", "card/image"]),
    ("title", nil, ["card/title", "row/title"]),
  ] as [(String, String?, [String])])
func abbreviationsAreUnderstood(word: String, meant: String?, candidates: [String]) {
  #expect(Suggestion.nearest(to: word, in: candidates) == meant)
}
