import Documents
import Drawing
import Foundation
import LayoutScene
import Typesetting

/// The outcome of comparing a screen with its snapshot.
package struct Verification: Sendable {
  package var result: SnapshotResult
  /// The files of a new snapshot of the screen; nil if none were made, as for most screens that
  /// passed.
  package var files: SnapshotFiles?
  /// PNG files of the expected picture and of the difference; nil where there is none.
  package var expected, difference: [UInt8]?
  /// Rectangles around the differences, in pixels of `difference`.
  package var regions: [PixelComparison.Region] = []
  /// The recorded scene and the current one; nil if they were not compared.
  package var recordedScene, scene: SceneRecord?

  /// An outcome without pictures.
  package init(result: SnapshotResult) { self.result = result }
}

/// Compares screens with their snapshots. Each thread has its own verifier.
package struct Verifier {
  package let folder: SnapshotFolder
  package let options: VerificationOptions
  private let machine: Machine
  private let former: FormerSnapshots
  private let proof: Proof
  private let typesetter: Typesetter

  /// What shows that a screen equals its snapshot, so that neither is looked at closer.
  package enum Proof: Sendable {
    /// The digest in the snapshot, which notices what changed and not who wrote it.
    case digest
    /// That the same comparison has passed on this machine; nothing where there is no record of these.
    case comparisons(PassedComparisons?)
  }

  package init(
    folder: SnapshotFolder, options: VerificationOptions, machine: Machine,
    former: FormerSnapshots = FormerSnapshots(), proof: Proof = .digest, typesetter: Typesetter
  ) {
    self.proof = proof
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

  /// Compares the screen with its snapshot: first the digests, which need no drawing, then the
  /// scenes, then the pixels.
  package func verify(_ subject: SnapshotSubject) throws(Failure) -> Verification {
    let digest = SceneDigest(of: subject.scene, options, imageHash: machine.imageHash).text
    if try isUnchanged(subject, digest) { return Verification(result: subject.result(.passed)) }
    let current = Current(
      subject, digest: digest,
      options: RecordingOptions(options, chosen: subject.naming?.chosen ?? []))
    if let entry = try entry(subject.name) {
      return noting(try compare(current, with: entry), of: current, with: entry)
    }
    guard let former = former.snapshot(before: subject, in: folder),
      let entry = try entry(former.name)
    else {
      var verification = Verification(result: subject.result(.missing))
      let picture = try drawing { () throws(DrawingError) in try encode(try paint(subject), subject)
      }
      verification.files = files(current, picture: picture)
      verification.scene = current.scene
      return verification
    }
    var verification = try compare(current, with: entry)
    verification.result.formerly = former.name.description
    verification.result.notes.insert(
      "compared with \(former.name), its snapshot before the document changed the "
        + former.traits.joined(separator: " and the "), at: 0)
    return verification
  }

  /// The values of the current screen in a comparison.
  private struct Current {
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

  /// Whether the scene equals the recorded one, the recorded picture is unchanged, and the fonts
  /// and libraries are the recorded ones.
  private func isUnchanged(_ subject: SnapshotSubject, _ digest: String) throws(Failure) -> Bool {
    guard options.pixels != .always, !options.redraws else { return false }
    // Faults of the files are reported later, when they are read completely.
    guard let files = try? folder.files(subject.name),
      let summary = StoredSnapshot.Summary(files.frames), summary.digest == "\"\(digest)\"",
      summary.picture == PictureStamp(files.picture).line
    else { return false }
    guard options.pixels == .never || machine.has(summary.surroundings) else { return false }
    switch proof {
    case .digest: return true
    case .comparisons(let passed):
      return passed?.contains(screen(subject, SceneRecord(subject.scene)), files) ?? false
    }
  }

  /// Everything that decides how the screen compares with files, besides the machine.
  private func screen(_ subject: SnapshotSubject, _ record: SceneRecord) -> [UInt8] {
    SceneDigest(of: subject.scene, options, imageHash: machine.imageHash).bytes
      + Array("\(options)\n\(record.json.text(indent: 0, width: .max))".utf8)
  }

  /// The outcome, which is noted where it says no more than that the screen has passed. It is then the same as that
  /// of a run that looks it up.
  private func noting(
    _ verification: Verification, of current: Current, with entry: SnapshotFolder.Entry
  ) -> Verification {
    guard case .comparisons(let passed) = proof, options.pixels != .always, !options.redraws,
      verification.result == current.subject.result(.passed)
    else { return verification }
    passed?.insert(
      screen(current.subject, current.scene),
      SnapshotFolder.Files(picture: entry.picture, frames: entry.frames))
    return Verification(result: verification.result)
  }

  // MARK: Scenes

  private func compare(_ current: Current, with entry: SnapshotFolder.Entry) throws(Failure)
    -> Verification
  {
    let subject = current.subject
    let recorded = entry.snapshot
    let scenes = SceneComparison(
      recorded.scene, current.scene, tolerance: options.tolerance.points)
    let measureNote = recorded.options.flatMap { current.options.measureNote(since: $0) }
    let here = machine.counterpart(of: recorded.surroundings)
    let differingParts = here.differences(from: recorded.surroundings)
    var verification = Verification(result: subject.result(.passed))
    verification.recordedScene = recorded.scene
    verification.scene = current.scene
    let isTolerated = scenes.isEqual && !scenes.isIdentical
    if !scenes.isEqual, let measureNote {
      verification.result.status = .failed
      verification.result.notes = [measureNote]
    } else if !scenes.isEqual {
      verification.result.frames = scenes.frames
      verification.result.notes = scenes.notes
      verification.result.differences = scenes.notes
      let isIncomparable = !differingParts.isEmpty && !scenes.isFontIndependent
      verification.result.status = isIncomparable ? .incomparable : .failed
      // With other fonts no tolerance is suggested, because it would also hide differences that
      // have other causes.
      if let note = scenes.threshold, differingParts.isEmpty {
        verification.result.notes.append(note)
      }
    }
    if options.pixels == .never, scenes.isEqual, !options.redraws { return verification }
    // Where a frame differs within the tolerance, its pixels may differ, too.
    let comparesPixels = !isTolerated && options.pixels != .never
    try comparePixels(
      current, with: entry, differingParts: differingParts, counts: comparesPixels,
      into: &verification)
    let isMeasuredAlike = scenes.isEqual || measureNote == nil
    if isMeasuredAlike { explain(current, recorded, differingParts, &verification.result) }
    return verification
  }

  /// Adds the causes of the differences to the result. A result that is incomparable because of
  /// other fonts becomes `failed` if a cause is found in the document.
  private func explain(
    _ current: Current, _ recorded: StoredSnapshot, _ differingParts: [String],
    _ result: inout SnapshotResult
  ) {
    guard result.status != .passed else { return }
    let (causes, notes) = current.subject.causes(recorded)
    result.notes += notes
    guard result.status == .incomparable else {
      // A picture may show differences that come neither from the document nor from the layout
      // problem.
      result.causes =
        causes.isEmpty
        ? [Cause(.unknown, "no change was found that explains the difference", views: [])] : causes
      return
    }
    // Fonts may have moved what no change explains. It is told all the same, or else nobody would look at it.
    result.causes = causes
    if causes.contains(where: { $0.kind != .unknown }) { result.status = .failed }
    result.notes.append(
      "the snapshot was made with other fonts or libraries: here are "
        + differingParts.joined(separator: ", ")
        + (result.status == .incomparable
          ? "; test it where those are, or record it again here with --record all" : ""))
  }

  // MARK: Pixels

  /// - Parameters:
  ///   - differingParts: the fonts and libraries that differ from the recorded ones, in words.
  ///   - counts: whether pixels may decide the status; otherwise the pictures are only made to be
  ///     shown.
  private func comparePixels(
    _ current: Current, with entry: SnapshotFolder.Entry, differingParts: [String], counts: Bool,
    into verification: inout Verification
  ) throws(Failure) {
    let subject = current.subject
    let bitmap = try drawing { () throws(DrawingError) in try paint(subject) }
    let picture = try drawing { () throws(DrawingError) in try encode(bitmap, subject) }
    let hasPassed = verification.result.status == .passed
    if picture == entry.picture {
      guard !hasPassed || options.redraws else { return }
      verification.files = files(current, picture: picture)
      guard !hasPassed else { return }
      verification.expected = entry.picture
      verification.result.notes.append(Self.unseen)
      return
    }
    let expected: Bitmap
    do throws(PNG.Fault) {
      expected = try PNG.decode(entry.picture)
    } catch {
      throw .snapshot(SnapshotError(folder.picturePath(entry.name), .picture(error)))
    }
    let pixels = PixelComparison(
      expected, bitmap, share: options.tolerance.pixels, color: options.tolerance.color)
    let drawnOtherwise = entry.snapshot.options.flatMap { current.options.pictureNote(since: $0) }
    if counts, !pixels.isPassed, hasPassed {
      let isComparable = differingParts.isEmpty || drawnOtherwise != nil
      verification.result.status = isComparable ? .failed : .incomparable
    }
    if !pixels.isPassed, counts || !hasPassed {
      let threshold = counts && hasPassed && differingParts.isEmpty ? pixels.threshold : nil
      let words = drawnOtherwise.map { [$0] } ?? [pixels.summary, threshold].compactMap { $0 }
      verification.result.notes += words
      verification.regions = pixels.regions
    }
    guard verification.result.status != .passed || options.redraws else { return }
    verification.files = files(current, picture: picture)
    verification.expected = entry.picture
    verification.difference = try? PNG.encode(DifferencePicture.bitmap(expected, bitmap))
  }

  /// Said where frames, texts or traits differ and the picture does not, since people look at pictures first.
  private static let unseen = "no pixel differs: what has changed cannot be seen in the picture"

  private func paint(_ subject: SnapshotSubject) throws(DrawingError) -> Bitmap {
    try Renderer(typesetter: typesetter).bitmap(subject.scene, options.drawing)
  }

  private func encode(_ bitmap: Bitmap, _ subject: SnapshotSubject) throws(DrawingError) -> [UInt8]
  {
    do {
      return try PNG.encode(bitmap, pixelsPerPoint: subject.scene.scale)
    } catch {
      throw .backend("\(error)")
    }
  }

  private func files(_ current: Current, picture: [UInt8]) -> SnapshotFiles {
    let subject = current.subject
    let snapshot = StoredSnapshot(
      document: subject.documentFromFolder, test: subject.test, digest: current.digest,
      picture: PictureStamp(picture),
      surroundings: machine.surroundings(
        of: subject.scene, hasTexts: !options.isFreeOfFonts,
        hasNames: options.drawing.overlays.hasWords, typesetter: typesetter),
      options: current.options, scene: current.scene, record: subject.record())
    return SnapshotFiles(snapshot, picture: picture)
  }

  /// The snapshot; nil if there is none, or a damaged one that is recorded again anyway.
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
