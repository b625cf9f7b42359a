import Foundation
import Testing

/// Every option that a plan may have, and which of several sayings counts.
extension TestCommandTests {
  static let choosy =
    card.replacingOccurrences(
      of: "background: \"#333333\"}", with: "class: label, text: Hello}"
    )
    .replacingOccurrences(of: "  - dot.width = 20\n  - dot.height = 20\n", with: "") + """
      screens:
        one: {}
        two: {views: {card: {background: "#ffdddd"}}}
      variants:
        busy: {views: {card: {background: "#ffffdd"}}}

      """

  /// An option that decides which screens there are, another value of it, and the first screen's name.
  static let cells: [(option: String, other: String, name: String)] = [
    ("device: iphone-se", "device: iphone-14", "card.one.en.iphone-se"),
    (
      "device: iphone-se, orientation: landscape", "orientation: portrait",
      "card.one.en.iphone-se-landscape"
    ),
    ("size: 200x100", "size: 300x100", "card.one.en.200x100"),
    ("textSize: small", "textSize: medium", "card.one.en.120x80.small"),
    ("direction: rtl", "direction: ltr", "card.one.en.120x80.rtl"),
    ("appearance: dark", "appearance: light", "card.one.en.120x80.dark"),
    ("pseudo: accented", "pseudo: double", "card.one.en-x-accented.120x80"),
    ("locale: de", "locale: fr", "card.one.de.120x80"),
    ("screen: two", "screen: one", "card.two.en.120x80"),
    ("variant: busy", "variant: all", "card.one.busy.en.120x80"),
  ]

  /// The plan says it of all documents, and of this one over what it says of all.
  @Test(arguments: cells.indices)
  func whatAPlanSaysOfScreensCounts(index: Int) throws {
    let (option, other, name) = Self.cells[index]
    _ = try place.write(Self.choosy, as: "card.yaml")
    for plan in [
      "{\(option)}", "{\(other), documents: {card.yaml: {\(option)}}}",
      "{\(option), documents: {card.yaml: {tolerance: {points: 1}}}}",
      // What is said later counts.
      "{documents: {card.yaml: {\(other)}, card.*: {\(option)}}}",
    ] {
      for name in try FileManager.default.contentsOfDirectory(atPath: snapshots.path) {
        try FileManager.default.removeItem(at: snapshots.file(name))
      }
      _ = try place.write(plan, as: "plumb.yaml")
      let run = try test()
      #expect(run.status == 3, "\(plan): \(run.errors)")
      #expect(snapshots.contents.first { $0.hasSuffix(".png") } == name + ".png", "\(plan)")
      let screens = index == 8 ? 1 : 2
      #expect(snapshots.contents.count { $0.hasSuffix(".png") } == screens, "\(plan)")
    }
  }

  /// An option that decides how a screen is drawn, another value of it, and what its snapshot says.
  static let looks: [(option: String, other: String, words: String)] = [
    ("scale: 3", "scale: 1", #""size": [360, 240]"#), ("scale: 3", "scale: 1", #""scale": 3"#),
    ("show: [frames]", "show: []", #""show": ["frames"]"#),
    ("text: blocks", "text: letters", #""text": "blocks""#),
    ("measure: fixed", "measure: fonts", #""measure": "fixed""#),
    ("fullHeight: true", "fullHeight: false", #""fullHeight": true"#),
    // Five letters of 17 / 2 points.
    ("measure: fixed", "measure: fonts", "[10, 10, 42.5, 20.5]"),
  ]

  @Test(arguments: looks.indices)
  func whatAPlanSaysOfTheDrawingCounts(index: Int) throws {
    let (option, other, words) = Self.looks[index]
    _ = try place.write(Self.choosy, as: "card.yaml")
    for plan in ["{\(option)}", "{\(other), documents: {card.yaml: {\(option)}}}"] {
      _ = try place.write(plan, as: "plumb.yaml")
      _ = try test(["--record", "all"])
      let text = try String(
        contentsOf: snapshots.file("card.one.en.120x80.frames.json"), encoding: .utf8)
      #expect(text.contains(words), "\(plan)")
    }
  }
}
