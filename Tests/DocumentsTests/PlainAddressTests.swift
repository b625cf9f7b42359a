import Testing

@testable import Documents
@testable import Localization

/// The address that begins at the stroke; none where the second text is empty.
@Test(arguments: [
  ("|ann@example.org", "ann@example.org"), ("|ann@example.org,", "ann@example.org"),
  ("|example.org/a/b?c=1.", "example.org/a/b?c=1"), ("(|example.org)", "example.org"),
  ("|a.b+c_d@mail.example.co.uk now", "a.b+c_d@mail.example.co.uk"),
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
  let end = PlainAddress.end(scalars, at: start)
  let found = end.map { String(String.UnicodeScalarView(scalars[start..<$0])) } ?? ""
  #expect(found == address)
}
