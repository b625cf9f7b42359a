import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// A document around some views and constraints. `TT` and `VV` keep the lines that tests count on:
/// views start on line 3, constraints follow them.
private func document(_ views: String, _ constraints: String = "") -> String {
  "canvas: {size: 100x100}\nviews:\n\(views)\nconstraints:\n\(constraints)"
}

@Test(arguments: [
  ("", "1:1: the file is empty"),
  ("# nothing", "1:1: the file is empty"),
  ("5", "1:1: expected a mapping, found “5”"),
  ("[1, 2]", "1:1: expected a mapping, found a list"),
  (
    "views: {a: {}}\nconstraints: [q.left = root.left]",
    "2:15: there is no view or guide “q”"
  ),
  (
    "views: {on: {}}\nconstraints: [no.left = root.left]",
    "2:15: there is no view or guide “no”; did you mean “on”?"
  ),
  (
    "views: {a: {}, b: {}}\nconstraints: [\"H:[a]-(5@2000)-[b]\"]",
    "2:25: It's illegal to set priority:2000. Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000"
  ),
  (
    "views: {a: {}, b: {}}\nmetrics: {p: 2000}\nconstraints: [\"H:|-[a]-(5@p)-[b]\"]",
    "3:27: It's illegal to set priority:2000."
  ),
  (
    "views: {a: {}, b: {}}\nmetrics: {p: 0}\nconstraints: [a.width = b.width @p]",
    "3:34: It's illegal to set priority:0."
  ),
  (
    "views: {a: {}, b: {}}\nmetrics: {p: 2000}\nconstraints: [a.width = b.width @p]",
    "3:34: It's illegal to set priority:2000."
  ),
  ("veiws: {}", "1:1: the document has no key “veiws”; did you mean “views”?"),
  (
    "canvas: {device: iphone-sa}", "1:18: there is no device “iphone-sa”; did you mean “iphone-se”?"
  ),
  (
    "canvas: {size: 1000000000x10}",
    "1:16: size: expected a size such as 375x667, each side from 1 to 10000, found “1000000000x10”"
  ),
  (
    "canvas: {size: 0x10}",
    "1:16: size: expected a size such as 375x667, each side from 1 to 10000, found “0x10”"
  ),
  ("canvas: {size: [10]}", "1:16: size: expected two numbers, found “1 of them”"),
  ("canvas: {scale: .nan}", "1:17: scale: expected a number from 0.25 to 8, found “.nan”"),
  ("canvas: {scale: 1e99}", "1:17: scale: expected a number from 0.25 to 8, found “1e99”"),
  ("canvas: {scale: \"2\"}", "1:17: scale: expected a number from 0.25 to 8, found “\"2\"”"),
  (
    "canvas:",
    "1:8: canvas: expected a size such as 375x667, a device, or a mapping such as {device: iphone-se}, found nothing"
  ),
  (
    "canvas: 0x9",
    "1:9: canvas: expected a size such as 375x667, each side from 1 to 10000, found “0x9”"
  ),
  (
    "canvas: {size: 300x400, orientation: landscape}",
    "1:25: “size” and “orientation” exclude each other"
  ),
  (
    "canvas: {device: iphone-se, orientation: upright}",
    "1:42: there is no orientation “upright”; did you mean “portrait”?"
  ),
  ("canvas: iphone-sa", "1:9: there is no device “iphone-sa”; did you mean “iphone-se”?"),
  ("canvas: {safeArea: {topp: 3}}", "1:21: “safeArea” has no key “topp”; did you mean “top”?"),
  (
    "canvas: {margins: [3]}",
    "1:19: margins: expected a number, or a mapping such as {top: 8}, found a list"
  ),
  ("locale: a", "1:9: locale: expected a locale such as de or pt-BR, found “a”"),
  (
    "textSize: lrage",
    "1:11: there is no text size “lrage”; did you mean “large”?"
  ),
  ("metrics: {gap: inf}", "1:16: gap: expected a number up to 1000000, found “inf”"),
  ("metrics: {gap: 1e7}", "1:16: gap: expected a number up to 1000000, found “1e7”"),
  (
    "metrics: {2gap: 1}",
    "1:11: “2gap” cannot be an identifier; a name starts with a letter or an underscore, then has letters, digits and underscores"
  ),
  (
    "views: []",
    "1:8: views: expected a mapping of identifiers to views, such as {title: {class: label}}, found a list"
  ),
  (
    "views: {a: {class: image, symbol: heart}}",
    "1:27: the class image has no key “symbol”; did you mean “source”?"
  ),
  (
    "strings: {en: {a: A}}",
    "1:10: strings: expected the path of a string catalog or of a folder with them, found a mapping"
  ),
  ("theme: dark", "1:1: the document has no key “theme”; did you mean “appearance”?"),
  (
    "backgroundColor: white",
    "1:1: the document has no key “backgroundColor”; write it in “root”, as in “root: {backgroundColor: …}”"
  ),
  (
    "views: {row: {class: label, repeat: 2}}\nconstraints: [row.top = root.top]",
    "2:15: there is no view or guide “row”; did you mean “row/0”?"
  ),
  (
    "views: {row: {class: label, repeat: 2}}\nconstraints: [\"V:|[row]\"]",
    "2:20: there is no view or guide “row”; did you mean “row/0”?"
  ),
  (
    "constraints: a.top = 5",
    "1:14: constraints: expected a list of constraints, found a text; begin each constraint with “- ”"
  ),
  ("constraints: [[a]]", "1:15: expected a constraint, found a list"),
  ("root: {colour: 5}", "1:8: the root view has no key “colour”"),
  ("views:\n  a: {\n", "2:6: the “{” here is not closed; write “}” where it ends"),
  (
    "views:\n\ta: {}",
    "2:1: YAML does not allow tabs in the indentation; write spaces"
  ),
  ("views: {a: *b}", "1:12: “*b” has to be in quotes, since “*” begins an alias in YAML"),
  (
    "a: 1\n---\nb: 2",
    "2:1: a second document begins here, and a file has one"
  ),
  ("? [a]\n: 5", "1:3: a key must be text"),
])
func theWholeIsChecked(text: String, expected: String) {
  let found = problems(text)
  #expect(found.count == 1)
  #expect(
    found.first?.trimmingCharacters(in: .whitespaces).hasPrefix(expected) ?? false, "\(found)")
}

@Test(arguments: [
  ("  a: {klass: label}", "3:7: the class view has no key “klass”; did you mean “class”?"),
  ("  a: {class: lable}", "3:14: there is no class “lable”; did you mean “label”?"),
  ("  a: {class: label, txt: x}", "3:21: the class label has no key “txt”; did you mean “text”?"),
  ("  a: {text: x}", "3:7: the class view has no key “text”"),
  ("  a: {alpha: 2}", "3:14: alpha: expected a number from 0 to 1, found “2”"),
  ("  a: {hidden: yes}", "3:15: hidden: expected true or false, found “yes”"),
  (
    "  a: {background: #fff}",
    "3:19: “#fff” has to be in quotes, since “#” begins a comment in YAML; write \"#fff\""
  ),
  (
    "  a:\n    background: #fff",
    "4:17: “#fff” has to be in quotes, since “#” begins a comment in YAML; write \"#fff\""
  ),
  (
    "  a: {background: \"#redd\"}",
    "3:19: background: expected a colour such as \"#f5f5f7\", found “#redd”"
  ),
  ("  a: {hugging: 0}", "3:16: hugging: expected a number above 0 up to 1000, found “0”"),
  ("  a: {hugging: 1001}", "3:16: hugging: expected a number above 0 up to 1000, found “1001”"),
  (
    "  a: {hugging: {vert: 5}}",
    "3:17: a priority by axis has no key “vert”; did you mean “vertical”?"
  ),
  (
    "  a: {class: textField, text: [1, 2]}",
    "3:31: text: expected a string, or a mapping such as {key: title}, found a list"
  ),
  (
    "  a: {class: label, text: {ky: x}}",
    "3:28: a text has no key “ky”; did you mean “key”?"
  ),
  (
    "  a: {class: label, font: [body]}",
    "3:27: font: expected a text style, or a mapping such as {size: 17}, found a list"
  ),
  (
    "  a: {hugging: [1]}",
    "3:16: hugging: expected a priority, or a mapping such as {horizontal: 251}, found a list"
  ),
  ("  a: {margins: {left: 1, leading: 2}}", "3:26: “left” and “leading” exclude each other"),
  ("  a: {intrinsic: 10}", "3:18: intrinsic: expected a size such as 100x30, 100x- or -x30"),
  ("  a: {intrinsic: 10 x}", "3:18: intrinsic: expected a size such as 100x30, 100x- or -x30"),
  ("  a: {intrinsic: x 10}", "3:18: intrinsic: expected a size such as 100x30, 100x- or -x30"),
  ("  a: {intrinsic: 1 x 2 x 3}", "3:18: intrinsic: expected a size such as 100x30, 100x- or -x30"),
  ("  a: {intrinsic: 10 x w}", "3:18: intrinsic: expected a number from 0 to 1000000, found “w”"),
  ("  a: {frame: [1, 2, 3]}", "3:14: frame: expected [x, y, width, height]"),
  ("  a: {frame: [1, 2, -3, 4]}", "3:14: frame: expected [x, y, width, height]"),
  (
    "  a: {autoresizing: [flexibleWidth]}",
    "3:7: “autoresizing” says how a frame follows its superview, and there is no frame"
  ),
  (
    "  a: {semanticContent: spacial}",
    "3:24: there is no semantic content “spacial”; did you mean “spatial”?"
  ),
  (
    "  a: {class: label, lines: 1.5}",
    "3:28: lines: expected a whole number from 0 to 10000, found “1.5”"
  ),
  (
    "  a: {class: label, lines: -1}",
    "3:28: lines: expected a whole number from 0 to 10000, found “-1”"
  ),
  (
    "  a: {class: label, font: titel1}",
    "3:27: there is no text style “titel1”; did you mean “title1”?"
  ),
  (
    "  a: {class: label, font: {size: 0}}",
    "3:34: size: expected a number above 0 up to 1000, found “0”"
  ),
  (
    "  a: {class: label, text: {key: k}}",
    "3:33: “k” cannot be looked up: the document names no strings"
  ),
  ("  a: {class: label, text: {values: [1]}}", "3:27: a text needs the key “key”"),
  (
    "  a: {class: label, text: a, b}",
    "3:30: the class label has no key “b”; text with a comma or a colon in it has to be in quotes"
  ),
  (
    "  a: {class: label, text: \"x\\0y\"}",
    "3:29: the control character U+0000 has no place in text"
  ),
  ("  a: {class: image, source: no.png}", "3:29: cannot use the image no.png: no such file"),
  (
    "  a: {class: image, source: /dev/zero}",
    "3:29: cannot use the image /dev/zero: the path has to be relative to this file"
  ),
  ("  a: {class: slider, value: 1.5}", "3:29: value: expected a number from 0 to 1, found “1.5”"),
  (
    "  a: {class: stack, axis: diagonal}",
    "3:27: there is no axis “diagonal”; possible: horizontal, vertical"
  ),
  (
    "  s: {class: stack, spacingAfter: {b: 5}, views: {a: {}}}",
    "3:36: there is no view or guide “b”"
  ),
  (
    "  a: {}\n  s: {class: stack, spacingAfter: {a: 5}}",
    "4:36: “a” is not one of the views that “s” arranges"
  ),
  ("  a: {guides: {g: {x: 1}}}", "3:20: a guide has no key “x”"),
  ("  a: {guides: [g]}", "3:15: guides: expected a mapping of identifiers, found a list"),
  ("  1a: {}", "3:3: “1a” cannot be an identifier"),
  ("  a-b: {}", "3:3: “a-b” cannot be an identifier"),
  ("  SuperView: {}", "3:3: the name “SuperView” is reserved; choose another name"),
  ("  root: {}", "3:3: the name “root” is reserved; choose another name"),
  ("  a: {}\n  a: {}", "4:3: “a” is written twice; the first is on line 3"),
  ("  a: {views: {b: {}}}\n  b: {}", "4:3: the identifier “b” is already taken on line 3"),
  ("  a: {guides: {a: {}}}", "3:16: the identifier “a” is already taken on line 3"),
  ("  a: {alpha: 1, alpha: 1}", "3:17: “alpha” is written twice; the first is on line 3"),
  (
    "  a: 5",
    "3:6: a: expected a mapping with keys such as hidden or background, found “5”"
  ),
])
func viewsAreChecked(views: String, expected: String) {
  let found = problems(document(views))
  #expect(found.count == 1)
  let first = found.first ?? ""
  #expect(first.hasPrefix(expected), "\(found)")
}

/// In a view of an unknown class, too, `style` is the name of a style.
@Test func theStyleOfAViewWithAnUnknownClassIsNoMistake() {
  let found = problems("styles: {heading: {alpha: 1}}\nviews: {a: {class: lable, style: heading}}")
  #expect(found == ["2:20: there is no class “lable”; did you mean “label”?"])
}

@Test(arguments: [
  ("a.tpo = b.top", "8:7: there is no attribute “tpo”; did you mean “top”?"),
  ("a.top = bb.top", "8:13: there is no view or guide “bb”"),
  (
    "a.top = safeArea.top",
    "8:13: there is no view or guide “safeArea”; did you mean “root.safeArea”?"
  ),
  ("labl.top = b.top", "8:5: there is no view or guide “labl”; did you mean “label”?"),
  ("a.top = b", "8:13: there is no metric “b”; did you mean “b.top”?"),
  ("a.top = b.top + gpa", "8:21: there is no metric “gpa”"),
  ("a.top", "8:10: expected a relation (=, <= or >=), found the end"),
  ("a = 5", "8:7: expected “.” and an attribute, found “=”"),
  ("a.top < b.top", "8:11: expected a relation (=, <= or >=), found “<”"),
  ("a.top => b.top", "8:12: expected an anchor, a number or a metric, found “>”"),
  ("a.width = 2 b.width", "8:17: expected “+”, “-”, “*”, “/”, “@” or the end, found “b”"),
  ("a.width = b.width 2", "8:23: expected “+”, “-”, “*”, “/”, “@” or the end, found “2”"),
  ("a.width = 2 *", "8:18: expected an anchor, a number or a metric, found the end"),
  ("a.width = 5 @", "8:18: expected a priority, found the end"),
  ("a.width = 5 @800 @900", "8:22: expected the end, found “@”"),
  ("a.width = 5 (prio 5)", "8:18: expected “priority:”, found “prio”"),
  ("a.width = 5 @hi", "8:18: there is no priority “hi”"),
  ("a.width = 5 @0", "8:18: It's illegal to set priority:0. Priorities must be greater than 0"),
  ("a.width = 5 @1001", "8:18: It's illegal to set priority:1001."),
  ("a.left = 10", "8:14: a location cannot be equal to a constant"),
  ("a.left = 0 * b.left", "8:14: a location cannot be equal to a constant"),
  ("a.leading = b.left", "8:19: A constraint cannot be made between a leading/trailing attribute"),
  ("a.width = b.top", "8:17: Invalid pairing of layout attributes"),
  ("a.left = b.top", "8:16: Constraint improperly relates anchors of incompatible types"),
  ("a.width = b.width / 0", "8:25: expected a divisor other than 0"),
  ("a.width = 1e999", "8:15: the number 1e999 exceeds the limit of ±1000000"),
  ("a.width = nan", "8:15: expected a finite number"),
  ("a.width = 99999999", "8:15: the number 99999999 exceeds the limit of ±1000000"),
  ("a.content.top = b.top", "8:7: “a” is no scroll view and has no guide “content”"),
  ("a.safearea.top = b.top", "8:7: there is no guide “safearea”; did you mean “safeArea”?"),
  ("a.margins.baseline = b.top", "8:15: a layout guide has no “baseline”"),
  ("root.top = superview.top", "8:16: “root” has no superview"),
  (
    "superview.top = superview.bottom",
    "8:5: the equation names no view whose superview this could be"
  ),
  ("a.top = b.top # c", ""),
  ("H:[a]-[x]", "8:12: there is no view or guide “x”"),
  ("'H:[a]-[labels]'", "8:13: there is no view or guide “labels”; did you mean “label”?"),
  ("H:[a]-gapp-[b]", "8:11: there is no metric “gapp”"),
  ("H:[a]--[b]", "8:11: Cannot tell if this - is a minus sign"),
  ("H:[a] -[b]", "8:10: Expected the end of the format string"),
  (
    "{visual: \"V:[a][b]\", align: top}",
    "8:15: Options mask required views to be aligned on a vertical edge"
  ),
  ("{visual: \"H:[a]-[g]\", align: firstBaseline}", "8:22: a layout guide has no “firstBaseline”"),
  (
    "{visual: \"V:[g][a]\", spacing: baselineToBaseline}",
    "8:18: a layout guide has no “lastBaseline”"
  ),
  ("{visual: \"H:[a(99999999)]\"}", "8:14: the number 99999999 exceeds the limit of ±1000000"),
  ("{is: a.width = 5 @300, priority: 400}", "8:23: the priority is given twice"),
  ("{is: a.width = 5, visual: \"H:[a]\"}", "8:31: “is” and “visual” exclude each other"),
  ("|-[a]-|", "8:5: Visual Format that starts with “|” or “[” has to be in quotes"),
  ("[a]-[b]", "8:5: Visual Format that starts with “|” or “[” has to be in quotes"),
  ("{id: a}", "8:5: a constraint needs the key “is”"),
  ("{is: a.width = 5, align: [centre]}", "8:31: there is no alignment “centre”"),
])
func constraintsAreChecked(constraint: String, expected: String) {
  let found = problems(
    document("  a: {guides: {g: {}}}\n  b: {}\n  c: {}\n  label: {}", "  - \(constraint)"))
  if expected.isEmpty {
    #expect(found.isEmpty)
  } else {
    #expect(found.count == 1)
    let first = found.first ?? ""
    #expect(first.hasPrefix(expected), "\(found)")
  }
}

@Test func everythingWrongIsReportedAtOnceInOrder() {
  let found = problems(
    """
    canvas: {size: 10x}
    views:
      a: {class: lable, text: x, lines: 0}
      b: {alpha: 5, colour: 1}
      a: {}
    constraints:
      - a.tpo = nothing.left
      - b.top = a.bottom
      - H:[a]-[zzz]
    """)
  #expect(
    found.map { $0.prefix { $0 != " " } } == [
      "1:16:", "3:14:", "4:14:", "4:17:", "5:3:", "7:7:", "7:13:", "9:12:",
    ])
}

@Test func oneMistakeMakesNoOthers() {
  // A view of an unknown class is still a view, and a metric with a wrong value still a metric.
  let found = problems(
    """
    metrics: {gap: wide}
    views:
      list: {class: scrol, views: {inner: {}}}
    constraints:
      - inner.top = list.content.top + gap
      - H:|-gap-[list]
    """)
  #expect(found.map { $0.prefix { $0 != " " } } == ["1:16:", "3:17:"])
}

@Test func theCaretStandsUnderThePlace() throws {
  do throws(DocumentErrors) {
    _ = try load("views: {a: {}}\nconstraints:\n  - 日本.top = a.tpo\n")
    Issue.record("it loaded")
  } catch {
    #expect(
      error.problems.map(\.display) == [
        "test.yaml:3:5: error: there is no view or guide “日本”\n    - 日本.top = a.tpo\n      ^",
        "test.yaml:3:16: error: there is no attribute “tpo”; did you mean “top”?\n"
          + "    - 日本.top = a.tpo\n" + String(repeating: " ", count: 17) + "^",
      ])
  }
}
