import Documents
import Testing

@testable import Causes

/// An edit that has several views as its consequence is one cause.
@Suite struct RenamedViewTests {
  static let document = """
    canvas: {size: 320x480, scale: 2}
    components:
      person:
        class: cell
        parameters: {name: {type: text}, note: {type: text, default: "-"}}
        text: $name
        secondaryText: $note
    views:
      list:
        class: list
        sections:
          one:
            header: First
            views:
              ann: {component: person, name: Ann, note: Hello}
              bob: {component: person, name: Bob}
              wifi: {class: cell, text: Wifi}
          two:
            header: Second
            views:
              next: {component: person, name: Cora, note: Hi}
    constraints:
      - H:|[list]|
      - V:|[list]|

    """

  @Test(
    arguments: [
      // Another name of a view.
      ("wifi: {", "wlan: {", "renamed | wlan | 17 | wifi → wlan"),
      ("ann: {", "anna: {", "renamed | anna | 15 | ann → anna"),
      // A key of a component that takes another argument, and one that is gone.
      (
        "secondaryText: $note", "secondaryText: $name",
        "text | components.person.secondaryText | 7 |"
      ),
      ("    secondaryText: $note\n", "", "text | components.person.secondaryText | 3 |"),
    ])
  func anEditIsOneCause(old: String, new: String, cause: String) throws {
    let found = try causes(Self.document, Self.document.with(old, new))
    #expect(found.count == 1, "\(found.joined(separator: "\n"))")
    #expect(found.first?.hasPrefix(cause) == true, "\(found.joined(separator: "\n"))")
  }

  /// A view of another class in the place of one is no name that was changed.
  @Test func anotherViewIsNoRename() throws {
    let found = try causes(
      Self.document,
      Self.document.with("wifi: {class: cell, text: Wifi}", "lan: {class: cell, text: LAN}"))
    #expect(
      Set(found.map { $0.prefix { $0 != "|" } }) == ["view-added ", "view-removed "],
      "\(found.joined(separator: "\n"))")
  }
}
