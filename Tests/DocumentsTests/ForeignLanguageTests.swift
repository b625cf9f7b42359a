import Testing

@testable import Documents

// Other languages in the place of YAML.

private let uikit =
  "this is Swift, and not YAML; a layout document lists “views:” and “constraints:”; plumb uikit lays out views that are written in Swift"

@Test(arguments: [
  ("let label = UILabel()\nlabel.text = \"Hello\"\n", "1:1"),
  ("import UIKit\n\nclass Card: UIView {\n  let label = UILabel()\n}\n", "1:1"),
  ("// Card.swift\n\n@MainActor final class Card: UIView {\n}\n", "3:1"),
  ("NSLayoutConstraint.activate([\n  a.topAnchor.constraint(equalTo: b.topAnchor),\n])\n", "1:1"),
  ("func makeCard() -> UIView {\n  UIView()\n}\n", "1:1"),
  ("view.addSubview(label)\n", "1:1"),
])
func swiftInTheFileIsCalledSwift(text: String, place: String) {
  #expect(problems(text) == ["\(place): \(uikit)"])
}

@Test func xmlInTheFileIsCalledXML() {
  #expect(
    problems("<document type=\"com.apple.InterfaceBuilder3\">\n  <view key='a: b'/>\n") == [
      "1:1: this is XML, and not YAML; give files of Interface Builder their own ending, .xib or .storyboard"
    ])
}

@Test(arguments: [
  "name: import duties\nviews: {}\n", "views:\n  let: {}\n  var: {}\n", "# let a = b\nviews: {}\n",
  "views: {a: {class: label, text: let it = be}}\n",
])
func textThatOnlyLooksLikeSwiftIsRead(text: String) {
  #expect(problems(text) == [])
}
