import Documents
import Drawing
import Foundation
import LayoutScene
import Typesetting

/// A screen of today that is compared with its snapshot.
package struct SnapshotSubject {
  package var name: SnapshotName
  /// The document's path as it was given, or the test's name for views in code.
  package var document: String
  /// The document's path from the folder of snapshots, or the test's name.
  package var documentFromFolder: String
  /// The test that records it; nil for a command.
  package var test: String?
  package var scene: Scene
  /// How the snapshots of the document's cells are called; nil for what is no document's.
  package var naming: Naming?
  /// What the search for causes compares, made where it is needed.
  package var record: () -> JSON
  /// Why it differs from a snapshot, and what a reader should know about that, a sentence each.
  package var causes: (_ recorded: StoredSnapshot) -> (causes: [Cause], notes: [String])

  package init(
    name: SnapshotName, document: String, documentFromFolder: String, scene: Scene,
    naming: Naming? = nil, record: @escaping () -> JSON = { .null },
    causes: @escaping (_ recorded: StoredSnapshot) -> (causes: [Cause], notes: [String]) = { _ in
      ([], [])
    }
  ) {
    self.name = name
    self.document = document
    self.documentFromFolder = documentFromFolder
    self.scene = scene
    self.naming = naming
    self.record = record
    self.causes = causes
  }
}

extension SnapshotSubject {
  /// How the snapshots of a document are called, and which traits of the screen are not its own choice.
  package struct Naming: Sendable {
    /// The traits that options chose; see `RecordingOptions.chosen`.
    package var chosen: [String]
    /// The name of a cell's snapshot; nil for a name that no file can have.
    package var name: @Sendable (Cell) -> SnapshotName?

    package init(chosen: [String], name: @escaping @Sendable (Cell) -> SnapshotName?) {
      self.chosen = chosen
      self.name = name
    }
  }
}

/// What comparing a screen with its snapshot has given.
package struct Verification: Sendable {
  package var result: SnapshotResult
  /// Today's files, where they were made: for a screen that is not passed.
  package var files: SnapshotFiles?
  /// PNG files of what was expected and of where today's picture differs; nil where there is none.
  package var expected, difference: [UInt8]?
  /// Around what differs, in pixels of the difference.
  package var regions: [PixelComparison.Region] = []
  /// Both scenes, for who wants to show them.
  package var recordedScene, scene: SceneRecord?
}

/// Compares screens with their snapshots. Each thread has one of its own.
package struct Verifier {
  package let folder: SnapshotFolder
  package let options: VerificationOptions
  private let machine: Machine
  private let former: FormerSnapshots
  private let typesetter: Typesetter

  package init(
    folder: SnapshotFolder, options: VerificationOptions, machine: Machine,
    former: FormerSnapshots = FormerSnapshots(), typesetter: Typesetter
  ) {
    self.folder = folder
    self.options = options
    self.machine = machine
    self.former = former
    self.typesetter = typesetter
  }

  /// Why a screen could not be compared.
  package enum Failure: Error {
    case snapshot(SnapshotError)
    case drawing(DrawingError)
  }

  /// Compares the screen with its snapshot: first what can be compared without drawing, then scenes,
  /// then pixels.
  package func verify(_ subject: SnapshotSubject) throws(Failure) -> Verification {
    let digest = SceneDigest.text(
      of: subject.scene, options, imageHash: machine.imageHash)
    if try isUnchanged(subject, digest) { return Verification(result: subject.result(.passed)) }
    let today = Today(
      subject, digest: digest,
      options: RecordingOptions(options, chosen: subject.naming?.chosen ?? []))
    if let entry = try entry(subject.name) { return try compare(today, with: entry) }
    guard let former = former.snapshot(before: subject, in: folder),
      let entry = try entry(former.name)
    else {
      var verification = Verification(result: subject.result(.missing))
      let picture = try drawing { () throws(DrawingError) in try encode(try paint(subject), subject)
      }
      verification.files = files(today, picture: picture)
      verification.scene = today.scene
      return verification
    }
    var verification = try compare(today, with: entry)
    verification.result.formerly = former.name.description
    verification.result.notes.insert(
      "compared with \(former.name), its snapshot before the document changed the "
        + former.traits.joined(separator: " and the "), at: 0)
    return verification
  }

  /// Today's side of a comparison.
  private struct Today {
    var subject: SnapshotSubject
    var digest: String
    var options: RecordingOptions
    var scene: SceneRecord

    init(_ subject: SnapshotSubject, digest: String, options: RecordingOptions) {
      self.subject = subject
      self.digest = digest
      self.options = options
      scene = SceneRecord(subject.scene)
    }
  }

  // MARK: Without drawing

  /// Whether the scene is the recorded one, the picture is still there as it was recorded, and nothing
  /// has changed here that letters depend on.
  private func isUnchanged(_ subject: SnapshotSubject, _ digest: String) throws(Failure) -> Bool {
    guard options.pixels != .always, !options.redraws else { return false }
    // What is wrong with the files is said when they are read as a whole.
    guard let files = try? folder.files(subject.name),
      let summary = StoredSnapshot.Summary(files.frames), summary.digest == "\"\(digest)\"",
      summary.picture == PictureStamp(files.picture).line
    else { return false }
    return options.pixels == .never || machine.has(summary.surroundings)
  }

  // MARK: Scenes

  private func compare(_ today: Today, with entry: SnapshotFolder.Entry) throws(Failure)
    -> Verification
  {
    let subject = today.subject
    let recorded = entry.snapshot
    let scenes = SceneComparison(
      recorded.scene, today.scene, tolerance: options.tolerance.points)
    let measureNote = recorded.options.flatMap { today.options.measureNote(since: $0) }
    let here = machine.counterpart(of: recorded.surroundings)
    let strangers = here.differences(from: recorded.surroundings)
    var verification = Verification(result: subject.result(.passed))
    verification.recordedScene = recorded.scene
    verification.scene = today.scene
    let isTolerated = scenes.isEqual && !scenes.isIdentical
    if !scenes.isEqual, let measureNote {
      verification.result.status = .failed
      verification.result.notes = [measureNote]
    } else if !scenes.isEqual {
      verification.result.frames = scenes.frames
      verification.result.notes = scenes.notes
      let isIncomparable = !strangers.isEmpty && !scenes.isFontIndependent
      verification.result.status = isIncomparable ? .incomparable : .failed
      // A tolerance for other fonts would hide what the fonts are not about.
      if let note = scenes.threshold, strangers.isEmpty { verification.result.notes.append(note) }
    }
    if options.pixels == .never, scenes.isEqual, !options.redraws { return verification }
    // A frame that may be elsewhere has its pixels elsewhere, too.
    let comparesPixels = !isTolerated && options.pixels != .never
    try comparePixels(
      today, with: entry, strangers: strangers, counts: comparesPixels, into: &verification)
    let isMeasuredAlike = scenes.isEqual || measureNote == nil
    if isMeasuredAlike { explain(today, recorded, strangers, &verification.result) }
    return verification
  }

  /// Says why a screen differs. Where other fonts may be why, a cause in the document decides that it is a
  /// difference.
  private func explain(
    _ today: Today, _ recorded: StoredSnapshot, _ strangers: [String],
    _ result: inout SnapshotResult
  ) {
    guard result.status != .passed else { return }
    let (causes, notes) = today.subject.causes(recorded)
    result.notes += notes
    guard result.status == .incomparable else {
      // A picture may show what neither a document nor a layout problem says.
      result.causes =
        causes.isEmpty
        ? [Cause(.unknown, "no change was found that explains the difference", views: [])] : causes
      return
    }
    result.causes = causes.filter { $0.kind != .unknown }
    if !result.causes.isEmpty { result.status = .failed }
    result.notes.append(
      "the snapshot was made with other fonts or libraries: here are "
        + strangers.joined(separator: ", ")
        + (result.status == .incomparable
          ? "; test it where those are, or record it again here with --record all" : ""))
  }

  // MARK: Pixels

  /// - Parameters:
  ///   - strangers: what letters depend on and is otherwise here.
  ///   - counts: whether the pixels decide anything, or are only drawn to be shown.
  private func comparePixels(
    _ today: Today, with entry: SnapshotFolder.Entry, strangers: [String], counts: Bool,
    into verification: inout Verification
  ) throws(Failure) {
    let subject = today.subject
    let bitmap = try drawing { () throws(DrawingError) in try paint(subject) }
    let picture = try drawing { () throws(DrawingError) in try encode(bitmap, subject) }
    let hasPassed = verification.result.status == .passed
    if picture == entry.picture {
      if !hasPassed || options.redraws { verification.files = files(today, picture: picture) }
      return
    }
    let expected: Bitmap
    do throws(PNG.Fault) {
      expected = try PNG.decode(entry.picture)
    } catch {
      throw .snapshot(SnapshotError(folder.picturePath(entry.name), .picture(error)))
    }
    let pixels = PixelComparison(expected, bitmap, tolerance: options.tolerance)
    let drawnOtherwise = entry.snapshot.options.flatMap { today.options.pictureNote(since: $0) }
    if counts, !pixels.isPassed, hasPassed {
      let isComparable = strangers.isEmpty || drawnOtherwise != nil
      verification.result.status = isComparable ? .failed : .incomparable
    }
    if !pixels.isPassed, counts || !hasPassed {
      let threshold = counts && hasPassed && strangers.isEmpty ? pixels.threshold : nil
      let words = drawnOtherwise.map { [$0] } ?? [pixels.summary, threshold].compactMap { $0 }
      verification.result.notes += words
      verification.regions = pixels.regions
    }
    guard verification.result.status != .passed || options.redraws else { return }
    verification.files = files(today, picture: picture)
    verification.expected = entry.picture
    verification.difference = try? PNG.encode(DifferencePicture.bitmap(expected, bitmap))
  }

  private func paint(_ subject: SnapshotSubject) throws(DrawingError) -> Bitmap {
    try Renderer(typesetter: typesetter).bitmap(
      subject.scene,
      DrawingOptions(
        style: options.style, overlays: options.overlays, constraints: options.constraints,
        textForm: options.textForm))
  }

  private func encode(_ bitmap: Bitmap, _ subject: SnapshotSubject) throws(DrawingError) -> [UInt8]
  {
    do {
      return try PNG.encode(bitmap, pixelsPerPoint: subject.scene.scale)
    } catch {
      throw .backend("\(error)")
    }
  }

  private func files(_ today: Today, picture: [UInt8]) -> SnapshotFiles {
    let subject = today.subject
    let snapshot = StoredSnapshot(
      document: subject.documentFromFolder, test: subject.test, digest: today.digest,
      picture: PictureStamp(picture),
      surroundings: machine.surroundings(
        of: subject.scene, hasTexts: !options.isFreeOfFonts,
        hasNames: options.overlays.hasWords, typesetter: typesetter),
      options: today.options, scene: today.scene, record: subject.record())
    return SnapshotFiles(snapshot, picture: picture)
  }

  /// The snapshot; nil where there is none, or a damaged one that is recorded again anyway.
  private func entry(_ name: SnapshotName) throws(Failure) -> SnapshotFolder.Entry? {
    do throws(SnapshotError) {
      return try folder.entry(name)
    } catch {
      if options.redraws, error.isDamage { return nil }
      throw .snapshot(error)
    }
  }

  private func drawing<Value>(
    _ work: () throws(DrawingError) -> Value
  ) throws(Failure) -> Value {
    do throws(DrawingError) { return try work() } catch { throw .drawing(error) }
  }
}

extension SnapshotSubject {
  fileprivate func result(_ status: SnapshotResult.Status) -> SnapshotResult {
    SnapshotResult(
      id: name.description, document: document, cell: scene.cell, status: status)
  }
}

extension SceneComparison {
  /// The option that would have let the difference pass; nil where none would.
  fileprivate var threshold: String? {
    needsPointsOnly ? "it would pass with --tolerance \(String(decimal: largest))" : nil
  }
}
