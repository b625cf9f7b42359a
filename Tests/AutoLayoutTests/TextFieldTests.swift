import AutoLayout
import Foundation
import LayoutScene
import Testing

/// A field in letters of 8 × 20 points, at the top left corner.
private func field(_ text: String, in window: Window) -> TextField {
  let field = window.rootView.add(TextField(), "field")
  field.text = text
  field.font = .system(ofSize: 16)
  field.pin(left: 0, top: 0)
  return field
}

private func sceneView(_ window: Window) throws -> SceneView {
  try #require(window.scene().views.first { $0.id == "field" })
}

/// 34 points with round edges, and the line without any, as Interface Builder records them.
@Test(arguments: [
  (TextField.BorderStyle.roundedRect, rect(0, 0, 46, 34), rect(7, 7, 32, 20)),
  (.none, rect(0, 0, 32, 20), rect(0, 0, 32, 20)),
  (.line, rect(0, 0, 36, 22), rect(2, 1, 32, 20)),
  (.bezel, rect(0, 0, 46, 26), rect(7, 3, 32, 20)),
])
func edgesOfAFieldHaveTheirInsets(
  style: TextField.BorderStyle, frame: CGRect, text: CGRect
) throws {
  let window = screen()
  let field = field("Text", in: window)
  field.borderStyle = style
  let view = try sceneView(window)
  #expect(view.frame == frame)
  #expect(view.texts.map(\.rect) == [text])
}

@Test func dotsStandInThePlaceOfASecret() throws {
  let window = screen()
  let field = field("p👩‍👩‍👧w", in: window)
  field.isSecureTextEntry = true
  var view = try sceneView(window)
  #expect(view.texts.map(\.string) == ["•••"])
  #expect(view.frame == rect(0, 0, 38, 34))
  field.text = ""
  field.placeholder = "Password"
  view = try sceneView(window)
  #expect(view.texts.map(\.string) == ["Password"])
}

@Test func viewsAtTheSidesTakeTheirRoomFromTheText() throws {
  for direction in [LayoutDirection.leftToRight, .rightToLeft] {
    let window = screen(direction: direction)
    let field = field("Text", in: window)
    field.fix(width: 200)
    let (left, right) = (View(identifier: "left"), View(identifier: "right"))
    left.explicitIntrinsicContentSize = CGSize(width: 30, height: 20)
    right.fix(width: 50, height: 10)
    field.leftView = left
    field.rightView = right
    // UIKit's views at the sides are never shown unless their modes say so.
    #expect(try sceneView(window).texts.map(\.box.width) == [186])
    field.leftViewMode = .unlessEditing
    field.rightViewMode = .always
    let view = try sceneView(window)
    let isLeftToRight = direction == .leftToRight
    #expect(view.texts.map(\.box.width) == [106])
    #expect(view.texts.map(\.box.minX) == [isLeftToRight ? 37 : 57])
    #expect(left.frame == rect(isLeftToRight ? 0 : 170, 7, 30, 20))
    #expect(right.frame == rect(isLeftToRight ? 150 : 0, 12, 50, 10))
    field.rightViewMode = .whileEditing
    #expect(try sceneView(window).texts.map(\.box.width) == [156])
    field.leftView = nil
    #expect(try sceneView(window).texts.map(\.box.width) == [186])
    #expect(left.superview == nil)
  }
}

@Test func theIntrinsicWidthHasRoomForTheViews() throws {
  let window = screen()
  let field = field("Text", in: window)
  let left = View()
  left.fix(width: 30, height: 20)
  field.leftView = left
  field.leftViewMode = .always
  #expect(try sceneView(window).frame.width == 32 + 14 + 30)
}

@Test func theClearButtonIsThereWhereTextIs() throws {
  let window = screen()
  let field = field("Text", in: window)
  field.fix(width: 100)
  field.clearButtonMode = .always
  #expect(try sceneView(window).ornaments.map(\.kind) == [.clear])
  #expect(try sceneView(window).texts.map(\.box.width) == [100 - 14 - 23])
  field.text = nil
  #expect(try sceneView(window).ornaments.isEmpty)
}

@Test func aLongTextIsDrawnSmallerAsFarAsTheFieldAllows() throws {
  let window = screen()
  let field = field("twenty letters long.", in: window)
  field.fix(width: 94)
  field.adjustsFontSizeToFitWidth = true
  field.minimumFontSize = 12
  #expect(try sceneView(window).texts.map(\.attributes.font.size) == [12])
  field.minimumFontSize = 4
  let size = try #require(try sceneView(window).texts.first?.attributes.font.size)
  #expect(size <= 8 && size > 7.5)
}

@Test func controlsThatDoNotReactAreKnownToTheScene() {
  let window = screen()
  let field = window.rootView.add(TextField())
  let segments = window.rootView.add(SegmentedControl(items: ["A"]))
  let controls: [FixedControl] = [Switch(), Slider(), Stepper(), PageControl(), DatePicker()]
  for control in controls {
    window.rootView.add(control)
    control.isEnabled = false
  }
  (field.isEnabled, segments.isEnabled) = (false, false)
  #expect(window.scene().views.map(\.isEnabled) == [true] + .init(repeating: false, count: 7))
}
