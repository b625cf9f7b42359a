import Documents
import Foundation
import LayoutScene
import Snapshots
import TestSupport
import Testing
import Work

@testable import Causes

/// The causes of the difference between two versions of a document, a line each: its kind, what it is
/// about, `line before → after`, and the views.
func causes(
  _ before: String, _ after: String, _ options: DocumentOptions = DocumentOptions()
) throws -> [String] {
  try result(before, after, options).causes.map(line)
}

func line(_ cause: Cause) -> String {
  "\(cause.kind.rawValue) | \(cause.what) | \(cause.origin?.line ?? 0)"
    + " | \(cause.before ?? "–") → \(cause.after ?? "–") | \(cause.views.joined(separator: " "))"
}

func result(
  _ before: String, _ after: String, _ options: DocumentOptions = DocumentOptions(),
  layoutLimit: Int = Causes.layoutLimit
) throws -> Causes.Result {
  try result(open(before), open(after), options, layoutLimit: layoutLimit)
}

func open(_ text: String) throws -> OpenDocument {
  try OpenDocument.open(bytes: Array(text.utf8), file: "test.yaml")
}

func result(
  _ old: OpenDocument, _ new: OpenDocument, _ options: DocumentOptions = DocumentOptions(),
  layoutLimit: Int = Causes.layoutLimit, work: WorkBudget = WorkBudget(inAll: WorkBudget.document)
) throws -> Causes.Result {
  let measurer = FixedWidthMeasurer()
  let record = try #require(Causes.record(of: old, options: options, measurer: measurer))
  // What is stored is text.
  let stored = try JSONFile.value(Array(record.text().utf8), file: "record.json")
  let scene = try old.screen(options: options, measurer: measurer).scene(includesAmbiguity: false)
  return try Causes.find(
    record: stored, before: frames(of: scene), document: new, options: options,
    current: new.screen(options: options, measurer: measurer).scene(includesAmbiguity: false),
    measurer: measurer, layoutLimit: layoutLimit, work: work)
}

func frames(of scene: Scene) -> [String: CGRect] {
  Dictionary(scene.views.map { ($0.id, $0.frame) }) { first, _ in first }
}

extension String {
  /// The text with one part of it in another's place. A part that is not there once is a mistake of the
  /// test.
  func with(_ part: String, _ replacement: String) throws -> String {
    try #require(components(separatedBy: part).count == 2, "“\(part)” is not there once")
    return replacingOccurrences(of: part, with: replacement)
  }
}

/// Checks what the causes of the difference between two documents are, and says what they are instead.
func expect(
  _ found: [String], _ expected: [String], at location: Testing.SourceLocation = #_sourceLocation
) {
  #expect(found == expected, "\n\(found.joined(separator: "\n"))", sourceLocation: location)
}
