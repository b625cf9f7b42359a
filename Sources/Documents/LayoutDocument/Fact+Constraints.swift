import AutoLayout
import Files

// Files knows no constraints, so that it is built beside the layout engine: its facts carry words.
extension Fact {
  /// An illegal constraint, in UIKit's sentence without the full stop. The sentence about a location equal to a
  /// constant is replaced, because it mentions arguments that a document does not have.
  static func constraint(_ error: ConstraintError, advice: String?) -> Fact {
    guard error != .locationEqualToConstant else {
      return .constraint(
        "a location cannot be equal to a constant; locations come in pairs", advice: advice)
    }
    let words = error.description
    return .constraint(words.hasSuffix(".") ? String(words.dropLast()) : words, advice: advice)
  }
}
