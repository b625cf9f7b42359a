import Foundation

/// Recognises text of another language where YAML is expected: sources in Swift, and XML. libyaml would only say
/// which sign it did not expect.
package enum ForeignText {
  /// The most lines that are looked at.
  private static let reach = 50

  /// The fact and its place; nil for a text that may well be meant as YAML.
  static func fact(of source: SourceText) -> (Fact, SourceText.Mark)? {
    for number in 1...min(reach, max(1, source.lineCount)) {
      let line = source.line(number)
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard !text.isEmpty, !text.hasPrefix("#"), !text.hasPrefix("---") else { continue }
      let mark = SourceText.Mark(line: number, column: line.count - text.count + 1)
      if text.hasPrefix("<") { return (.foreign(language: "XML", advice: adviceForXML), mark) }
      if isSwift(text) { return (.foreign(language: "Swift", advice: adviceForSwift), mark) }
      // A comment of Swift or C may stand before any of its lines.
      guard text.hasPrefix("//") || text.hasPrefix("/*") || text.hasPrefix("*") else { return nil }
    }
    return nil
  }

  private static let adviceForSwift =
    "a layout document lists “views:” and “constraints:”; plumb uikit lays out views that are written in Swift"
  private static let adviceForXML =
    "give files of Interface Builder their own ending, .xib or .storyboard"

  /// Words with which declarations and statements begin, and the forms of a line that a YAML file cannot have.
  private static func isSwift(_ line: Substring) -> Bool {
    let text = String(line)
    let forms = [
      "^(@[A-Za-z]+ |[a-z]+ )*(import|let|var|func|class|struct|enum|extension|protocol|actor) [A-Za-z_`(]",
      "^[A-Za-z_][A-Za-z0-9_.]* *=[^:]*$", "^[A-Za-z_][A-Za-z0-9_.]*\\(.*\\)( *\\{)?$",
      "^NSLayoutConstraint\\.",
    ]
    guard forms.contains(where: { text.range(of: $0, options: .regularExpression) != nil }) else {
      return false
    }
    return !text.hasSuffix(":")
  }

  // MARK: Constraints

  /// That the line at which reading stopped is a constraint in Swift.
  static func constraint(
    at mark: SourceText.Mark, in source: SourceText
  ) -> (Fact, SourceText.Mark)? {
    let line = source.line(mark.line)
    guard let equation = equation(ofSwift: String(line)) else { return nil }
    let start = line.count - line.drop { " -".contains($0) }.count
    let place = SourceText.Mark(line: mark.line, column: start + 1, place: mark.place)
    return (swiftConstraint(equation), place)
  }

  package static func swiftConstraint(_ equation: String) -> Fact {
    .foreign(language: "a constraint in Swift", advice: "write “\(equation)”")
  }

  /// An equation whose priority is written in another way, such as `a.top = 8 priority 500`, with the priority behind an
  /// at sign; nil for any other text.
  package static func priority(of text: String) -> String? {
    let form = /(.*\S)\s*?[,;]?\s*[@(\[.!]?\s*\bpriority\b\s*[:=(]?\s*\.?(\w+)\s*[)\]]*\s*/
      .ignoresCase()
    return text.count > 200
      ? nil
      : text.wholeMatch(of: form).map { match in
        let equation = match.1.drop { $0 == " " }.reversed().drop { " ,;@([.!".contains($0) }
          .reversed()
        return "\(String(equation)) @\(match.2)"
      }
  }

  /// The equation that a constraint in Swift stands for, such as `a.top = b.bottom + 8`; nil for any other text.
  package static func equation(ofSwift text: String) -> String? {
    if let equation = SnapKitLine(text)?.equation { return equation }
    // Every constraint of every cell is asked: to make the expression each time took half of a check.
    guard text.utf8.contains(UInt8(ascii: "(")), text.contains("Anchor.constraint(") else {
      return nil
    }
    let form =
      #"([A-Za-z_][\w.]*)\.(\w+)Anchor\.constraint\((equalTo|greaterThanOrEqualTo|lessThanOrEqualTo)"#
      + #"(Constant)?: *([\w.\-]+?)(?:\.(\w+)Anchor)?(?:, *multiplier: *([\w.\-]+))?(?:, *constant: *(-?[\w.]+))?\)"#
    guard let regex = try? NSRegularExpression(pattern: form),
      let match = regex.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
    else { return nil }
    func group(_ number: Int) -> String? {
      Range(match.range(at: number), in: text).map { String(text[$0]) }
    }
    guard let first = group(1), let attribute = group(2), let relation = group(3),
      let second = group(5)
    else { return nil }
    let sign = ["equalTo": "=", "greaterThanOrEqualTo": ">=", "lessThanOrEqualTo": "<="][relation]
    let other = group(6).map { "\(second).\($0)" } ?? second
    let factor = group(7).map { "\($0) * " } ?? ""
    let constant = group(8).map { $0.hasPrefix("-") ? " - \($0.dropFirst())" : " + \($0)" } ?? ""
    return "\(first).\(attribute) \(sign ?? "=") \(factor)\(other)\(constant)"
  }
}
