import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// A small random screen in which much is left open, and some of what is said contradicts the rest.
private struct LooseScreen {
  let window: Window
  private(set) var views: [View] = []
  private(set) var constraints: [LayoutConstraint] = []
  private var items: [any LayoutItem] = []
  private var numbers: SplitMix

  init(seed: UInt64, direction: LayoutDirection? = nil) {
    numbers = SplitMix(seed: seed)
    let usual: LayoutDirection = seed % 3 == 0 ? .rightToLeft : .leftToRight
    window = screen(300, 200, direction: direction ?? usual)
    for index in 0..<(2 + below(6)) { addView("v\(index)") }
    for _ in 0..<below(2) { addGuide() }
    for _ in 0..<below(4 * views.count + 3) { addConstraint() }
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }

  private mutating func addView(_ name: String) {
    let view: View
    switch below(11) {
    case 0, 1: view = View()
    case 2: view = label(lines: 1)
    case 3, 4: view = label(lines: below(3) == 0 ? 2 : 0)
    case 5:
      let stack = StackView()
      stack.axis = below(2) == 0 ? .vertical : .horizontal
      stack.distribution = .allCases.randomElement(using: &numbers) ?? .fill
      stack.alignment = .allCases.randomElement(using: &numbers) ?? .fill
      view = stack
    case 6: view = ScrollView()
    case 7:
      let button = Button()
      button.font = .system(ofSize: 16)
      button.setTitle(String(repeating: "b", count: below(12)), for: .normal)
      view = button
    case 8:
      view = View()
      view.explicitAlignmentRectInsets = EdgeInsets(
        top: CGFloat(below(9)), left: CGFloat(below(9)), bottom: 0, right: CGFloat(below(4)))
    case 9:
      view = View(frame: rect(CGFloat(below(50)), CGFloat(below(50)), CGFloat(below(80)), 30))
      view.autoresizingMask = AutoresizingMask(rawValue: below(64))
    default:
      view = View()
      view.explicitIntrinsicContentSize = CGSize(width: 4 * below(20), height: 4 * below(10))
    }
    view.identifier = name
    view.translatesAutoresizingMaskIntoConstraints = view.frame != .zero
    let hugging = [250, 251, 750].randomElement(using: &numbers) ?? 250
    view.setContentHuggingPriority(LayoutPriority(Double(hugging)), for: .horizontal)
    if below(6) == 0 { view.setContentCompressionResistancePriority(.required, for: .vertical) }
    let holders = [window.rootView] + views.filter { !($0 is Label) }
    let holder = holders.randomElement(using: &numbers) ?? window.rootView
    if let stack = holder as? StackView {
      stack.addArrangedSubview(view)
    } else {
      holder.addSubview(view)
    }
    views.append(view)
    items.append(view)
  }

  private mutating func label(lines: Int) -> Label {
    let label = Label()
    label.font = .system(ofSize: 16)
    label.text = (0..<below(6)).map { _ in String(repeating: "a", count: 1 + below(4)) }
      .joined(separator: " ")
    label.numberOfLines = lines
    return label
  }

  private mutating func addGuide() {
    let guide = LayoutGuide()
    (views.filter { !($0 is Label) }.randomElement(using: &numbers) ?? window.rootView)
      .addLayoutGuide(guide)
    items.append(guide)
  }

  private mutating func addConstraint() {
    guard let item = items.randomElement(using: &numbers), let view = item.layoutView else {
      return
    }
    let isHorizontal = below(2) == 0
    let size: LayoutConstraint.Attribute = isHorizontal ? .width : .height
    let near: LayoutConstraint.Attribute = isHorizontal ? .leading : .top
    let far: LayoutConstraint.Attribute = isHorizontal ? .trailing : .bottom
    let above = item === view ? view.superview ?? view : view
    let others = [above, above] + items.filter { $0 !== item }
    let other = others.randomElement(using: &numbers) ?? above
    let length = CGFloat(4 * below(16))
    let relation = LayoutConstraint.Relation.allCases.randomElement(using: &numbers) ?? .equal
    let constraint: LayoutConstraint
    switch below(8) {
    case 0, 1:
      constraint = LayoutConstraint(
        item: item, attribute: size, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
        constant: 2 * length)
    case 2:
      constraint = LayoutConstraint(
        item: item, attribute: size, relatedBy: relation, toItem: other, attribute: size,
        multiplier: below(2) == 0 ? 1 : 0.5)
    case 3, 4, 5:
      let attribute = below(2) == 0 ? near : far
      constraint = LayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: above, attribute: attribute,
        constant: attribute == near ? length : -length)
    default:
      constraint = LayoutConstraint(
        item: item, attribute: near, relatedBy: relation, toItem: other, attribute: far,
        constant: length / 2)
    }
    let priorities: [LayoutPriority] = [.required, .required, .required, .defaultHigh, 500]
    constraint.priority = priorities.randomElement(using: &numbers) ?? .required
    constraint.isActive = true
    constraints.append(constraint)
  }

  var frames: [CGRect] { views.map(\.exactFrame) }

  /// The frames as a mirror shows them.
  var mirroredFrames: [CGRect] {
    views.map { view in
      let frame = view.exactFrame
      let width = view.superview?.exactFrame.width ?? 0
      return rect(width - frame.maxX, frame.minY, frame.width, frame.height)
    }
  }

  /// Whether a view has a left and a right that do not depend on the direction.
  var hasPhysicalSides: Bool {
    views.contains {
      $0 is ScrollView || $0.translatesAutoresizingMaskIntoConstraints
        || $0.explicitAlignmentRectInsets != nil
    }
  }

  /// The required constraints that hold, but for those on what a scroll view scrolls.
  var held: [LayoutConstraint] {
    constraints.filter { constraint in
      guard constraint.priority == .required else { return false }
      let items = [constraint.firstItem, constraint.secondItem]
      guard !items.contains(where: { $0 is ScrollView }) else { return false }
      let first = Self.value(of: constraint.firstItem, constraint.firstAttribute)
      let other = Self.value(of: constraint.secondItem, constraint.secondAttribute)
      let second = other * constraint.multiplier + constraint.constant
      switch constraint.relation {
      case .equal: return abs(first - second) < 1e-4
      case .lessThanOrEqual: return first < second + 1e-4
      case .greaterThanOrEqual: return first > second - 1e-4
      }
    }
  }

  private static func value(
    of item: (any LayoutItem)?, _ attribute: LayoutConstraint.Attribute
  ) -> CGFloat {
    guard let item, let view = item.layoutView else { return 0 }
    var rect = (item as? LayoutGuide)?.layoutFrame ?? view.exactAlignmentRect
    var above = item === view ? view.superview : view
    while let next = above {
      rect = rect.offsetBy(dx: next.exactFrame.minX, dy: next.exactFrame.minY)
      above = next.superview
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .leading: return isMirrored ? -rect.maxX : rect.minX
    case .trailing: return isMirrored ? -rect.minX : rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    default: return 0
    }
  }
}

@Test(arguments: 1...20)
func exercisingMovesWhatIsAmbiguousAndNothingElse(_ group: Int) {
  var found: [String] = []
  for seed in (group * 40)..<(group * 40 + 40) {
    let screen = LooseScreen(seed: UInt64(seed))
    screen.window.layoutIfNeeded()
    let settled = screen.frames
    screen.window.rootView.setNeedsLayout()
    screen.window.layoutIfNeeded()
    if screen.frames != settled { found.append("\(seed) is not settled") }
    for (index, view) in screen.views.enumerated() {
      let isAmbiguous = view.hasAmbiguousLayout
      let (before, held) = (screen.frames, screen.held)
      view.exerciseAmbiguityInLayout()
      screen.window.layoutIfNeeded()
      let (after, still) = (screen.frames, screen.held)
      let hasMoved = !after[index].isNear(before[index])
      let lost = held.filter { one in !still.contains { $0 === one } }
      if isAmbiguous, !hasMoved { found.append("\(seed) v\(index) stays") }
      if !isAmbiguous, after != before { found.append("\(seed) v\(index) moves something") }
      if !lost.isEmpty { found.append("\(seed) v\(index) loses \(lost)") }
      if !isAmbiguous { continue }
      view.exerciseAmbiguityInLayout()
      screen.window.layoutIfNeeded()
      if !zip(screen.frames, before).allSatisfy({ $0.isNear($1) }) {
        found.append("\(seed) v\(index) does not come back")
      }
    }
  }
  #expect(found == [])
}

/// What constraints leave open and what contradicts included.
@Test func aLayoutFromRightToLeftIsTheMirrorImage() {
  var (found, count) = ([UInt64](), 0)
  for seed in UInt64(1)...2000 {
    let screen = LooseScreen(seed: seed, direction: .leftToRight)
    guard !screen.hasPhysicalSides else { continue }
    let mirrored = LooseScreen(seed: seed, direction: .rightToLeft)
    screen.window.layoutIfNeeded()
    mirrored.window.layoutIfNeeded()
    let pairs = zip(screen.frames, mirrored.mirroredFrames)
    if !pairs.allSatisfy({ $0.isNear($1) }) { found.append(seed) }
    count += 1
  }
  #expect(found == [])
  #expect(count > 500)
}

@Test func anAnchorIsAmbiguousByItself() {
  let window = screen()
  let view = window.rootView.add("a", 50, 10)
  view.pin(left: 10)
  #expect(view.topAnchor.hasAmbiguousLayout && view.bottomAnchor.hasAmbiguousLayout)
  #expect(!view.leftAnchor.hasAmbiguousLayout && !view.trailingAnchor.hasAmbiguousLayout)
  #expect(!view.heightAnchor.hasAmbiguousLayout && view.hasAmbiguousLayout)
  #expect(view.firstBaselineAnchor.hasAmbiguousLayout)
  let side = window.rootView.topAnchor.anchorWithOffset(to: view.topAnchor)
  #expect(side.hasAmbiguousLayout)
  #expect(!View().topAnchor.hasAmbiguousLayout, "outside a window nothing is")
}

@Test func aConflictAndAWrappedTextElsewhereDoNotKeepAViewFromMoving() {
  let window = screen(300, 200)
  let (loose, text) = (
    window.rootView.add("loose"), window.rootView.addLabel("aaa aaa aaa", lines: 0)
  )
  let (a, b) = (window.rootView.add("a"), window.rootView.add("b"))
  text.fix(width: 32)
  activate(a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 24))
  activate(b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8))
  window.layoutIfNeeded()
  let before = loose.frame
  #expect(loose.hasAmbiguousLayout)
  loose.exerciseAmbiguityInLayout()
  window.layoutIfNeeded()
  #expect(loose.frame != before)
  #expect(window.findings.filter { $0.rule == .unsatisfiable }.count == 1)
}

/// What a hint says to do to which view, as far as it is a matter of priorities or of a constraint.
private struct SaidMend {
  let words: [String]
  let hint: String

  init?(_ hint: String?) {
    guard let hint else { return nil }
    self.hint = hint
    words = hint.dropLast().replacing(",", with: "").split(separator: " ").map(String.init)
  }

  /// Does it to the first view that it names; false where that takes more than a test reads.
  func apply(to views: [View]) -> Bool {
    guard let of = words.firstIndex(of: "of"), words.indices.contains(of + 1),
      let view = views.first(where: { $0.identifier == words[of + 1] })
    else { return false }
    let axis: LayoutConstraint.Axis = words.contains("horizontal") ? .horizontal : .vertical
    if words[0] == "Constrain" { return constrain(view) }
    guard let priority = words.last.flatMap(Double.init), words[0] == "Raise" || words[0] == "Lower"
    else { return false }
    let half = words.prefix(of)
    if half.contains("hugging") {
      view.setContentHuggingPriority(LayoutPriority(priority), for: axis)
    } else if half.contains("compression") {
      view.setContentCompressionResistancePriority(LayoutPriority(priority), for: axis)
    } else {
      return false
    }
    return true
  }

  /// Keeps the view where it is.
  private func constrain(_ view: View) -> Bool {
    guard !words.contains("and"), let above = view.superview else { return false }
    switch words[2] {
    case "width": view.fix(width: view.exactAlignmentRect.width)
    case "height": view.fix(height: view.exactAlignmentRect.height)
    case "top":
      let place = view.exactAlignmentRect.minY
      activate(view.topAnchor.constraint(equalTo: above.topAnchor, constant: place))
    case "leading":
      let isMirrored = above.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let rect = view.exactAlignmentRect
      let place = isMirrored ? above.bounds.width - rect.maxX : rect.minX
      activate(view.leadingAnchor.constraint(equalTo: above.leadingAnchor, constant: place))
    default: return false
    }
    return true
  }
}

/// Of the mends of each screen one in three is tried.
@Test(arguments: 1...20)
func findingsAreAboutAllThatIsAmbiguousAndTheirMendsDecideIt(_ group: Int) {
  var found: [String] = []
  var count = 0
  for seed in (group * 40)..<(group * 40 + 40) {
    let screen = LooseScreen(seed: UInt64(seed))
    let findings = screen.window.findings.filter { $0.rule == .ambiguous }
    let ambiguous = screen.views.filter(\.hasAmbiguousLayout).compactMap(\.identifier)
    let named = Set(findings.flatMap(\.views))
    if findings.isEmpty, !ambiguous.isEmpty { found.append("\(seed) hides \(ambiguous)") }
    for name in named.subtracting(ambiguous) where name.hasPrefix("v") {
      // A guide or a content is said to be its owner's.
      if findings.contains(where: { $0.views == [name] && $0.message.contains("guide") }) {
        continue
      }
      if findings.contains(where: { $0.message.contains("content ") }) { continue }
      found.append("\(seed) blames \(name)")
    }
    for index in findings.indices where (index + seed) % 3 == 0 {
      let screen = LooseScreen(seed: UInt64(seed))
      screen.window.layoutIfNeeded()
      guard let mend = SaidMend(findings[index].hint), mend.apply(to: screen.views) else {
        continue
      }
      count += 1
      let left = screen.window.findings
      let isLeft = left.contains {
        $0.rule == .ambiguous && $0.message == findings[index].message
      }
      if isLeft { found.append("\(seed) \(findings[index].message) stays after: \(mend.hint)") }
    }
  }
  #expect(found == [])
  #expect(count > 7, "most of these hints can be tried")
}

/// Nobody reads ten thousand findings, and to word them takes longer than the layout.
@Test func aThousandChoicesAreListedAndTheOthersCounted() {
  let window = screen()
  for index in 0..<600 { window.rootView.add("v\(index)", 10, 10) }
  window.layoutIfNeeded()
  let findings = window.findings.filter { $0.rule == .ambiguous }
  #expect(findings.count == 1_001)
  #expect(findings.first?.views == ["v0"] && findings.dropLast().allSatisfy { $0.hint != nil })
  #expect(findings.last?.message == "200 more places and sizes are ambiguous as well.")
}
