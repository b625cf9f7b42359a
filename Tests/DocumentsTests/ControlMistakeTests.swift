import Testing

@testable import Documents

@Test func aVariantsSelectionIsComparedWithItsOwnItems() throws {
  let document = """
    tabBar: {items: [A, B, C], selected: 2}
    views: {s: {class: segmented, segments: [A, B]}}
    variants:
      few: {tabBar: {items: [A, B]}}
      third: {views: {s: {selected: 2}}}
    """
  // What is wrong in variants is said whichever is shown.
  #expect(problems(document).count == 2)
  for (variant, words) in [
    ("few", "1:38: error: selected: expected the number of an item, from 0 to 1, found “2”"),
    ("third", "5:33: error: selected: expected the number of a segment, from 0 to 1, found “2”"),
  ] {
    let error = #expect(throws: DocumentErrors.self) {
      try load(document, DocumentOptions(variant: variant))
    }
    #expect(
      error?.problems.contains { $0.description.hasPrefix("test.yaml:" + words) } == true,
      "\(error.debugDescription)")
  }
  let wrong = document.replacingOccurrences(of: "items: [A, B]}}", with: "class: toolbar}}")
  #expect(throws: DocumentErrors.self) { try load(wrong, DocumentOptions(variant: "few")) }
}
