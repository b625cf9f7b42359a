import Documents
import Foundation
import LayoutScene
import Testing

private func screen(_ views: String, root: String = "{}") -> String {
  "canvas: {size: 200x120, scale: 2}\nroot: \(root)\nviews: {\(views)}"
}

private func label(_ color: String, _ more: String = "") -> String {
  let written = color.hasPrefix("#") ? "\"\(color)\"" : color
  return "a: {class: label, text: Words, frame: [10, 10, 100, 30], color: \(written)\(more)}"
}

private func button(_ more: String) -> String {
  "a: {class: button, title: Words, frame: [10, 10, 100, 30]\(more)}"
}

/// The ratios are those of WCAG's own definition, as published tables have them: #767676 on white is
/// 4.54 and #777777 4.47; #949494 is 3.03 and #959595 2.99; #007aff on white is 4.01.
@Test(
  arguments: [
    (label("#777777"), "4.47"), (label("#767676"), nil), (label("#007aff"), "4.01"),
    (label("#ffffff"), "1"),
    // Large text: 18 points, or 14 and bold.
    (label("#949494", ", font: {size: 18}"), nil), (label("#959595", ", font: {size: 18}"), "2.99"),
    (label("#949494", ", font: {size: 14, weight: bold}"), nil),
    (label("#949494", ", font: {size: 14, weight: semibold}"), "3.03"),
    // A colour that the document leaves open is the system's, black here: 5.22 on #007aff. Translucent
    // it is #b3b3b3 on white.
    ("a: {class: label, text: Words, frame: [10, 10, 100, 30], background: \"#007aff\"}", nil),
    ("a: {class: label, text: Words, frame: [10, 10, 100, 30], background: \"#000000\"}", "1"),
    ("a: {class: label, text: Words, frame: [10, 10, 100, 30], alpha: 0.3}", "2.1"),
    (
      "c: {alpha: 0.3, frame: [0, 0, 200, 120], views: {a: {class: label, text: Words, frame: [10, 10, 100, 30]}}}",
      "2.1"
    ),
    ("a: {class: textView, text: Words, frame: [10, 10, 100, 30], background: \"#000000\"}", "1"),
    // A button's own colour depends on its type.
    ("a: {class: button, title: Words, frame: [10, 10, 100, 30], background: \"#000000\"}", nil),
    // Without a background of its own it has the tint, #007aff, which may be as faint as on the system's
    // own backgrounds: 4.01 on white and 3.59 on #f2f2f7.
    ("a: {class: button, title: Words, frame: [10, 10, 100, 30], alpha: 0.3}", "1.49"),
    ("a: {class: button, title: Words, frame: [10, 10, 100, 30]}", nil),
    // White lines that have no room reach out of the blue.
    (
      "a: {class: button, title: Many words here, configuration: filled, tint: \"#0040dd\", frame: [10, 20, 80, 24]}",
      nil
    ),
    ("c: {background: systemGroupedBackground, frame: [0, 0, 200, 120]}, \(button(""))", nil),
    ("c: {background: \"#808080\", frame: [0, 0, 200, 120]}, \(button(""))", "1.01"),
    // What does not react is not judged.
    ("c: {background: \"#808080\", frame: [0, 0, 200, 120]}, \(button(", enabled: false"))", nil),
    // So may a placeholder, which has #3c3c43 at an alpha of 0.298: #c5c5c7 on white, with 1.7.
    ("a: {class: textField, placeholder: Words, frame: [10, 10, 100, 30]}", nil),
    ("a: {class: textField, placeholder: Words, alpha: 0.3, frame: [10, 10, 100, 30]}", "1.16"),
    (
      "a: {class: textField, placeholder: Words, background: \"#808080\", frame: [10, 10, 100, 30]}",
      "1.33"
    ),
    // UIKit's own field of a search bar lies between its placeholder and what is behind.
    (
      "c: {background: \"#808080\", frame: [0, 0, 200, 120]}, "
        + "a: {class: searchBar, placeholder: Words, frame: [10, 10, 180, 50]}", nil
    ),
    (
      "a: {class: searchBar, placeholder: Words, background: \"#808080\", frame: [10, 10, 180, 50]}",
      "1.81"
    ),
    // Colours by name are those of the appearance. The fainter label colours may be as faint as on the
    // system's own backgrounds: secondaryLabel is #8a8a8e on white, with 3.43, and #57575b on #808080.
    (label("secondaryLabel"), nil), (label("label"), nil), (label("systemBlue"), "4.01"),
    (label("secondaryLabel", ", background: \"#808080\""), "1.81"),
    (label("{light: white, dark: black}"), "1"),
    (
      "a: {class: textField, placeholder: Words, color: \"#eeeeee\", frame: [10, 10, 100, 30]}", nil
    ),
    ("a: {class: textField, text: Words, color: \"#eeeeee\", frame: [10, 10, 100, 30]}", "1.16"),
    ("a: {class: label, text: \" \", color: \"#eeeeee\", frame: [10, 10, 100, 30]}", nil),
    // Translucent letters, and letters in a translucent view.
    (label("#00000080"), "4"), (label("#000000", ", alpha: 0.5"), "3.97"),
    // What lies between the text and the screen: superviews, and siblings that come before.
    ("c: {background: \"#000000\", frame: [0, 0, 200, 120], views: {\(label("#ffffff"))}}", nil),
    ("c: {background: \"#000000\", frame: [0, 0, 200, 120]}, \(label("#ffffff"))", nil),
    ("\(label("#ffffff")), c: {background: \"#000000\", frame: [100, 0, 100, 120]}", "1"),
    ("c: {background: \"#000000\", frame: [0, 60, 200, 60]}, \(label("#ffffff"))", "1"),
    (
      "c: {background: \"#000000\", frame: [0, 0, 200, 120], hidden: true}, \(label("#ffffff"))",
      "1"
    ),
    (
      "c: {background: \"#000000\", frame: [0, 0, 200, 120], alpha: 0.5}, \(label("#ffffff"))",
      "3.97"
    ),
    ("c: {background: \"#00000080\", frame: [0, 0, 200, 120]}, \(label("#ffffff"))", "4"),
    // Nobody knows what is in an image, unless something opaque lies on it.
    ("c: {class: image, size: 9x9, frame: [0, 0, 200, 120]}, \(label("#ffffff"))", nil),
    (
      "c: {class: image, size: 9x9, frame: [0, 0, 200, 120]}, d: {background: \"#ffffff80\", frame: [0, 0, 200, 120]}, \(label("#ffffff"))",
      nil
    ),
    (
      "c: {class: image, size: 9x9, frame: [0, 0, 200, 120]}, d: {background: \"#ffffff\", frame: [0, 0, 200, 120]}, \(label("#ffffff"))",
      "1"
    ),
    (label("#ffffff", ", hidden: true"), nil),
    // Only what can be seen is judged: 10 points of the screen are left below the first, with the top
    // of its box and none of its text, and half of the second's text is to the right of the screen.
    ("a: {class: label, text: Words, frame: [10, 110, 100, 60], color: \"#ffffff\"}", nil),
    ("a: {class: label, text: Words, frame: [180, 10, 100, 30], color: \"#ffffff\"}", "1"),
    (
      "c: {class: scroll, frame: [0, 0, 200, 50], views: {\(label("#ffffff").replacingOccurrences(of: "10, 10, 100, 30", with: "10, 40, 100, 60"))}}",
      nil
    ),
    // Of this text the last letters are seen, and they are on black.
    (
      "b: {background: \"#000000\", frame: [-5, 40, 40, 30]}, a: {class: label, text: Words, frame: [-30, 40, 100, 30], color: \"#ffffff\"}",
      nil
    ),
    // Emoji have colours of their own, unless a selector makes them letters.
    (label("#ffffff").replacingOccurrences(of: "Words", with: "🎉 ❤️🇪🇺1️⃣👩‍💻"), nil),
    (label("#ffffff").replacingOccurrences(of: "Words", with: "🎉 now"), "1"),
    (label("#ffffff").replacingOccurrences(of: "Words", with: "☀︎"), "1"),
    (label("#ffffff").replacingOccurrences(of: "Words", with: "'12'"), "1"),
    (label("#777777", ", allow: {text/contrast: our grey}"), nil),
    // What something opaque covers cannot be seen: all of it, not a part, and not its round corners.
    ("\(label("#eeeeee")), c: {background: white, frame: [0, 0, 200, 120]}", nil),
    ("\(label("#eeeeee")), c: {background: white, frame: [0, 0, 30, 120]}", "1.16"),
    ("\(label("#eeeeee")), c: {background: \"#ffffff80\", frame: [0, 0, 200, 120]}", "1.16"),
    ("\(label("#eeeeee")), c: {background: white, alpha: 0.9, frame: [0, 0, 200, 120]}", "1.16"),
    ("\(label("#eeeeee")), c: {background: white, hidden: true, frame: [0, 0, 200, 120]}", "1.16"),
    (
      "\(label("#eeeeee")), c: {background: white, cornerRadius: 40, frame: [8, 8, 100, 80]}",
      "1.16"
    ),
    ("c: {background: white, frame: [0, 0, 200, 120]}, \(label("#eeeeee"))", "1.16"),
  ] as [(String, String?)])
func textsHaveTheContrastThatTheyNeed(views: String, ratio: String?) throws {
  let found = try Inspected(screen(views)).messages(.contrast)
  #expect(found.count == (ratio == nil ? 0 : 1), "\(found)")
  if let ratio {
    #expect(found.first?.contains("a contrast of \(ratio) against") == true, "\(found)")
  }
}

@Test func theMessageNamesTheColoursAndTheHintOneThatWouldDo() throws {
  let found = try Inspected(screen(label("#777777"), root: "{background: \"#ffffff\"}"))
  let finding = try #require(found.findings.first { $0.rule == .contrast })
  #expect(
    finding.message
      == "The text of a has a contrast of 4.47 against #ffffff, and needs 4.5 "
      + "at 17 points.")
  #expect(finding.hint == "Use a darker color such as #717171, or another background.")
}

@Test(
  arguments: [
    (
      "a: {class: label, text: Words, frame: [10, 10, 100, 30], background: \"#000000\"}",
      "The text of a (#000000, the system's in light) has a contrast of 1 against #000000, and needs "
        + "4.5 at 17 points.",
      "Use a lighter color such as #808080, or another background."
    ),
    (
      "a: {class: label, text: Words, frame: [10, 10, 100, 30], alpha: 0.3}",
      "The text of a (#000000, the system's in light) has a contrast of 2.1 against #ffffff, and "
        + "needs 4.5 at 17 points.",
      "Raise the alpha of a, or use another background."
    ),
    (
      "a: {class: button, title: Words, frame: [10, 10, 100, 30], alpha: 0.3}",
      "The text of a (tint, the system's in light) has a contrast of 1.49 against #ffffff, and needs "
        + "3.59 at 17 points.",
      "Raise the alpha of a, or use another background."
    ),
  ])
func aColourThatTheDocumentLeavesOpenIsTheSystems(
  views: String, message: String, hint: String
) throws {
  let finding = try #require(
    try Inspected(screen(views)).findings.first { $0.rule == .contrast })
  #expect(finding.message == message && finding.hint == hint)
}

/// UIKit's `label` is black in light appearance and white in dark, whatever is behind it.
@Test(
  arguments: [
    ("#000000", Appearance.light, 1), ("#ffffff", .light, 0), ("#000000", .dark, 0),
    ("#ffffff", .dark, 1),
  ])
func theSystemsColourFollowsTheAppearanceOnly(box: String, appearance: Appearance, count: Int)
  throws
{
  let views = "a: {class: label, text: Words, frame: [10, 10, 100, 30], background: \"\(box)\"}"
  let found = try Inspected(screen(views), DocumentOptions(appearance: appearance))
  #expect(found.messages(.contrast).count == count)
}

/// What the document leaves open follows the appearance, and what it says stays.
@Test(
  arguments: [
    ("#000000", "{}", Appearance.light, 0), ("#000000", "{}", .dark, 1),
    ("#ffffff", "{}", .dark, 0),
    ("#000000", "{background: \"#ffffff\"}", .dark, 0),
  ] as [(String, String, Appearance, Int)])
func theBackgroundIsThatOfTheAppearance(
  color: String, root: String, appearance: Appearance, count: Int
) throws {
  let found = try Inspected(
    screen(label(color), root: root), DocumentOptions(appearance: appearance))
  #expect(found.messages(.contrast).count == count)
}

/// White on the tint has 4.01 in light appearance, and nobody but the system chose it.
@Test(arguments: [
  ("configuration: filled", nil), ("configuration: tinted", nil), ("configuration: gray", nil),
  ("configuration: filled, baseBackgroundColor: \"#007aff\"", "4.01"),
  ("configuration: plain, color: \"#777777\"", "4.47"),
  ("configuration: plain, color: \"#777777\", enabled: false", nil),
])
func coloursOfConfigurationsAreJudgedWhereSomebodyChoseThem(keys: String, ratio: String?) throws {
  let inspected = try Inspected(screen(button(", \(keys)")))
  let messages = inspected.messages(.contrast)
  #expect(messages.count == (ratio == nil ? 0 : 1))
  if let ratio { #expect(messages.first?.contains("contrast of \(ratio) ") == true) }
}

@Test func whatDoesNotReactIsNotJudged() throws {
  let field = "a: {class: textField, text: Words, frame: [10, 10, 100, 30], color: \"#dddddd\""
  #expect(try Inspected(screen(field + "}")).messages(.contrast).count == 1)
  #expect(try Inspected(screen(field + ", enabled: false}")).messages(.contrast).isEmpty)
}

/// A list of 200 × 60 points in which a text is 200 points below the top.
private func list(_ text: String, _ more: String = "", inside: String = "") -> String {
  """
  canvas: {size: 200x120, scale: 2}
  views:
    behind: {background: "#000000", frame: [0, 30, 200, 30]}
    list:
      class: scroll
      frame: [0, 0, 200, 60]
      views:
        \(inside)
        a: {class: label, text: Words, color: "\(text)"}
    \(more)
  constraints:
    - a.leading = list.content.leading + 10
    - a.trailing = list.content.trailing - 10
    - a.top = list.content.top + 200
    - a.bottom = list.content.bottom - 200
  """
}

/// Scrolled as little as possible, a text of 21 points is between 39 and 60, which is black.
@Test(
  arguments: [
    ("#eeeeee", "", "", nil), ("#111111", "", "", "1.11"),
    // What scrolls with the text stays behind it, wherever it is now.
    ("#eeeeee", "", "card: {background: white, frame: [0, 190, 200, 60]}", "1.16"),
    ("#111111", "", "card: {background: white, frame: [0, 190, 200, 60]}", nil),
    ("#111111", "", "card: {background: white, frame: [0, 0, 200, 60]}", "1.11"),
    // What covers a part of the list can be scrolled away from, what covers all of it cannot.
    ("#111111", "bar: {background: white, frame: [0, 35, 200, 25]}", "", "1.11"),
    ("#111111", "sheet: {background: white, frame: [0, 0, 200, 120]}", "", nil),
  ] as [(String, String, String, String?)])
func textsThatScrollIntoSightAreJudgedThere(
  color: String, more: String, inside: String, ratio: String?
) throws {
  let found = try Inspected(list(color, more, inside: inside)).messages(.contrast)
  #expect(found.count == (ratio == nil ? 0 : 1), "\(found)")
  if let ratio {
    #expect(found.first?.contains("a contrast of \(ratio) against") == true, "\(found)")
  }
}

/// A text that is not in the content's area cannot be scrolled to.
@Test func aTextOutsideOfTheContentIsNotJudged() throws {
  let document = list("#111111").replacingOccurrences(
    of: "a.bottom = list.content.bottom - 200", with: "list.content.height = 100")
  #expect(try Inspected(document).messages(.contrast) == [])
}

/// An area that is no higher than a fifth of the font size is a line, 3.4 points for text of 17. The
/// line runs through the middle of the letters, which are 21.5 points high from 14 on.
@Test(arguments: [(3.0, 0), (4.0, 1)])
func aLineThroughLettersIsNotTheirBackground(height: Double, count: Int) throws {
  let line = "c: {background: \"#000000\", frame: [0, \(24.75 - height / 2), 200, \(height)]}"
  let found = try Inspected(screen("\(line), \(label("#000000"))")).messages(.contrast)
  #expect(found.count == count, "\(found)")
}
