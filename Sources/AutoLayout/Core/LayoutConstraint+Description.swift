import Foundation

/// Constraints in words, in UIKit's form: `<LayoutConstraint:sign-in.yaml:12:3 'id'
/// H:|-(8)-[View:card] (active, names: '|':View:root )>`.
///
/// In place of UIKit's address, a constraint has the place where it is written, and a view its
/// identifier or else its path of indexes from the root. An address would differ in every run.
extension LayoutConstraint: CustomStringConvertible {
  public var description: String {
    if let generatedDescription { return generatedDescription }
    let place = origin.map { ":\($0)" } ?? ""
    let name = identifier.map { " '\($0)'" } ?? ""
    return "<\(kindName)\(place)\(name) \(body)>"
  }

  /// The relation only, as a person would write it: `H:|-(8)-[View:card]` or an equation.
  public var relationDescription: String { ConstraintWords(self).text }

  private var body: String {
    let words = ConstraintWords(self)
    let names = words.superviewName.map { ", names: '|':\($0) " } ?? ""
    return "\(words.text)   (\(isActive ? "active" : "inactive")\(names))"
  }
}
