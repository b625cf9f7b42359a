import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

// Buttons and pickers show something without being given it.

private func scene(_ attributes: String, _ content: String = "", name: String = "button") throws
  -> Scene
{
  let view = BuilderText.view("but-to-001", "20 40 100 50", name: name, attributes, content)
  let places =
    BuilderText.equal("but-to-001", "leading", "roo-ot-001", "leading", constant: 20)
    + BuilderText.equal("but-to-001", "top", "roo-ot-001", "top", constant: 40)
  return try load(
    BuilderText.xib("<subviews>\(view)</subviews><constraints>\(places)</constraints>"),
    file: "test.xib"
  ).scene(includesAmbiguity: false)
}

private func button(_ scene: Scene) throws -> SceneView {
  try #require(scene.views.first { $0.id == "but-to-001" })
}

@Test(
  arguments: [
    ("infoLight", 22), ("infoDark", 22), ("detailDisclosure", 22), ("contactAdd", 22),
    ("close", 30),
  ])
func aButtonThatIsOnlyASymbolHasTheSizeOfItsType(type: String, side: CGFloat) throws {
  let view = try button(try scene("buttonType=\"\(type)\""))
  #expect(view.frame == CGRect(x: 20, y: 40, width: side, height: side))
  #expect(view.images.count == 1)
}

@Test func aButtonThatClosesIsAGreyCircleUnlessItHasColorsOfItsOwn() throws {
  let plain = try button(try scene("buttonType=\"close\""))
  #expect(plain.background == Color(0x767680, 0x1F / 255))
  #expect(plain.cornerRadius == 25, "half of its smaller side")
  let color = "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
  #expect(try button(try scene("buttonType=\"close\"", color)).background == Color(0xFF0000))
}

@Test func aTitleBesideTheSymbolDecidesTheSize() throws {
  let title = "<state key=\"normal\" title=\"More\"/>"
  let view = try button(try scene("buttonType=\"infoLight\"", title))
  #expect(view.frame.width > 22)
  #expect(view.texts.map(\.string) == ["More"])
}

@Test func aPickerWithoutConstraintsOnItsSizeHasThatOfUIKit() throws {
  let view = try button(try scene("", name: "pickerView"))
  #expect(view.frame.size == CGSize(width: 320, height: 216))
}

@Test func aCalendarIsAFieldOfItsRecordedSizeAndIsNoted() throws {
  let scene = try scene("style=\"inline\" datePickerMode=\"date\"", name: "datePicker")
  let view = try button(scene)
  #expect(view.frame.size == CGSize(width: 100, height: 50))
  #expect(view.control == .plain)
  #expect(view.background != nil)
  #expect(
    scene.findings.filter { $0.rule == .unreadValue }.map(\.message)
      == ["“style” of <datePicker> is not read"])
}

@Test(arguments: ["style=\"compact\"", "style=\"wheels\"", "style=\"automatic\"", ""])
func otherDatePickersAreDrawn(style: String) throws {
  let scene = try scene("\(style) datePickerMode=\"date\"", name: "datePicker")
  #expect(try button(scene).control != .plain)
  #expect(!scene.findings.contains { $0.rule == .unreadValue })
}
