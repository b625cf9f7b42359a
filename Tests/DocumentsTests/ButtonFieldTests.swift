import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import Documents

private func view<V: View>(_ type: V.Type, _ keys: String) throws -> V {
  let screen = try load("canvas: {size: 300x400}\nviews:\n  v: {\(keys)}\n")
  return try #require(screen.window.rootView.subviews.first as? V)
}

@Test func aConfigurationIsAWordOrAMappingAndItsKeysStandOnTheButtonToo() throws {
  let word = try view(Button.self, "class: button, configuration: tinted")
  #expect(word.configuration == .tinted())
  var wanted = Button.Configuration.filled()
  wanted.subtitle = "Below"
  wanted.imagePlacement = .top
  wanted.imagePadding = 6
  wanted.titlePadding = 2
  wanted.titleAlignment = .leading
  wanted.cornerStyle = .capsule
  wanted.buttonSize = .large
  wanted.baseForegroundColor = Color(0x112233)
  wanted.showsActivityIndicator = true
  let keys = """
    subtitle: Below, imagePlacement: top, imagePadding: 6, titlePadding: 2, titleAlignment: leading, \
    cornerStyle: capsule, buttonSize: large, baseForegroundColor: "#112233", showsActivityIndicator: true
    """
  let mapping = try view(Button.self, "class: button, configuration: {style: filled, \(keys)}")
  #expect(mapping.configuration == wanted)
  // The order of keys makes no difference.
  for order in ["configuration: filled, \(keys)", "\(keys), configuration: filled"] {
    #expect(try view(Button.self, "class: button, \(order)").configuration == wanted)
  }
  #expect(try view(Button.self, "class: button, title: Old").configuration == nil)
  #expect(try view(Button.self, "class: button, subtitle: S").configuration?.style == .plain)
}

@Test func insetsOfAConfigurationFollowTheDirection() throws {
  let text = """
    canvas: {size: 300x400}
    views: {v: {class: button, configuration: {contentInsets: {left: 3, right: 9}}}}
    """
  let options = DocumentOptions(direction: .rightToLeft)
  let button = try load(text, options).window.rootView.subviews.first as? Button
  #expect(button?.configuration?.contentInsets == DirectionalEdgeInsets(leading: 9, trailing: 3))
}

@Test func fieldsHaveEdgesAndModes() throws {
  let field = try view(
    TextField.self,
    "class: textField, borderStyle: bezel, isSecureTextEntry: true, clearButtonMode: unlessEditing, "
      + "minimumFontSize: 9, adjustsFontSizeToFitWidth: true, isEnabled: false")
  #expect(field.borderStyle == .bezel && field.isSecureTextEntry && !field.isEnabled)
  #expect(field.clearButtonMode == .unlessEditing && field.minimumFontSize == 9)
  #expect(try view(TextField.self, "class: textField").borderStyle == .roundedRect)
}

@Test func viewsAtTheSidesOfAFieldHaveNamesForConstraints() throws {
  let screen = try load(
    """
    canvas: {size: 300x400}
    views:
      email:
        class: textField
        frame: [0, 0, 200, 34]
        rightViewMode: never
        leftView: {size: 20x20}
        rightView: {class: button, title: Max}
    constraints: [email/rightView.height = 30]
    """)
  let field = try #require(screen.window.rootView.subviews.first as? TextField)
  #expect(field.leftView is ImageView && field.leftViewMode == .always)
  #expect(field.rightView is Button && field.rightViewMode == .never)
  #expect(field.rightView?.isHidden == true)
  let scene = screen.scene()
  #expect(scene.views.map(\.id) == ["root", "email", "email/leftView", "email/rightView"])
  #expect(scene.views.last?.frame.height == 30)
  #expect(scene.views[1].texts.isEmpty && scene.findings.isEmpty)
}

@Test func eachControlCanBeDisabled() throws {
  for name in ["switch", "slider", "stepper", "segmented", "pageControl", "datePicker"] {
    let screen = try load("canvas: {size: 300x400}\nviews: {v: {class: \(name), enabled: false}}")
    #expect(screen.scene().views.last?.isEnabled == false, "\(name)")
  }
}

/// The place of a title in a button of 200 × 60 points without insets.
private func title(_ keys: String, _ direction: LayoutDirection = .leftToRight) throws -> CGRect {
  let text = """
    canvas: {size: 300x400}
    views: {v: {class: button, title: go, contentInsets: 0, frame: [0, 0, 200, 60], \(keys)}}
    """
  let scene = try load(text, DocumentOptions(direction: direction)).scene()
  return try #require(scene.views.last?.texts.first).rect
}

@Test(arguments: ["", "configuration: plain, "])
func theContentOfAButtonIsWhereItIsAlignedTo(kind: String) throws {
  func place(_ keys: String, _ direction: LayoutDirection = .leftToRight) throws -> CGRect {
    try title(kind + keys, direction)
  }
  let middle = try place("contentHorizontalAlignment: center, contentVerticalAlignment: center")
  #expect(try middle.midX == 100 && middle == title(kind + "enabled: true"))
  for (word, direction, isAtLeft) in [
    ("leading", LayoutDirection.leftToRight, true), ("leading", .rightToLeft, false),
    ("trailing", .leftToRight, false), ("trailing", .rightToLeft, true),
    ("left", .rightToLeft, true), ("right", .rightToLeft, false), ("fill", .rightToLeft, false),
  ] {
    let rect = try place("contentHorizontalAlignment: \(word)", direction)
    #expect(isAtLeft ? rect.minX == 0 : rect.maxX == 200, "\(word), \(direction)")
    #expect(rect.minY == middle.minY)
  }
  for (word, isAtTop) in [("top", true), ("fill", true), ("bottom", false)] {
    let rect = try place("contentVerticalAlignment: \(word)")
    #expect(isAtTop ? rect.minY == 0 : rect.maxY == 60, "\(word)")
    #expect(rect.minX == middle.minX)
  }
}
