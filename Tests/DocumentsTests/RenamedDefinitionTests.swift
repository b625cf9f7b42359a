import Documents
import Foundation
import LayoutScene
import Testing

/// A name that was changed where it is defined is one mistake there, with its uses. One that is misspelt at some of its
/// uses is a mistake of these.
@Test(
  arguments: [
    (
      "metrics: {sidee: 16}\nviews: {a: {class: stack, spacing: side}, b: {}}\nconstraints: [a.left = root.left + side, \"V:|-side-[a]\", b.left = side * 2]",
      [
        "1:11: nothing uses the metric “sidee”, and “side” is not defined; did you mean “side”? (used at test.yaml:2:36, used at test.yaml:3:36, used at test.yaml:3:47, and 1 more use)"
      ]
    ),
    // Also where it is used as a value only.
    (
      "metrics: {gapp: 8}\nviews: {a: {class: stack, spacing: gap}, b: {class: stack, spacing: gap}}",
      ["1:11: nothing uses the metric “gapp”, and “gap” is not defined"]
    ),
    (
      "styles:\n  titel: {class: label}\nviews: {a: {style: title}, b: {style: title}}",
      ["2:3: nothing uses the style “titel”, and “title” is not defined"]
    ),
    (
      "colors: {brandd: red}\nviews: {a: {background: brand}, b: {background: brand}}",
      ["1:10: nothing uses the colour “brandd”, and “brand” is not defined"]
    ),
    (
      "components:\n  rwo: {views: {}}\nviews: {a: {component: row}, b: {component: row}}",
      ["2:3: nothing uses the component “rwo”, and “row” is not defined"]
    ),
    (
      "components:\n  row:\n    parameters: {titel: {type: text}}\n    views: {l: {class: label, text: $title}}\nviews: {a: {component: row, title: A}, b: {component: row, title: B}}",
      ["3:18: nothing uses the parameter “titel”, and “title” is not defined"]
    ),
    (
      "components:\n  row:\n    parameters: {escure: false}\n    views: {l: {class: textField, secure: $secure}}\nviews: {a: {component: row, secure: true}}",
      ["3:18: nothing uses the parameter “escure”, and “secure” is not defined"]
    ),
    (
      "views: {ggo: {}}\nconstraints: [go.top = root.top, go.left = root.left, go.right = root.right]",
      ["1:9: nothing uses the view “ggo”, and “go” is not defined"]
    ),
    // A single use, and a definition that has uses.
    (
      "metrics: {sidee: 16}\nviews: {a: {}}\nconstraints: [a.left = root.left + side]",
      ["3:36: there is no metric “side”; did you mean “sidee”?"]
    ),
    (
      "metrics: {side: 16}\nviews: {a: {}}\nconstraints: [a.left = root.left + sid, a.top = root.top + sid, a.right = root.right - side]",
      ["3:36: there is no metric “sid”; did you mean “side”? (and 1 more place)"]
    ),
    // A metric of variants is none that is defined after its use.
    (
      "metrics: {sidee: 16, other: side + 4}\nviews: {a: {}}\nconstraints: [a.left = root.left + side]\nvariants: {roomy: {when: {width: regular}, metrics: {side: 64}}}",
      ["1:11: nothing uses the metric “sidee”, and “side” is not defined"]
    ),
  ])
func aRenamedDefinitionIsOneMistake(document: String, wanted: [String]) {
  let found = problems(document)
  #expect(
    found.count == wanted.count && zip(found, wanted).allSatisfy { $0.hasPrefix($1) },
    "\(found.joined(separator: "\n"))")
}

/// Files that documents share have it at the definition, too.
@Test func aDefinitionThatIsRenamedInASharedFileIsToldThere() throws {
  let folder = FileManager.default.temporaryDirectory.path + "/renames-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try "metrics: {sidee: 16}\n".write(
    toFile: folder + "/shared.yaml", atomically: true, encoding: .utf8)
  try "\"hii\" = \"Hello\";\n".write(
    toFile: folder + "/en.strings", atomically: true, encoding: .utf8)
  let found = problems(
    "include: shared.yaml\nstrings: en.strings\nviews: {a: {class: label, text: {key: hi}}, b: {class: label, text: {key: hi}}}\nconstraints: [a.left = root.left + side, b.left = root.left + side]",
    file: folder + "/test.yaml")
  #expect(found.count == 2, "\(found)")
  #expect(
    found.contains {
      $0.hasPrefix(
        "\(folder)/shared.yaml:1:11: nothing uses the metric “sidee”, and “side” is not defined")
    }, "\(found)")
  #expect(
    found.contains {
      $0.hasPrefix(
        "\(folder)/en.strings:1:1: nothing uses the key of the strings “hii”, and “hi” is not defined"
      )
    }, "\(found)")
}
