import Foundation
import Testing

/// The schema as editors use it: what it refuses, plumb refuses, and what plumb takes it takes. The
/// judge of the schema is Python's jsonschema.
@Suite struct SchemaTests {
  /// A key with the values at the ends of its range and the first ones beyond them.
  static let bounds: [(document: String, inside: [String], outside: [String])] = [
    ("views: {a: {alpha: #}}", ["0", "1", "0.5"], ["-0.001", "1.001", "x y", "[1]"]),
    ("views: {a: {class: slider, value: #}}", ["0", "1"], ["-0.1", "1.1", "true"]),
    ("views: {a: {class: progress, value: #}}", ["0", "1"], ["-0.1", "1.1"]),
    ("views: {a: {class: label, lines: #}}", ["0", "1", "10000"], ["-1", "10001", "1.5", "2 *"]),
    ("views: {a: {class: pageControl, pages: #}}", ["0", "1000"], ["-1", "1001", "0.5"]),
    ("views: {a: {class: segmented, segments: [A, B], selected: #}}", ["0", "1"], ["-1", "1001"]),
    ("views: {a: {hugging: #}}", ["0.001", "1000", "low"], ["0", "-1", "1000.1", "rather low"]),
    (
      "views: {a: {class: label, font: {size: #}}}", ["0.1", "17", "1000"],
      ["0", "-1", "1000.1", "very big"]
    ),
    (
      "views: {a: {class: label, font: {size: 17, weight: #}}}", ["1", "1000", "bold"],
      ["0", "1001", "2 bold"]
    ),
    ("views: {a: {hidden: #}}", ["true", "false"], ["1", "maybe"]),
    ("metrics: {m: #}", ["1000000", "-1000000"], ["1000001", "-1000001", "1 2"]),
    ("canvas: {size: 90x90, scale: #}", ["0.25", "1", "8"], ["0.24", "8.1", "0", "-1"]),
    ("canvas: {size: [#, 90]}", ["1", "10000"], ["-1", "10001"]),
    ("canvas: #", ["iphone-se", "300x200", "ipad"], ["iphone-sx", "300", "{sise: 3x3}"]),
    ("views: {a: {intrinsic: #}}", ["10x20", "-x20", "[1, 2]"], ["wide", "[1]", "10"]),
    (
      "views: {a: {frame: #}}", ["[1, 2, 3, 4]"],
      ["[1, 2, 3]", "[1, 2, -3, 4]", "[1, 2, 3, 4 4]", "5"]
    ),
    ("views: {a: {class: #}}", ["label", "stack", "scroll"], ["lable", "5"]),
    ("views: {a: {class: stack, axis: #}}", ["vertical", "horizontal"], ["diagonal"]),
    (
      "views: {a: {class: stack, distribution: #}}", ["fill", "equalCentering"], ["equal", "fit"]
    ),
    ("views: {a: {background: #}}", ["\"#fff\"", "\"#11223344\""], ["\"#ff\"", "12"]),
    ("views: {#: {}}", ["a1", "_x", "名前"], ["1a", "a.b", "\"a b\""]),
    ("direction: #", ["rtl", "ltr"], ["up"]),
    ("textSize: #", ["extraSmall", "accessibility5"], ["huge", "3"]),
    ("appearance: #", ["light", "dark"], ["sepia"]),
    (
      "strings: s.xcstrings\n"
        + "views: {a: {class: label, text: {key: k, values: [{number: 5, minimumFractionDigits: #}]}}}",
      ["0", "20"], ["-1", "21", "0.5"]
    ),
    ("#: {}", ["views", "metrics", "guides"], ["vista", "panels"]),
    (
      "views: {a: {class: label}}\nnavigationBar: {title: B}\nconstraints: [{is: a.height = 5, id: c}]\n"
        + "variants: {v: {when: {width: compact}, #}}",
      [
        "metrics: {m: 2 * 3}", "views: {a: {lines: 2, text: A}}",
        "views: {a: {font: {weight: bold}}}",
        "views: {a: {font: null}}", "keyboard: 300",
        "constraints: {c: false}", "constraints: {c: {priority: 5}}", "constraints: [a.width = 5]",
        "navigationBar: {title: A}", "root: {background: systemRed}",
        "views: {a: {views: {b: {}}}}",
      ],
      [
        "canvas: ipad", "views: {a: {lines: two of them}}", "views: {a: {linse: 2}}", "viewz: {}",
        "views: {a: {views: {b: {class: lable}}}}", "constraints: {c: {prio: 5}}", "keyboard: [1]",
        "constraints: 5", "navigationBar: {titel: A}", "root: {backgruond: systemRed}",
        "views: {a: {hidden: maybe}}", "parameters: [a]", "views: {a: {parameters: [a]}}",
      ]
    ),
    (
      "views: {a: {class: label}}\nscreens: {s: {#}}",
      [
        "views: {b: {class: label, text: B}}", "views: {a: {hidden: true}}",
        "variants: {v: {views: {a: {hidden: true}}}}",
      ],
      [
        "views: {b: {class: lable}}", "views: {b: {class: label, on: true}}", "screens: {}",
        "when: {width: compact}", "variants: {v: {vista: {}}}",
      ]
    ),
    (
      "styles: {s: {#}}\nviews: {a: {class: label, style: s}}", ["font: body", "lines: 1 + 1"],
      ["lines: two of them", "fnt: body", "views: {}", "parameters: [a]"]
    ),
    (
      "components: {c: {parameters: [p], #}}\nviews: {a: {component: c, p: 3}}",
      ["class: label, lines: $p", "views: {x: {class: switch, on: true}}", "style: []"],
      ["class: label, on: true", "views: {x: {lines: 2}}", "class: lable", "parametres: [q]"]
    ),
    (
      "components: {c: {parameters: [p], views: {x: {when: #}}}}\nviews: {a: {component: c, p: 1}}",
      ["true", "false", "0", "", "$p", "not $p", "not true", "{width: [compact]}"],
      ["1", "1.5", "yes", "not 1", "[]", "{}", "{width: []}", "{width: wide}"]
    ),
    (
      "views: {a: {class: list, sections: #}}",
      [
        "[]", "[{header: A, cells: []}]", "[{cells: [{text: A}]}]", "{s: {cells: {c: {text: A}}}}",
        "[{text: A}]",
      ],
      ["5", "[5]", "[{cells: 5}]", "[{cells: [{txet: A}]}]"]
    ),
    ("views: {a: {class: list, views: #}}", ["[{header: A}]"], ["[5]"]),
    (
      "views: {a: {class: #}}",
      [
        "label, text: {markdown: a}", "textView, text: {markdown: a}",
        "button, title: {markdown: a}",
      ],
      ["textField, text: {markdown: a}", "textField, placeholder: {markdown: \"**a**\"}"]
    ),
    (
      "strings: s.xcstrings\nviews: {a: {class: #}}",
      ["label, text: {key: k, values: [A], markdown: true}"],
      ["textField, text: {key: k, values: [A], markdown: true}"]
    ),
    (
      "views: {a: {repeat: #, class: label}}", ["3", "2 * 2", "[1, 2]", "{b: 1}"], ["-1", "1 of 2"]
    ),
  ]

  static let judge = """
    import json, sys, yaml, jsonschema
    class Loader(yaml.SafeLoader): pass
    # As in YAML 1.2: only true and false are booleans, and dates are texts.
    Loader.yaml_implicit_resolvers = {
      key: [(tag, pattern) for tag, pattern in resolvers
            if tag not in ("tag:yaml.org,2002:bool", "tag:yaml.org,2002:timestamp")]
      for key, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()}
    Loader.add_implicit_resolver(
      "tag:yaml.org,2002:bool", __import__("re").compile("^(true|false)$"), list("tf"))
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    judge = jsonschema.Draft202012Validator(schema)
    for name in sys.argv[2:]:
      print("valid" if judge.is_valid(yaml.load(open(name), Loader)) else "invalid")
    """

  /// Whether the schema takes each of some documents, by their paths.
  static func judgements(_ paths: [String]) throws -> [Bool] {
    let folder = try TemporaryFolder()
    let schema = try folder.write(try PlumbProcess.run(["schema"]).output, as: "schema.json")
    let process = try PlumbProcess.run(
      ["-c", judge, schema] + paths, program: URL(fileURLWithPath: "/usr/bin/python3"))
    #expect(process.status == 0, "\(process.errors)")
    return process.text.split(separator: "\n").map { $0 == "valid" }
  }

  @Test func theSchemaTakesEverySample() throws {
    let root = PlumbProcess.root
    let documents = [
      "Samples", "Samples/Findings", "Samples/Parts", ScreenTests.folder,
      ScreenTests.folder + "/Parts",
      "Tests/InspectionTests/Fixtures",
    ]
    .flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(
        atPath: root.appendingPathComponent(folder).path)) ?? [])
        .filter { $0.hasSuffix(".yaml") && $0 != "plumb.yaml" }.sorted().map { "\(folder)/\($0)" }
    }
    #expect(documents.count > 60)
    let judgements = try Self.judgements(documents.map { root.appendingPathComponent($0).path })
    #expect(zip(documents, judgements).filter { !$1 }.map(\.0) == [])
    #expect(judgements.count == documents.count)
  }

  /// Editors read the schema from the repository, by the first line of each sample.
  @Test func theRepositoryHasTheSchemaThatPlumbPrints() throws {
    let path = "Samples/layout-document.schema.json"
    let file = PlumbProcess.root.appendingPathComponent(path)
    let isSame = try Data(contentsOf: file) == Data(try PlumbProcess.run(["schema"]).output)
    #expect(isSame, "write it anew: Scripts/plumb schema -o \(path)")
    let samples = PlumbProcess.root.appendingPathComponent("Samples")
    let names = try FileManager.default.contentsOfDirectory(atPath: samples.path)
      .filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("sign-in") }
    #expect(names.count > 20)
    let first = "# yaml-language-server: $schema=layout-document.schema.json\n"
    for name in names {
      let text = try String(contentsOf: samples.appendingPathComponent(name), encoding: .utf8)
      #expect(text.hasPrefix(first), "\(name)")
    }
  }

  /// What editors insert and show for a key is right by the key's own schema.
  @Test func theExamplesAndDefaultsOfTheSchemaAreRight() throws {
    let judge = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      def visit(part, path):
        if isinstance(part, dict):
          if "examples" in part and "description" in part:
            values = part["examples"] + ([] if part.get("default") is None else [part["default"]])
            judge = jsonschema.Draft202012Validator({**part, "$defs": schema["$defs"]})
            for value in values:
              if not judge.is_valid(value): print(path, value)
          for key, value in part.items():
            if key not in ("examples", "default"): visit(value, path + "/" + key)
        elif isinstance(part, list):
          for index, value in enumerate(part): visit(value, path + "/" + str(index))
      visit(schema, "")
      """
    let folder = try TemporaryFolder()
    let schema = try folder.write(try PlumbProcess.run(["schema"]).output, as: "schema.json")
    let process = try PlumbProcess.run(
      ["-c", judge, schema], program: URL(fileURLWithPath: "/usr/bin/python3"))
    #expect(process.status == 0 && process.text.isEmpty, "\(process.text)\(process.errors)")
  }

  /// Cases in which every value of a table stands once: the schema and plumb agree on each.
  @Test func theSchemaHasTheBoundsOfTheReader() throws {
    let folder = try TemporaryFolder()
    let unit = #"{"stringUnit": {"state": "translated", "value": "%@"}}"#
    _ = try folder.write(
      #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": \#(unit)}}}}"#,
      as: "s.xcstrings")
    var cases: [(text: String, path: String, isLegal: Bool)] = []
    for row in Self.bounds {
      for (values, isLegal) in [(row.inside, true), (row.outside, false)] {
        for value in values {
          let text = row.document.replacingOccurrences(of: "#", with: value) + "\n"
          cases.append((text, try folder.write(text, as: "\(cases.count).yaml"), isLegal))
        }
      }
    }
    let judgements = try Self.judgements(cases.map(\.path))
    // One check of all, as each start of the program takes its time.
    let check = try PlumbProcess.run(["check", "--format", "json"] + cases.map(\.path))
    let report = try JSONSerialization.jsonObject(with: Data(check.output)) as? [String: Any]
    let files = try #require(report?["files"] as? [[String: Any]])
    #expect(judgements.count == cases.count && files.count == cases.count)
    for (index, (text, path, isLegal)) in cases.enumerated() where index < files.count {
      #expect(files[index]["file"] as? String == path)
      let findings = files[index]["findings"] as? [[String: Any]] ?? []
      let isTaken = !findings.contains { $0["rule"] as? String == "document/invalid" }
      #expect(isTaken == isLegal, "plumb: \(text)")
      #expect(judgements[index] == isLegal, "schema: \(text)")
    }
  }
}
