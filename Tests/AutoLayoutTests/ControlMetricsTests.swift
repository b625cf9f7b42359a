import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// A control and its intrinsic size in iOS 12, 17 and 26; −1 is none. Texts are measured in whole
/// numbers, so that widths of texts are left out.
private struct Row: Sendable {
  var make: @Sendable () -> View
  var width: CGFloat?
  var heights: [CGFloat]

  init(_ width: CGFloat?, _ heights: [CGFloat], _ make: @escaping @Sendable () -> View) {
    (self.width, self.heights, self.make) = (width, heights, make)
  }
}

private let rows: [Row] = [
  Row(-1, [-1, -1, -1]) { View() },
  Row(-1, [-1, -1, -1]) { StackView() },
  Row(-1, [-1, -1, -1]) { ScrollView() },
  Row(-1, [-1, -1, -1]) { ImageView() },
  Row(-1, [-1, -1, -1]) { TextView() },
  Row(0, [0, 0, 0]) { Label() },
  Row(nil, [30, 34, 34]) { TextField() },
  Row(-1, [31, 31, 31]) { Slider() },
  Row(94, [29, 32, 32]) { Stepper() },
  Row(nil, [28, 32, 32]) { SegmentedControl() },
  Row(-1, [2, 4, 4]) { ProgressView() },
  Row(20, [20, 20, 20]) { ActivityIndicatorView() },
  Row(37, [37, 37, 37]) {
    let view = ActivityIndicatorView()
    view.isLarge = true
    return view
  },
  Row(nil, [37, 26, 26]) { PageControl() },
  // A compact date picker is as high as a line of text with 8 points above and below it.
  Row(nil, [36, 36, 36]) { DatePicker() },
  Row(320, [216, 216, 216]) {
    let picker = DatePicker()
    picker.preferredDatePickerStyle = .wheels
    return picker
  },
  Row(-1, [56, 56, 56]) { SearchBar() },
  Row(-1, [44, 44, 44]) { NavigationBar() },
  Row(-1, [49, 49, 49]) { TabBar() },
  Row(-1, [44, 44, 44]) { Toolbar() },
]

private let versions: [ControlMetrics] = [.iOS12, .iOS17, .iOS26]

private func window(_ metrics: ControlMetrics, scale: CGFloat = 1) -> Window {
  Window(
    size: CGSize(width: 400, height: 400), traits: Traits(displayScale: scale),
    measurer: FixedWidthMeasurer(), metrics: metrics)
}

@Test(arguments: rows.indices, versions.indices)
func everyControlHasTheIntrinsicSizeOfItsVersion(row: Int, version: Int) {
  let view = rows[row].make()
  let window = window(versions[version])
  window.rootView.add(view)
  let size = view.intrinsicContentSize
  #expect(size.height == rows[row].heights[version], "\(view.className)")
  if let width = rows[row].width { #expect(size.width == width, "\(view.className)") }
}

/// What depends on texts waits for somebody to measure them; everything else is as in a window.
@Test(arguments: rows.indices)
func everyControlHasItsIntrinsicSizeOutsideAWindowToo(row: Int) {
  let (view, placed) = (rows[row].make(), rows[row].make())
  window(.iOS17).rootView.add(placed)
  if view is TextField || (view as? DatePicker)?.preferredDatePickerStyle == .compact {
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  } else {
    #expect(view.intrinsicContentSize == placed.intrinsicContentSize, "\(view.className)")
    #expect(view.alignmentRectInsets == placed.alignmentRectInsets, "\(view.className)")
  }
}

@Test func whatDependsOnTextsHasNoSizeUntilSomethingMeasuresThem() {
  let segments = SegmentedControl(items: ["a", "bb"])
  #expect(segments.intrinsicContentSize == CGSize(width: -1, height: 32))
  #expect(SegmentedControl(items: ["", ""]).intrinsicContentSize == CGSize(width: 48, height: 32))
  let button = Button()
  #expect(button.intrinsicContentSize == CGSize(width: -1, height: -1))
  button.image = ImageContent(path: "a.png", size: CGSize(width: 30, height: 20))
  #expect(button.intrinsicContentSize == CGSize(width: 30, height: 20))
  let window = screen()
  window.rootView.add(segments)
  #expect(segments.intrinsicContentSize == CGSize(width: 2 * (2 * 6.5 + 24), height: 32))
  let inserted = window.rootView.add(button).intrinsicContentSize
  #expect(inserted == CGSize(width: 30, height: 20))
}

@Test func aControlWithoutTextsFitsOutsideAWindow() {
  let box = View()
  let toggle = box.add(Switch())
  toggle.pin(left: 8, top: 8, right: 8, bottom: 8)
  #expect(
    box.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == CGSize(width: 65, height: 47))
}

@Test func aSwitchHasTheFrameOfItsVersion() {
  for (metrics, intrinsic, frame) in [
    (ControlMetrics.iOS12, CGSize(width: 49, height: 31), CGSize(width: 51, height: 31)),
    (.iOS17, CGSize(width: 49, height: 31), CGSize(width: 51, height: 31)),
    (.iOS26, CGSize(width: 63, height: 28), CGSize(width: 63, height: 28)),
  ] {
    let window = window(metrics)
    let view = window.rootView.add(Switch())
    view.pin(left: 0, top: 0)
    window.layoutIfNeeded()
    #expect(view.intrinsicContentSize == intrinsic && view.frame.size == frame)
  }
}

/// Upright phones, phones on their side, large phones on their side and tablets, as measured on
/// devices by the authors of QMUI (issue 633), Fluent UI (pull request 1727) and Adaptivity.
@Test(arguments: [
  (UserInterfaceSizeClass.compact, UserInterfaceSizeClass.regular, [44.0, 49, 44]),
  (.compact, .compact, [32, 32, 32]),
  (.regular, .compact, [44, 49, 44]),
  (.regular, .regular, [50, 50, 50]),
])
func barsAreAsHighAsTheSizeClassesSay(
  horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass, heights: [CGFloat]
) {
  for (view, height) in zip([NavigationBar(), TabBar(), Toolbar()], heights) {
    let window = screen()
    window.rootView.add(view)
    window.traits.horizontalSizeClass = horizontal
    window.traits.verticalSizeClass = vertical
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: height))
  }
}

@Test func huggingIsThatOfViewsMadeInCodeAndCompressionIsHighEverywhere() {
  let table: [(Float, Float, [View])] = [
    (
      250, 250,
      [View(), Label(), Button(), TextField(), TextView(), ImageView(), ScrollView(), StackView()]
    ),
    (
      250, 750,
      [Slider(), ProgressView(), SegmentedControl(), SearchBar(), TabBar(), Toolbar()]
    ),
    (
      750, 750,
      [Switch(), Stepper(), ActivityIndicatorView(), DatePicker(), PageControl()]
    ),
  ]
  for (horizontal, vertical, views) in table {
    for view in views {
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal)
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical)
      for axis in LayoutConstraint.Axis.allCases {
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      }
    }
  }
}

@Test func aLabelIsAsHighAsItsLineUpToAPixel() {
  // A line 20.2875 high, about what the system font has at 17 points.
  for (scale, height) in [(1, 21), (2, 20.5), (3, 61.0 / 3)] as [(CGFloat, CGFloat)] {
    let window = window(.iOS17, scale: scale)
    let label = window.rootView.addLabel("a")
    label.font = .system(ofSize: 16.23)
    #expect(abs(label.intrinsicContentSize.height - height) < 1e-9)
  }
}

/// UIKit's `UIButton(type: .system)` has no padding at its sides in any version; configurations have one.
@Test func aButtonWithoutAConfigurationIsAsWideAsItsTitle() {
  for metrics in [ControlMetrics.iOS12, .iOS17, .iOS26] {
    let window = window(metrics)
    let button = window.rootView.add(Button())
    button.font = .system(ofSize: 16)
    button.title = "Hello"
    #expect(button.intrinsicContentSize == CGSize(width: 40, height: 20 + 12))
    button.configuration = .plain()
    #expect(button.intrinsicContentSize == CGSize(width: 40 + 24, height: 20 + 14))
  }
}

@Test func theBaselinesOfAButtonAndAFieldRunFromTheirAlignmentRects() {
  for insets in [EdgeInsets.zero, EdgeInsets(top: 3, left: 1, bottom: 5, right: 2)] {
    let window = screen()
    let (button, field) = (window.rootView.add(Button()), window.rootView.add(TextField()))
    (button.font, field.font) = (.system(ofSize: 16), .system(ofSize: 16))
    (button.title, field.text) = ("Hello", "Hello")
    for view in [button, field] as [View] {
      view.explicitAlignmentRectInsets = insets
      view.pin(left: 0, top: 100)
      let first = window.rootView.add("first", 0, 0)
      let last = window.rootView.add("last", 0, 0)
      for marker in [first, last] { marker.pin(left: 0) }
      activate(first.topAnchor.constraint(equalTo: view.firstBaselineAnchor))
      activate(last.topAnchor.constraint(equalTo: view.lastBaselineAnchor))
      window.layoutIfNeeded()
      // 20 of text in the middle, with its baseline at 16.
      let above: CGFloat = view === button ? 6 : 7
      #expect(view.exactAlignmentRect.height == 20 + 2 * above)
      #expect(first.frame.minY == 100 + above + 16 && last.frame.minY == 100 + above + 16)
    }
  }
}

/// An image that is higher than the title makes the button higher, and the title stays in its middle;
/// a button that shows nothing but an image has its baseline at the bottom of its content.
@Test func theBaselineOfAButtonWithAnImageIsThatOfItsTitle() {
  for (image, height, baseline) in [(10, 20, 16), (40, 40, 10 + 16)]
    as [(CGFloat, CGFloat, CGFloat)]
  {
    let window = screen()
    let button = window.rootView.add(Button())
    button.font = .system(ofSize: 16)
    button.title = "Hello"
    button.image = ImageContent(size: CGSize(width: 20, height: image))
    button.pin(left: 0, top: 100)
    let (first, last) = (window.rootView.add("first", 0, 0), window.rootView.add("last", 0, 0))
    for marker in [first, last] { marker.pin(left: 0) }
    activate(first.topAnchor.constraint(equalTo: button.firstBaselineAnchor))
    activate(last.topAnchor.constraint(equalTo: button.lastBaselineAnchor))
    window.layoutIfNeeded()
    #expect(button.frame.height == height)
    #expect(first.frame.minY == 100 + baseline && last.frame.minY == 100 + baseline)
  }
}
