import Foundation
import LayoutScene

/// What `plumb.yaml` says about the tests of the documents beside it: in which cells they are laid out, and
/// how they are compared with their snapshots.
package struct TestPlan: Sendable {
  /// What a key has that takes one value, a list, or `all`.
  package enum Choices<Element: Sendable>: Sendable {
    /// Whatever there is, which may depend on the document.
    case all
    case some([Element])
  }

  /// What may stand for all documents, and for some of them.
  package struct Options: Sendable {
    package var locale: Choices<LocaleTag>?
    package var device: Choices<Device>?
    package var orientation: Choices<Orientation>?
    /// Points.
    package var size: CGSize?
    /// Device pixels per point.
    package var scale: CGFloat?
    package var textSize: Choices<ContentSizeCategory>?
    package var direction: Choices<LayoutDirection>?
    package var appearance: Choices<Appearance>?
    package var pseudo: PseudoStyle?
    package var screen: Choices<String>?
    package var variant: Choices<String>?
    /// The names of what is drawn over a screen; empty for nothing.
    package var show: [String]?
    /// `wireframe` or `plain`.
    package var style: String?
    package var tolerance: Tolerance?
    /// `auto`, `always` or `never`.
    package var pixels: String?
    /// `letters` or `blocks`.
    package var text: String?
    /// `fonts` or `fixed`.
    package var measure: String?
    /// Whether the documents are left out.
    package var isSkipped: Bool?

    package init() {}
  }

  /// What is said of the documents that a pattern matches.
  package struct DocumentRule: Sendable {
    package var pattern: String
    package var options: Options
    /// Where the pattern stands.
    package var origin: SourceLocation
  }

  /// How far a screen may be from its snapshot; nil for what is not said.
  package struct Tolerance: Sendable {
    package var points: Double?
    /// The part of the pixels, 0 … 1.
    package var pixels: Double?
    /// ΔE by CIEDE2000.
    package var color: Double?

    package init() {}
  }

  /// The folder of snapshots, from the file; nil for the one beside each document.
  package var snapshots: String?
  /// For all documents.
  package var options = Options()
  /// For the documents whose paths from the file a pattern matches; later ones come over earlier ones.
  package var documents: [DocumentRule] = []

  /// What the file is called.
  package static let fileName = "plumb.yaml"

  package init() {}

  /// Reads the file at `path`.
  ///
  /// - Throws: every mistake in it, or that it cannot be read.
  package static func load(path: String) throws(DocumentErrors) -> TestPlan {
    let problems = Problems()
    do throws(Fact) {
      let bytes = try FileText.bytes(atPath: path)
      if let plan = read(bytes, file: path, problems), problems.isEmpty { return plan }
    } catch {
      throw DocumentErrors(problems: [Problem(fact: error, file: path)])
    }
    throw DocumentErrors(problems: problems.sorted)
  }

  private static func read(_ bytes: [UInt8], file: String, _ problems: Problems) -> TestPlan? {
    guard let source = FileText.decode(bytes, file: file, problems),
      let root = NodeReader.read(source, problems)
    else { return nil }
    let reader = DocumentReader(source: source, options: DocumentOptions(), problems: problems)
    var plan = TestPlan()
    return Field.read(TestPlanFields.all, of: "the plan", from: root, into: &plan, reader)
      ? plan : nil
  }

  /// The JSON Schema (2020-12) of the file, made from the tables that read it.
  package static var schema: JSON {
    let head: [JSON.Member] = [
      .init(key: "$schema", value: "https://json-schema.org/draft/2020-12/schema"),
      .init(key: "title", value: "Plumb test plan"),
    ]
    return .object(head + Field.schema(TestPlanFields.all).members)
  }
}
