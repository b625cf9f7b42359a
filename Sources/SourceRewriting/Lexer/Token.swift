/// A piece of a Swift source that is neither space nor comment, by its bytes.
package struct Token: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A name or a keyword. One in backticks is a name only.
    case word(isQuoted: Bool)
    /// `@objc`, with the sign.
    case attribute
    /// `#selector`, `#if`, with the sign.
    case pound
    case number
    /// A part of a string between its quotes and its interpolations, or a whole regular expression.
    case text
    /// One of `( ) [ ] { } , ; :`, and a point before a member.
    case mark
    case `operator`
  }

  package var kind: Kind
  package var range: Range<Int>
  /// Whether the token is the first one of its line.
  package var startsLine: Bool
}
