import Foundation
import TestSupport
import Testing

@testable import Documents
@testable import Files

// Mistakes of people who come from Swift, from SwiftUI or from the web, and of whoever is new to YAML. A message
// says what is wrong and what would be right, at the line that has to be changed.

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
