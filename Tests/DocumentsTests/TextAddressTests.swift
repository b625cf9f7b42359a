import Testing

@testable import Documents
@testable import Localization

/// The address that begins at the stroke; none where the second text is empty.
@Test(arguments: [
  ("|ann@example.org", "ann@example.org"), ("|ann@example.org,", "ann@example.org"),
  ("|example.org/a/b?c=1.", "example.org/a/b?c=1"), ("(|example.org)", "example.org"),
  ("|a.b+c_d@mail.example.co.uk now", "a.b+c_d@mail.example.co.uk"),
  // With a scheme, behind any sign; the mark that ends a sentence is no part of either form.
  ("|https://example.org", "https://example.org"),
  ("-|https://a.b/c_d?e=f.", "https://a.b/c_d?e=f"),
  ("|git+ssh://a.b,", "git+ssh://a.b"), ("|www.example.org/a)", "www.example.org/a"),
  ("|mailto:ann@example.org", "mailto:ann@example.org"), ("|tel:+4930-123!", "tel:+4930-123"),
  // Other scripts need no space behind it.
  ("请看|https://example.org/a了解", "https://example.org/a"), ("|tel: 030", ""), ("a|bc://x", ""),
  ("|https://", ""),
  // Within a word there begins none, or half of the address would be taken for all of it.
  ("a|nn@example.org", ""), ("ann.|bee@example.org", ""), ("ann@|example.org", ""),
  ("-|example.org", ""), ("_|example.org", ""),
  // Neither without a host, nor one that ends in a digit or a letter alone.
  ("|ann@", ""), ("|ann@example", ""), ("|example", ""), ("|1.5", ""), ("|example.o", ""),
  ("|example..org", ""), ("|Fine.Thanks", ""),
])
func anAddressIsFoundWhereItBegins(text: String, address: String) throws {
  let scalars = Array(text.unicodeScalars.filter { $0 != "|" })
  let start = try #require(Array(text.unicodeScalars).firstIndex(of: "|"))
  let end = TextAddress.end(scalars, at: start)
  let found = end.map { String(String.UnicodeScalarView(scalars[start..<$0])) } ?? ""
  #expect(found == address)
}
