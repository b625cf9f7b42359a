import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// Members that somebody who knows UIKit types without looking.

@Test func controlsAreMadeOfWhatTheyShow() {
  final class Picture: ImageView {
    override init(image: ImageContent?) { super.init(image: image) }
  }
  let image = ImageContent(size: CGSize(width: 30, height: 20))
  let picture = Picture(image: image)
  #expect(picture.image == image && picture.frame == rect(0, 0, 30, 20))
  #expect(picture.intrinsicContentSize == image.size && ImageView(image: nil).frame == .zero)
  #expect(SegmentedControl(items: ["a", "b"]).segments == ["a", "b"])
  #expect(SegmentedControl(items: nil).segments.isEmpty)
  let spinner = ActivityIndicatorView(style: .large)
  #expect(spinner.isLarge && ActivityIndicatorView(style: .medium).style == .medium)
  spinner.style = .medium
  #expect(!spinner.isLarge)
  for view in [ScrollView(frame: rect(1, 2, 3, 4)), TextView(frame: rect(1, 2, 3, 4))] {
    #expect(view.frame == rect(1, 2, 3, 4) && view.clipsToBounds)
  }
}

@Test func olderNamesMeanWhatTheNewOnesDo() {
  final class Card: View {
    let label = Label(identifier: "label")
    override var forFirstBaselineLayout: View { label }
  }
  let card = Card(identifier: "card")
  card.addSubview(card.label)
  #expect(card.viewForFirstBaselineLayout === card.label && card.viewForLastBaselineLayout === card)
  var traits = Traits(contentSizeCategory: .extraLarge)
  #expect(traits.preferredContentSizeCategory == .extraLarge)
  traits.preferredContentSizeCategory = .small
  #expect(traits.contentSizeCategory == .small)
  #expect(card.traitCollection.preferredContentSizeCategory == .large)
}

@Test func theTitleLabelOfAButtonCarriesItsTitle() {
  let window = screen()
  let button = window.rootView.add(Button(identifier: "b"))
  button.contentInsets = .zero
  button.setTitle("aaaa bbbb", for: .normal)
  button.titleLabel?.font = .system(ofSize: 16)
  button.pin(left: 0, top: 0)
  window.layoutIfNeeded()
  #expect(button.font == .system(ofSize: 16) && button.frame == rect(0, 0, 72, 20))
  #expect(button.titleLabel?.text == "aaaa bbbb" && button.titleLabel === button.titleLabel)
  #expect(button.titleLabel?.frame == rect(0, 0, 72, 20))
  button.font = .system(ofSize: 32)
  #expect(button.titleLabel?.font == .system(ofSize: 32))
  button.titleLabel?.font = .system(ofSize: 16)
  button.isSelected = true
  button.setTitle("on", for: .selected)
  #expect(button.titleLabel?.text == "on")
}

@Test func aTitleOfManyLinesIsAsHighAsItIsAtTheWidthOfTheButton() {
  let window = screen()
  let button = window.rootView.add(Button(identifier: "b"))
  button.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  button.font = .system(ofSize: 16)
  button.setTitle("aaaa bbbb", for: .normal)
  button.pin(left: 0, top: 0)
  button.fix(width: 46)
  window.layoutIfNeeded()
  #expect(button.frame == rect(0, 0, 46, 24))
  #expect(window.findings.map(\.rule) == [.truncated])
  button.titleLabel?.numberOfLines = 0
  #expect(window.findings.isEmpty && button.frame == rect(0, 0, 46, 44))
  #expect(window.scene().views.last?.texts.first?.rect == rect(6, 1, 32, 40))
  button.titleLabel?.textAlignment = .left
  button.titleLabel?.lineBreakMode = .byClipping
  let text = window.scene().views.last?.texts.first
  #expect(text?.attributes.alignment == .left && text?.attributes.lineBreak == .byClipping)
}

@Test func aLineThatDoesNotFitIsSetSmallerDownToTheFactor() {
  let window = screen()
  let label = window.rootView.addLabel("1234567890", "a")
  label.pin(left: 0, top: 0)
  label.fix(width: 60, height: 20)
  func text() -> SceneText? { window.scene().views.last?.texts.first }
  #expect(text()?.measurement.isTruncated == true && text()?.attributes.font.size == 16)
  label.adjustsFontSizeToFitWidth = true
  #expect(text()?.attributes.font.size == 16, "a factor of 0 sets nothing smaller")
  label.minimumScaleFactor = 0.5
  let size = text()?.attributes.font.size ?? 0
  #expect(size > 11.9 && size <= 12 && window.findings.isEmpty)
  #expect(label.intrinsicContentSize == CGSize(width: 80, height: 20))
  #expect(text()?.rect.minY == 4, "on the same baseline, 16 below the top")
  label.baselineAdjustment = .alignCenters
  #expect(text()?.rect.minY == 3)
  label.baselineAdjustment = .none
  #expect(text()?.rect.minY == 0)
  label.minimumScaleFactor = 0.9
  #expect(text()?.attributes.font.size == 14.4 && text()?.measurement.isTruncated == true)
  label.numberOfLines = 2
  #expect(text()?.attributes.font.size == 16, "text of many lines breaks instead")
}

@Test func theTitleOfAButtonCanBeSetSmaller() {
  let window = screen()
  let button = window.rootView.add(Button(identifier: "b"))
  button.contentInsets = .zero
  button.font = .system(ofSize: 16)
  button.setTitle("1234567890", for: .normal)
  button.pin(left: 0, top: 0)
  button.fix(width: 40)
  #expect(window.findings.map(\.rule) == [.truncated])
  button.titleLabel?.adjustsFontSizeToFitWidth = true
  button.titleLabel?.minimumScaleFactor = 0.4
  #expect(window.findings.isEmpty)
}

@Test func fontMetricsHaveUIKitsNames() {
  let large = Traits(displayScale: 1, contentSizeCategory: .accessibility5)
  let metrics = FontMetrics(forTextStyle: .body)
  #expect(FontMetrics.default == metrics && metrics.scaledValue(for: 17) == 17)
  #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 48)
  #expect(
    metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: large)
      == .fixed(.system(ofSize: 48)))
  let capped = metrics.scaledFont(for: .boldSystemFont(ofSize: 17), maximumPointSize: 30)
  #expect(capped.resolved(for: large) == .system(ofSize: 30, weight: .bold))
}

/// These lines have to compile where AutoLayout is imported.
@Test func numbersAddUpBesidePriorities() {
  let widths: [Double] = [1, 2, 3]
  let lengths: [CGFloat] = [1.5, 2]
  #expect(widths.reduce(0, +) == 6 && lengths.reduce(0, +) == 3.5)
  #expect([1, 2, 3].reduce(0, +) == 6)
  let priority: LayoutPriority = .required - 1
  #expect(priority == 999 && .defaultHigh + 1 == LayoutPriority(751))
}
