import ArgumentParser
import CellLayout
import Documents
import Drawing
import Foundation
import LayoutScene
import Reports
import Snapshots

/// A document to test, with the options of the command line and of its plan, `plumb.yaml`.
struct TestedDocument: Sendable {
  var path: DocumentPath
  var scenes: SceneOptions
  /// The folder of its snapshots.
  var snapshots: String
  /// The subfolder with its snapshots; empty for none.
  var suite: String
  var plan: TestPlan.Options
  /// The path of the plan; nil where there is none.
  var planPath: String?

  /// Throws if no documents are left to test, because their plans leave all out.
  static func requireAny(_ documents: [TestedDocument]) throws(Failure) {
    guard documents.isEmpty else { return }
    throw Failure(
      .badInput,
      "error: \(TestPlan.fileName) leaves out every document that was given, so that nothing is tested; "
        + "take “skip” from one of them, or give other documents")
  }

  /// The documents of a command, without those that their plans leave out.
  ///
  /// - Throws: arguments that are no documents, and mistakes in plans.
  static func documents(
    _ arguments: [String], snapshots: String?, scenes: SceneOptions
  ) throws(Failure) -> [TestedDocument] {
    var plans = TestPlans(outside: scenes.outside)
    var documents: [TestedDocument] = []
    for path in try DocumentList.documents(arguments, scenes.outside) {
      let found = try plans.plan(for: path)
      let options = found?.options(for: path) ?? TestPlan.Options()
      guard options.isSkipped != true else { continue }
      let (folder, suite) = try place(of: path, snapshots: snapshots, found, scenes.outside)
      documents.append(
        TestedDocument(
          path: path, scenes: scenes.completed(by: options), snapshots: folder, suite: suite,
          plan: options, planPath: found?.beside(TestPlan.fileName)))
    }
    return documents
  }

  /// The folder of a document's snapshots: the given one or that of the plan, with a subfolder, or
  /// one beside the document.
  private static func place(
    of document: DocumentPath, snapshots: String?, _ found: TestPlans.Found?,
    _ outside: OutsideOptions
  ) throws(Failure) -> (folder: String, suite: String) {
    if let snapshots { return (snapshots, document.suite) }
    if let found, let folder = found.plan.snapshots {
      let plan = found.beside(TestPlan.fileName)
      do throws(Fact.Escape) {
        let place = try Project(document: plan, allowsOutside: outside.allowOutside).file(folder)
        return (place.path, Files.folder(of: found.relative(document.path)))
      } catch {
        throw Failure(plan, error, what: "cannot use the snapshots \(folder): ")
      }
    }
    // What is in the folder of a language becomes part of the app.
    var own = Files.folder(of: document.path) as NSString
    if own.hasSuffix(".lproj") { own = own.deletingLastPathComponent as NSString }
    return (own.appendingPathComponent(SnapshotPlace.folderName), "")
  }
}
