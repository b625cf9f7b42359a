import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// Colours that follow the appearance, in scenes.
@Suite struct DynamicColorTests {
  /// Everything of a view that has a colour.
  private func window(_ appearance: Appearance, _ color: Color) -> Window {
    let window = Window(
      size: CGSize(width: 300, height: 400), traits: Traits(appearance: appearance),
      measurer: FixedWidthMeasurer())
    let root = window.rootView
    let label = root.addLabel("Text", "label")
    label.attributedText = AttributedText("Text", .init(color: color))
    label.textColor = color
    label.backgroundColor = color
    label.tintColor = color
    label.border = Border(width: 1, color: color)
    label.shadow = Shadow(color: color, opacity: 1)
    let toggle = root.add(Switch(identifier: "switch"))
    toggle.onTintColor = color
    let dots = root.add(PageControl(identifier: "dots"))
    (dots.pageIndicatorTintColor, dots.currentPageIndicatorTintColor) = (color, color)
    let button = root.add(Button(identifier: "button"))
    button.title = "Text"
    button.configuration = .tinted()
    button.configuration?.baseBackgroundColor = color
    return window
  }

  @Test(arguments: Appearance.allCases)
  func aSceneHasTheColoursOfItsAppearance(appearance: Appearance) throws {
    let color = Color.systemRed
    let scene = window(appearance, color).scene()
    let fixed = color.resolvedColor(with: Traits(appearance: appearance))
    #expect(fixed.hex == (appearance == .light ? "#ff3b30" : "#ff453a"))
    #expect(!fixed.isDynamic && color.isDynamic)
    #expect(scene == window(appearance, fixed).scene())
    #expect(scene != window(appearance, .systemBlue).scene())
    let label = try #require(scene.views.first { $0.id == "label" })
    #expect(label.background == fixed && label.texts.first?.color == fixed)
  }

  @Test func aViewWithAnAppearanceOfItsOwnHasItsColours() {
    let window = screen()
    let box = window.rootView.add("box", 10, 10)
    box.backgroundColor = .systemBackground
    box.traitOverrides.appearance = .dark
    #expect(window.scene().views.first { $0.id == "box" }?.background?.hex == "#000000")
  }

  @Test func aColourCanBeMadeForEachAppearance() {
    let color = Color { $0.appearance == .dark ? .white : .black }
    #expect(color.resolved(for: .light) == .black && color.resolved(for: .dark) == .white)
    let faint = color.withAlphaComponent(0.5)
    #expect(faint.resolved(for: .dark) == Color(white: 1, alpha: 0.5))
    #expect(faint.resolved(for: .light) == Color(white: 0, alpha: 0.5))
    #expect(!Color(light: .red, dark: .red).isDynamic)
    #expect(Color(light: color, dark: color) == color, "each half is taken from its appearance")
  }

  /// The names that documents know are those of the library.
  @Test func everyColourOfTheSystemHasItsName() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/LayoutScene/Color+Named.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let names = text.matches(of: /public static let (\w+) = named\("(\w+)"\)/)
    #expect(names.allSatisfy { $0.1 == $0.2 })
    #expect(names.map { String($0.1) }.sorted() == SemanticColors.all.map(\.name).sorted())
  }
}
