import Documents
import Inspection
import LayoutScene
import Testing

private let cover = "c.left = root.left, c.top = root.top, c.width = 150, c.height = 60"

/// A label of 68 × 20.5 points at the left, 10 points below the top.
@Test(
  arguments: [
    ("a, c: {background: systemYellow}", cover, true),
    ("c: {background: systemYellow}, a", cover, false),
    ("a, c: {background: \"#ffff0080\"}", cover, false),
    ("a, c: {background: systemYellow, alpha: 0.9}", cover, false),
    ("a, c: {background: systemYellow, hidden: true}", cover, false),
    ("a, c: {gradient: {colors: [red, blue]}}", cover, true),
    ("a, c: {gradient: {colors: [red, clear]}}", cover, false),
    ("a, c: {class: image, image: {size: 300x80}}", cover, true),
    ("a, c: {class: image, image: {symbol: square.fill, pointSize: 60}}", cover, false),
    ("a, c: {class: button, title: Buy, configuration: filled}", cover, true),
    ("a, c: {class: button, title: Buy}", cover, false),
    ("a, c: {class: textField, placeholder: Buy}", cover, true),
    // The button's letters, which are not covered, and all of its frame, which is not.
    ("a, c: {background: systemYellow}", cover + ", a.width = 170", true),
    ("a: {class: button, title: Settings}, c: {background: systemYellow}", cover, true),
    (
      "a: {class: button, title: Settings}, c: {background: systemYellow}",
      cover + ", a.width = 170",
      false
    ),
    // Outside of a control's round corners there is nothing to hide.
    (
      "a: {class: button, title: Settings, configuration: {style: filled, cornerStyle: capsule}}, c: {background: systemYellow, cornerRadius: 17}",
      "c.edges = a", true
    ),
    // What is inside something that covers itself is a matter of its own.
    ("a: {class: button, title: Settings, views: {c: {background: red}}}", "c.edges = a", false),
  ])
func whatIsOpaqueHidesWhatItCovers(views: String, constraints: String, hides: Bool) throws {
  let label = "a: {class: label, text: Settings}"
  let all = views.replacing(
    "a, ", with: label + ", ", maxReplacements: views.hasPrefix("a, ") ? 1 : 0)
  let found = try covered(
    """
    canvas: {size: 200x120, scale: 2}
    views: {\(all.hasSuffix(", a") ? all.dropLast(1) + label : all[...])}
    constraints: [a.left = root.left + 4, a.top = root.top + 10, \(constraints)]
    """)
  #expect(found == (hides ? ["a is hidden: c is in front of it and covers all of it."] : []))
}

/// A picture or an area of colour hides a part of a text; a line through it does not, nor what its letters are in.
@Test(
  arguments: [
    ("c: {class: image, image: {size: 40x40}}", "c.left = a.left + 50, c.top = a.top", 18.0),
    ("c: {background: red}", "c.left = a.left + 50, c.top = a.top, c.size = 40x40", 18),
    ("c: {background: red, cornerRadius: 30}", cover, 68),
    ("c: {background: red}", "c.left = a.left + 50, c.centerY = a.centerY, c.size = 40x1", nil),
    ("c: {background: red}", "c.left = a.left + 67, c.top = a.top, c.size = 40x40", nil),
    ("c: {background: \"#ff000080\"}", "c.left = a.left + 50, c.top = a.top, c.size = 40", nil),
    // A button in front of a text is a matter of its own.
    (
      "c: {class: button, title: Go, configuration: filled}", "c.left = a.left + 50, c.top = a.top",
      nil
    ),
  ] as [(String, String, Double?)])
func whatIsOpaqueHidesAPartOfAText(view: String, constraints: String, points: Double?) throws {
  let found = try covered(
    """
    canvas: {size: 200x120, scale: 2}
    views: {a: {class: label, text: Settings}, \(view)}
    constraints: [a.left = root.left + 4, a.top = root.top + 10, \(constraints)]
    """)
  let wanted = points.map { "c is in front of a and hides \(Int($0)) points of its text." }
  #expect(found == (wanted.map { [$0] } ?? []))
}

/// What scrolls under a view in front is seen once it has scrolled.
@Test func aFloatingAreaMayHideAPartOfWhatScrolls() throws {
  let found = try covered(
    """
    canvas: {size: 200x120, scale: 2}
    views:
      s: {class: scrollView, views: {a: {class: label, text: Settings}, tall: {}}}
      c: {background: red}
    constraints:
      - s.edges = root
      - tall.edges = s.content
      - tall.size = 200x900
      - a.left = root.left
      - a.top = tall.top
      - c.left = root.left + 50
      - c.top = root.top
      - c.size = 40x40
    """)
  #expect(found == [])
}

/// A sheet with something in it may cover the screen that presents it, and an alert a dimmed one.
@Test(
  arguments: [
    (
      "sheet: {background: white, views: {t: {class: label, text: Hi}}}",
      ["note: sheet hides all of a and b, which are behind it."]
    ),
    (
      "dim: {background: \"#00000066\"}, sheet: {background: white, views: {t: {class: label, text: Hi}}}",
      []
    ),
    // What shows through wholly dims nothing.
    (
      "dim: {background: \"#00000000\"}, sheet: {background: white, views: {t: {class: label, text: Hi}}}",
      ["note: sheet hides all of a and b, which are behind it."]
    ),
    (
      "sheet: {background: white, views: {t: {}}}",
      [
        "a is hidden: sheet is in front of it and covers all of it.",
        "b is hidden: sheet is in front of it and covers all of it.",
      ]
    ),
  ])
func whatASheetCoversIsOneNote(views: String, messages: [String]) throws {
  let found = try covered(
    """
    canvas: {size: 200x120, scale: 2}
    views: {a: {class: label, text: A}, b: {class: label, text: B}, \(views)}
    constraints:
      - {repeat: [a, b], is: $item.left = root.left}
      - V:|[a][b]
      - sheet.edges = root
      - t.left = sheet.left
      - t.top = sheet.top + 80
      \(views.hasPrefix("dim") ? "- dim.edges = root" : "")
    """)
  #expect(found == messages)
}

@Test(arguments: [(3, "a1, a2 and a3"), (4, "a1, a2 and 2 more")])
func aNoteNamesThreeViews(count: Int, names: String) throws {
  let labels = (1...count).map { "a\($0): {class: label, text: A, frame: [0, \($0 * 20), 90, 20]}" }
  let found = try covered(
    """
    canvas: {size: 200x120, scale: 2}
    views: {\(labels.joined(separator: ", ")), sheet: {background: white, frame: [0, 0, 200, 120], views: {t: {class: label, text: Hi, frame: [0, 0, 90, 20]}}}}
    """)
  #expect(found == ["note: sheet hides all of \(names), which are behind it."])
}

/// A card on a page hides by mistake; one of several cards that lie on each other, by design.
@Test(arguments: [
  (
    "t: {class: label, text: A}, ", "t.center = root.center",
    "t is hidden: card is in front of it and covers all of it."
  ),
  (
    "b: {background: white, views: {t: {class: label, text: A}}}, ",
    "b.center = root.center, b.size = 60x40, t.center = b.center",
    "note: card hides all of t, which is behind it."
  ),
])
func aCardOnACardMayBeMeant(views: String, constraints: String, message: String) throws {
  let found = try covered(
    """
    canvas: {size: 200x120, scale: 2}
    views: {\(views)card: {background: systemGray6, views: {c: {class: label, text: B}}}}
    constraints: [card.center = root.center, card.size = 80x60, c.left = card.left, c.top = card.top, \(constraints)]
    """)
  #expect(found == [message])
}

/// On one card the two lie beside each other by design.
@Test func aViewOnTheSameCardHidesByMistake() throws {
  let found = try covered(
    """
    canvas: {size: 200x120, scale: 2}
    views:
      card:
        background: white
        views:
          t: {class: label, text: A}
          over: {background: systemGray6, views: {c: {class: label, text: B}}}
    constraints: [card.center = root, card.size = 120x80, t.center = card, over.center = card, over.size = 80x60, c.left = over.left, c.top = over.top]
    """)
  #expect(found == ["t is hidden: over is in front of it and covers all of it."])
}

/// A scroll view that the frame of another one holds does not move along with that one's content.
@Test(arguments: [("s.frame.bottom", 1), ("b.bottom", 0)])
func whatIsInAHeldScrollViewIsNotScrolledUp(bottom: String, count: Int) throws {
  let found = try covered(
    """
    canvas: {size: 200x120, scale: 2}
    keyboard: 50
    views:
      s: {class: scroll, views: {b: {}, i: {class: scroll, views: {a: {class: label, text: Settings}}}}}
    constraints:
      - s.edges = root
      - b.edges = s.content
      - b.size = 200x900
      - i.bottom = \(bottom)
      - i.left = b.left
      - i.size = 150x30
      - a.edges = i.content
    """)
  #expect(found.count == count, "\(found)")
}

/// Rows that can be scrolled out from under something are not hidden by it. The last row is, unless there is room below it.
@Test(
  arguments: [
    ("c.height = 40", "b.bottom = s.content.bottom", ["b"]),
    ("c.height = 40", "b.bottom = s.content.bottom - 40", []),
    ("c.height = 120", "b.bottom = s.content.bottom", ["a", "b"]),
  ])
func whatScrollsIsHiddenWhereItCannotBeScrolledAway(height: String, end: String, hidden: [String])
  throws
{
  let found = try covered(
    """
    canvas: {size: 200x120, scale: 2}
    views:
      s: {class: scroll, views: {a: {class: label, text: A}, b: {class: label, text: B}}}
      c: {background: systemYellow}
    constraints:
      - s.edges = root
      - a.top = s.content.top + 90
      - b.top = a.bottom + 300
      - \(end)
      - {repeat: [a, b], is: $item.left = s.content.left}
      - a.right = s.content.right
      - c.bottom = root.bottom
      - \(height)
      - H:|[c]|
    """)
  #expect(
    found
      == hidden.map {
        "\($0) is hidden: c is in front of it and covers all of it, however far s is scrolled."
      })
}

/// The first row stays under a header in front, and a text that scrolls sideways as well may come out beside it.
@Test(arguments: [("4", "100", true), ("40", "100", false), ("4", "400", false)])
func theFirstRowIsHiddenUnderAHeaderInFront(top: String, width: String, isHidden: Bool) throws {
  let found = try covered(
    """
    canvas: {size: 200x120, scale: 2}
    views:
      s: {class: scroll, views: {box: {views: {a: {class: label, text: A}}}}}
      c: {background: systemYellow}
    constraints:
      - s.edges = root
      - box.edges = s.content
      - box.size = \(width)x400
      - a.top = box.top + \(top)
      - a.left = box.left + 4
      - c.left = root.left
      - c.top = root.top
      - c.size = 150x30
    """)
  #expect(found.isEmpty != isHidden, "\(found)")
}

/// The content of a cell holds it open at the bottom, or is drawn over the next one.
@Test(arguments: [("", "warning"), ("-8-|", nil)] as [(String, String?)])
func contentThatIsNotTiedToTheBottomOfItsCellIsFound(end: String, severity: String?) throws {
  let found = try Inspected(
    """
    canvas: {device: iphone-14}
    views:
      l:
        class: list
        sections:
          - cells:
              one:
                views: {a: {class: label, text: First}, b: {class: label, text: Second}}
                constraints: ["H:|-[a]-|", "H:|-[b]-|", "V:|-8-[a]-8-[b]\(end)"]
              two: {text: Next}
    constraints: [l.edges = root]
    """
  ).findings.filter { $0.rule == .outside }
  #expect(found.map(\.severity.rawValue) == [severity].compactMap { $0 })
  #expect(found.first?.message.contains("out of its cell one at the bottom") ?? true)
}

/// A header that stays in sight is in front of cells only until they have scrolled by, and leaves with its section.
@Test(
  arguments: ["{y: 0}", "{y: 20}", "{y: 60}", "{y: 75}", "{y: 1320}", "{y: 1335}", "bottom"],
  [ContentSizeCategory.accessibility3, .large])
func aHeaderThatStaysInSightIsNoFinding(offset: String, textSize: ContentSizeCategory) throws {
  let document = """
    canvas: {device: iphone-16}
    views:
      l:
        class: list
        listStyle: plain
        contentOffset: \(offset)
        sections:
          - {header: A, cells: {a: {repeat: 30, text: Row}}}
          - header: Friday
            cells:
              m: {repeat: 30, views: {t: {class: label, text: Row $index}}, constraints: ["H:|-[t]-|", "V:|-11-[t]-11-|"]}
    constraints: [l.edges = root]
    """
  var options = DocumentOptions()
  options.textSize = textSize
  let found = try Inspected(document, options).findings
    .filter { [.covered, .outside, .overlap].contains($0.rule) }
  #expect(found.map(\.message) == [])
}
