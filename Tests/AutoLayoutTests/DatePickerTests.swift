import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// The words of 8.5 points a letter, with 12 points at both sides of each, and 8 points between the two.
@Test(arguments: [
  (DatePicker.Mode.date, ["1 Jan"], 67.0), (.time, ["9:41"], 58),
  (.dateAndTime, ["1 Jan", "9:41"], 133),
])
func aCompactPickerIsAsWideAsItsWords(
  mode: DatePicker.Mode, words: [String], width: CGFloat
) throws {
  for direction in LayoutDirection.allCases {
    let window = screen(390, 844)
    window.traits.layoutDirection = direction
    let picker = window.rootView.add(DatePicker(identifier: "date"))
    (picker.dateText, picker.timeText, picker.datePickerMode) = ("1 Jan", "9:41", mode)
    #expect(picker.intrinsicContentSize.width == width)
    let view = try #require(window.scene().views.first { $0.id == "date" })
    #expect(view.texts.map(\.string) == words && view.control == .datePicker)
    let starts = view.texts.map(\.box.minX)
    #expect(starts == (direction == .leftToRight ? starts.sorted() : starts.sorted(by: >)))
    for (a, b) in zip(view.texts, view.texts.dropFirst()) { #expect(!a.box.intersects(b.box)) }
  }
}

@Test(arguments: [132, 100, 60, 20] as [CGFloat])
func aPickerThatIsTooNarrowCutsItsWordsWithinItsFrame(width: CGFloat) throws {
  for direction in LayoutDirection.allCases {
    let window = screen(390, 844)
    window.traits.layoutDirection = direction
    let picker = window.rootView.add(DatePicker(identifier: "date"))
    (picker.dateText, picker.timeText) = ("1 Jan", "9:41")
    picker.pin(left: 20, top: 20)
    picker.widthAnchor.constraint(equalToConstant: width).isActive = true
    let view = try #require(window.scene().views.first { $0.id == "date" })
    #expect(view.texts.count == 2)
    for text in view.texts {
      #expect(text.box.minX >= 0 && text.box.maxX <= width)
    }
    #expect(!view.texts[0].box.intersects(view.texts[1].box))
    let cut = window.findings.filter { $0.rule == .truncated }
    #expect(cut.first?.view == "date")
    // Only the longer word gives way to so little.
    if width == 132 { #expect(cut.map(\.missing?.width) == [1]) }
  }
}

@Test func aPickerWithRoomForItsWordsCutsNone() {
  let window = screen(390, 844)
  let picker = window.rootView.add(DatePicker(identifier: "date"))
  (picker.dateText, picker.timeText) = ("1 Jan", "9:41")
  picker.pin(left: 20, top: 20)
  picker.widthAnchor.constraint(equalToConstant: 133).isActive = true
  #expect(window.findings.isEmpty)
}

@Test func aPickerWithWheelsHasItsFixedSizeAndNoWords() throws {
  let window = screen(390, 844)
  let picker = window.rootView.add(DatePicker(identifier: "date"))
  picker.preferredDatePickerStyle = .wheels
  #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  #expect(window.scene().views.last?.texts.isEmpty == true)
}

@Test func theSelectedSegmentIsSemibold() throws {
  let window = screen(390, 844)
  let control = window.rootView.add(SegmentedControl(items: ["a", "b", "c"]))
  for selected in [nil, 0, 2] {
    control.selectedSegmentIndex = selected
    let weights = window.scene().views.last?.texts.map(\.attributes.font.weight) ?? []
    let semibold = weights.indices.filter { weights[$0] == .semibold }
    #expect(weights.count == 3 && semibold == (selected.map { [$0] } ?? []))
  }
}

@Test func theDotsOfAPageControlHaveTheirColours() {
  let window = screen(390, 844)
  let control = window.rootView.add(PageControl(identifier: "pages"))
  control.numberOfPages = 2
  #expect(window.scene().views.last?.control == .pageControl(count: 2, current: 0))
  (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (
    Color(0x112233), Color(0x445566)
  )
  #expect(
    window.scene().views.last?.control
      == .pageControl(
        count: 2, current: 0, color: Color(0x112233), currentColor: Color(0x445566)))
}

@Test func thePlaceholderOfASearchBarIsSecondary() {
  let window = screen(390, 844)
  let bar = window.rootView.add(SearchBar(identifier: "search"))
  bar.placeholder = "Search"
  #expect(window.scene().views.last?.texts.first?.color == Color(0x3C3C43, 0.6))
  bar.text = "Coffee"
  #expect(window.scene().views.last?.texts.first.map { $0.color == nil } == true)
}
