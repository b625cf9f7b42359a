import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// The background of the only view of a document.
private func background(
  _ color: String, _ head: String = "", _ appearance: Appearance? = nil
) throws -> String? {
  let text = "\(head)\nviews: {v: {background: \(color)}}"
  let screen = try load(text, DocumentOptions(appearance: appearance))
  return screen.window.rootView.subviews.first?.backgroundColor?.hexWithAlpha
}

/// A name with its values in light, in dark, and in dark on an elevated level, as published.
private let published: [(name: String, light: String, dark: String, elevated: String)] = [
  ("label", "#000000", "#ffffff", "#ffffff"),
  ("secondaryLabel", "#3c3c4399", "#ebebf599", "#ebebf599"),
  ("tertiaryLabel", "#3c3c434c", "#ebebf54c", "#ebebf54c"),
  ("placeholderText", "#3c3c434c", "#ebebf54c", "#ebebf54c"),
  ("separator", "#3c3c434a", "#54545899", "#54545899"),
  ("opaqueSeparator", "#c6c6c8", "#38383a", "#38383a"),
  ("link", "#007aff", "#0984ff", "#0984ff"),
  ("systemBackground", "#ffffff", "#000000", "#1c1c1e"),
  ("secondarySystemBackground", "#f2f2f7", "#1c1c1e", "#2c2c2e"),
  ("tertiarySystemBackground", "#ffffff", "#2c2c2e", "#3a3a3c"),
  ("systemGroupedBackground", "#f2f2f7", "#000000", "#1c1c1e"),
  ("secondarySystemGroupedBackground", "#ffffff", "#1c1c1e", "#2c2c2e"),
  ("tertiarySystemGroupedBackground", "#f2f2f7", "#2c2c2e", "#3a3a3c"),
  ("systemBlue", "#007aff", "#0a84ff", "#0a84ff"),
  ("systemRed", "#ff3b30", "#ff453a", "#ff453a"),
  ("systemGreen", "#34c759", "#30d158", "#30d158"),
  ("systemGray", "#8e8e93", "#8e8e93", "#8e8e93"),
  ("systemGray6", "#f2f2f7", "#1c1c1e", "#1c1c1e"),
  ("tint", "#007aff", "#0a84ff", "#0a84ff"), ("tintColor", "#007aff", "#0a84ff", "#0a84ff"),
  ("darkText", "#000000", "#000000", "#000000"), ("white", "#ffffff", "#ffffff", "#ffffff"),
  ("clear", "#00000000", "#00000000", "#00000000"),
]

@Test func namedColoursHaveThePublishedValues() throws {
  for row in published {
    #expect(try background(row.name) == row.light, "\(row.name)")
    #expect(try background("." + row.name, "appearance: dark") == row.dark, "\(row.name)")
    #expect(try background("UIColor." + row.name, "", .dark) == row.dark, "\(row.name)")
    let sheet = "appearance: dark\nuserInterfaceLevel: elevated"
    #expect(try background(row.name, sheet) == row.elevated, "\(row.name)")
  }
}

@Test func coloursHaveOneNameEach() {
  let names = SemanticColors.all.map(\.name)
  #expect(Set(names).count == names.count)
}

/// What is written, what stands above it, and what it is in light, in dark and on a sheet.
@Test(arguments: [
  ("{light: white, dark: \"#1c1c1e\"}", "", ["#ffffff", "#1c1c1e", "#1c1c1e"]),
  ("{light: white, dark: black, elevated: \"#2c2c2e\"}", "", ["#ffffff", "#000000", "#2c2c2e"]),
  ("brand", "colors: {brand: \"#0a5cd8\"}", ["#0a5cd8", "#0a5cd8", "#0a5cd8"]),
  (
    ".brand", "colors: {brand: {light: \"#0a5cd8\", dark: \"#6ea8ff\"}}",
    ["#0a5cd8", "#6ea8ff", "#6ea8ff"]
  ),
  // One of those before it, and UIKit's: each part has the value of its own place.
  (
    "card",
    "colors: {paper: systemBackground, card: {light: paper, dark: secondarySystemBackground}}",
    ["#ffffff", "#1c1c1e", "#2c2c2e"]
  ),
  // A name of UIKit's that the document has for a colour of its own.
  ("label", "colors: {label: \"#333\"}", ["#333333", "#333333", "#333333"]),
])
func pairsAndTheDocumentsOwnColoursFollowTheAppearance(
  color: String, head: String, expected: [String]
) throws {
  #expect(try background(color, head) == expected[0])
  #expect(try background(color, head, .dark) == expected[1])
  #expect(try background(color, head + "\nlevel: elevated", .dark) == expected[2])
}

@Test func coloursNameEachOtherInAnyOrder() throws {
  let chain = (0..<5000).map { "c\($0): c\($0 + 1)" }.joined(separator: ", ")
  let screen = try load(
    """
    colors: {a: b, b: {light: c, dark: label}, c: "#010203", label: label, \(chain), c5000: c}
    views: {v: {background: a}, w: {background: c0}}
    """)
  for view in screen.window.rootView.subviews {
    #expect(view.backgroundColor == Color(0x010203))
  }
}

/// What is stored for the search of causes is the colour as it is in the cell.
@Test func resolvedDocumentsHaveTheColourOfTheCell() throws {
  let text = "colors: {brand: {light: \"#fff\", dark: \"#000\"}}\nviews: {v: {background: brand}}"
  let document = try OpenDocument.open(bytes: Array(text.utf8), file: "a.yaml")
  for (appearance, color) in [(Appearance.light, "#ffffff"), (.dark, "#000000")] {
    let resolved = try #require(
      document.resolved(
        options: DocumentOptions(appearance: appearance), measurer: FixedWidthMeasurer()))
    #expect(resolved.views.last?.properties.first?.written == .string(color))
    #expect(
      resolved.screen(measurer: FixedWidthMeasurer())?.scene().views[1].background?.hex == color)
  }
}

@Test func aRootWithAnAdaptiveColourFollowsTheAppearance() throws {
  func notes(_ color: String) throws -> [Rule] {
    try load("root: {background: \(color)}", DocumentOptions(appearance: .dark)).findings.map(
      \.rule)
  }
  #expect(try notes("systemBackground").isEmpty)
  #expect(try notes("white") == [.noEffect])
}

/// What lists draw by themselves follows the level, as colours by their names do.
@Test(arguments: [
  ("insetGrouped", "systemGroupedBackground", "secondarySystemGroupedBackground"),
  ("grouped", "systemGroupedBackground", "secondarySystemGroupedBackground"),
  ("plain", "systemBackground", nil),
])
func listsOnAnElevatedLevelAreLighterInTheDark(style: String, list: String, cells: String?) throws {
  for level in ["base", "elevated"] {
    let views = try load(
      """
      appearance: dark
      level: \(level)
      views:
        a: {background: \(list)}
        b: {background: \(cells ?? "clear")}
        list: {class: list, listStyle: \(style), frame: [0, 0, 200, 200], sections: [{cells: {c: {text: A}}}]}
      """
    ).scene().views
    func background(_ id: String) -> Color? { views.first { $0.id == id }?.background }
    #expect(background("list") == background("a"))
    guard cells != nil else { continue }
    #expect(views.contains { $0.id.hasPrefix("list") && $0.background == background("b") })
  }
}
