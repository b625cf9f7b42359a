import Foundation
import Testing

@testable import Documents

/// Languages whose rules the CLDR has changed between release 41, from which the samples are, and 42,
/// which is Debian 12's; their samples are in the table of `PluralTests.swift`.
private let changed: Set = ["ca", "he", "is", "iw", "mt"]

/// A line of languages and below it, indented, the samples of each category.
private struct Samples: Sendable, CustomTestStringConvertible {
  var languages: [String]
  var categories: [(name: String, numbers: [String])] = []

  var testDescription: String { languages.joined(separator: " ") }

  static func all() throws -> [Samples] {
    let file = try #require(
      Bundle.module.url(forResource: "Fixtures/plural-samples", withExtension: "txt"))
    var found: [Samples] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      if line.hasPrefix(" ") {
        let parts = line.trimmingCharacters(in: .whitespaces).components(separatedBy: ": ")
        let numbers = parts[1].components(separatedBy: ", ").flatMap(expanded)
        found[found.count - 1].categories.append((parts[0], numbers))
      } else {
        found.append(Samples(languages: line.split(separator: " ").map(String.init)))
      }
    }
    return found
  }

  /// `0.0~1.5` stands for all numbers with one digit behind the point from one to the other.
  private static func expanded(_ sample: String) -> [String] {
    let ends = sample.components(separatedBy: "~")
    guard ends.count == 2 else { return [sample] }
    let places = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let digits = ends.map { Int($0.filter { $0 != "." }) ?? 0 }
    return (digits[0]...digits[1]).map { value in
      guard places > 0 else { return "\(value)" }
      let fraction = "\(value % scale)"
      let zeros = String(repeating: "0", count: places - fraction.count)
      return "\(value / scale).\(zeros)\(fraction)"
    }
  }
}

@Test func everySampleOfTheCLDRHasItsCategory() throws {
  let all = try Samples.all()
  #expect(all.flatMap(\.languages).count > 200)
  for samples in all {
    for language in samples.languages where !changed.contains(language) {
      let tag = try #require(LocaleTag(language))
      for (name, numbers) in samples.categories {
        let wrong = numbers.filter { tag.pluralCategory(of: $0)?.rawValue != name }
        #expect(wrong.isEmpty, "\(language) \(name)")
      }
    }
  }
}
