import LayoutScene
import Testing

@testable import UIKit

/// A view of the kind that teams write: all three initializers, constraints in one place.
private class Card: UIView {
  let title = UILabel()
  lazy var badge: UIView = {
    let view = UIView()
    view.backgroundColor = .systemRed
    return view
  }()
  private(set) var setUps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    setUps += 1
    add(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      title.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      title.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }
}

private final class Padded: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 20, height: size.height + 10)
  }
}

private final class Diary: UIView {
  var entries: [String] = []
  override func willMove(toSuperview superview: UIView?) {
    entries.append("to \(superview != nil)")
  }
  override func didMoveToSuperview() { entries.append("at \(superview != nil)") }
  override func willMove(toWindow window: UIWindow?) { entries.append("into \(window != nil)") }
  override func didMoveToWindow() { entries.append("in \(window != nil)") }
  override func didAddSubview(_ view: UIView) { entries.append("added") }
  override func willRemoveSubview(_ view: UIView) { entries.append("removing") }
  override func layoutSubviews() {
    super.layoutSubviews()
    entries.append("layout \(Int(bounds.width))")
  }
  override func updateConstraints() {
    entries.append("update")
    super.updateConstraints()
  }
  override class var requiresConstraintBasedLayout: Bool { true }
}

@MainActor @Suite struct ViewTests {
  @Test func aSubclassIsMadeWithNoArgumentsAFrameOrACoder() {
    #expect(Card().setUps == 1)
    #expect(Card(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.origin.y == 2)
    let card = Card()
    #expect(card.title.superview === card)
  }

  @Test func constraintsOfASubclassPlaceItsViews() {
    let window = window()
    let card = window.add(Card())
    card.title.text = "aaaa"
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      card.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
    ])
    window.layoutIfNeeded()
    #expect(card.frame.origin == CGPoint(x: 10, y: 20))
    #expect(card.title.frame.origin == CGPoint(x: 8, y: 8))
    #expect(card.frame.width == card.title.frame.width + 16)
  }

  @Test func anIntrinsicSizeMayBeOverridden() {
    let window = window()
    let (plain, padded) = (window.add(UILabel()), window.add(Padded()))
    for label in [plain, padded] {
      label.text = "aaaa"
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
      label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    }
    window.layoutIfNeeded()
    #expect(padded.frame.width == plain.frame.width + 20)
    #expect(padded.frame.height == plain.frame.height + 10)
  }

  @Test func aViewIsToldWhatHappens() {
    let window = window()
    let view = Diary()
    view.addSubview(UIView())
    window.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    window.layoutIfNeeded()
    view.subviews.first?.removeFromSuperview()
    view.removeFromSuperview()
    #expect(
      view.entries == [
        "added", "to true", "into true", "in true", "at true", "update", "layout 40", "removing",
        "to false", "into false", "in false", "at false",
      ])
  }

  @Test func aSuperviewKeepsItsSubviewsAndNothingElseDoes() {
    weak var kept: UIView?
    weak var held: NSLayoutConstraint?
    weak var guide: UILayoutGuide?
    do {
      let view = UIView()
      do {
        let inner = Diary()
        view.addSubview(inner)
        let constraint = inner.widthAnchor.constraint(equalTo: view.widthAnchor)
        constraint.isActive = true
        let gap = UILayoutGuide()
        view.addLayoutGuide(gap)
        (kept, held, guide) = (inner, constraint, gap)
      }
      #expect(view.subviews.first is Diary)
      #expect(view.constraints.first === held && held != nil)
      #expect(view.layoutGuides.first === guide && guide != nil)
    }
    #expect(kept == nil && held == nil && guide == nil)
  }

  @Test func guidesAndItemsOfConstraintsAreTheSameObjectsEachTime() {
    let view = UIView()
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    let constraint = view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === view.safeAreaLayoutGuide)
  }

  @Test func aSegmentOfAnAnimationIsItsEnd() {
    let view = UIView()
    var finished = false
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0.5 && finished)
  }

  @Test func actionsAreSentToTargetsAndClosures() {
    let (button, form) = (UIButton(type: .system), Form())
    var closures = 0
    button.addTarget(form, action: Selector("pressed:", Form.pressed(_:)), for: .touchUpInside)
    button.addAction(UIAction { _ in closures += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(form.senders == [button] && closures == 1)
  }

  @Test func aViewIsDescribedByUIKitsClassAndItsProperty() {
    let window = window()
    let card = window.add(Card())
    card.accessibilityIdentifier = "card"
    card.title.text = "Go"
    #expect(window.scene()?.views.map(\.id).contains("title") == true)
    #expect(card.title.description.hasPrefix("<UILabel: title; frame = "))
    #expect(card.constraints.first?.description.contains("UILabel:title") == true)
  }

  @Test func theLabelOfAButtonIsAView() {
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    button.titleLabel?.numberOfLines = 0
    #expect(button.titleLabel === button.titleLabel)
    #expect(button.titleLabel?.superview === button)
    #expect(button.titleLabel?.numberOfLines == 0)
  }

  @Test func theFrameOfATransformedViewIsTheRectangleAroundIt() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 0, y: -5, width: 20, height: 40))
    #expect(view.bounds.size == CGSize(width: 10, height: 20))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func aHighlightedLabelHasItsOtherColour() throws {
    let (window, label) = (window(), UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20)))
    window.addSubview(label)
    (label.text, label.textColor, label.highlightedTextColor) = ("words", .red, .blue)
    func colour() throws -> Color? {
      try #require(window.scene()?.views.compactMap { $0.texts.first }.first).color
    }
    #expect(try colour() == UIColor.red.value)
    label.isHighlighted = true
    #expect(try colour() == UIColor.blue.value && label.textColor == .red)
    label.isHighlighted = false
    #expect(try colour() == UIColor.red.value)
  }

  @Test func aTextViewThatScrollsIsAsLargeAsItsTextWhenItIsAsked() {
    useFixedTexts()
    let view = UITextView()
    view.text = "a\nb\nc"
    let most = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    let height = view.sizeThatFits(most).height
    view.isScrollEnabled = false
    #expect(height > 40 && view.sizeThatFits(most).height == height)
    #expect(view.sizeThatFits(CGSize(width: 12, height: 100)).height >= height)
  }
}

@MainActor private final class Form {
  var senders: [UIButton] = []
  func pressed(_ sender: UIButton) { senders.append(sender) }

  private final class Thirds: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      for (index, view) in subviews.enumerated() {
        let width = bounds.width / 3
        view.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 10)
      }
    }
  }

  @Test func framesThatCodeSetsStayBetweenPixels() {
    useFixedTexts()
    let thirds = Thirds(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    for _ in 0..<3 { thirds.addSubview(UILabel()) }
    let other = thirds.subviews[0].add(UIView())
    other.widthAnchor.constraint(equalToConstant: 5).isActive = true
    thirds.layoutIfNeeded()
    #expect(thirds.layouts < 4)
    #expect(thirds.subviews.map(\.frame.width) == Array(repeating: 100.0 / 3, count: 3))
  }
}
