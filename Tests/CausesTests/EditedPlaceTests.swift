import Testing

/// An edit is one cause at the place that was edited, also where a use, a style or a variant takes its values from
/// somewhere else than before.
@Suite struct EditedPlaceTests {
  static let document = """
    canvas: {size: 800x600, scale: 2}
    metrics: {gap: 12, side: 10}
    styles:
      plain: {class: label, font: subheadline, color: red}
      loud: {class: label, font: title1, background: blue}
    components:
      row:
        parameters: {title: Row, note: {type: any, default: null}, height: 44, badge: 0}
        views:
          name: {class: label, text: $title}
          note: {style: plain, text: $note, when: $note}
          badge: {class: label, text: $badge, when: $badge}
        constraints:
          - self.height = height
          - name.leading = self.leading + gap
          - name.top = self.top + 4
          - note.leading = self.leading + gap
          - note.top = name.bottom + 4
          - badge.trailing = self.trailing - gap
          - badge.top = self.top
      shelf:
        parameters: {rows: {type: list}}
        views:
          row: {repeat: $rows, as: r, component: ware, name: $r.name, cost: $r.cost}
        constraints: [row/0.top = self.top]
      ware:
        parameters: {name: {type: text}, cost: {type: any, default: 1}, deep: gap}
        views: {name: {class: label, text: $name}, cost: {class: label, text: $cost}}
        constraints: ["H:|[name]-[cost]|", "V:|-deep-[name]|", cost.top = name.top]
    views:
      head: {style: plain, text: Head, lines: 0}
      first: {component: row, title: First one, badge: 5}
      second: {component: row, title: Second, note: Hello, height: 60}
      list:
        class: stack
        axis: vertical
        views:
          line:
            repeat:
              - {id: tea, of: Tea, say: ""}
              - {id: pot, of: Pot, say: Yes}
              - {id: cup, of: Cup, say: ""}
            component: row
            title: $item.of
            note: $item.say
      days:
        class: stack
        axis: vertical
        views:
          day: {repeat: 3, class: label, text: "Day $index"}
      shop: {component: shelf, rows: [{name: A, cost: 7}, {name: B, cost: 70}]}
    constraints:
      - V:|-20-[head]-side-[first]-gap-[second]-gap-[list]-gap-[days]
      - H:|-20-[head]
      - H:|-20-[first(200)]
      - H:|-20-[second(200)]
      - H:|-20-[list(200)]
      - {is: days.leading = root.leading + 20, id: days}
    variants:
      wide:
        when: {orientation: landscape}
        metrics: {side: 30}
        constraints: {days: {constant: 50}}
        views: {list: {spacing: 3}}

    """

  static let edits: [(String, String, String)] = [
    // Arguments that a use gives no more, or newly.
    (", badge: 5", "", "condition | first.badge | 32 | 5 → –"),
    ("title: First one, ", "", "text | first.title | 32 | First one → –"),
    (", height: 60", "", "constant | second.height | 33 | 60 → –"),
    ("        note: $item.say\n", "", "condition | line.note | 38 | $item.say → –"),
    ("badge: 5", "badge: 5, height: 70", "constant | first.height | 32 | 44 → 70"),
    // A default that is a metric, and another variable that is passed on.
    ("deep: gap}", "deep: 20}", "constant | components.ware.parameters.deep | 27 | gap → 20"),
    (
      "cost: $r.cost", "cost: $r.name",
      "text | components.shelf.views.row.cost | 24 | $r.cost → $r.name"
    ),
    // Keys that are added to views which are repeated.
    (
      "note: $item.say", "note: $item.say\n        height: 50",
      "constant | line.height | 46 | 44 → 50"
    ),
    ("\"Day $index\"", "\"Day $index\", font: title1", "font | day.font | 50 | – → title1"),
    (
      "component: row\n        title: $item",
      "between: {background: red}\n        component: row\n        title: $item",
      "view-added | line.between | 43 | – → view"
    ),
    // What an item of a list leaves out that is the argument of another component.
    ("{name: A, cost: 7}, ", "", "items | shop.rows | 51 | 2 items → 1 item"),
    ("{name: A, cost: 7}", "{name: A}", "text | shop.rows[0].cost | 51 | 7 → –"),
    // Items that come and move.
    (
      "          - {id: cup,", "          - {id: jug, of: Jug, say: \"\"}\n          - {id: cup,",
      "items | line.repeat | 42 | tea, pot, cup → tea, pot, jug, cup"
    ),
    (
      "          - {id: tea, of: Tea, say: \"\"}\n          - {id: pot, of: Pot, say: Yes}\n",
      "          - {id: pot, of: Pot, say: Yes}\n          - {id: tea, of: Tea, say: \"\"}\n",
      "items | line.repeat | 40 | tea, pot, cup → pot, tea, cup"
    ),
    // The text of a condition.
    (
      "when: $note}", "when: not $note}",
      "condition | components.row.views.note.when | 11 | $note → not $note"
    ),
    (
      "when: $note}", "when: $title}",
      "condition | components.row.views.note.when | 11 | $note → $title"
    ),
    // Another style, and another thing in the place of a component.
    ("head: {style: plain", "head: {style: loud", "font | head.style | 31 | plain → loud"),
    (
      "head: {style: plain", "head: {style: [plain, loud]",
      "font | head.style | 31 | plain → [plain, loud]"
    ),
    (
      "note: {style: plain", "note: {style: loud",
      "font | components.row.views.note.style | 11 | plain → loud"
    ),
    (
      "first: {component: row, title: First one, badge: 5}", "first: {class: label, text: First}",
      "class | first.component | 32 | row → –"
    ),
    // A key that is gone from a style.
    (", color: red}", "}", "appearance | styles.plain.color | 4 | red → –"),
    // Variants.
    (
      "orientation: landscape", "orientation: portrait",
      "condition | variants.wide.when | 61 | orientation: landscape → orientation: portrait"
    ),
    (
      "metrics: {side: 30}", "metrics: {side: 40}",
      "constant | variants.wide.metrics.side | 62 | 30 → 40"
    ),
    ("    metrics: {side: 30}\n", "", "constant | variants.wide.metrics.side | 60 | 30 → 10"),
    (
      "constant: 50", "constant: 60",
      "constant | variants.wide.constraints.days.constant | 63 | 50 → 60"
    ),
    (
      "    constraints: {days: {constant: 50}}\n", "",
      "constant | variants.wide.constraints.days.constant | 60 | 50 → 20"
    ),
    (
      "days: {constant: 50}", "days: false",
      "removed | variants.wide.constraints.days | 63 | days.leading = root.leading + 20 → –"
    ),
    ("spacing: 3", "spacing: 6", "spacing | variants.wide.views.list.spacing | 64 | 3 → 6"),
    (
      "  wide:\n    when: {orientation: landscape}\n    metrics: {side: 30}\n"
        + "    constraints: {days: {constant: 50}}\n    views: {list: {spacing: 3}}\n", "",
      "condition | variants.wide.when | 59 | orientation: landscape → –"
    ),
    // Arithmetic in a component, with another result at each use.
    (
      "self.height = height", "self.height = 2 * height",
      "replaced | self.height = 2 * height | 14 | self.height = height → self.height = 2 * height"
    ),
  ]

  @Test(arguments: edits)
  func anEditIsOneCause(old: String, new: String, cause: String) throws {
    let found = try causes(Self.document, Self.document.with(old, new))
    #expect(found.count == 1, "\(found.joined(separator: "\n"))")
    #expect(found.first?.hasPrefix(cause + " |") == true, "\(found.joined(separator: "\n"))")
  }

  @Test func twoEditsStayTwoCauses() throws {
    let edited = try Self.document.with(", badge: 5", "").with(
      "head: {style: plain", "head: {style: loud")
    let found = try causes(Self.document, edited)
    #expect(
      Set(found.map { $0.split(separator: " | ")[1] }) == ["first.badge", "head.style"]
        && found.count == 2,
      "\(found.joined(separator: "\n"))")
  }

  private static let nested = """
    canvas: {size: 320x300}
    components:
      badge:
        views: {digits: {class: label, text: D}}
        constraints: [self.width = 28, self.height = 28, digits.center = self.center]
      row:
        views:
          name: {class: label, text: Price}
          mark: {component: badge}
        constraints:
          - self.height = 60
          - H:[name]-(>=12)-[mark]-12-|
          - name.leading = self.leading + 16
          - name.top = self.top + 6
          - mark.centerY = self.centerY
      slim:
        views: {name: {class: label, text: Price}}
        constraints:
          - self.height = 60
          - name.leading = self.leading + 16
          - name.top = self.top + 6
    views:
      price: {component: row}
      own: {component: badge}
    constraints: [price.top = root.top, "H:|[price]|", own.top = price.bottom, own.left = root.left]
    """

  /// The uses of components within the former one are gone with it.
  @Test func anotherComponentIsOneCauseAtItsUse() throws {
    let edited = try Self.nested.with("price: {component: row}", "price: {component: slim}")
    let found = try causes(Self.nested, edited)
    #expect(
      found.count == 1 && found[0].hasPrefix("class | price.component | 23 | row → slim"),
      "\(found)")
  }

  /// A use that is gone is a view that is gone.
  @Test func aUseThatIsRemovedIsNoOtherClass() throws {
    let edited = try Self.nested.with("  own: {component: badge}\n", "").with(
      ", own.top = price.bottom, own.left = root.left", "")
    let found = try causes(Self.nested, edited)
    #expect(found.count == 1 && found[0].contains(" | own | "), "\(found)")
  }
}
