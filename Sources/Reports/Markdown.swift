import LayoutScene

/// Text in Markdown, in GitHub's dialect.
extension String {
  /// Text that GitHub shows as it is: on one line, with nothing that would be taken for markup, a
  /// person to notify (`@750` is a priority) or the number of an issue.
  package var markdown: String {
    var out = ""
    for scalar in oneLine.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": out += "\\\(scalar)"
      // A word joiner, which is not seen.
      case "@", "#": out += "\(scalar)\u{2060}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// An identifier or a path as code; as text where code could not hold it in a table.
  package var markdownCode: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar != "`" && scalar != "|" && scalar != "\\"
        && scalar.properties.generalCategory != .control
    }
    let isFramed = !isEmpty && first != " " && last != " "
    return isPlain && isFramed && self == oneLine ? "`\(self)`" : markdown
  }
}
