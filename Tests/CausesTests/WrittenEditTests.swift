import Testing

@testable import Causes

/// A component with another number at each use, and what it is laid out by.
private let document = """
  canvas: {size: 200x200, scale: 2}
  metrics: {gap: 5, side: 7}
  components:
    row:
      parameters: {pad: {type: number}}
      views: {t: {intrinsic: 10x10}, u: {intrinsic: 10x10}}
      constraints:
        - H:|-pad-[t]-side-[u]
        - u.top = superview.top + pad
        - t.bottom = superview.bottom - 2 * side
  views: {a: {component: row, pad: 12}, b: {component: row, pad: 8}}
  constraints:
    - H:|[a]|
    - H:|[b]|
    - V:|[a(50)][b(50)]
  """

/// A number by a name has another value at each use, and its edit is one, in the words of the document.
@Test(arguments: [
  ("|-pad-", "|-gap-", "constant | H:|-gap-[t]-side-[u] | 8 | pad → gap"),
  ("|-pad-", "|-20-", "constant | H:|-20-[t]-side-[u] | 8 | pad → 20"),
  ("|-pad-", "|-(pad + 2)-", "constant | H:|-(pad + 2)-[t]-side-[u] | 8 | pad → (pad + 2)"),
  ("-side-", "-9-", "constant | H:|-pad-[t]-9-[u] | 8 | side → 9"),
  (
    "superview.top + pad", "superview.top + side",
    "constant | u.top = superview.top + side | 9 | pad → side"
  ),
  ("2 * side", "2 * gap", "constant | t.bottom = superview.bottom - 2 * gap | 10 | side → gap"),
  // Numbers alone are told as numbers.
  ("[a(50)][b(50)]", "[a(50)][b(40)]", "constant | V:|[a(50)][b(40)] | 15 | 50 → 40"),
])
func anEditOfANameIsOneCause(old: String, new: String, cause: String) throws {
  let found = try causes(document, document.with(old, new))
  #expect(found.count == 1 && found[0].hasPrefix(cause), "\(found.joined(separator: "\n"))")
}

/// One pixel is another number at each scale.
@Test func aPixelIsToldByItsName() throws {
  let text = "views: {a: {}}\nconstraints: [a.height = hairline, 'H:|[a]|', 'V:|[a]']"
  let found = try [2, 3].map { scale in
    let whole = "canvas: {size: 100x100, scale: \(scale)}\n" + text
    return try causes(whole, whole.with("hairline", "2"))
  }
  #expect(found[0] == found[1] && found[0].first?.contains("hairline → 2") == true, "\(found)")
}
