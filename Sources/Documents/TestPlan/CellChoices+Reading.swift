import Files
import Foundation
import LayoutScene
import Localization

/// What is wrong with a written list of values, one line for each mistake.
package struct ChoiceError: Error, Hashable {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}

// How lists of traits are written in options of the command line and in the address of a page.
extension CellChoices {
  /// Reads `a,b,c`, each value once. `all` stands for every value that there is, also beside others.
  package static func list<Value>(
    _ text: String, of what: String, _ value: (String) throws(ChoiceError) -> Value
  ) throws(ChoiceError) -> Choices<Value> {
    var hasAll = false
    var values: [Value] = []
    var mistakes: [String] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = word.trimmingCharacters(in: .whitespaces)
      guard !word.isEmpty else {
        throw ChoiceError("a list of \(what)s has a value between any two commas")
      }
      guard word != "all" else {
        hasAll = true
        continue
      }
      do throws(ChoiceError) {
        let read = try value(word)
        if !values.contains(read) { values.append(read) }
      } catch {
        if !mistakes.contains(error.message) { mistakes.append(error.message) }
      }
    }
    guard mistakes.isEmpty else { throw ChoiceError(mistakes.joined(separator: "\n")) }
    return hasAll ? .all(and: values) : .some(values)
  }

  /// A list of names, of which every one is possible.
  package static func names(
    _ text: String, of what: String
  ) throws(ChoiceError) -> Choices<String> {
    try list(text, of: what) { word throws(ChoiceError) in word }
  }

  package static func locales(_ text: String) throws(ChoiceError) -> Choices<LocaleTag> {
    try list(text, of: "locale") { word throws(ChoiceError) in
      do throws(Fact) {
        return try LocaleTag.validated(word)
      } catch {
        throw ChoiceError(error.message + (error.advice.map { "; \($0)" } ?? ""))
      }
    }
  }

  package static func devices(_ text: String) throws(ChoiceError) -> Choices<Device> {
    let choices: Choices<Device> = try list(text, of: "device") { word throws(ChoiceError) in
      if let device = Device.named(word) { return device }
      let advice: String
      if CGSize(word) != nil {
        advice = "a size has an option of its own"
      } else {
        let (near, known) = Device.alternatives(to: word)
        advice = near.map { "did you mean \($0)?" } ?? "there are \(known.joined(separator: ", "))"
      }
      throw ChoiceError("there is no device “\(word)”; \(advice)")
    }
    return .some(choices.values(of: Device.all))
  }

  /// A list of an enumeration's words.
  package static func words<Value: Hashable>(
    _ text: String, _ named: ValueWords<Value>
  ) throws(ChoiceError) -> Choices<Value> {
    let choices: Choices<Value> = try list(text, of: named.words.kind) { word throws(ChoiceError) in
      try self.word(word, named)
    }
    return .some(choices.values(of: named.values.distinct))
  }

  package static func pseudo(_ text: String) throws(ChoiceError) -> PseudoStyle {
    try word(text, TraitWords.pseudo)
  }

  /// One of an enumeration's words.
  private static func word<Value>(
    _ word: String, _ named: ValueWords<Value>
  ) throws(ChoiceError) -> Value {
    if let value = named.value(of: word) { return value }
    let words = named.words
    let advice =
      words.suggestion(for: word, nearest: Suggestion.nearest).map { "did you mean \($0)?" }
      ?? "there are \(words.names.joined(separator: ", "))"
    throw ChoiceError("there is no \(words.kind) “\(word)”; \(advice)")
  }

  package static func size(_ text: String) throws(ChoiceError) -> CGSize {
    guard let size = CGSize(text, each: ChoiceRanges.side) else {
      let range = ChoiceRanges.words(ChoiceRanges.side)
      throw ChoiceError("a size is two numbers of \(range) points, such as 375x667")
    }
    return size
  }

  package static func scale(_ text: String) throws(ChoiceError) -> CGFloat {
    guard let scale = Numbers.double(text), ChoiceRanges.scale.contains(scale) else {
      throw ChoiceError("a scale is a number from \(ChoiceRanges.words(ChoiceRanges.scale))")
    }
    return scale
  }
}
