import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

private let none: CGFloat = -1

/// The controls with their intrinsic sizes in the default metrics and their hugging.
private func controls() -> [(View, String, CGSize, (Float, Float))] {
  [
    (View(), "view", CGSize(width: none, height: none), (250, 250)),
    (StackView(), "stack", CGSize(width: none, height: none), (250, 250)),
    (ScrollView(), "scroll", CGSize(width: none, height: none), (250, 250)),
    (Label(), "label", .zero, (250, 250)),
    (ImageView(), "image", CGSize(width: none, height: none), (250, 250)),
    (TextView(), "textView", CGSize(width: none, height: none), (250, 250)),
    (Switch(), "switch", CGSize(width: 49, height: 31), (750, 750)),
    (Slider(), "slider", CGSize(width: none, height: 31), (250, 750)),
    (Stepper(), "stepper", CGSize(width: 94, height: 32), (750, 750)),
    (SegmentedControl(), "segmented", CGSize(width: 0, height: 32), (250, 750)),
    (PageControl(), "pageControl", CGSize(width: 0, height: 26), (750, 750)),
    (ProgressView(), "progress", CGSize(width: none, height: 4), (250, 750)),
    (ActivityIndicatorView(), "activity", CGSize(width: 20, height: 20), (750, 750)),
    (wheels(), "datePicker", CGSize(width: 320, height: 216), (750, 750)),
    (SearchBar(), "searchBar", CGSize(width: none, height: 56), (250, 750)),
    (NavigationBar(), "navigationBar", CGSize(width: none, height: 44), (250, 250)),
    (TabBar(), "tabBar", CGSize(width: none, height: 49), (250, 750)),
    (Toolbar(), "toolbar", CGSize(width: none, height: 44), (250, 750)),
  ]
}

private func wheels() -> DatePicker {
  let picker = DatePicker()
  picker.preferredDatePickerStyle = .wheels
  return picker
}

@Test func controlsHaveTheSizesAndPrioritiesOfTheTable() {
  let window = screen()
  for (view, name, size, hugging) in controls() {
    window.rootView.add(view)
    #expect(view.className == name)
    #expect(view.intrinsicContentSize == size, "\(name)")
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == hugging.0, "\(name)")
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == hugging.1, "\(name)")
    for axis in LayoutConstraint.Axis.allCases {
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    view.removeFromSuperview()
  }
}

@Test func buttonsAndTextFieldsHugAtTheLowPriority() {
  for view in [Button(), TextField()] {
    for axis in LayoutConstraint.Axis.allCases {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }
}

@Test func aButtonShowsWhatItHasForItsState() {
  let window = screen()
  let button = window.rootView.add(Button(identifier: "button"))
  button.font = .system(ofSize: 16)
  button.contentInsets = .zero
  button.pin(left: 0, top: 0)
  let red = Color(red: 1, green: 0, blue: 0)
  button.setTitle("Follow", for: .normal)
  button.setTitle("Following", for: .selected)
  button.setTitleColor(red, for: .disabled)
  button.setImage(ImageContent(size: CGSize(width: 30, height: 40)), for: [.selected, .disabled])
  #expect(window.scene().views[1].frame == rect(0, 0, 48, 20) && button.title == "Follow")
  button.isSelected = true
  #expect(window.scene().views[1].frame == rect(0, 0, 72, 20) && button.state == .selected)
  button.isEnabled = false
  // Nothing but the image was set for a button that is both; the rest is the normal state's.
  let both = window.scene().views[1]
  #expect(both.frame == rect(0, 0, 30 + 48, 40) && both.texts[0].string == "Follow")
  #expect(both.texts[0].color == nil)
  button.isSelected = false
  #expect(window.scene().views[1].texts[0].color == red && button.currentTitleColor == red)
  button.isEnabled = true
  button.isHighlighted = true
  #expect(button.currentTitle == "Follow" && button.title(for: .highlighted) == nil)
  #expect(ControlState([.highlighted, .disabled, .selected]).rawValue == 7)
}

@Test func theLookOfAVersionIsOneTable() {
  func window(_ metrics: ControlMetrics) -> Window {
    Window(
      size: CGSize(width: 300, height: 300), measurer: FixedWidthMeasurer(), metrics: metrics)
  }
  let heights: [(View, iOS12: CGFloat, iOS17: CGFloat, iOS26: CGFloat)] = [
    (TextField(), 30, 34, 34), (Switch(), 31, 31, 28), (Stepper(), 29, 32, 32),
    (SegmentedControl(), 28, 32, 32), (ProgressView(), 2, 4, 4), (PageControl(), 37, 26, 26),
  ]
  for (view, iOS12, iOS17, iOS26) in heights {
    for (metrics, height) in [(ControlMetrics.iOS12, iOS12), (.iOS17, iOS17), (.iOS26, iOS26)] {
      let window = window(metrics)
      window.rootView.addSubview(view)
      #expect(view.intrinsicContentSize.height == height, "\(view.className) \(metrics.name)")
      view.removeFromSuperview()
    }
  }
  #expect(screen().context.metrics.name == "iOS 17")
}

@Test func aSwitchIsWiderThanItsAlignmentRect() {
  let window = screen()
  let view = window.rootView.add(Switch(identifier: "switch"))
  view.pin(left: 10, top: 10)
  window.layoutIfNeeded()
  #expect(view.frame == rect(10, 10, 51, 31))
}

@Test func aButtonIsItsImageItsTitleAndItsInsets() {
  let window = screen()
  let button = window.rootView.add(Button(identifier: "button"))
  button.font = .system(ofSize: 16)
  button.title = "Go on"
  button.pin(left: 0, top: 0)
  #expect(button.intrinsicContentSize == CGSize(width: 40, height: 20 + 12))
  button.image = ImageContent(size: CGSize(width: 30, height: 40))
  #expect(button.intrinsicContentSize == CGSize(width: 30 + 40, height: 40))
  button.contentInsets = .zero
  let label = window.rootView.addLabel("x")
  label.pin(left: 200)
  activate(label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor))
  let scene = window.scene()
  #expect(scene.views[1].frame == rect(0, 0, 70, 40))
  #expect(scene.views[1].images[0].rect == rect(0, 0, 30, 40))
  #expect(scene.views[1].texts[0].rect == rect(30, 10, 40, 20))
  #expect(scene.views[2].frame.minY == 10)
}

@Test(
  arguments: [
    // A line at 17 points is 21.25 points high.
    ("Go", 0, 30, 22 + 12), ("Go on", 0, 43, 22 + 12), ("Go", 11, 11 + 17, 22), ("", 11, 11, 22),
    (nil, 11, 11, 11), ("Go", 40, 40 + 17, 40),
  ] as [(String?, CGFloat, CGFloat, CGFloat)])
func aButtonHasWholePointsAndAnImageTakesItsPadding(
  title: String?, image: CGFloat, width: CGFloat, height: CGFloat
) {
  let window = screen()
  let button = window.rootView.add(Button(identifier: "button"))
  button.font = .system(ofSize: 17)
  button.title = title
  if image > 0 { button.image = ImageContent(size: CGSize(width: image, height: image)) }
  #expect(button.intrinsicContentSize == CGSize(width: width, height: height))
}

@Test func aButtonMirrorsItsImageInRightToLeft() {
  let window = screen(direction: .rightToLeft)
  let button = window.rootView.add(Button(identifier: "button"))
  button.font = .system(ofSize: 16)
  button.title = "Go on"
  button.image = ImageContent(size: CGSize(width: 30, height: 20))
  button.contentInsets = DirectionalEdgeInsets(leading: 10)
  button.pin(left: 0, top: 0)
  let scene = window.scene()
  #expect(scene.views[1].texts[0].rect.minX == 0)
  #expect(scene.views[1].images[0].rect.minX == 40)
}

@Test func aTextFieldIsAsWideAsWhatItShowsAndAsHighAsItsBorder() {
  let window = screen()
  let field = window.rootView.add(TextField(identifier: "field"))
  field.font = .system(ofSize: 16)
  field.placeholder = "Name"
  #expect(field.intrinsicContentSize == CGSize(width: 32 + 14, height: 34))
  field.text = "Augusta Ada"
  field.pin(left: 0, top: 0)
  let label = window.rootView.addLabel("x")
  label.pin(left: 200)
  activate(label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor))
  let scene = window.scene()
  #expect(scene.views[1].frame == rect(0, 0, 88 + 14, 34))
  #expect(scene.views[1].texts[0].role == .body)
  #expect(scene.views[2].frame.minY == scene.views[1].texts[0].rect.minY)
}

@Test func segmentsAreAsWideAsTheWidestTitle() {
  let window = screen(scale: 2)
  let control = window.rootView.add(SegmentedControl(identifier: "segments"))
  control.segments = ["Day", "Month"]
  control.pin(left: 0, top: 0)
  // Five characters of 6.5 and 12 at both sides, twice.
  let scene = window.scene()
  #expect(scene.views[1].frame == rect(0, 0, 113, 33))
  #expect(scene.views[1].texts.map(\.string) == ["Day", "Month"])
  #expect(scene.views[1].control == .segmented(count: 2, selected: nil))
}

@Test func aPageControlGrowsWithItsPagesAndAnIndicatorWithItsStyle() {
  let window = screen()
  let pages = window.rootView.add(PageControl())
  pages.numberOfPages = 3
  #expect(pages.intrinsicContentSize == CGSize(width: 48, height: 26))
  let activity = window.rootView.add(ActivityIndicatorView())
  activity.isLarge = true
  #expect(activity.intrinsicContentSize == CGSize(width: 37, height: 37))
}

@Test func anImageViewIsAsLargeAsItsImage() {
  let window = screen()
  let view = window.rootView.add(ImageView(identifier: "image"))
  view.image = ImageContent(path: "a.png", size: CGSize(width: 30, height: 20))
  view.pin(left: 0, top: 0)
  let scene = window.scene()
  #expect(scene.views[1].frame == rect(0, 0, 30, 20))
  #expect(scene.views[1].images == [SceneImage(path: "a.png", rect: rect(0, 0, 30, 20))])
}

@Test func hiddenViewsKeepTheirPlaceAndTheirFindingsToThemselves() {
  let window = screen()
  let box = window.rootView.add("box", 100, 100)
  box.pin(left: 0, top: 0)
  let label = box.addLabel("a text that is cut off")
  label.pin(left: 0, top: 0)
  label.fix(width: 20)
  #expect(window.findings.map(\.rule) == [.truncated])
  box.isHidden = true
  let scene = window.scene()
  #expect(scene.findings.isEmpty)
  #expect(scene.views[1].isHidden && scene.views[1].frame == rect(0, 0, 100, 100))
}

@Test func aDeepTreeIsTakenApartWithoutRunningOutOfStack() {
  let root = View()
  var view = root
  for _ in 0..<50_000 {
    let next = View()
    view.addSubview(next)
    view = next
  }
  #expect(view.treeDepth == 50_000)
}

extension View {
  fileprivate var treeDepth: Int {
    var (count, next) = (0, superview)
    while let view = next { (count, next) = (count + 1, view.superview) }
    return count
  }
}

/// A title that is cut off keeps off its neighbours, which a title as wide as its segment would touch.
@Test func titlesOfNarrowSegmentsDoNotTouchEachOther() {
  let window = screen(300, 200)
  let control = window.rootView.add(SegmentedControl(items: ["Notifications", "Downloads"]))
  control.fix(width: 100)
  let texts = window.scene(includesAmbiguity: false).views[1].texts
  #expect(texts.map(\.rect.width) == [42, 42])
  #expect(texts.map(\.rect.minX) == [4, 54])
}

/// Too low for its insets, but not for its title: the title is in the middle, and nothing is cut.
@Test func theTitleOfALowButtonStaysInItsMiddle() {
  let window = screen(300, 200)
  let button = window.rootView.add(Button(identifier: "button"))
  button.title = "Low"
  button.fix(width: 200, height: 20)
  let scene = window.scene(includesAmbiguity: false)
  let text = scene.views[1].texts[0]
  #expect(abs(text.rect.midY - 10) <= 0.5 && !text.measurement.isTruncated)
}
