import Causes
import Documents
import Drawing
import Foundation
import LayoutKernel
import LayoutScene
import Snapshots
import Typesetting

/// One call of `assertLayout`: compares each cell with its snapshot, writes the snapshots that the
/// record mode asks for, and reports differences.
struct SnapshotAssertion {
  let name: String
  /// The document's path, or the test's name for views in code.
  let document: String
  let tolerance: SnapshotTolerance
  /// The mode that the call asks for.
  let record: RecordMode?
  var style = DrawingStyle.wireframe
  /// The rules of conflicts and faults that the test expects.
  var allowed: Set<Rule> = []
  let caller: Caller
  /// The folder of the snapshots; the default is beside the test's file.
  var folder: String?
  /// The snapshots that the process has asserted before.
  var asserted = AssertedSnapshots.shared
  /// The page that shows the results; nil for none.
  var page = RunPage.ofProcess

  /// The name of a function without its parameters: `card` for `card(locale:)`.
  static func name(of function: String) -> String { String(function.prefix { $0 != "(" }) }

  func check(
    _ cells: LayoutCells, _ makeSubject: () throws(LayoutTestingError) -> LayoutSubject
  ) {
    do throws(LayoutTestingError) {
      let subject = try makeSubject()
      let mode = try mode()
      let typesetter = try Typesetter.forTests()
      for options in try cells.options(for: subject.document) {
        try check(subject, options, mode, typesetter)
      }
    } catch {
      caller.fail("\(name): \(error)")
    }
  }

  /// The mode of the call, otherwise of the test's trait, otherwise of the environment.
  private func mode() throws(LayoutTestingError) -> RecordMode {
    if let mode = record ?? RecordScope.mode { return mode }
    do throws(RecordMode.UnknownWord) {
      return try RecordMode.standard()
    } catch {
      throw .other("\(error)")
    }
  }

  // MARK: One cell

  private func check(
    _ subject: LayoutSubject, _ options: DocumentOptions, _ mode: RecordMode,
    _ typesetter: Typesetter
  ) throws(LayoutTestingError) {
    let laidOut = try subject.laidOut(options, typesetter)
    let scene = laidOut.scene
    let place = try place(of: scene.cell)
    guard isSound(scene, at: place) else { return }
    let path = place.folder.picturePath(place.name)
    if let rival = asserted.rival(of: path, scene, at: callerWords) {
      throw .other(
        "\(place.name) is the snapshot of another layout, asserted at \(rival); give one of them "
          + "another name by the parameter named:")
    }
    var verification = try verify(subject, laidOut, options, at: place, mode, typesetter)
    let isPending: Bool
    do throws(SnapshotError) {
      isPending = try mode.conclude(&verification, in: place.folder, as: place.name)
    } catch {
      throw .other("\(error)")
    }
    page?.add(verification, isOfXCTest: caller.isOfXCTest)
    report(verification, at: place, isPending: isPending)
  }

  /// Fails the test if the layout has a conflict or fault that nobody expects: its snapshot would show
  /// what the code does not say.
  private func isSound(_ scene: Scene, at place: Place) -> Bool {
    var scene = scene
    scene.applyAllowances()
    let faults = scene.findings.filter { $0.rule.isFault && !allowed.contains($0.rule) }
    guard !faults.isEmpty else { return true }
    let result = SnapshotResult(
      id: place.name.description, document: document, cell: scene.cell, status: .failed,
      notes: faults.map(\.message))
    page?.add(Verification(result: result), isOfXCTest: caller.isOfXCTest)
    caller.fail(
      """
      \(place.name) is neither recorded nor compared, since its layout has \(faults.words)
      If that is meant, name the rule in the parameter allowing:.
      """)
    return false
  }

  private func verify(
    _ subject: LayoutSubject, _ laidOut: (scene: Scene, problem: LayoutProblem?),
    _ options: DocumentOptions, at place: Place,
    _ mode: RecordMode, _ typesetter: Typesetter
  ) throws(LayoutTestingError) -> Verification {
    let verifier = Verifier(
      folder: place.folder,
      options: VerificationOptions(
        tolerance: tolerance, drawing: DrawingOptions(style: style), redraws: mode == .all),
      machine: asserted.machine,
      proof: RecordMode.isUnattended() ? .comparisons(nil) : .digest, typesetter: typesetter)
    var snapshot = SnapshotSubject(
      name: place.name, document: document, documentFromFolder: place.document,
      scene: laidOut.scene)
    snapshot.test = "\(caller.fileID)"
    if let document = subject.document {
      let search = DocumentCauses(document, options: options, measurer: typesetter)
      snapshot.naming = SnapshotSubject.Naming(
        chosen: options.chosenTraits, name: { [name] in try? Self.snapshotName(name, $0) },
        cells: { document.alternativeCells(options) })
      snapshot.record = { search.record ?? .null }
      snapshot.causes = { search.find(in: laidOut.scene, since: $0) }
    } else if let problem = laidOut.problem {
      let search = ProblemCauses(problem, scene: laidOut.scene, fitting: subject.fitting)
      snapshot.record = { search.record }
      snapshot.causes = { search.find(since: $0) }
    }
    do throws(Verifier.Failure) {
      return try verifier.verify(snapshot)
    } catch {
      throw LayoutTestingError(error)
    }
  }

  // MARK: Places

  /// Where the snapshot of a cell is.
  private struct Place {
    var folder: SnapshotFolder
    var name: SnapshotName
    /// The document's path, relative to the folder, or the test's name.
    var document: String
  }

  private var callerWords: String { "\(caller.filePath):\(caller.line)" }

  /// The place of a cell's snapshot, by default in the folder `Snapshots/<test file>` beside the
  /// test's file.
  private func place(of cell: Cell) throws(LayoutTestingError) -> Place {
    let file = "\(caller.filePath)" as NSString
    let suite = (file.lastPathComponent as NSString).deletingPathExtension
    let root = (file.deletingLastPathComponent as NSString).appendingPathComponent("Snapshots")
    let folder = folder ?? (root as NSString).appendingPathComponent(suite)
    do throws(Fact.Escape) {
      try Project.require(folder, given: root)
    } catch {
      throw .other("\(folder): error: \(error.words)")
    }
    do throws(SnapshotError) {
      return Place(
        folder: SnapshotFolder(folder), name: try Self.snapshotName(name, cell),
        document: document.hasPrefix("/")
          ? PathFromFolder.path(to: document, from: folder) : document)
    } catch {
      throw .other("\(error)")
    }
  }

  private static func snapshotName(
    _ name: String, _ cell: Cell
  ) throws(SnapshotError) -> SnapshotName {
    let direction = LocaleTag(cell.locale)?.direction ?? .leftToRight
    return try SnapshotName(
      suite: "", words: [name] + SnapshotName.words(of: cell, direction: direction))
  }

  // MARK: Reporting

  private func report(_ verification: Verification, at place: Place, isPending: Bool) {
    let result = verification.result
    guard result.status != .passed else { return }
    attach(verification)
    let lines =
      ["\(result.id) \(result.status.words)"] + result.details.map { "  " + $0 }
      + advice(result.status, at: place, isPending: isPending)
    caller.fail(lines.joined(separator: "\n"))
  }

  /// The path to look at, and what to do next.
  private func advice(
    _ status: SnapshotResult.Status, at place: Place, isPending: Bool
  ) -> [String] {
    let snapshot = "snapshot: \(place.folder.picturePath(place.name))"
    switch status {
    case .passed: return []
    case .written:
      return [snapshot, "Look at it and run again: a test that records compares nothing."]
    case .missing:
      return [snapshot, "Record it with PLUMB_RECORD=missing."]
    case .incomparable:
      return [
        snapshot, "Test it on a machine that has those, or record it here with PLUMB_RECORD=all.",
      ]
    case .failed:
      let pending = isPending ? ["today: \(place.folder.picturePath(place.name, .pending))"] : []
      return [snapshot] + pending + ["If the change is meant, run again with PLUMB_RECORD=failed."]
    }
  }

  private func attach(_ verification: Verification) {
    let id = verification.result.id
    let files = [
      ("expected.png", verification.expected), ("actual.png", verification.files?.picture),
      ("diff.png", verification.difference), ("frames.json", verification.files?.frames),
    ]
    for case (let ending, let bytes?) in files { caller.attach(bytes, named: "\(id).\(ending)") }
  }
}
