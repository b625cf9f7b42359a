/// A pattern in which `*` stands for any characters and `?` for one. Letter case does not count.
package struct GlobPattern: Sendable, Hashable {
  private let pattern: [Character]

  package init(_ pattern: String) { self.pattern = Array(pattern.lowercased()) }

  /// Walks through both texts. After a mismatch, the last `*` takes one character more, so that the
  /// time is bounded by the product of both lengths.
  package func matches(_ text: String) -> Bool {
    let text = Array(text.lowercased())
    var (p, t) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p + 1, t)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (p, t) = (last.pattern, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
