// Texts of the locale of a window, of which one process has many.
extension SourceRewriter {
  /// Foundation formats without plurals, and looks for texts in one locale.
  mutating func rewriteTexts(at index: Int) {
    guard namesUIKit, self.index.globals.contains("formattedString") else { return }
    switch source.text(index) {
    case "String" where source.has(index + 1, "(") && source.has(index + 2, "format"):
      guard source.has(index + 3, ":"), !source.has(index - 1, ".") else { return }
      edits.append(Edit(range: source.tokens[index].range, text: "UIKit.formattedString"))
    case "String" where source.has(index + 2, "localizedStringWithFormat"):
      guard source.has(index + 1, "."), source.has(index + 3, "("), !source.has(index - 1, ".")
      else { return }
      edits.append(
        Edit(range: source.range(of: index...index + 2), text: "UIKit.localizedStringWithFormat"))
    case "localizedString" where source.has(index - 1, "."):
      guard source.has(index + 1, "("), source.has(index + 2, "forKey") else { return }
      edits.append(Edit(range: source.tokens[index].range, text: "localizedText"))
    case "Locale" where source.has(index + 1, "."):
      let names = [
        "current": "currentLocale", "autoupdatingCurrent": "currentLocale",
        "preferredLanguages": "preferredLanguages",
      ]
      guard let name = names[source.text(index + 2)], !source.has(index - 1, "."),
        !self.index.ownTypes.contains("Locale")
      else { return }
      edits.append(Edit(range: source.range(of: index...index + 2), text: "UIKit.\(name)"))
    case let name where Self.formatters.contains(name) && !self.index.ownTypes.contains(name):
      guard source.has(index + 1, "("), source.has(index + 2, ")"), !source.has(index - 1, ".")
      else { return }
      insert("UIKit.inPresentLocale(", at: source.tokens[index].range.lowerBound)
      insert(")", at: source.tokens[index + 2].range.upperBound)
    case "static" where source.has(index + 1, "let"): recompute(at: index + 1)
    default: return
    }
  }

  /// Foundation's classes that begin with the locale of the process.
  private static let formatters: Set<String> = [
    "DateFormatter", "NumberFormatter",
  ]

  /// `static let title = L10n.tr("Localizable", "title")`, as SwiftGen writes it, would keep the text of the first locale:
  /// it becomes `static var title: String { L10n.tr("Localizable", "title") }`.
  private mutating func recompute(at index: Int) {
    var equals = index + 2
    var opening = ": String {"
    if source.has(equals, ":"), source.has(equals + 1, "String") {
      equals += 2
      opening = "{"
    }
    guard source.isWord(index + 1), source.has(equals, "="), let call = textCall(at: equals + 1)
    else { return }
    let end = source.closing(call)
    guard end > call, endsStatement(before: end + 1) else { return }
    edits.append(Edit(range: source.tokens[index].range, text: "var"))
    edits.append(Edit(range: source.tokens[equals].range, text: opening))
    insert(" }", at: source.tokens[end].range.upperBound)
  }

  /// Whether a token, or the end, begins another statement.
  private func endsStatement(before index: Int) -> Bool {
    guard index < source.tokens.count, !source.has(index, "}") else { return true }
    return source.tokens[index].startsLine
      && (source.isWord(index) || source.isKind(index, .attribute) || source.isKind(index, .pound))
  }

  /// The parenthesis after the function that looks for a text; nil for another expression.
  private func textCall(at index: Int) -> Int? {
    if source.has(index, "NSLocalizedString"), source.has(index + 1, "(") { return index + 1 }
    let isSwiftGen =
      source.isWord(index) && source.has(index + 1, ".") && source.has(index + 2, "tr")
    if isSwiftGen, source.has(index + 3, "("), source.isKind(index + 4, .text) {
      return index + 3
    }
    let isNew = source.has(index, "String") && source.has(index + 2, "localized")
    return isNew && source.has(index + 1, "(") ? index + 1 : nil
  }
}
