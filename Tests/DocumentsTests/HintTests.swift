import AutoLayout
import Documents
import LayoutScene
import TestSupport
import Testing

/// What would be right is said where a word is near it.
@Test(
  arguments: [
    // A truth value with a typing mistake is no text.
    (
      "components: {c: {parameters: {on: flase}, views: {s: {class: switch, on: $on}}}}\nviews: {a: {component: c}}",
      "1:35: on: expected true, false, or a text in quotes, found “flase”; write false"
    ),
    (
      "components: {c: {parameters: {on: ture}, views: {s: {when: $on}}}}\nviews: {a: {component: c}}",
      "1:35: on: expected true, false, or a text in quotes, found “ture”; write true"
    ),
    (
      "components: {c: {parameters: {on: {type: boolean, default: fals}}, views: {s: {when: $on}}}}\nviews: {a: {component: c}}",
      "1:60: on: expected true or false, found “fals”; write false"
    ),
    (
      "components: {c: {parameters: {on: true}, views: {s: {when: not$on}}}}\nviews: {a: {component: c}}",
      "1:60: when: expected true, false or a variable such as $last, found “not$on”; write not $on (used at test.yaml:2:9)"
    ),
    (
      "views: {a: {}}\nconstraints: [\"V:[a(>44)]\"]",
      "2:21: Expected a number, the name of a metric, or the name of a view; relations are written ==, <= and >=; write >="
    ),
    (
      "views: {a: {background: ff0000}}",
      "1:25: there is no colour “ff0000”; write \"#ff0000\""
    ),
    (
      "views: {a: {background: 0xFF00aa}}",
      "1:25: there is no colour “0xFF00aa”; write \"#FF00aa\""
    ),
    // A key of a style is one mistake, whatever uses it.
    (
      "styles: {big: {fontt: title1}}\nviews: {a: {class: label, style: big}, b: {class: button, style: big}, c: {class: textField, style: big}}",
      "1:16: the class label has no key “fontt”; did you mean “font”?"
    ),
  ])
func aHintSaysWhatIsMeant(document: String, wanted: String) {
  #expect(problems(document) == [wanted])
}

@Test(arguments: ["tree", "Truth", "\"flase\"", "rue", "fable", "else"])
func otherTextsAreDefaults(word: String) {
  #expect(
    problems(
      "components: {c: {parameters: {t: \(word)}, views: {l: {class: label, text: $t}}}}\nviews: {a: {component: c}}"
    ) == [])
}

/// A finding that only follows from a mistake is none.
@Test(
  arguments: [
    "views: {a: {class: label, text: A, color: gren, background: white}, b: {background: gren, views: {c: {class: label, text: C, color: white}}}}",
    "colors: {brand: gren}\nviews: {a: {class: label, text: A, color: red, background: brand}, b: {background: brand, views: {c: {class: label, text: C, color: white}}}}",
    "colours: {brand: red}\nviews: {a: {class: label, text: A, color: brand, background: black}, b: {views: {c: {class: label, text: C, color: white, background: brand}}}}",
  ])
func aWrongColorHasNoContrast(document: String) throws {
  let constraints =
    "\nconstraints: [a.left = root.left, a.top = root.top, b.left = root.left, b.top = a.bottom, \"H:|[c]|\", \"V:|[c]|\"]"
  let (_, screen) = try OpenDocument.open(
    bytes: Array((document + constraints).utf8), file: "a.yaml"
  ).inspect(measurer: FixedWidthMeasurer())
  let scene = try #require(screen?.scene())
  #expect(
    scene.miscolored.isSuperset(
      of: document.contains("brand: gren") ? ["a", "b", "c"] : ["a", "c"]))
}

@Test func aConstraintWithAWrongConditionLeavesItsViewsOpen() throws {
  let text =
    "views: {a: {class: button, title: A}}\nconstraints: [a.left = root.left, a.top = root.top, {is: a.height = 44, when: {width: wide}}]"
  let (problems, screen) = try OpenDocument.open(bytes: Array(text.utf8), file: "a.yaml")
    .inspect(measurer: FixedWidthMeasurer())
  #expect(problems.count == 1, "\(problems)")
  #expect(try #require(screen?.scene()).unreliable.contains("a"))
}
