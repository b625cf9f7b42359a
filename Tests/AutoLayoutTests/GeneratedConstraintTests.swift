import AutoLayout
import Foundation
import LayoutScene
import Testing

/// A framed label of which a second view keeps its distance.
private func fixture() -> (window: Window, label: Label, follower: View) {
  let window = screen(200, 200)
  let label = Label(identifier: "label")
  label.font = .system(ofSize: 16)
  label.text = "abcde"
  label.frame = rect(20, 30, 60, 40)
  label.autoresizingMask = [.flexibleWidth]
  window.rootView.addSubview(label)
  let follower = window.rootView.addLabel("abc", "follower")
  follower.pin(top: 0)
  activate(follower.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 8))
  window.layoutIfNeeded()
  return (window, label, follower)
}

@Test func theConstraintsOfAFrameAndAMaskAreHeldByTheSuperview() throws {
  let (window, label, _) = fixture()
  let root = window.rootView
  let made = root.constraints.compactMap { $0 as? AutoresizingMaskLayoutConstraint }
  #expect(
    made.map(\.description) == [
      "<AutoresizingMaskLayoutConstraint h=-&- v=--& Label:label.minX == 20   (active)>",
      "<AutoresizingMaskLayoutConstraint h=-&- v=--& H:[Label:label]-(120)-|   "
        + "(active, names: '|':View:root )>",
      "<AutoresizingMaskLayoutConstraint h=-&- v=--& Label:label.minY == 30   (active)>",
      "<AutoresizingMaskLayoutConstraint h=-&- v=--& Label:label.height == 40   (active)>",
    ])
  #expect(root.constraints.count == 6 && label.constraints.isEmpty)
  #expect(made.allSatisfy { $0.holder === root && $0.isActive && $0.priority == .required })
  let margin = try #require(made.dropFirst().first)
  #expect(margin.firstItem === root && margin.secondItem === label)
  #expect(margin.firstAttribute == .right && margin.secondAttribute == .right)
  #expect(margin.constant == 120 && margin.multiplier == 1)
  let height = try #require(made.last)
  #expect(height.firstAttribute == .height && height.constant == 40 && height.secondItem == nil)
}

@Test func generatedConstraintsStayTheSameAcrossLayouts() {
  let (window, label, follower) = fixture()
  let framed = window.rootView.constraints
  let content = follower.constraintsAffectingLayout(for: .horizontal)
  window.size.width = 250
  (follower as? Label)?.text = "abcdefgh"
  window.layoutIfNeeded()
  #expect(window.rootView.constraints.elementsEqual(framed) { $0 === $1 })
  #expect(
    follower.constraintsAffectingLayout(for: .horizontal).elementsEqual(content) { $0 === $1 })
  #expect(content.contains { $0 is ContentSizeLayoutConstraint && $0.constant == 64 })
  label.frame.origin.x = 10
  #expect(framed.allSatisfy { $0.isActive }, "until the next layout")
  window.layoutIfNeeded()
  let kept = window.rootView.constraints.filter { one in framed.contains { $0 === one } }
  #expect(kept.count == 2, "a new frame makes new ones, of which those activated are none")
  let made = framed.filter { $0 is AutoresizingMaskLayoutConstraint }
  #expect(made.allSatisfy { !$0.isActive })
  #expect(framed.compactMap(\.holder).count == 2)
}

@Test func whatAffectsALayoutNamesContentSizesFramesAndMasks() throws {
  let (window, _, follower) = fixture()
  let affecting = follower.constraintsAffectingLayout(for: .horizontal)
  let lines = affecting.map(\.description)
  #expect(lines.contains("<LayoutConstraint H:[Label:label]-(8)-[Label:follower](LTR)   (active)>"))
  #expect(lines.contains { $0.contains("H:[Label:label]-(120)-|") })
  #expect(!lines.contains { $0.contains("minX") }, "where the label begins is no matter")
  let size = try #require(affecting.compactMap { $0 as? ContentSizeLayoutConstraint }.first)
  #expect(
    size.description
      == "<ContentSizeLayoutConstraint Label:follower.width == 24 Hug:250 "
      + "CompressionResistance:750   (active)>")
  #expect(size.firstItem === follower && size.holder === follower && size.isActive)
  #expect(size.huggingPriority == 250 && size.compressionResistancePriority == 750)
  #expect(lines.count == Set(lines).count, "both halves of a content size are one constraint")
  #expect(window.findings.isEmpty)
}

@Test func nothingCanBeSetOnAGeneratedConstraint() {
  let (window, label, follower) = fixture()
  let all = window.rootView.constraints + follower.constraintsAffectingLayout(for: .horizontal)
  for constraint in all where constraint is GeneratedLayoutConstraint {
    let before = (constraint.constant, constraint.priority, constraint.isActive)
    constraint.constant = 1
    constraint.priority = 1
    constraint.isActive = false
    window.rootView.removeConstraint(constraint)
    #expect((constraint.constant, constraint.priority, constraint.isActive) == before)
  }
  window.rootView.setNeedsLayout()
  window.layoutIfNeeded()
  #expect(label.frame == rect(20, 30, 60, 40) && follower.frame.minX == 88)
  let old = window.rootView.constraints
  label.removeFromSuperview()
  window.layoutIfNeeded()
  window.rootView.addConstraints(old.filter { $0 is GeneratedLayoutConstraint })
  #expect(!window.rootView.constraints.contains { $0 is GeneratedLayoutConstraint })
}

@Test func anAnchorKnowsTheConstraintsThatGiveItItsValue() throws {
  let (window, label, follower) = fixture()
  let left = follower.leftAnchor.constraintsAffectingLayout.map(\.description)
  #expect(left.count == 2 && left.contains { $0.contains("-(8)-[Label:follower]") })
  #expect(!left.contains { $0.contains("ContentSize") }, "a matter of the width")
  let right = follower.rightAnchor.constraintsAffectingLayout
  #expect(right.contains { $0 is ContentSizeLayoutConstraint } && right.count == 3)
  let width = follower.widthAnchor.constraintsAffectingLayout
  #expect(width.allSatisfy { $0 is ContentSizeLayoutConstraint } && width.count == 1)
  #expect(follower.topAnchor.constraintsAffectingLayout.count == 1)
  let distance = label.leftAnchor.anchorWithOffset(to: follower.leftAnchor)
  #expect(distance.constraintsAffectingLayout.count == 3)
  #expect(View().leftAnchor.constraintsAffectingLayout.isEmpty, "that is a matter of windows")
  #expect(window.findings.isEmpty)
}

@Test func aGeneratedConstraintThatWasReplacedDescribesWhatItWas() throws {
  let (window, label, _) = fixture()
  let old = window.rootView.constraints.filter { $0 is AutoresizingMaskLayoutConstraint }
  let before = old.map(\.description)
  label.frame.origin.x = 10
  label.autoresizingMask = [.flexibleHeight]
  #expect(old.map(\.description) == before, "until the next layout")
  window.layoutIfNeeded()
  #expect(
    old.map(\.description) == [
      "<AutoresizingMaskLayoutConstraint h=-&- v=--& Label:label.minX == 20   (inactive)>",
      "<AutoresizingMaskLayoutConstraint h=-&- v=--& H:[Label:label]-(120)-|   "
        + "(inactive, names: '|':View:root )>",
      "<AutoresizingMaskLayoutConstraint h=-&- v=--& Label:label.minY == 30   (inactive)>",
      "<AutoresizingMaskLayoutConstraint h=-&- v=--& Label:label.height == 40   (inactive)>",
    ])
  let new = window.rootView.constraints.filter { $0 is AutoresizingMaskLayoutConstraint }
  #expect(new.allSatisfy { $0.description.contains("h=--& v=-&- ") }, "\(new)")
  window.rootView.identifier = "other"
  #expect(old.map(\.description).allSatisfy { !$0.contains("other") }, "it is over")
}

@Test func theContentSizeOfAViewThatIsGoneDescribesWhatItWas() throws {
  let (window, _, follower) = fixture()
  let found = follower.constraintsAffectingLayout(for: .horizontal)
  let size = try #require(found.compactMap { $0 as? ContentSizeLayoutConstraint }.first)
  follower.explicitIntrinsicContentSize = CGSize(width: 30, height: -1)
  window.layoutIfNeeded()
  #expect(size.isActive && size.constant == 30)
  follower.explicitIntrinsicContentSize = CGSize(width: -1, height: -1)
  window.layoutIfNeeded()
  let text =
    "<ContentSizeLayoutConstraint Label:follower.width == 30 Hug:250 CompressionResistance:750   "
  #expect(!size.isActive && size.constant == 30 && size.description == text + "(inactive)>")
  follower.explicitIntrinsicContentSize = CGSize(width: 40, height: -1)
  window.layoutIfNeeded()
  let wider = text.replacingOccurrences(of: "30", with: "40")
  #expect(size.isActive && size.description == wider + "(active)>", "it is asked for again")
  follower.removeFromSuperview()
  #expect(!size.isActive && size.description == wider + "(inactive)>" && size.constant == 40)
}

@Test func theContentSizeOfAReleasedViewDescribesWhatItWas() throws {
  let window = screen()
  var size: LayoutConstraint?
  do {
    let label = window.rootView.addLabel("abc", "a")
    label.pin(left: 0, top: 0)
    size = label.constraintsAffectingLayout(for: .vertical).first {
      $0 is ContentSizeLayoutConstraint
    }
    label.removeFromSuperview()
  }
  #expect(size?.firstItem == nil)
  #expect(
    size?.description == "<ContentSizeLayoutConstraint Label:a.height == 20 Hug:250 "
      + "CompressionResistance:750   (inactive)>")
}
