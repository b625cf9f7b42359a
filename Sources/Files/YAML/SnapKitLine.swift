/// A constraint as SnapKit and libraries like it have it, such as `make.top.equalTo(b.snp.bottom).offset(8)`.
struct SnapKitLine {
  /// The same as an equation. Where the line does not name its view, `VIEW` stands for it.
  let equation: String

  /// Nil for any other text.
  init?(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "(")),
      text.contains(".equalTo") || text.contains("EqualTo"),
      text.utf8.count <= 300, !text.contains("Anchor.constraint("),
      let match = text.firstMatch(
        of:
          /\b(?:make|maker|m|\$0)((?:\.\w+)+)\.(equalTo|greaterThanOrEqualTo|lessThanOrEqualTo)(Superview)?\(([^()]*)\)(.*)/
      )
    else { return nil }
    let attributes = match.1.split(separator: ".").map(String.init)
    guard let attribute = Self.attribute(attributes) else { return nil }
    let relation = ["equalTo": "=", "greaterThanOrEqualTo": ">=", "lessThanOrEqualTo": "<="][
      match.2]
    let other = match.3 == nil ? Self.other(String(match.4), attribute) : "superview.\(attribute)"
    let view = text.firstMatch(of: /(\w+)\.snp\.\w*[cC]onstraints\b/).map { String($0.1) }
    var words = "\(view ?? "VIEW").\(attribute) \(relation ?? "=") \(other)"
    for call in match.5.matches(of: /\.(\w+)\(([^()]*)\)/) {
      let value = String(call.2).withoutOuterSpaces
      switch call.1 {
      case "offset": words += value.hasPrefix("-") ? " - \(value.dropFirst())" : " + \(value)"
      case "inset":
        words +=
          ["bottom", "right", "trailing"].contains(attribute) ? " - \(value)" : " + \(value)"
      case "multipliedBy": words = words.replacing(" \(other)", with: " \(value) * \(other)")
      case "priority": words += " @\(value.hasPrefix(".") ? String(value.dropFirst()) : value)"
      default: break
      }
    }
    equation = words
  }

  /// The attribute of several that equations have in one word; nil where they have none.
  private static func attribute(_ names: [String]) -> String? {
    if names.count == 1 { return names[0] }
    return Set(names) == ["width", "height"] ? "size" : nil
  }

  private static func other(_ argument: String, _ attribute: String) -> String {
    let parts = argument.withoutOuterSpaces.split(separator: ".").filter {
      !["snp", "self"].contains($0)
    }
    guard let first = parts.first, !first.allSatisfy({ $0.isNumber || $0 == "-" }) else {
      return argument.withoutOuterSpaces
    }
    return parts.count > 1 ? parts.joined(separator: ".") : "\(first).\(attribute)"
  }
}
