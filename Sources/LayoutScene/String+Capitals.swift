extension StringProtocol {
  /// The text with a capital at the beginning.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The words of a name in camel case: `SignIn` as “Sign In”.
  package var spacedWords: String {
    var words = ""
    for letter in self {
      if letter.isUppercase, words.last?.isLowercase == true { words += " " }
      words.append(letter)
    }
    return words
  }
}
