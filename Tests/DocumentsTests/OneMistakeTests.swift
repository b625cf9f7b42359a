import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// One mistake is one message, at its sign. What other formats write in the place of Plumb's words is known.
@Test(
  arguments: [
    // A group's name that is misspelt: the view on the other side stands for itself.
    (
      "views: {page: {}}\nconstraints: [page.edge = root, page.centre = root, page.margin = page]",
      [
        "2:20: there is no attribute “edge”; did you mean “edges”?",
        "2:38: there is no attribute “centre”; did you mean “center”?",
        "2:58: there is no attribute “margin”; possible: ",
      ]
    ),
    ("views: {a: {}}\nconstraints: [a.edges.top = root]", ["2:17: there is no guide “edges”"]),
    // Views that a misspelt key has are lost in variants, too, and those of a list whose class is misspelt.
    (
      "vieews: {a: {}}\nconstraints: [a.top = root.top]\nvariants: {b: {when: {width: regular}, views: {a: {isHidden: true}}}}",
      ["1:1: the document has no key “vieews”; did you mean “views”?"]
    ),
    (
      "views: {l: {lcass: list, sections: [{cells: {a: {text: A, accessory: {class: switch}}}}]}}\nconstraints: [l.edges = root, a.height >= 50]",
      ["1:13: the class view has no key “lcass”; did you mean “class”?"]
    ),
    // Constraints without hyphens, and metrics without a space.
    (
      "views: {a: {}}\nconstraints:\n  a.top = root.top\n  a.left = root.left",
      [
        "3:3: constraints: expected a list of constraints, found a text; begin each constraint with “- ”"
      ]
    ),
    (
      "metrics:\n  gap:12\nviews: {a: {class: stack, spacing: gap}}\nconstraints: [a.left = root.left + gap]",
      ["2:3: metrics: expected a mapping of names to numbers, found “gap:12”"]
    ),
    (
      "views: {a: {}}\nconstraints:\n  - H|-16-[a]-16-|",
      ["3:5: Visual Format has a colon behind its direction; write “H:|-16-[a]-16-|”"]
    ),
    (
      "views: {a: {}}\nconstraints: [{id: wide, is: a.width = 20}]\nvariants: {v: {constraints: {wide: flase}}}",
      ["3:36: wide: expected true or false, found “flase”; write false"]
    ),
    // What is in a view of another name is not there since the view is not.
    (
      "components: {c: {views: {x: {}, y: {}}}}\nviews: {tuesay: {component: c}, b: {}}\nconstraints: [tuesday/x.top = b.top, 'H:|[tuesday/y]|', tuesay/z.top = b.top]",
      [
        "3:15: there is no view or guide “tuesday”; did you mean “tuesay”? (and 1 more place)",
        "3:57: there is no view or guide “tuesay/z”; did you mean “tuesay/x”?",
      ]
    ),
    // The names of a repeated constraint differ in their numbers only.
    (
      "views: {a: {repeat: 3}, b: {}}\nconstraints: [{repeat: 4, is: 'a$index.top = b.top'}, {repeat: [b, c], is: $item.left = c$index.left}]",
      [
        "2:32: there is no view or guide “a0”; did you mean “a/0”? (used at test.yaml:2:15, and 3 more names like it)",
        "2:76: there is no view or guide “c” (used at test.yaml:2:55)",
        "2:89: there is no view or guide “c0” (used at test.yaml:2:55, and 1 more name like it)",
      ]
    ),
    (
      "views: {a: {}}\nconstraints: [a.minX = root.left]",
      ["2:17: there is no attribute “minX”; did you mean “left”?"]
    ),
    (
      "views: {a: {}}\nconstraints: [a.aspectRatio = 1.5]",
      [
        "2:17: there is no attribute “aspectRatio”; a ratio is a constraint between width and height, such as “a.width = 16/9 * a.height”"
      ]
    ),
    // What stands in the place of an argument that is missing, or of another kind, is not judged.
    (
      "components: {row: {parameters: {symbol: {type: text}, size: {type: number}}, views: {i: {class: image, image: {symbol: $symbol}}}}}\nviews: {a: {component: row, size: 8}, b: {component: row, symbol: [x], size: 8}}",
      [
        "2:9: the component “row” needs the parameter “symbol” (declared at test.yaml:1:33)",
        "2:67: symbol: the component “row” expects a text, found a list",
      ]
    ),
    // A variable that the component does not declare is told where it is used, and not at each use.
    (
      "components: {row: {views: {t: {class: label, text: A, when: $more}}}}\nviews: {a: {component: row, more: true}}",
      ["1:61: there is no variable “$more”"]
    ),
    (
      "components: {row: {parameters: {more: true}, views: {t: {class: label, text: A, when: more}}}}\nviews: {a: {component: row}}",
      ["1:87: when: expected true, false or a variable such as $last, found “more”; write $more"]
    ),
    // The keys of a class that is misspelt are those of the class that is meant.
    (
      "views: {a: {class: UISegmentControl, segments: [A, B], selected: 1}, b: {class: slidr, value: 3}}",
      [
        "1:20: there is no class “UISegmentControl”; did you mean “UISegmentedControl”?",
        "1:81: there is no class “slidr”; did you mean “slider”?",
        "1:95: value: expected a number from 0 to 1, found “3”",
      ]
    ),
    // Names that are lost with a key.
    (
      "views: {a: {}}\nconstraints: [{is: a.top = root.top, ID: lead}]\nvariants: {v: {constraints: {lead: {constant: 4}}}}",
      ["2:38: a constraint has no key “ID”; did you mean “id”?"]
    ),
    (
      "views: {a: {repeat: [{ID: x}, {ID: y}]}}\nconstraints: [a/x.top = a/y.top]",
      [
        "1:23: an item has no key “ID”; did you mean “id”?",
        "1:32: an item has no key “ID”; did you mean “id”?",
      ]
    ),
    (
      "views: {a: {repeat: [{ID: x}], class: label, text: $item.ID}}\nconstraints: [a/0.top = root.top]",
      []
    ),
    (
      "views: {a: {views: content}, b: {views: [c, d]}}\nconstraints: [content.top = a.top, c.top = d.top]",
      [
        "1:20: views: expected a mapping of identifiers to views, such as {title: {class: label}}, found “content”",
        "1:41: views: expected a mapping of identifiers to views, such as {title: {class: label}}, found a list",
      ]
    ),
    (
      "components: {c: {parameters: {content: {type: mapping}}, views: {box: {views: content}}}}\nviews: {u: {component: c, content: {t: {class: label}}}}\nconstraints: [t.top = u.top]",
      [
        "1:79: views: expected a mapping of identifiers to views, such as {title: {class: label}}, found “content”; write $content"
      ]
    ),
    // A file that is meant to be included, under any name.
    (
      "includes: p.yaml\nviews: {a: {style: s}}",
      ["1:1: the document has no key “includes”; did you mean “include”?"]
    ),
    (
      "import: p.yaml\nviews: {a: {component: s}}",
      ["1:1: the document has no key “import”; did you mean “include”?"]
    ),
    (
      "file: parts/p.yml\nviews: {a: {background: s}}",
      ["1:1: the document has no key “file”; did you mean “include”?"]
    ),
    (
      "components: p.yaml\nviews: {a: {component: s, style: t}}",
      [
        "1:13: components: expected a mapping of names, found the path “p.yaml”; write “include: p.yaml” to read them from that file"
      ]
    ),
    // A use of a component under another key.
    (
      "components: {row: {parameters: {t: {type: text}}, views: {l: {class: label, text: $t}}}}\nviews: {a: {use: row, t: A}, b: {class: row, t: B}, c: {component: parts/row.yaml}, d: {componnet: row, t: D}}",
      [
        "2:13: a view has no key “use”; did you mean “component”?",
        "2:41: there is no class “row”; “row” is a component; write “component: row”",
        "2:68: there is no component “parts/row.yaml”; did you mean “row”?",
        "2:89: a view has no key “componnet”; did you mean “component”?",
      ]
    ),
    // Several names in one text.
    (
      "styles: {a: {class: label}, b: {alpha: 1}}\nviews: {v: {style: a b, text: A}, w: {style: \"b, a\", text: B}}",
      [
        "2:20: there is no style “a b”; did you mean “[a, b]”?",
        "2:46: there is no style “b, a”; did you mean “[b, a]”?",
      ]
    ),
    // What is in a list whose class is misspelt.
    (
      "views: {l: {class: ist, sections: {a: {header: One, cells: {b: {text: A}}}}}, m: {class: List, sections: [{header: One, cells: [{text: A}]}]}}",
      [
        "1:20: there is no class “ist”; did you mean “list”?",
        "1:90: there is no class “List”; did you mean “list”?",
      ]
    ),
    // Behind a misspelt group the other side is a whole view.
    (
      "views: {a: {views: {b: {}}}}\nconstraints: [b.edgees = superview.margins]",
      ["2:17: there is no attribute “edgees”; did you mean “edges”?"]
    ),
    // A comma in a number, where it ends an item.
    (
      "views: {g: {gradient: {colors: [red, blue], locations: [0, 0,8]}}}",
      [
        "1:62: locations: expected a number from 0 to 1, found “8”; write 0.8, as a comma ends a value in brackets"
      ]
    ),
    (
      "views: {i: {class: image, image: {size: 300*180}}}",
      [
        "1:41: size: expected a size such as 375x667, each side from 0 to 1000000, found “300*180”; write 300x180"
      ]
    ),
    (
      "views: {s: {class: segmented, segments: One}}",
      ["1:41: segments: expected a list in brackets, found “One”; write [One]"]
    ),
  ] as [(String, [String])])
func eachMistakeIsToldOnceAtItsSign(document: String, wanted: [String]) {
  let found = problems(document)
  #expect(
    found.count == wanted.count && zip(found, wanted).allSatisfy { $0.hasPrefix($1) },
    "\(found.joined(separator: "\n"))")
}

/// A name that was changed where it is defined is one mistake, wherever it is used.
@Test(
  arguments: [
    (
      "metrics: {gaps: 8}\nviews: {a: {}, b: {class: stack, spacing: gap}}\nconstraints: [\"V:|-gap-[a]-gap-[b]\", a.left = root.left + gap]",
      [
        "1:11: nothing uses the metric “gaps”, and “gap” is not defined; did you mean “gap”? (used at test.yaml:2:43, used at test.yaml:3:20, used at test.yaml:3:59)"
      ]
    ),
    (
      "metrics: {inset: 8}\nviews: {a: {class: stack, spacing: gap}}\nconstraints: [a.left = root.left + gap]",
      ["2:36: there is no metric “gap” (and 1 more place)"]
    ),
    (
      "colors: {brand: red}\nviews: {a: {background: accent}, b: {background: accent}, c: {background: acent}}",
      ["2:25: there is no colour “accent”", "2:75: there is no colour “acent”"]
    ),
    (
      "views: {title: {}}\nconstraints: [titel.top = root.top, titel.left = root.left]",
      ["2:15: there is no view or guide “titel”; did you mean “title”? (and 1 more place)"]
    ),
  ])
func aNameThatIsGoneIsToldOnceWithTheNumberOfItsPlaces(document: String, wanted: [String]) throws {
  let found = problems(document)
  #expect(
    found.count == wanted.count && zip(found, wanted).allSatisfy { $0.hasPrefix($1) },
    "\(found.joined(separator: "\n"))")
}

/// What a wrong word leaves as it is by default contradicts constraints, and is no finding of its own.
@Test(
  arguments: [
    "styles: {col: {class: stack, axis: verticle}}\nviews: {s: {style: col, views: {a: {intrinsic: 9x9}, b: {intrinsic: 9x9}}}}",
    "components: {col: {class: stack, axis: verticle, views: {a: {intrinsic: 9x9}, b: {intrinsic: 9x9}}}}\nviews: {s: {component: col}}",
    "views: {s: {class: stack, axis: vertical, alignment: wide, views: {a: {intrinsic: 9x9}, b: {intrinsic: 9x9}}}}",
  ])
func whatContradictsAWrongWordIsNoFinding(document: String) throws {
  let inside = document.contains("component:") ? "s/" : ""
  let text =
    document
    + "\nconstraints: [s.top = root.top, s.left = root.left, s.width = 90, \(inside)a.width = s.width, \(inside)b.width = s.width]\n"
  let (problems, screen) = try OpenDocument.open(bytes: Array(text.utf8), file: "a.yaml")
    .inspect(measurer: FixedWidthMeasurer())
  #expect(problems.count == 1, "\(problems)")
  #expect(screen?.scene().findings.map(\.message) == [])
}

/// Each use of a component lacks the constraint with the mistake, which is told once.
@Test(arguments: ["icon", "icn"])
func noUseOfAComponentHasFindingsThatFollowFromItsMistake(view: String) throws {
  let text = """
    canvas: {size: 200x100}
    components: {c: {views: {\(view): {class: label, text: Hi}}, constraints: ["H:|-8-[icno]-8-|", "V:|-8-[icno]-8-|"]}}
    views: {a: {component: c}, b: {component: c}, d: {component: c}}
    constraints: ["H:|[a]|", "V:|[a][b][d]", "H:|[b]|", "H:|[d]|"]
    """
  let (problems, screen) = try OpenDocument.open(bytes: Array(text.utf8), file: "a.yaml")
    .inspect(measurer: FixedWidthMeasurer())
  #expect(problems.count == 1, "\(problems)")
  #expect(screen?.scene().findings.map(\.message) == [])
}

@Test func aContradictionBesideAMistakeInAConstraintIsStillTold() throws {
  let text =
    "views: {a: {}}\nconstraints: [a.width = 9, a.width = 8, a.top = root.top, a.left = root.left, a.heigth = 9]"
  let (problems, screen) = try OpenDocument.open(bytes: Array(text.utf8), file: "a.yaml")
    .inspect(measurer: FixedWidthMeasurer())
  #expect(problems.count == 1, "\(problems)")
  #expect(screen?.scene().findings.contains { $0.rule == .unsatisfiable } == true)
}

/// Constraints in other notations.
@Test(arguments: [
  ("a.top = root.top priority 500", "write “a.top = root.top @500”"),
  ("a.top = root.top (priority 500)", "write “a.top = root.top @500”"),
  ("a.top = root.top, priority: high", "write “a.top = root.top @high”"),
  ("a.top = root.top @priority(500)", "write “a.top = root.top @500”"),
  ("a.size = 20,30", "write 20x30"), ("a.left = root.left + 1,5", "write 1.5"),
  ("a.left = root.left, a.top = root.top", "write each equation as an item of its own"),
  ("a.left = root.left; a.top = root.top", "write each equation as an item of its own"),
  (
    "a.left = a.right = 200",
    "an equation has two sides; write two of them, each as an item of its own"
  ),
  ("a.top: root.top", "write “a.top = root.top”"),
  ("H:|-8-a-8-|", "views stand in square brackets, as in [a]"),
  ("'H: |-[a]-|'", "remove the space"),
  ("V:|-(=>80)-[a]", "relations are written ==, <= and >=; write >="),
  ("V:|-8px-[a]", "lengths are numbers of points, without a unit"),
  ("make.top.equalTo(a.snp.bottom).offset(8)", "write “VIEW.top = a.bottom + 8”"),
  ("make.top.equalToSuperview().inset(16)", "write “VIEW.top = superview.top + 16”"),
  (
    "a.snp.makeConstraints { make in make.bottom.equalToSuperview().inset(16) }",
    "write “a.bottom = superview.bottom - 16”"
  ),
  ("make.width.height.equalTo(44)", "write “VIEW.size = 44”"),
  (
    "make.left.greaterThanOrEqualTo(a).offset(-8).priority(500)",
    "write “VIEW.left >= a.left - 8 @500”"
  ),
])
func constraintsInOtherNotationsAreShownAsEquations(constraint: String, advice: String) {
  let found = problems("views: {a: {}}\nconstraints:\n  - \(constraint)\n")
  #expect(found.count == 1 && found[0].hasSuffix("; " + advice), "\(found)")
}

/// Keys at the top of a document that belong elsewhere.
@Test(arguments: [
  ("title: Home", "the title of a screen is that of its bar, as in “navigationBar: {title: …}”"),
  (
    "text: Hello",
    "it is a key of views, which are listed under “views”, as in “views: {card: {text: …}}”"
  ),
  ("card: {class: label}", "views are listed under “views”"),
  ("background: red", "write it in “root”, as in “root: {background: …}”"),
])
func keysAtTheTopAreSentWhereTheyBelong(line: String, advice: String) {
  let name = line.prefix { $0 != ":" }
  #expect(
    problems(line + "\nviews: {}\n") == ["1:1: the document has no key “\(name)”; \(advice)"])
}
