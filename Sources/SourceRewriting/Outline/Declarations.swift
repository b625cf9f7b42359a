/// A type or an extension of a source, by the indices of its tokens.
package struct TypeDeclaration: Sendable {
  package enum Keyword: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  package var keyword: Keyword
  /// As written: `Outer.Inner` for `extension Outer.Inner`.
  package var name: String
  /// With the types around it.
  package var path: String
  /// What the inheritance clause names.
  package var parents: [String]
  /// The attributes and modifiers before the keyword.
  package var prefix: Range<Int>
  /// The indices of its braces.
  package var body: ClosedRange<Int>
  /// The index of the colon of the inheritance clause.
  package var colon: Int?
  package var members: [Member] = []
}

/// A function, a property or another member.
package struct Member: Sendable {
  package enum Keyword: String, Sendable {
    case `func`, `var`, `let`, `init`, `subscript`
  }

  package var keyword: Keyword
  package var name: String
  package var parameters: [Parameter] = []
  /// The attributes and modifiers before the keyword.
  package var prefix: Range<Int>
  package var nameIndex: Int
  /// From the name on to the end of the signature, before the body.
  package var signature: Range<Int>
  /// The indices of the braces of the body.
  package var body: ClosedRange<Int>?

  /// The name as Objective-C has it: `tableView:didSelectRowAtIndexPath:` where labels are words of Swift.
  package var selectorName: String {
    guard keyword == .func else { return name }
    return SelectorName.of(name, labels: parameters.map(\.label))
  }
}

package struct Parameter: Equatable, Sendable {
  /// `_` for none.
  package var label: String
  package var name: String
  package var isInout: Bool
}

package enum SelectorName {
  /// The selector that Swift gives a method: the first label joins the name by `With`.
  package static func of(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let prepositions = ["with", "for", "at", "in", "on", "by", "from", "to", "of", "using", "and"]
    var words = name
    if first != "_" {
      let capital = first.prefix(1).uppercased() + first.dropFirst()
      let isPreposition = prepositions.contains { preposition in
        first == preposition
          || first.hasPrefix(preposition)
            && first.dropFirst(preposition.count).first?.isUppercase == true
      }
      words += (isPreposition ? "" : "With") + capital
    }
    words += ":"
    for label in labels.dropFirst() { words += (label == "_" ? "" : label) + ":" }
    return words
  }
}
