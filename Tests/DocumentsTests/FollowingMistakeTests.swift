import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// A mistake is said once, and nothing that only follows from it; what is wrong besides is said, too.
@Test(
  arguments: [
    // A misspelt key: what is under it is there.
    (
      "screens:\n  a:\n    veiws: {t: {class: label}, b: {}}\n    constraints: [t.top = b.top, t.left = b.left]",
      ["3:5: the screen “a” has no key “veiws”; did you mean “views”?"]
    ),
    (
      "views: {a: {}}\nconstraints: [a.top = root.top, c.top = a.top, a.lef = 0]",
      [
        "2:33: there is no view or guide “c”", "2:50: there is no attribute “lef”",
      ]
    ),
    (
      "screens:\n  a:\n    view:\n      t: {class: label}\n    constraints: [t.top = root.top, u.top = 0]",
      [
        "4:7: the root view has no key “t”; views are listed",
        "5:37: there is no view or guide “u”",
      ]
    ),
    // A list that cannot be repeated for, and items of one name.
    (
      "views: {n: {repeat: three}, m: {}}\nconstraints: [n/0.top = m.top, x.top = m.top]",
      [
        "1:21: repeat: expected a list, a mapping or a whole number, found “three”",
        "2:32: there is no view or guide “x”",
      ]
    ),
    (
      "views: {n: {repeat: [{id: a}, {id: a}]}}\nconstraints: [n/b.top = n/a.top, n/a.lef = 0]",
      [
        "1:36: two items are called “a”; the first is on line 1",
        "2:38: there is no attribute “lef”",
      ]
    ),
    // A name that another view has. What looks like a name that is there is misspelt.
    (
      "views:\n  wifi: {}\n  wifi: {}\nconstraints: [bluetooth.top = wifi.top, wfi.top = 0]",
      [
        "3:3: “wifi” is written twice; the first is on line 2",
        "4:41: there is no view or guide “wfi”; did you mean “wifi”?",
      ]
    ),
    // One mistake in a view that is repeated.
    (
      "views: {n: {repeat: 2, size: 1x1}}",
      [
        "1:24: the class view has no key “size”; sizes and places are constraints, such as “n/0.size"
      ]
    ),
    // What decides the class is misspelt, and so is what the view is in.
    (
      "styles: {big: {class: label}}\nviews: {a: {stlye: big, text: A}, b: {clsas: button, title: B}}",
      [
        "2:13: the class view has no key “stlye”; did you mean “style”?",
        "2:39: the class view has no key “clsas”; did you mean “class”?",
      ]
    ),
    (
      "views: {card: {vies: {photo: {}}}}\nconstraints: [photo.top = card.top]",
      ["1:16: the class view has no key “vies”; did you mean “views”?"]
    ),
    // A part that only the class has that is meant.
    (
      "styles: {field: {class: etxtField}}\nviews: {a: {style: field, leftView: {class: label}}}\nconstraints: [a/leftView.height = a.height]",
      ["1:25: there is no class “etxtField”; did you mean “textField”?"]
    ),
    // Constraints under a misspelt key, which a variant changes.
    (
      """
      views: {a: {}}
      constarints: [{is: a.top = root.top, id: lead}]
      variants: {tall: {when: {height: compact}, constraints: {lead: {constant: 3}}}}
      """,
      ["2:1: the document has no key “constarints”; did you mean “constraints”?"]
    ),
    // Names that are defined under a key with a mistake.
    (
      "metric: {gap: 8}\nviews: {a: {}}\nconstraints: [a.top = root.top + gap]",
      ["1:1: the document has no key “metric”; did you mean “metrics”?"]
    ),
    (
      "metrics:\n  gap = 8\nviews: {a: {}}\nconstraints: [a.top = root.top + gap]",
      ["2:3: metrics: expected a mapping of names to numbers, found “gap = 8”"]
    ),
    (
      "colours: {brand: red}\nstyle: {big: {alpha: 1}}\ncomponent: {row: {}}\nviews: {a: {background: brand, style: big}, b: {component: row}}",
      [
        "1:1: the document has no key “colours”; did you mean “colors”?",
        "2:1: the document has no key “style”; did you mean “styles”?",
        "3:1: the document has no key “component”; did you mean “components”?",
      ]
    ),
    (
      "includes: parts.yaml\nviews: {a: {component: row}}",
      ["1:1: the document has no key “includes”; did you mean “include”?"]
    ),
    // One in a constraint that is repeated, at its place also where the values are shorter than the variable.
    (
      "views: {a: {}, b: {}}\nconstraints:\n  - {repeat: [a, b], is: $item.leading = root.layoutMargin.leading}\n  - b.width = 100",
      ["3:47: there is no guide “layoutMargin”"]
    ),
    (
      "metrics: {gap: 8}\nviews: {a: {}, b: {}}\nconstraints:\n  - {repeat: [a, b], is: \"${item}.leading = root.leading + gp\"}",
      ["4:60: there is no metric “gp”"]
    ),
    // No file of strings.
    (
      "strings:\nviews: {a: {class: label, text: {key: k}}}",
      [
        "1:9: strings: expected the path of a string catalog or of a folder with them, found nothing"
      ]
    ),
    // Variants that this cell does not have.
    (
      """
      metrics: {side: 4}
      views: {a: {class: label}, b: {when: {width: compact}}}
      constraints: [{is: a.left = root.left + side, id: lead}]
      variants:
        tall: {when: {height: compact}, metrics: {sied: 8}, constraints: {lead: {constnat: 3}}}
        sent: {views: {a: {color: red, fnt: body}}}
      """,
      [
        "5:45: there is no metric “sied”; did you mean “side”?",
        "5:76: a constraint has no key “constnat”; did you mean “constant”?",
        "6:34: the class label has no key “fnt”; did you mean “font”?",
      ]
    ),
    (
      // A metric that only a variant has and uses is no mistake.
      """
      metrics: {side: 4}
      views: {a: {}}
      constraints: [{is: a.left = root.left + side, id: lead}]
      variants: {tall: {when: {height: compact}, metrics: {sides: 8}, constraints: {lead: {is: a.left = root.left + sides}}}}
      """, []
    ),
  ] as [(String, [String])])
func onlyTheMistakeIsSaid(document: String, wanted: [String]) {
  let found = problems(document)
  #expect(
    found.count == wanted.count && zip(found, wanted).allSatisfy { $0.hasPrefix($1) },
    "\(found.joined(separator: "\n"))")
}

/// What only some items of a list have is nothing in the others, and a component's default counts.
@Test func anItemMayLeaveOutWhatOthersHave() throws {
  let screen = try load(
    """
    components:
      row:
        parameters: {title: {type: text}, note: "-", size: 9}
        views: {note: {class: label, text: $note}, big: {class: label, text: $title, font: {size: $size}}}
    views:
      r:
        repeat: [{id: a, of: A, note: N}, {id: b, of: B}, {id: c, of: C, note: null}]
        component: row
        title: $item.of
        note: $item.note
      s: {repeat: [{id: a, of: A, on: 1}, {id: b, of: B}], class: label, text: $item.of, when: $item.on}
    """)
  let texts = screen.scene(includesAmbiguity: false).views.flatMap(\.texts).map(\.string)
  #expect(texts == ["N", "A", "-", "B", "-", "C", "A"])
}

@Test(
  arguments: [
    // The only item that has it has it misspelt.
    ("[{of: A}, {fo: B}]", "2:55: there is no variable “$item.of”; did you mean “$item.fo”?"),
    ("[{of: A}, {id: b}]", "2:25: text: expected text, found nothing"),
  ])
func aMisspeltKeyOfAnItemIsNoneThatIsLeftOut(list: String, wanted: String) {
  let found = problems("views:\n  r: {repeat: \(list), class: label, text: $item.of}")
  #expect(found.first?.hasPrefix(wanted) == true, "\(found)")
}

/// A view is not called ambiguous where the constraint that would hold it has a mistake.
@Test(
  arguments: [
    "views: {a: {}, b: {}}\nconstriants: [a.top = root.top, a.left = root.left]",
    """
    views: {apple: {intrinsic: 1x1}, b: {intrinsic: 1x1}}
    constraints: ["V:|[b]-[aple]", "H:|[b]", apple.left = root.left]
    """,
    // A name that is like none may be that of any view.
    """
    views: {a: {intrinsic: 1x1}, b: {intrinsic: 1x1}}
    constraints: ["H:|-[zebra]", "V:|-[a]-[b]", "H:|-[b]"]
    """,
    """
    components: {c: {views: {n: {intrinsic: 1x1}}, constraints: ["H:|-[m]-|", "V:|-[n]-|"]}}
    views: {u: {component: c}}
    constraints: ["H:|-[u]", "V:|-[u]"]
    """,
    // A view that an unknown key may place, and what is on a canvas that could not be read.
    """
    navigationBar: {rihtItems: [{view: offline}]}
    views: {offline: {intrinsic: 1x1}}
    """,
    """
    canvas: {size: 90x90, scael: 2}
    views: {a: {intrinsic: 1x1}}
    """,
    """
    cnavas: {size: 90x90}
    views: {a: {intrinsic: 1x1}}
    """,
  ])
func whatAMistakeLeavesFreeIsNoFinding(document: String) throws {
  let (problems, screen) = try OpenDocument.open(bytes: Array(document.utf8), file: "a.yaml")
    .inspect(measurer: FixedWidthMeasurer())
  #expect(problems.count == 1, "\(problems)")
  #expect(screen?.scene().findings.isEmpty == true)
}
