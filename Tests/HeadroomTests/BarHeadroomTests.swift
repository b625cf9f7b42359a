import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Headroom

/// A screen of 300 points with one bar or label, whose letters are half as wide as they are high.
private func screen(_ view: View) -> Window {
  let window = Window(
    size: CGSize(width: 300, height: 400), traits: Traits(displayScale: 1),
    measurer: FixedWidthMeasurer(), rootView: View(identifier: "root"))
  view.translatesAutoresizingMaskIntoConstraints = false
  window.rootView.addSubview(view)
  LayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: window.rootView.topAnchor),
    view.leadingAnchor.constraint(equalTo: window.rootView.leadingAnchor),
  ])
  return window
}

private func texts(_ window: Window) -> [TextRoom] {
  HeadroomMeter.headroom(of: window, scene: window.scene()).texts
}

private func full(_ bar: View) -> Window {
  let window = screen(bar)
  bar.widthAnchor.constraint(equalToConstant: 300).isActive = true
  return window
}

/// Shows `text` in the place of the title whose room it is.
private func isWhole(_ text: String, in window: Window) -> Bool {
  let texts = window.scene().views.flatMap(\.texts)
  return texts.contains { $0.string == text && !$0.measurement.isTruncated }
}

@Suite struct BarHeadroomTests {
  /// The texts of a cell share its width, so that each can grow though its own box has no room.
  @Test(arguments: TableViewCell.Style.allCases)
  func textsOfACellGrowIntoTheRoomOfTheCell(style: TableViewCell.Style) throws {
    let cell = TableViewCell(identifier: "cell")
    (cell.text, cell.secondaryText, cell.style) = ("Wi-Fi", "Home", style)
    let window = full(cell)
    for room in texts(window) {
      #expect(room.moreText ?? 0 > 1, "\(room)")
      let written = String(
        repeating: "w", count: Int(Double(room.text.count) * (1 + (room.moreText ?? 0))))
      if room.text == cell.text { cell.text = written } else { cell.secondaryText = written }
      #expect(isWhole(written, in: window), "\(room)")
      (cell.text, cell.secondaryText) = ("Wi-Fi", "Home")
    }
  }

  /// A back title gives way to the word Back before it is cut off.
  @Test func aBackTitleMayGrowUntilItGivesWay() throws {
    let bar = NavigationBar(identifier: "bar")
    let back = NavigationItem(title: "mmmm")
    bar.items = [back, NavigationItem(title: "tttttt")]
    let window = full(bar)
    let room = try #require(texts(window).first { $0.text == "mmmm" })
    #expect(room.moreText ?? 0 > 0)
    #expect(back.backButtonTitle == nil, "the bar is as it was")
    let count = Int((4 * (1 + (room.moreText ?? 0))).rounded())
    for (more, holds) in [(0, true), (2, false)] {
      let text = String(repeating: "m", count: count + more)
      back.title = text
      #expect(isWhole(text, in: window) == holds, "\(count + more)")
    }
  }

  /// Where the title has no room the word Back is shown, and its room is that of the word.
  @Test func theWordBackHasItsOwnRoom() throws {
    let bar = NavigationBar(identifier: "bar")
    bar.items = [
      NavigationItem(title: String(repeating: "m", count: 40)), NavigationItem(title: "tttttt"),
    ]
    let room = try #require(texts(full(bar)).first { $0.text == "Back" })
    #expect(room.moreText ?? 0 > 0)
  }

  @Test func aPromptMayBecomeAsWideAsTheBar() throws {
    let bar = NavigationBar(identifier: "bar")
    bar.item.prompt = "pppp"
    let window = full(bar)
    let room = try #require(texts(window).first { $0.text == "pppp" })
    let count = Int((4 * (1 + (room.moreText ?? 0))).rounded())
    #expect(bar.item.prompt == "pppp" && count > 20)
    bar.item.prompt = String(repeating: "p", count: count + 2)
    #expect(window.findings.map(\.rule).contains(.truncated))
  }

  /// A badge grows with its text, and breaks nothing.
  @Test func aBadgeMayBecomeAsLongAsItLikes() throws {
    let bar = TabBar(identifier: "tabs")
    let item = TabBarItem(title: "One", image: ImageContent(systemName: "star"))
    item.badgeValue = "7"
    bar.items = [item]
    let window = full(bar)
    let room = try #require(texts(window).first { $0.text == "7" })
    #expect(room.moreText ?? 0 >= 1)
    #expect(item.badgeValue == "7")
  }

  /// A longer text is also hugged at a larger size.
  @Test(arguments: [(250, 750), (750, 750), (1000, 500), (999, 1)] as [(Float, Float)])
  func hugsDoNotHoldATextSmall(hugging: Float, compression: Float) throws {
    let label = Label(identifier: "label")
    label.text = "ten"
    label.font = .system(ofSize: 16)
    label.setContentHuggingPriority(LayoutPriority(hugging), for: .horizontal)
    label.setContentCompressionResistancePriority(LayoutPriority(compression), for: .horizontal)
    let window = screen(label)
    let room = try #require(texts(window).first)
    // Of 300 points the text has 24.
    #expect(room.growth == (compression > 1 ? 276 : 0))
    #expect(label.contentHuggingPriority(for: .horizontal) == LayoutPriority(hugging))
  }
}
