import ArgumentParser

/// A value of an option that is one of a few words: an enumeration's raw values.
///
/// ArgumentParser would find the words by itself, with generic code that asks the runtime for each
/// type and conformance it meets, which takes a twentieth of a start. Code of this module is made
/// for each type when it is compiled.
public protocol Choice: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String {}

extension Choice {
  public init?(argument: String) { self.init(rawValue: argument) }

  public var defaultValueDescription: String { rawValue }

  public static var allValueStrings: [String] { allCases.map(\.rawValue) }

  public static var allValueDescriptions: [String: String] { [:] }

  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension CompletionKind {
  static var layoutDocument: CompletionKind { .file(extensions: ["yaml", "yml", "json"]) }
}
