import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

private let text = """
  metrics: {gap: 8}
  canvas: {device: iphone-se}
  components:
    row: {parameters: {title: {type: text}}, views: {name: {class: label, text: $title}}}
  views:
    title: {class: label, text: Mail}
    card:
      views: {badge: {}}
      constraints: [{is: badge.width = 10, id: wide, priority: 500}]
    row: {component: row, title: One}
  constraints:
    - {is: title.top = root.top + gap @900, id: top}
    - {is: title.leading = root.leading, id: edge}
    - {is: card.width = 5, id: spare, active: false}
  variants:
    editing:
      name: Editing
      metrics: {gap: 20}
      views:
        title: {text: Edit, hidden: true}
        badge: {alpha: 0.5}
        row: {title: Two}
        row/name: {isHidden: true}
      constraints:
        top: {priority: 800}
        edge: false
        spare: true
        wide: {constant: 2 * gap}
    regular: {when: {width: regular}, metrics: {gap: 40}}
    wide: {when: {orientation: landscape, width: [compact, regular]}, views: {badge: {views: {dot: {}}}}}
  """

private func open(_ text: String) throws -> OpenDocument {
  try OpenDocument.open(bytes: Array(text.utf8), file: "test.yaml")
}

private func screen(_ text: String, _ options: DocumentOptions = DocumentOptions()) throws
  -> LoadedScreen
{
  try open(text).screen(options: options, measurer: FixedWidthMeasurer())
}

private func names(of view: View) -> [String] {
  view.subviews.flatMap { [$0.identifier ?? "?"] + names(of: $0) }
}

@Test func aVariantChangesWhatItNames() throws {
  let plain = try screen(text)
  #expect(
    equations(of: plain).sorted() == [
      "badge.width == 10.0 @500.0 'wide'", "title.leading == root.leading 'edge'",
      "title.top == root.top + 8.0 @900.0 'top'",
    ])
  let editing = try screen(text, DocumentOptions(variant: "editing"))
  #expect(editing.name == "Editing")
  #expect(
    equations(of: editing).sorted() == [
      "badge.width == 40.0 @500.0 'wide'", "card.width == 5.0 'spare'",
      "title.top == root.top + 20.0 @800.0 'top'",
    ])
  let views = editing.window.rootView.subviews
  #expect((views[0] as? Label)?.text == "Edit")
  #expect(views[0].isHidden)
  #expect(views[1].subviews[0].alpha == 0.5)
  #expect((views[2].subviews[0] as? Label)?.text == "Two")
  #expect(views[2].subviews[0].isHidden)
  #expect(editing.scene().cell.variant == "editing")
}

@Test func variantsWithAConditionApplyByThemselves() throws {
  let document = try open(text)
  #expect(document.variants(ofScreen: nil) == ["editing"])
  func top(_ device: String, _ variant: String? = nil) throws -> String? {
    let device = try #require(Device.named(device))
    let screen = try screen(text, DocumentOptions(device: device, variant: variant))
    return equations(of: screen).first { $0.hasPrefix("title.top") }
  }
  #expect(try top("ipad") == "title.top == root.top + 40.0 @900.0 'top'")
  // The chosen variant has the last word.
  #expect(try top("ipad", "editing") == "title.top == root.top + 20.0 @800.0 'top'")
  #expect(try top("iphone-se-landscape") == "title.top == root.top + 8.0 @900.0 'top'")
  let landscape = try screen(
    text, DocumentOptions(device: try #require(Device.named("iphone-se-landscape"))))
  #expect(names(of: landscape.window.rootView).contains("dot"))
}

@Test func aFileHasSeveralScreens() throws {
  let text = """
    metrics: {gap: 8}
    views: {bar: {class: navigationBar}}
    screens:
      list:
        name: List
        views: {rows: {class: stack}}
        constraints: [rows.top = bar.bottom + gap]
        variants: {empty: {views: {rows: {hidden: true}}}}
      detail: {metrics: {gap: 4}, views: {title: {class: label}}, constraints: [title.top = bar.bottom + gap]}
    """
  let document = try open(text)
  #expect(document.screens == ["list", "detail"])
  #expect(document.variants(ofScreen: "list") == ["empty"])
  #expect(document.variants(ofScreen: "detail").isEmpty)
  let list = try screen(text)
  #expect(list.name == "List")
  #expect(equations(of: list) == ["rows.top == bar.bottom + 8.0"])
  let detail = try screen(text, DocumentOptions(screen: "detail"))
  #expect(names(of: detail.window.rootView) == ["bar", "title"])
  #expect(equations(of: detail) == ["title.top == bar.bottom + 4.0"])
  let cell = document.cell(DocumentOptions(screen: "detail"))
  #expect(cell.path == "en/iphone-14/large/light/ltr/detail/default")
  #expect(cell.members.map(\.key).suffix(2) == ["direction", "screen"])
}

@Test func constraintsOfAVariantFollowTheScreensOwn() throws {
  let document = """
    canvas: 320x480
    views: {a: {}}
    constraints: [a.left = root.left, a.top = root.top]
    variants: {other: {constraints: [a.width = 5, a.height = 6]}}
    """
  #expect(
    equations(of: try screen(document, DocumentOptions(variant: "other"))) == [
      "a.left == root.left", "a.top == root.top", "a.width == 5.0", "a.height == 6.0",
    ])
}

/// In a variant's list a constraint with a known id changes that one. One with an id of its own is new,
/// as an equation or in Visual Format; without either it changes a constraint that only a component has.
@Test func aVariantsListChangesAndAddsConstraints() throws {
  func found(_ entry: String) throws -> [String] {
    let document = """
      canvas: 320x480
      components: {row: {views: {dot: {}}, constraints: [{is: dot.width = 10, id: wide}]}}
      views: {a: {}, one: {component: row}}
      constraints: [{is: a.left = root.left, id: edge}]
      variants: {other: {constraints: [\(entry)]}}
      """
    return equations(of: try screen(document, DocumentOptions(variant: "other"))).sorted()
  }
  let (edge, wide) = ("a.left == root.left 'edge'", "one/dot.width == 10.0 'one/wide'")
  #expect(try found("{id: edge, constant: 4}") == ["a.left == root.left + 4.0 'edge'", wide])
  #expect(
    try found("{id: mine, is: a.top = root.top}") == [edge, "a.top == root.top 'mine'", wide])
  #expect(
    try found("{id: mine, visual: \"H:[a(5)]\"}").contains { $0.hasPrefix("a.width == 5.0") })
  #expect(try found("{id: one/wide, constant: 4}") == [edge, "one/dot.width == 4.0 'one/wide'"])
}

/// The arguments of a use that repetition or a component makes are changed by its full name.
@Test(
  arguments: [
    ("{rep/p: {w: 10}}", ["rep/p": 10, "rep/q": 30, "row/0": 5, "out/in": 40]),
    (
      "{rep: {w: 7}, rep/q: {w: 10, alpha: 0.5}}",
      ["rep/p": 7, "rep/q": 10, "row/0": 5, "out/in": 40]
    ),
    ("{rep/q: {w: null}}", ["rep/p": 30, "rep/q": 20, "row/0": 5, "out/in": 40]),
    ("{row/1: {w: 2 * 8}}", ["rep/p": 30, "row/0": 5, "row/1": 16]),
    ("{out/in: {w: 9}}", ["rep/p": 30, "out/in": 9]),
  ] as [(String, [String: Double])])
func aVariantChangesArgumentsByFullNames(change: String, widths: [String: Double]) throws {
  let text = """
    canvas: 320x480
    components:
      c: {parameters: {w: 20}, constraints: [self.width = w]}
      d: {parameters: {v: 1}, views: {in: {component: c, w: $v}}}
    views:
      rep: {repeat: [{id: p}, {id: q}], component: c, w: 30}
      row: {repeat: 2, component: c, w: 5}
      out: {component: d, v: 40}
    variants: {other: {views: \(change)}}
    """
  let screen = try screen(text, DocumentOptions(variant: "other"))
  for (name, width) in widths {
    #expect(equations(of: screen).contains("\(name).width == \(width)"), "\(name)")
  }
}

@Test func anArgumentThatIsAMappingIsChangedByItsKeys() throws {
  let text = """
    components: {c: {parameters: [look], class: button, configuration: $look}}
    views: {rep: {repeat: [{id: p, style: filled}], component: c, look: {style: $item.style, buttonSize: large}}}
    variants: {other: {views: {rep/p: {look: {style: tinted}}}}}
    """
  let screen = try screen(text, DocumentOptions(variant: "other"))
  let button = try #require(screen.window.rootView.subviews.first as? Button)
  #expect(button.configuration?.style == .tinted && button.configuration?.buttonSize == .large)
}
