import LayoutScene
import TestSupport
import Testing

@testable import Documents

private func notes(
  _ element: String, _ attributes: String, _ content: String, resources: String = ""
) throws -> [Finding] {
  let view = BuilderText.view("one-00-001", "0 0 90 44", name: element, attributes, content)
  let text = BuilderText.xib("<subviews>\(view)</subviews>", resources: resources)
  return try load(text, file: "test.xib").scene().findings.filter { $0.rule == .unreadValue }
}

private let configuration =
  "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"A\"/>"

private func symbol(_ mode: String) -> String {
  "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" renderingMode=\"\(mode)\"/>"
}

private func text(_ attributes: String) -> String {
  "<attributedString key=\"attributedText\"><fragment content=\"A\"><attributes>\(attributes)</attributes></fragment></attributedString>"
}

@Test(
  arguments: [
    ("button", "role=\"destructive\"", configuration, "“role” of <button>"),
    ("button", "role=\"primary\"", configuration, "“role” of <button>"),
    ("button", "role=\"cancel\"", configuration, nil),
    ("button", "role=\"destructive\"", "<state key=\"normal\" title=\"A\"/>", nil),
    (
      "imageView", "image=\"star\" catalog=\"system\"", symbol("hierarchical"),
      "“renderingMode” of <preferredSymbolConfiguration>"
    ),
    ("imageView", "image=\"star\" catalog=\"system\"", symbol("monochrome"), nil),
    (
      "label", "", text("<color key=\"NSUnderlineColor\" white=\"1\" alpha=\"1\"/>"),
      "“NSUnderlineColor” of <attributes>"
    ),
    (
      "label", "", text("<integer key=\"NSUnderline\" value=\"9\"/>"),
      "“NSUnderline” of <attributes>"
    ),
    ("label", "", text("<integer key=\"NSUnderline\" value=\"1\"/>"), nil),
    (
      "searchBar", "", "<color key=\"barTintColor\" white=\"1\" alpha=\"1\"/>",
      "“barTintColor” of <searchBar>"
    ),
  ] as [(String, String, String, String?)])
func whatChangesThePictureIsReadOrNoted(
  element: String, attributes: String, content: String, name: String?
) throws {
  #expect(
    try notes(element, attributes, content).map(\.message)
      == (name.map { ["\($0) is not read"] } ?? []))
}

@Test(
  arguments: [
    ("imageView", "image=\"Nope\"", ""),
    ("button", "", "<state key=\"normal\" image=\"Nope\"/>"),
    (
      "button", "",
      "<buttonConfiguration key=\"configuration\" style=\"plain\"><imageReference key=\"image\" image=\"Nope\"/></buttonConfiguration>"
    ),
  ])
func anImageThatNothingHasIsAFinding(element: String, attributes: String, content: String) throws {
  let found = try notes(element, attributes, content)
  #expect(
    found.map(\.message) == [
      "there is no image “Nope” among the document’s resources or in sets of assets beside it"
    ])
  #expect(found.first?.severity == .warning)
  #expect(
    try notes(
      element, attributes, content, resources: "<image name=\"Nope\" width=\"9\" height=\"9\"/>"
    ).isEmpty)
}
