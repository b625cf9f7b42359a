import LayoutScene

/// Text in Markdown, in GitHub's dialect.
extension String {
  /// The text on one line, escaped so that GitHub shows it unchanged: nothing in it is read as
  /// markup, as a mention (`@750` is a priority) or as the number of an issue.
  package var markdown: String {
    var out = ""
    for scalar in oneLine.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": out += "\\\(scalar)"
      // U+2060 is a word joiner, which is invisible.
      case "@", "#": out += "\(scalar)\u{2060}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// An identifier or a path as code; as escaped text if it has characters that code in a table
  /// cannot contain.
  package var markdownCode: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar != "`" && scalar != "|" && scalar != "\\"
        && scalar.properties.generalCategory != .control
    }
    let isFramed = !isEmpty && first != " " && last != " "
    return isPlain && isFramed && self == oneLine ? "`\(self)`" : markdown
  }
}
