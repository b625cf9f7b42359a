import ArgumentParser
import Files

/// An option whose value is one of a few words: an enumeration's raw values.
///
/// ArgumentParser could find the words by itself, but with generic code that asks the runtime for
/// each type and conformance, which takes a twentieth of the program's start. Code in this module
/// is specialized for each type by the compiler.
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
  static var layoutDocument: CompletionKind { .file(extensions: FileEndings.documents) }
}
