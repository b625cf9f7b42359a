import Foundation
import TestSupport
import Testing

@testable import Documents

// Lines that are indented wrongly, and signs that are missing.

// MARK: Indentation

@Test(arguments: [
  (
    "views:\n  a:\n    class: label\n     text: Hello", "4:6",
    "“text” is indented under “class” on line 3, which has a value already; indent it by 4 spaces, to put it beside “class”"
  ),
  (
    "views:\n  a: {class: label}\n    text: Hello", "3:5",
    "“text” is indented under “a” on line 2, which has a value already; indent it by 2 spaces, to put it beside “a”"
  ),
  (
    "views:\n  a:\n    class: label\n   b:\n    class: label", "4:4",
    "“b” is indented by 3 spaces, as no line before it: more than “a” on line 2, and less than “class” on line 3; write 2 spaces to put it beside “a”, or 4 to put it beside “class”"
  ),
  (
    "views:\n  a:\n    text: Hello\n # a comment\n\n name: x", "6:2",
    "“name” is indented by 1 space, as no line before it: more than “views” on line 1, and less than “a” on line 2; write 0 spaces to put it beside “views”, or 2 to put it beside “a”"
  ),
  (
    "  views:\n    a: {}\nconstraints:\n  - a.top = root.top", "3:1",
    "“constraints” is indented by 0 spaces, less than “views” on line 1, with which the document begins; begin all keys of the document in the same column"
  ),
  (
    "views: {a: {}}\nconstraints:\n  - a.top = root.top\n- a.left = root.left", "4:1",
    "“- a.left = root.left” is indented by 0 spaces, less than the item of its list on line 3; indent it by 2 spaces"
  ),
  (
    "views:\n  s:\n    class: segmented\n    segments:\n      - a\n    - b", "6:5",
    "“- b” is indented by 4 spaces, less than the item of its list on line 5; indent it by 6 spaces"
  ),
  (
    "views: {a: {}}\nconstraints:\n  - a.top = root.top\n  a.left = root.left", "4:3",
    "“a.left = root.left” stands below the list that line 3 belongs to, and does not begin with a hyphen; write “- a.left = root.left”"
  ),
  (
    "views:\n  a:\n    class: label\n    text:Hello", "4:5",
    "“text:Hello” has no space behind its colon, so that it is no key; it stands below “class” on line 3; write “text: Hello”"
  ),
  (
    "views: {a: {}}\nconstraints:\n  - {is: a.top = root.top}\n   - {is: a.left = 0}", "4:4",
    "“- {is: a.left = 0}” is indented further than the item on line 3, so that it continues that item's text; indent it by 2 spaces"
  ),
  (
    "views:\n  a\n    class: label\nconstraints: []", "2:3",
    "“a” has no colon, so that it is no key; it stands below “views” on line 1; write a key and its value as “a: …”"
  ),
  // The line before the one at which YAML stops, and a line with which the document begins.
  (
    "views:\n  a:\n    class:label\n    text: Hello", "3:5",
    "“class:label” has no space behind its colon, so that it is no key; it stands below “a” on line 2; write “class: label”"
  ),
  (
    "views:\n  a:\n    repeat:\n      - id:one\n        text: Hello", "4:7",
    "“id:one” has no space behind its colon, so that it is no key; it stands below “repeat” on line 3; write “id: one”"
  ),
  (
    "name Profile\ncanvas: {size: 9x9}\nviews:\n  a: {}", "1:1",
    "“name Profile” has no colon, so that it is no key; write a key and its value as “name Profile: …”"
  ),
  (
    "views: {a: {}}\nconstraints:\n  - a.top = root.top\n  -V:|-[a]", "4:3",
    "“-V:|-[a]” stands below the list that line 3 belongs to, and does not begin with a hyphen; write “- V:|-[a]”"
  ),
  (
    "views:\n  a\n  b: {}", "2:3",
    "“a” has no colon, so that it is no key; it stands below “views” on line 1; write a key and its value as “a: …”"
  ),
  (
    "views:\n  a:\n    constraints:\n      - a.width = 5\n        + 5\n     - a.top = 5",
    "6:6",
    "“a.top = 5” is indented by 5 spaces, as no line before it: more than “constraints” on line 3, and less than “a.width = 5” on line 4; write 4 spaces to put it beside “constraints”, or 6 to put it beside “a.width = 5”"
  ),
])
func aLineThatIsIndentedWronglyIsNamedWithItsNeighbours(
  text: String, place: String, message: String
) {
  #expect(problems(text + "\n") == ["\(place): \(message)"])
}

/// A sign is missing within a line. What follows from that is not said.
@Test(arguments: [
  (
    "views:\n  a: {class:label, text: Hi}",
    "2:7: “class:label” has no space behind its colon, so that it is no key; write “class: label”"
  ),
  (
    "views:\n  a: {class: label, text:Hi there}",
    "2:21: “text:Hi there” has no space behind its colon, so that it is no key; write “text: Hi there”"
  ),
  (
    "views:\n  a: {class: label, text Hi}",
    "2:21: “text Hi” has no colon, so that it is no key; write “text: Hi”"
  ),
  (
    "views:\n  a {class: label}\nconstraints: [a.top = 0]",
    "2:3: “a” has no colon behind it, so that it is no key; write “a: {…”"
  ),
  (
    "views:\n  a {class: label, text: Hi}",
    "2:3: “a” has no colon behind it, so that it is no key; write “a: {…”"
  ),
  (
    "views:\n  a: {frame:[0, 0, 9, 9], class: label}",
    "2:7: “frame:[…” has no space behind its colon, so that it is no key; write “frame: […”"
  ),
  (
    "views:\n  a:\n    label:{class: label, text: Hi}",
    "3:5: “label:{…” has no space behind its colon, so that it is no key; write “label: {…”"
  ),
  (
    "root:{background: white}\nviews: {}",
    "1:1: “root:{…” has no space behind its colon, so that it is no key; write “root: {…”"
  ),
  (
    "views: {a: {background:\"#c7d7f5\"}}",
    "1:13: “background:\"#c7d7f5\"” has no space behind its colon, so that it is no key; write “background: \"#c7d7f5\"”"
  ),
  (
    "views: {a: {}}\nconstraints:\n  - a.top = 0\n  -{is: a.left = 0}",
    "4:3: there is no space behind the hyphen in “-{”; write “- {…”"
  ),
  (
    "views::\n  a: {}\nconstraints: [a.top = root.top]",
    "1:1: “views” has two colons behind it; remove one"
  ),
  ("views:\n  a: {class: label,, text: Hi}", "2:20: there is nothing before this comma; remove it"),
  // An item that its indentation makes a part of the one before it.
  (
    "views: {a: {}, b: {}}\nconstraints:\n  - a.top = root.top - 4\n    - b.top = a.top\n    - b.left = a.left",
    "4:7: “- b.top = a.top” is indented further than the item on line 3, so that it continues that item's text; indent it by 2 spaces"
  ),
  (
    "views: {a: {}}\nconstraints:\n   a.top = root.top - 4\n  - a.left = root.left\n  - a.width = 9",
    "3:4: “a.top = root.top - 4” does not begin with a hyphen and a space, as the items below it do; write “- a.top = root.top - 4”"
  ),
  (
    "views: {a: {}}\nconstraints:\n  -a.top = root.top\n  - a.left = root.left",
    "3:3: “-a.top = root.top” does not begin with a hyphen and a space, as the items below it do; write “- a.top = root.top”"
  ),
  (
    "views:\n  a: {class: label, text: Hi, font: bod}y",
    "2:41: “y” stands behind the bracket that ends the value; remove it, or write it before the bracket"
  ),
  // Numbers.
  (
    "metrics: {side: 1,5, gap: 4}\nviews: {}",
    "1:17: “1,5” is no number, since a comma ends a value in braces; write 1.5"
  ),
  (
    "metrics:\n  side: 1,5\nviews: {}",
    "2:9: side: expected a number up to 1000000, found “1,5”; write 1.5"
  ),
  ("metrics:\n  side: 2 * (3 + 4\nviews: {}", "2:19: expected “)”, found the end"),
  (
    "metrics: {side: 2 * gap, gap: 4}\nviews: {}",
    "1:21: the metric “gap” is defined only after its use; write it before the metrics that use it"
  ),
  (
    "metrics: {side: gap, gap: 4}\nviews: {}",
    "1:17: the metric “gap” is defined only after its use; write it before the metrics that use it"
  ),
  (
    "components: {c: {parameters: {h: 40}, constraints: [self.height = h]}}\nviews: {u: {component: c, h: 60pt}}",
    "2:30: h: the component “c” expects a number, found “60pt”; write 60 (declared at test.yaml:1:31)"
  ),
  // The root has another name, which is near that of its views.
  (
    "root: {background: white}\nview: {a: {class: label}}\nconstraints: [a.top = root.top]",
    "2:1: the document has no key “view”; did you mean “views”?"
  ),
])
func aSignThatIsMissingIsTheOnlyMistake(text: String, message: String) {
  #expect(problems(text + "\n") == [message])
}

/// A path that nothing is at has the name of a file that is there.
@Test func aFileIsSuggestedForAMisspeltOne() throws {
  try withFolder { (folder: URL) throws in
    for name in ["parts.yaml", "photo.png", "Localizable.xcstrings", ".parts.yml"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    for (line, near) in [
      ("include: part.yaml", "parts.yaml"),
      ("strings: Localisable.xcstrings", "Localizable.xcstrings"),
      ("views: {a: {class: image, image: phot.png}}", "photo.png"),
    ] {
      let found = problems("name: A\n" + line, file: folder.path + "/a.yaml")
      #expect(found.count == 1 && found[0].hasSuffix("; did you mean “\(near)”?"), "\(found)")
    }
  }
}

@Test(arguments: [
  ("views:\n  a: {text: \"Hi}\nb: 1\n", "\"", "\\\""), ("views:\n  a: {text: 'Hi}\n", "'", "''"),
])
func aTextThatDoesNotEndIsNamedWhereItBegins(text: String, quote: String, escaped: String) {
  #expect(
    problems(text) == [
      "2:13: the text that begins here with \(quote) does not end; close it with \(quote), and write that sign within it as \(escaped)"
    ])
}
