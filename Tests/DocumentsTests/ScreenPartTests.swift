import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

private func frames(_ document: String) throws -> [String: CGRect] {
  let scene = try load(document).scene()
  return Dictionary(
    scene.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
}

/// UIKit's tab bar is at the bottom and a toolbar above it.
@Test(arguments: [
  "toolbar: {items: [B]}\ntabBar: {items: [A]}", "tabBar: {items: [A]}\ntoolbar: {items: [B]}",
])
func aToolbarIsAboveTheTabBarInWhateverOrderTheyAreWritten(bars: String) throws {
  let found = try frames("canvas: {device: iphone-14}\n\(bars)\n")
  #expect(found["tabBar"] == CGRect(x: 0, y: 761, width: 390, height: 83))
  #expect(found["toolbar"] == CGRect(x: 0, y: 717, width: 390, height: 44))
}

@Test func aSectionWhoseCellsAreAllHiddenHasTheirHeightNoLonger() throws {
  let found = try frames(
    """
    canvas: 320x600
    views:
      t:
        class: list
        sections: [{cells: {a: {text: A, hidden: true}}}, {cells: {b: {text: B}}}]
    constraints: [t.edges = root]
    """)
  #expect(found["t_1/cells"]?.height == 0)
  #expect(found["t_2/cells"]?.height == 44)
}

/// UITableView bounces, so that its content begins below the notch even where it is short.
@Test func aShortListBeginsBelowTheSafeArea() throws {
  let scene = try load(
    """
    canvas: {device: iphone-14}
    views: {t: {class: list, sections: [{cells: {a: {text: A}}}]}}
    constraints: [t.edges = root]
    """
  ).scene()
  #expect(scene.views.first { $0.id == "t" }?.contentOffset == CGPoint(x: 0, y: -47))
}

@Test func anEndOfOneAxisSaysNothingOfTheOther() throws {
  let scene = try load(
    """
    canvas: {device: iphone-14}
    navigationBar: {title: Trips}
    views: {s: {class: scroll, contentOffset: start, views: {a: {intrinsic: 100x2000}}}}
    constraints: [s.edges = root, a.edges = s.content, a.width = s.frame.width]
    """
  ).scene()
  #expect(scene.views.first { $0.id == "s" }?.contentOffset == CGPoint(x: 0, y: -91))
}

@Test func aConfiguredButtonKeepsTheRunsOfItsTitle() throws {
  let scene = try load(
    """
    views: {b: {class: button, title: {markdown: "Buy **now**"}, configuration: filled}}
    canvas: 320x100
    """
  ).scene()
  let text = try #require(scene.views.last?.texts.first)
  #expect(text.attributes.runs.count == 1)
}

/// Each star of a word was once followed by a look through the rest of the word, which took minutes here.
@Test func aLongRowOfStarsTakesNoTime() throws {
  let growth = workGrowth(of: 20_000) { count in
    let row = String(repeating: "*", count: count)
    #expect(problems("# \(row)\ncanvas: 320x100\nviews: {}\n") == [])
  }
  #expect(growth < 24)
}

@Test func aVariantChangesAnAccessoryAndASideView() throws {
  let document = """
    views:
      f: {class: textField, leftView: {class: label, text: €}}
      t: {class: list, sections: [{cells: {a: {text: A, accessory: {class: switch}}}}]}
    variants:
      on: {views: {a/accessory: {on: true}, f/leftView: {text: $}}}
    canvas: 320x480
    """
  var options = DocumentOptions()
  options.variant = "on"
  let views = try load(document, options).scene().views
  #expect(views.first { $0.id == "a/accessory" }?.control == .switch(isOn: true))
  #expect(views.first { $0.id == "f/leftView" }?.texts.first?.string == "$")
}

/// 47 points are 70.5 pixels.
@Test func aBarReachesBehindTheStatusBarWhereTheSafeAreaEndsWithinAPixel() throws {
  let scene = try load("canvas: {device: iphone-14, scale: 1.5}\nnavigationBar: {title: Trips}\n")
    .scene()
  let bar = try #require(scene.views.first { $0.id == "navigationBar" })
  #expect(bar.bar?.overhang.top == bar.frame.minY)
  #expect(bar.frame.minY > 46)
}
