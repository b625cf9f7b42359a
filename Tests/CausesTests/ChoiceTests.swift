import Documents
import LayoutScene
import TestSupport
import Testing

@testable import Causes

/// What decides which parts of a screen are there is edited in one place, and is one cause under the name that it has
/// there, whatever comes and goes with it.
@Suite struct ChoiceTests {
  static let document = """
    canvas: {size: 800x600, scale: 2}
    components:
      face:
        parameters: {side: 20, ring: true}
        views:
          rim: {when: $ring, background: red}
        constraints: [self.size = $side x $side, {is: rim.edges = self.edges, when: $ring}]
      row:
        parameters: {note: {type: any, default: null}, side: 24}
        views:
          face: {component: face, side: $side}
          name: {class: label, text: Name}
          note: {class: label, text: $note, when: $note}
        constraints:
          - H:|[face]-[name]
          - face.top = self.top
          - name.top = self.top
          - {is: name.bottom = self.bottom, when: not $note}
          - {is: name.bottom = note.top, when: $note}
          - {is: note.bottom = self.bottom, when: $note}
          - {is: note.leading = name.leading, when: $note}
    views:
      first: {component: row, note: Hello}
      second: {component: row, side: 30}
      list:
        class: stack
        axis: vertical
        views:
          line:
            repeat: [{id: tea, of: One}, {id: pot, of: Two}, {id: cup, of: Three}]
            between: {class: label, text: "--"}
            class: label
            text: $item.of
      days:
        class: stack
        axis: vertical
        views:
          day: {repeat: [Mon, Tue, Wed], class: label, text: $item}
      aside: {when: {width: regular}, background: blue}
    constraints:
      - V:|-20-[first]-20-[second]-20-[list]
      - H:|-20-[first(200)]
      - H:|-20-[second(200)]
      - H:|-20-[list(200)]
      - days.top = root.top
      - {is: days.right = root.right, id: right, when: {height: regular}}
      - {is: days.left = root.left + 300, when: {height: compact}}
      - {visual: "H:[aside(90)]|", when: {width: regular}}
      - V:|-200-[aside(90)]
    variants:
      wide:
        when: {orientation: landscape}
        views: {list: {spacing: 9}}
        constraints: {right: {is: days.right = root.right - 30}}

    """

  @Test(
    arguments: [
      // Conditions of a variant, of a view and of a constraint.
      (
        "orientation: landscape", "orientation: portrait",
        "condition | variants.wide.when | 52 | orientation: landscape → orientation: portrait"
      ),
      (
        "aside: {when: {width: regular}", "aside: {when: {width: compact}",
        "condition | aside.when | 39 | width: regular → width: compact"
      ),
      (
        "id: right, when: {height: regular}", "id: right, when: {height: compact}",
        "condition | right | 46 | height: regular → height: compact"
      ),
      // A condition that is new.
      (
        "days:\n    class", "days:\n    when: {width: compact}\n    class",
        "condition | days.when | 35 | – → width: compact"
      ),
      // An argument and defaults that conditions look at.
      ("note: Hello", "note: Hallo", "text | first.note | 23 | Hello → Hallo"),
      (
        "ring: true", "ring: false",
        "condition | components.face.parameters.ring | 4 | true → false"
      ),
      // One that is new.
      ("row, side: 30", "row, side: 30, note: Hi", "condition | second.note | 24 | – → Hi"),
      // A default that is a number, used in two rows of which one gives its own.
      ("side: 24", "side: 28", "constant | components.row.parameters.side | 9 | 24 → 28"),
      ("side: 30", "side: 34", "constant | second.side | 24 | 30 → 34"),
      // Items with names and without.
      (
        ", {id: pot, of: Two}", "",
        "items | line.repeat | 30 | tea, pot, cup → tea, cup"
      ),
      ("Mon, Tue", "Tue", "items | day.repeat | 38 | 3 items → 2 items"),
      ("Mon, Tue", "Sun, Mon, Tue", "items | day.repeat | 38 | 3 items → 4 items"),
      ("of: Two", "of: 2", "text | line/pot.of | 30 | Two → 2"),
      ("Tue, Wed", "Tue, Thu", "text | day/2 | 38 | Wed → Thu"),
    ])
  func anEditIsOneCauseWhereItIsWritten(old: String, new: String, cause: String) throws {
    let found = try causes(Self.document, Self.document.with(old, new))
    #expect(found.count == 1, "\(found.joined(separator: "\n"))")
    #expect(found.first?.hasPrefix(cause + " |") == true, "\(found.joined(separator: "\n"))")
  }

  /// A condition that holds no longer because the screen is another one is no edit.
  @Test func aConditionFollowsTheDevice() throws {
    let found = try causes(Self.document, Self.document.with("800x600", "600x800"))
    #expect(found.map { String($0.prefix(8)) } == ["device |"], "\(found)")
  }

  /// Two edits stay two causes, also where one of them adds an item.
  @Test func anotherEditIsItsOwnCause() throws {
    let found = try causes(
      Self.document,
      Self.document.with("{id: cup, of: Three}", "{id: cup, of: Three}, {id: jug, of: Four}")
        .with("text: \"--\"", "text: \"----\""))
    #expect(
      Set(found.map { $0.prefix { $0 != "|" } }) == ["items ", "text "] && found.count == 2,
      "\(found.joined(separator: "\n"))")
  }
}
