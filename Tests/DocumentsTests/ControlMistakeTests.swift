import Testing

@testable import Documents

/// What a document says that no control can show: the first problem, from its place on.
@Test(arguments: [
  (
    "navigationBar: {class: tabBar}",
    "1:24: class: expected navigationBar, as the name of the key says, found “tabBar”"
  ),
  ("navigationBar: {class: UIToolbar}", "1:24: class: expected navigationBar"),
  (
    "navigationBar: {largeTitle: collapsedd}",
    "1:29: there is no large title “collapsedd”; did you mean “collapsed”?"
  ),
  (
    "navigationBar: {largeTitle: yes}",
    "1:29: largeTitle: expected true or false, found “yes”; write true"
  ),
  (
    "navigationBar: {rightItems: [{}]}",
    "1:30: a bar button needs one of the keys “title”, “image”, “system”, “view”, “fixedSpace”"
  ),
  ("navigationBar: {rightItems: \"\"}", "1:29: rightItems: expected a title, found “”"),
  ("toolbar: {items: [{title: \"\"}]}", "1:19: a bar button needs one of the keys “title”"),
  (
    "toolbar: {items: [{system: add, title: Add}]}",
    "1:33: “system” and “title” exclude each other"
  ),
  (
    "toolbar: {items: [{fixedSpace: 8, title: Add}]}",
    "1:35: “fixedSpace” and “title” exclude each other"
  ),
  (
    "tabBar: {items: [{badge: 3}]}",
    "1:18: an item of a tab bar needs one of the keys “title”, “image”"
  ),
  (
    "navigationBar: {search: {scopes: [A, B], selectedScope: 2}}",
    "1:57: selectedScope: expected the number of a scope, from 0 to 1, found “2”"
  ),
  (
    "views: {a: {class: segmented, selected: 2, segments: [A, B]}}",
    "1:41: selected: expected the number of a segment, from 0 to 1, found “2”"
  ),
  (
    "views: {a: {class: segmented, segments: [A, B], selectedSegmentIndex: 7}}",
    "1:71: selectedSegmentIndex: expected the number of a segment"
  ),
  (
    "views: {a: {class: pageControl, pages: 3, current: 3}}",
    "1:52: current: expected the number of a page, from 0 to 2, found “3”"
  ),
  (
    "components: {c: {parameters: {n: 0}, class: segmented, segments: [A], selected: $n}}\n"
      + "views: {a: {component: c, n: 1}}",
    "2:30: selected: expected the number of a segment, from 0 to 0, found “1”"
  ),
  (
    "views: {a: {class: label, attributedText: []}}",
    "1:43: attributedText: expected a text, or a list"
  ),
  (
    "views: {a: {class: button, title: []}}", "1:35: title: expected a text, or a list of its parts"
  ),
  (
    "views: {a: {class: button, image: {}}}",
    "1:35: an image needs one of the keys “symbol”, “source”, “size”"
  ),
  ("views: {a: {cell: default, accessory: {}}}", "1:39: an image needs one of the keys"),
  (
    "views: {a: {class: button, configuration: {style: filled, title: Buy}}}",
    "1:59: a configuration has no key “title”; write “title” beside it, as a key of the button itself"
  ),
  (
    "views: {a: {class: button, configuration: {image: {symbol: star}}}}",
    "1:44: a configuration has no key “image”; write “image” beside it"
  ),
  (
    "views: {a: {cell: {style: value1, text: Name}}}",
    "1:35: the key “cell” has no key “text”; write “text” beside it, as a key of the cell itself"
  ),
  (
    "views: {a: {views: [{}]}}",
    "1:20: views: expected a mapping of identifiers to views, such as {title: {class: label}}, found a list"
  ),
  ("navBar: {}", "1:1: the document has no key “navBar”; did you mean “navigationBar”?"),
  (
    "views: {l: {class: list, sections: [{cels: {}}]}}",
    "1:38: the class section has no key “cels”; did you mean “cells”?"
  ),
])
func whatNoControlCanShowIsAnError(document: String, words: String) throws {
  let first = try #require(problems(document).first)
  #expect(first.hasPrefix(words), "\(first)")
}

@Test func aVariantsSelectionIsComparedWithItsOwnItems() throws {
  let document = """
    tabBar: {items: [A, B, C], selected: 2}
    views: {s: {class: segmented, segments: [A, B]}}
    variants:
      few: {tabBar: {items: [A, B]}}
      third: {views: {s: {selected: 2}}}
    """
  // What is wrong in variants is said whichever is shown.
  #expect(problems(document).count == 2)
  for (variant, words) in [
    ("few", "1:38: error: selected: expected the number of an item, from 0 to 1, found “2”"),
    ("third", "5:33: error: selected: expected the number of a segment, from 0 to 1, found “2”"),
  ] {
    let error = #expect(throws: DocumentErrors.self) {
      try load(document, DocumentOptions(variant: variant))
    }
    #expect(
      error?.problems.contains { $0.description.hasPrefix("test.yaml:" + words) } == true,
      "\(error.debugDescription)")
  }
  let wrong = document.replacingOccurrences(of: "items: [A, B]}}", with: "class: toolbar}}")
  #expect(throws: DocumentErrors.self) { try load(wrong, DocumentOptions(variant: "few")) }
}
