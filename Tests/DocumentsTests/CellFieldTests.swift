import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import Documents

private func cells(_ text: String) throws -> [TableViewCell] {
  var cells: [TableViewCell] = []
  func visit(_ view: View) {
    if let cell = view as? TableViewCell { cells.append(cell) }
    view.subviews.forEach(visit)
  }
  visit(try load("canvas: {size: 300x400}\n" + text).window.rootView)
  return cells
}

@Test func keysOfCellsAreRead() throws {
  let cell = try #require(
    try cells(
      """
      views:
        c: {text: T, detailText: D, image: {size: 20x20}, cell: {style: value1, separatorInset: 5, accessory: checkmark}, lines: 2, selected: true, color: systemRed}
      """
    ).first)
  #expect(cell.text == "T" && cell.secondaryText == "D" && cell.style == .value1)
  #expect(cell.image?.size == CGSize(width: 20, height: 20) && cell.numberOfLines == 2)
  #expect(cell.accessoryType == .checkmark && cell.separatorInset == 5 && cell.isSelected)
  #expect(cell.textColor?.hex == "#ff3b30")
}

@Test(arguments: [
  "{class: cell, text: T}", "{class: UITableViewCell, text: T}", "{cell: default, text: T}",
  "{cell: {style: value1}, text: T}",
])
func aViewWithTheKeyCellIsACell(keys: String) throws {
  #expect(try cells("views: {c: \(keys)}").map(\.text) == ["T"])
}

/// Sections as a list, as a mapping, and as views of their class; cells with and without the key.
@Test(arguments: [
  "sections: [{header: H, cells: {a: {text: A}, b: {cell: value1, text: B}}}, {cells: {c: {text: C}}}]",
  "sections: {one: {header: H, cells: {a: {text: A}, b: {text: B}}}, two: {cells: {c: {text: C}}}}",
  "views: {one: {class: section, views: {a: {class: cell, text: A}, b: {text: B}}}, two: {cells: {c: {text: C}}}}",
])
func sectionsAreWrittenInSeveralWays(sections: String) throws {
  let text = "views: {menu: {class: list, listStyle: grouped, \(sections)}}"
  #expect(try cells(text).map(\.identifier) == ["a", "b", "c"])
  let root = try load("canvas: {size: 300x400}\n" + text).window.rootView
  let list = try #require(root.subviews.first as? TableView)
  #expect(list.sections.map(\.cells.count) == [2, 1] && list.style == .grouped)
}

/// What constraints hold is in a cell, as a section has its views below each other.
@Test(arguments: [
  ("views: {t: {class: label, text: A}}, constraints: ['H:|-[t]-|', 'V:|-[t]-|']", true),
  ("component: row", true), ("views: {t: {class: label, text: A}}", false),
  ("header: H, views: {t: {class: label, text: A}}, constraints: []", false),
])
func aViewInAListWithConstraintsIsACell(keys: String, isCell: Bool) throws {
  let text = """
    components: {row: {views: {t: {class: label, text: A}}, constraints: ["H:|-[t]-|", "V:|-[t]-|"]}}
    views: {menu: {class: list, views: {a: {\(keys)}}}}
    """
  #expect(try cells(text).map(\.identifier).contains("a") == isCell)
}

@Test func componentsAndRepetitionMakeCells() throws {
  let text = """
    components:
      setting: {parameters: {title: {type: text}, on: false}, class: cell, text: $title, accessory: {class: switch, on: $on}}
    styles:
      link: {class: cell, accessory: disclosureIndicator}
      toggle: {class: switch}
    views:
      menu:
        class: list
        sections:
          - cells:
              flight: {component: setting, title: Flight, on: true}
              wifi: {style: link, text: Wi-Fi}
              more: {text: M, accessory: {style: toggle, on: true}}
              row: {repeat: [One, Two], cell: default, text: $item}
    """
  let made = try cells(text)
  #expect(made.map(\.identifier) == ["flight", "wifi", "more", "row/0", "row/1"])
  #expect(made.map(\.text) == ["Flight", "Wi-Fi", "M", "One", "Two"])
  #expect((made[0].accessoryView as? Switch)?.isOn == true)
  #expect(made[0].accessoryView?.identifier == "flight/accessory")
  #expect(made[1].accessoryType == .disclosureIndicator)
  #expect((made[2].accessoryView as? Switch)?.isOn == true)
}

@Test func constraintsReachTheContentViewAndTheAccessory() throws {
  let screen = try load(
    """
    canvas: {size: 300x400}
    views:
      c:
        class: cell
        frame: [0, 0, 300, 100]
        accessory: {class: image, size: 20x20}
        views: {a: {class: label, text: A}, b: {intrinsic: 10x10}}
        constraints:
          - H:|-[a]
          - a.top = superview.top
          - b.leading = c.contentView.leadingMargin
          - b.bottom = c/contentView.bottom
          - c/accessory.width = 30
    """)
  let scene = screen.scene()
  func frame(_ name: String) -> CGRect? { scene.views.first { $0.id == name }?.frame }
  #expect(frame("c/contentView") == CGRect(x: 0, y: 0, width: 254, height: 100))
  #expect(frame("c/accessory") == CGRect(x: 254, y: 40, width: 30, height: 20))
  #expect(frame("a")?.origin == CGPoint(x: 16, y: 0))
  #expect(frame("b")?.origin == CGPoint(x: 16, y: 90))
  #expect(scene.findings.isEmpty)
}

/// UIKit gives an accessory view the size of its content and the content view the rest, whatever hugs or resists more
/// strongly. The frame ends at the margin, and a switch's alignment rect two points before.
@Test(arguments: [
  ("{class: label, text: Bo}", "{class: label, text: \"12\"}", 17.0),
  ("{class: label, text: Bo, hugging: 251}", "{class: label, text: \"12\"}", 17.0),
  ("{class: label, text: Bo, hugging: 800}", "{class: image, size: 20x20}", 20.0),
  (
    "{class: label, text: A text that does not fit on one line at all}",
    "{class: image, size: 20x20}", 20.0
  ),
  ("{class: label, text: Bo}", "{class: switch}", 51.0),
])
func anAccessoryBesideOwnViewsHasTheSizeOfItsContent(view: String, accessory: String, width: Double)
  throws
{
  for direction in [LayoutDirection.leftToRight, .rightToLeft] {
    var options = DocumentOptions()
    options.direction = direction
    let screen = try load(
      """
      canvas: {size: 320x400}
      views:
        c:
          class: cell
          frame: [0, 0, 320, 44]
          accessory: \(accessory)
          views: {t: \(view)}
          constraints: ["H:|-[t]-|", "V:|-11-[t]-11-|"]
      """, options)
    let scene = screen.scene()
    #expect(scene.findings.filter { $0.rule == .ambiguous || $0.rule == .crushed }.isEmpty)
    let cell = try #require(screen.window.rootView.subviews.first as? TableViewCell)
    let found = try #require(cell.accessoryView).frame
    #expect(abs(found.width - width) < 1e-6)
    #expect(abs((direction == .leftToRight ? 320 - found.maxX : found.minX) - 16) < 1e-6)
    #expect(abs(cell.contentView.frame.width - (304 - width)) < 1e-6)
  }
}
