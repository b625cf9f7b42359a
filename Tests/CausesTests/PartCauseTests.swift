import Testing

@testable import Causes

/// Changes within a mapping or a list, and of the arguments of components: the line that is named is the one that
/// was changed.
@Suite struct PartCauseTests {
  static let bars = """
    canvas: {size: 320x480, scale: 2}
    navigationBar:
      title: Albums
      rightItems:
        - {title: Edit}
        - title: Add
          style: done
    tabBar:
      items:
        - {title: Listen, image: {size: 24x24}}
        - {title: Albums, image: {size: 24x24}, badge: 3}
    views:
      buy:
        class: button
        title: Buy
        configuration:
          style: filled
          buttonSize: large
          contentInsets: {top: 4, bottom: 4}
      amount:
        class: textField
        text: "12"
        leftView:
          class: label
          text: Sum
      menu:
        class: list
        sections:
          - cells:
              stars:
                views:
                  name: {class: label, text: Stars}
                constraints: ["H:|-[name]-|", "V:|-8-[name]-8-|"]
    constraints:
      - buy.top = root.safeArea.top + 8
      - buy.leading = root.leading + 8
      - amount.top = buy.bottom + 8
      - amount.leading = root.leading
      - amount.width = 200
      - amount/leftView.height <= amount.height
      - menu.top = amount.bottom + 8
      - menu.leading = root.leading
      - menu.trailing = root.trailing
      - menu.bottom = root.bottom
    """

  @Test(arguments: [
    ("- {title: Edit}", "- {title: Select}", "text | navigationBar.rightItems[0].title | 5"),
    ("title: Add", "title: Append", "text | navigationBar.rightItems[1].title | 6"),
    ("badge: 3", "badge: 12", "text | tabBar.items[1].badge | 11"),
    ("title: Listen", "title: Hear", "text | tabBar.items[0].title | 10"),
    ("buttonSize: large", "buttonSize: small", "size | buy.configuration.buttonSize | 18"),
    (
      "{top: 4, bottom: 4}", "{top: 8, bottom: 8}", "margins | buy.configuration.contentInsets | 19"
    ),
    ("text: Sum", "text: Total", "text | amount.leftView.text | 25"),
    ("text: Stars", "text: Night", "text | name.text | 32"),
    ("-8-[name]", "-20-[name]", "constant | V:|-20-[name]-8-| | 33"),
    // A list with another number of items is another list.
    (
      "- {title: Edit}", "- {title: Edit}\n    - {title: Share}",
      "text | navigationBar.rightItems | 6"
    ),
    ("    - {title: Edit}\n", "", "text | navigationBar.rightItems | 4"),
  ])
  func theLineOfAPartIsNamed(part: String, replacement: String, cause: String) throws {
    try expect(cause, of: part, replacement, in: Self.bars)
  }

  static let rows = """
    canvas: {size: 320x480, scale: 2}
    metrics: {gap: 12}
    components:
      row:
        parameters: {height: 44, inset: {type: number}}
        views:
          name: {class: label, text: Name}
        constraints:
          - self.height = height
          - name.leading = self.leading + inset
          - name.centerY = self.centerY
    views:
      one: {component: row, inset: 16}
      two: {component: row, inset: 2 * gap, height: 60}
    constraints:
      - H:|[one]|
      - H:|[two]|
      - V:|[one][two]
    """

  @Test(arguments: [
    ("height: 44", "height: 50", "constant | components.row.parameters.height | 5 | 44 → 50"),
    ("inset: 16", "inset: 20", "constant | one.inset | 13 | 16 → 20"),
    ("height: 60", "height: 64", "constant | two.height | 14 | 60 → 64"),
    ("gap: 12", "gap: 20", "constant | metrics.gap | 2 | 12 → 20"),
  ])
  func theLineOfAnArgumentIsNamed(part: String, replacement: String, cause: String) throws {
    try expect(cause, of: part, replacement, in: Self.rows)
  }

  static let page = """
    canvas: {size: 320x480, scale: 2}
    components:
      page:
        parameters: {content: {type: mapping}}
        views: {inner: {class: stack, axis: vertical, views: $content}}
        constraints: ["H:|[inner]|", "V:|[inner]"]
    views:
      main:
        component: page
        content:
          first: {class: label, text: A}
          title:
            class: label
            text: T
            color: black
    constraints: ["H:|[main]|", "V:|[main]"]
    """

  /// A mapping without braces begins where its first key does.
  @Test(arguments: [
    ("text: A", "text: B", "text | main.content.first.text | 11 | A → B"),
    ("text: T", "text: U", "text | main.content.title.text | 14 | T → U"),
    (
      "color: black", "color: systemRed",
      "appearance | main.content.title.color | 15 | black → systemRed"
    ),
  ])
  func aValueInAMappingOfViewsIsNamedByItsView(
    part: String, replacement: String, cause: String
  ) throws {
    try expect(cause, of: part, replacement, in: Self.page)
  }

  /// - Parameter cause: how the only cause begins.
  private func expect(
    _ cause: String, of part: String, _ replacement: String, in text: String
  ) throws {
    let found = try causes(text, text.with(part, replacement))
    #expect(found.count == 1, "\(found)")
    #expect(found.allSatisfy { $0.hasPrefix(cause) }, "\(found)")
  }
}
