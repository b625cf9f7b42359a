import Foundation
import TestSupport
import Testing

@testable import Documents
@testable import Files

// Mistakes of people who come from Swift, from SwiftUI or from the web, and of whoever is new to YAML. A message
// says what is wrong and what would be right, at the line that has to be changed.

@Test(arguments: [
  // What the class calls it.
  (
    "b: {class: button, text: Hello}", "4:22",
    "the class button has no key “text”; did you mean “title”?"
  ),
  (
    "b: {class: label, title: Hello}", "4:21",
    "the class label has no key “title”; did you mean “text”?"
  ),
  (
    "b: {class: image, src: a.png}", "4:21",
    "the class image has no key “src”; did you mean “source”?"
  ),
  (
    "b: {class: label, opacity: 1}", "4:21",
    "the class label has no key “opacity”; did you mean “alpha”?"
  ),
  ("b: {children: {}}", "4:7", "the class view has no key “children”; did you mean “views”?"),
  (
    "b: {class: list, cells: {}}", "4:20",
    "the class list has no key “cells”; did you mean “views”?"
  ),
  (
    "b: {class: stack, gap: 4}", "4:21", "the class stack has no key “gap”; did you mean “spacing”?"
  ),
  // Keys that any view may have.
  (
    "b: {class: label, repaet: 2}", "4:21",
    "the class label has no key “repaet”; did you mean “repeat”?"
  ),
  // Other words may be misspelt, too.
  (
    "b: {class: label, fild: red}", "4:21",
    "the class label has no key “fild”; did you mean “background”?"
  ),
  (
    "b: {class: view, opacty: 1}", "4:20",
    "the class view has no key “opacty”; did you mean “alpha”?"
  ),
  // Names that are close by their letters are found as before, and long lists are not printed.
  ("b: {class: label, txt: x}", "4:21", "the class label has no key “txt”; did you mean “text”?"),
  (
    "b: {class: label, onTap: x}", "4:21",
    "the class label has no key “onTap”; it would change neither the layout nor the picture, so leave it out"
  ),
  // Sizes and places.
  (
    "b: {class: label, width: 5}", "4:21",
    "the class label has no key “width”; sizes and places are constraints, such as “b.width = …”"
  ),
  (
    "b: {views: {c: {leading: 5}}}", "4:19",
    "the class view has no key “leading”; sizes and places are constraints, such as “c.leading = …”"
  ),
  (
    "b: {size: 24x24}", "4:7",
    "the class view has no key “size”; sizes and places are constraints, such as “b.size = …”"
  ),
  // What is written elsewhere than in a key of that class.
  (
    "b: {class: image, aspectRatio: 1}", "4:21",
    "the class image has no key “aspectRatio”; a ratio is a constraint, such as “b.width = 1.5 * b.height”"
  ),
  (
    "b: {class: label, bold: true}", "4:21",
    "the class label has no key “bold”; write it in the font, such as “font: {style: body, weight: bold}”"
  ),
  (
    "b: {class: slider, maximum: 10}", "4:22",
    "the class slider has no key “maximum”; “value” says where the knob stands, from 0 to 1"
  ),
  (
    "b: {class: scroll, direction: horizontal}", "4:22",
    "the class scroll has no key “direction”; b scrolls wherever its content is larger than itself"
  ),
  (
    "b: {class: button, filled: true}", "4:22",
    "the class button has no key “filled”; write the look in “configuration”, such as “configuration: filled”"
  ),
  (
    "b: {class: label, accessibilityIdentifier: x}", "4:21",
    "the class label has no key “accessibilityIdentifier”; a view's name is the key under which it is written"
  ),
  (
    "b: {class: button, symbol: heart}", "4:22",
    "the class button has no key “symbol”; did you mean “image”?"
  ),
  (
    "b: {class: navigationBar, leftButtons: [x]}", "4:29",
    "the class navigationBar has no key “leftButtons”; did you mean “leftItems”?"
  ),
  (
    "b: {class: navigationBar, left: [x]}", "4:29",
    "the class navigationBar has no key “left”; did you mean “leftItems”?"
  ),
  // Classes of other libraries.
  (
    "b: {class: UICollectionView}", "4:14",
    "there is no class “UICollectionView”; did you mean “list”?"
  ),
  (
    "b: {class: UIPickerView}", "4:14",
    "there is no class “UIPickerView”; did you mean “datePicker”?"
  ),
  ("b: {class: WKWebView}", "4:14", "there is no class “WKWebView”; did you mean “view”?"),
  (
    "b: {class: UITabBarController}", "4:14",
    "there is no class “UITabBarController”; did you mean “tabBar”?"
  ),
  ("b: {class: VStack}", "4:14", "there is no class “VStack”; did you mean “stack”?"),
  ("b: {class: div}", "4:14", "there is no class “div”; did you mean “view”?"),
  ("b: {class: UILable}", "4:14", "there is no class “UILable”; did you mean “UILabel”?"),
  // A view without a class has none of the keys that people expect.
  (
    "b: {text: Hello}", "4:7",
    "the class view has no key “text”; give it its class, such as “class: label”"
  ),
  (
    "b: {axis: vertical}", "4:7",
    "the class view has no key “axis”; give it its class, such as “class: stack”"
  ),
  // In a section it is a cell.
  (
    "b: {class: list, sections: [{cells: {c: {spacing: 8}}}]}", "4:44",
    "the class cell has no key “spacing”; “plumb help cell” lists its keys"
  ),
  (
    "b: {class: image, image: 'https://example.com/a.png'}", "4:28",
    "cannot use the image https:/example.com/a.png: no such file; an image is a file of the project; nothing is fetched"
  ),
  // Lengths with units.
  (
    "b: {class: stack, spacing: 8px}", "4:30",
    "spacing: expected a number up to 1000000, found “8px”; write 8"
  ),
  (
    "b: {class: label, font: {size: 1.5 em}}", "4:34",
    "size: expected a number above 0 up to 1000, found “1.5 em”; write 1.5"
  ),
  (
    "b: {class: stack, spacing: 8k}", "4:30", "spacing: expected a number up to 1000000, found “8k”"
  ),
  // A key that is indented too little stands beside its view.
  (
    "b:\n  class: label\n  text: Hello\n  c: {}", "5:3",
    "“class” is a key of views, and stands beside the view “b” as if it were another one; indent it further than “b”, to which it belongs"
  ),
])
func keysAndClassesAreNamedByWhatTheyAreCalledHere(view: String, place: String, message: String) {
  let found = problems("canvas: {size: 100x100}\n\nviews:\n  \(view)\n")
  #expect(found.first == "\(place): \(message)")
}

// Another word for a value goes before one that is like it by its letters, as light is like night.
@Test(arguments: [
  ("appearance: night", "appearance", "night", "dark"),
  ("appearance: black", "appearance", "black", "dark"),
  ("appearance: day", "appearance", "day", "light"),
  ("appearance: lihgt", "appearance", "lihgt", "light"),
  ("appearance: automatic-dark", "appearance", "automatic-dark", nil),
  ("textSize: normal", "text size", "normal", "large"),
  ("direction: left", "direction", "left", "ltr"),
  (
    "views: {s: {class: stack, distribution: space-between}}", "distribution", "space-between",
    "equalSpacing"
  ),
  ("views: {i: {class: image, contentMode: cover}}", "content mode", "cover", "scaleAspectFill"),
  ("views: {l: {class: label, font: {weight: ExtraBold}}}", "weight", "ExtraBold", "heavy"),
])
func valuesAreKnownByOtherWords(line: String, kind: String, word: String, meant: String?) {
  let rest = line.hasPrefix("views") ? "" : "\nviews: {}"
  let found = problems(line + rest + "\n").first ?? ""
  let advice = meant.map { "did you mean “\($0)”?" } ?? "possible: "
  #expect(found.contains("there is no \(kind) “\(word)”; \(advice)"), "\(found)")
}

@Test(arguments: [
  ("bold", "{style: body, weight: bold}"), (".semibold", "{style: body, weight: semibold}"),
  ("extra-bold", "{style: body, weight: heavy}"), ("serif", "{style: body, design: serif}"),
  ("mono", "{style: body, design: monospaced}"), ("17", "{size: 17}"), ("15.5pt", "{size: 15.5}"),
  ("17pt bold", "{size: 17, weight: bold}"), ("bold 17", "{weight: bold, size: 17}"),
  ("title2 bold", "{style: title2, weight: bold}"),
  ("Noto Serif 15 light", "{family: Noto Serif, size: 15, weight: light}"),
  ("Helvetica", "{family: Helvetica}"), ("Noto Serif", "{family: Noto Serif}"),
  ("titel1", "title1"), ("Body", "body"), ("heading", "headline"), ("h1", "largeTitle"),
])
func partsOfAFontAreShownInTheMappingThatHasThem(word: String, meant: String) {
  #expect(
    problems("views: {l: {class: label, font: \(word)}}\n")
      == ["1:33: there is no text style “\(word)”; did you mean “\(meant)”?"])
}

@Test func anUnknownFontIsSaidToBeAStyleOrAFamily() {
  let found = problems("views: {l: {class: label, font: blurb}}\n").first ?? ""
  #expect(
    found.contains("possible: largeTitle, ") && found.hasSuffix(", {family: blurb}"), "\(found)")
}

@Test func anIndentedKeyOfAViewIsNoViewAndMakesNoOtherMistake() {
  let found = problems("views:\n  b:\n  class: label\n  text: Hello\n")
  #expect(found.map { $0.prefix(4) } == ["3:3:", "4:3:"])
  // A view may have the name of a key.
  #expect(problems("views:\n  b:\n  text: {class: label}\n  font:\n") == [])
}

@Test(arguments: [
  (
    "X:|[b]|",
    "Visual Format has no direction “X”; write “H:|[b]|” for a row, or “V:|[b]|” for a column"
  ),
  (
    "v:[b(10)]",
    "Visual Format has no direction “v”; write “H:[b(10)]” for a row, or “V:[b(10)]” for a column"
  ),
  (
    "b.left = root.left + 16pt",
    "expected “+”, “-”, “*”, “/”, “@” or the end, found “pt”; lengths are numbers of points, without a unit"
  ),
  (
    "b.left = root.left + 1rem",
    "expected “+”, “-”, “*”, “/”, “@” or the end, found “rem”; lengths are numbers of points, without a unit"
  ),
  (
    "b.right => a.right",
    "expected an anchor, a number or a metric, found “>”; relations are written =, <= and >="
  ),
  (
    "b.width * 2 = a.width",
    "expected a relation (=, <= or >=), found “*”; factors and distances stand on the right side, as in a.width = 0.5 * b.width + 8"
  ),
  (
    "b.width = 50%",
    "expected “+”, “-”, “*”, “/”, “@” or the end, found “%”; a part of a length is written as a product, such as 0.5 * root.width"
  ),
  (
    "b.topAnchor.constraint(equalTo: a.bottomAnchor)",
    "this is a constraint in Swift, and not YAML; write “b.top = a.bottom”"
  ),
  (
    "b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: -8).isActive = true",
    "this is a constraint in Swift, and not YAML; write “b.top = a.bottom - 8”"
  ),
  (
    "b.widthAnchor.constraint(greaterThanOrEqualToConstant: 44)",
    "this is a constraint in Swift, and not YAML; write “b.width >= 44”"
  ),
  (
    "b.widthAnchor.constraint(lessThanOrEqualTo: a.widthAnchor, multiplier: 0.5, constant: gap)",
    "this is a constraint in Swift, and not YAML; write “b.width <= 0.5 * a.width + gap”"
  ),
  (
    "\"b.topAnchor.constraint(equalTo: a.topAnchor)\"",
    "this is a constraint in Swift, and not YAML; write “b.top = a.top”"
  ),
])
func constraintsInOtherWordsAreToldInEquations(constraint: String, message: String) {
  let found = problems("views: {a: {}, b: {}}\nconstraints:\n  - \(constraint)\n")
  #expect(found.count == 1)
  let text = found.first ?? ""
  #expect(text.hasPrefix("3:") && text.hasSuffix(": " + message), "\(found)")
}

@Test func viewsUnderTheRootsOtherNameAreListedUnderViews() {
  #expect(
    problems("view:\n  a: {class: label, text: Hi}\n")
      == ["2:3: the root view has no key “a”; views are listed under “views”"])
}

@Test(arguments: [
  ("iOS 18", "iOS 17"), ("18", "iOS 17"), ("iOS 11", "iOS 12"), ("ios 40", "iOS 26"),
  ("iOS 17.4", "iOS 17"),
])
func aSystemThatIsNotKnownIsTheLastOneBeforeIt(written: String, meant: String) {
  #expect(
    problems("system: \(written)\nviews: {}\n")
      == ["1:9: there is no system “\(written)”; did you mean “\(meant)”?"])
}

@Test(arguments: [
  ("iphone", "iphone-4s, iphone-se-1, "), ("ipad-pro", "ipad-pro-11, ipad-pro-12.9-2, "),
])
func aFamilyOfDevicesIsListed(name: String, devices: String) {
  let found = problems("canvas: {device: \(name)}\nviews: {}\n").first ?? ""
  #expect(found.hasPrefix("1:18: there is no device “\(name)”; possible: \(devices)"))
  #expect(!found.contains(name == "iphone" ? "ipad" : "iphone"))
}

// MARK: Cells in components

@Test(arguments: [
  "self.contentView.top", "self/contentView.top", "self.contentView.margins.top",
  "self/contentView.margins.top",
  "self.contentView.layoutMarginsGuide.top", "superview.margins.top",
])
func aComponentNamesTheContentViewOfItsCell(anchor: String) throws {
  let text = """
    components:
      row:
        parameters: {title: {type: text}}
        cell: default
        views: {t: {class: label, text: $title}}
        constraints: [t.top = \(anchor), t.left = self.contentView.left]
    views:
      l: {class: list, sections: [{cells: {a: {component: row, title: A}}}]}
    """
  let screen = try load(text)
  let found = equations(of: screen).filter { $0.hasPrefix("a/t.top") || $0.contains("a/t.left") }
  #expect(found.count == 2, "\(equations(of: screen))")
  #expect(found.allSatisfy { $0.contains("a/contentView") }, "\(found)")
}

/// What is in a list by another name is read as what is in a list.
@Test(arguments: ["table", "UICollectionView", "tableview"])
func theKeysOfAClassByAnotherNameAreThoseOfTheClassThatIsMeant(name: String) {
  let found = problems(
    """
    views: {menu: {class: \(name), sections: [{header: One, cells: [{text: A}, {cell: subtitle, text: B}]}]}}
    constraints: [menu.edges = root.edges]
    """)
  #expect(found.count == 1 && found[0].contains("there is no class “\(name)”"), "\(found)")
}
