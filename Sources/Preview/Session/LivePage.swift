import CellLayout
import Comparison
import Documents
import Drawing
import Files
import Foundation
import LayoutScene
import Reports

/// A cell as a page gets it, with its place on the page.
typealias CellBytes = (index: Int, bytes: [UInt8])

/// What one open page shows of a document. It keeps what the page has, so that only what has changed
/// is laid out, drawn and sent again.
actor LivePage {
  private let query: PageQuery
  private let path: String
  private let typesetters: TypesetterPool
  private let allowsOutside: Bool
  /// Where the last good pictures are kept; nil for what is shown for a moment only.
  private let pictures: LastPictures?
  private var cells: [LaidOutCell?] = []
  private var jobs: [(options: DocumentOptions, cell: Cell)] = []
  /// The data and the pictures of each cell as the page has them.
  private var sent: [[UInt8]] = []
  private var mistakes: Mistakes?
  /// Whether the page has only pictures of a document without its wrong parts.
  private var isPartial = false
  private var revision = 0

  init(
    _ query: PageQuery, path: String, typesetters: TypesetterPool, allowsOutside: Bool,
    pictures: LastPictures? = nil
  ) {
    (self.query, self.path, self.pictures) = (query, path, pictures)
    (self.typesetters, self.allowsOutside) = (typesetters, allowsOutside)
  }

  /// The files that the page depends on, as they were found at the last update.
  private(set) var files = WatchedFiles([])
  /// The files that the document named when it was opened last, and when it had no mistakes.
  private var named: [String] = []
  private var goodNamed: [String] = []
  /// What these files say: the panel shows of them what no picture does, such as a priority and the line of a view.
  private var texts: [String: Int] = [:]
  /// Which versions of the files were read; nil where that cannot be told.
  private var versions: [FileState?]?

  /// The event that tells the page of `change`.
  func update(_ changes: Watcher.Changes?) async -> [UInt8]? {
    await change(changes).map { EventStream.event("change", $0) }
  }

  /// Lays out what the changes concern.
  ///
  /// - Parameter changes: nil for a new page.
  /// - Returns: what is new as JSON on one line; nil where nothing that the page shows has changed.
  func change(_ changes: Watcher.Changes?) async -> [UInt8]? {
    let start = ContinuousClock.now
    let isNew = changes == nil
    var changed: Set<String>?
    if let changes {
      let found = files.changes(among: changes)
      if found.files.isEmpty, changes.isEverything, let versions,
        versions == Self.versions(of: files)
      {
        return nil
      }
      guard !found.files.isEmpty || found.areOthers else { return nil }
      if !found.areOthers { changed = found.files }
    }
    let before = texts
    do throws(Mistakes) {
      let document = try open()
      let stale = try prepare(document, changed)
      try await make(stale, of: document)
      let fresh = freshCells(of: document)
      let hadMistakes = mistakes != nil
      (mistakes, isPartial, goodNamed) = (nil, false, named)
      let offers = Offers(document, query.overlays).json
      await pictures?.keep(.init(cells: sent, offers: offers), of: query)
      guard isNew || hadMistakes || !fresh.isEmpty || texts != before else { return nil }
      return json(fresh, offers, since: start)
    } catch {
      var (fresh, offers) = sent.isEmpty || isPartial ? await substitute() : ([], nil)
      // What else can be chosen is offered where the choice is the mistake.
      offers = offers ?? (try? open()).map { Offers($0, query.overlays).json }
      guard isNew || error != mistakes || !fresh.isEmpty || texts != before else { return nil }
      mistakes = error
      return json(fresh, offers, since: start)
    }
  }

  /// What a page shows that has no good picture: the last one that another page had, or else the screen without the
  /// parts that have mistakes; nothing where the document cannot be read.
  private func substitute() async -> (cells: [CellBytes], offers: JSON?) {
    if !isPartial, let last = await pictures?.last(of: query) {
      sent = last.cells
      return (last.cells.enumerated().map { ($0, $1) }, last.offers)
    }
    guard let document = try? open(), let all = try? prepare(document, nil),
      (try? await make(all, of: document, isTolerant: true)) != nil
    else { return ([], nil) }
    isPartial = true
    return (freshCells(of: document), Offers(document, query.overlays).json)
  }

  private func open() throws(Mistakes) -> OpenDocument {
    let sought = SoughtFiles()
    let read = SoughtFiles.$listener.withValue(sought) { [path, allowsOutside] in
      Result { () throws(DocumentErrors) in
        let document = try OpenDocument.open(path: path, allowsOutside: allowsOutside)
        return (document, document.namedFiles + [path])
      }
    }
    do throws(DocumentErrors) {
      let (document, named) = try read.get()
      self.named = named
      // A file that is missing now may come, or come back.
      files = WatchedFiles(named + goodNamed + sought.paths)
      // Strings that did not change are not read again.
      texts.merge(sought.texts) { $1 }
      versions = Self.versions(of: files)
      return document
    } catch {
      // What the document names is not known as a whole; what it named before still counts.
      files = WatchedFiles([path] + named + goodNamed + sought.paths)
      versions = nil
      throw Mistakes(error)
    }
  }

  /// Which versions of the files and of their folders there are; nil where a later one could have the same date.
  private static func versions(of files: WatchedFiles) -> [FileState?]? {
    let states = (files.paths.sorted() + files.folders.sorted()).map { FileState($0) }
    return states.allSatisfy { $0?.isSettled ?? true } ? states : nil
  }

  /// Finds the cells to lay out: all of them, unless only files of strings have changed that some
  /// cells do not use.
  ///
  /// - Parameter changed: the files that have changed; nil where any may have.
  private func prepare(
    _ document: OpenDocument, _ changed: Set<String>?
  ) throws(Mistakes) -> [Int] {
    guard let made = query.cells(of: document) else {
      let count = query.choices.count(of: document)
      throw Mistakes(all: [
        .init(
          file: path,
          message: "these lists make \(count) cells, and a page has at most "
            + "\(PageQuery.limit)", advice: "Choose fewer locales, devices or sizes.")
      ])
    }
    let unknown = query.unknownChoices(in: document)
    guard unknown.isEmpty else {
      throw Mistakes(
        all: unknown.map { .init(file: path, message: $0.message, advice: $0.advice) })
    }
    let isSame =
      made.count == jobs.count
      && zip(made, jobs).allSatisfy { $0.cell == $1.cell && $0.options == $1.options }
    if !isSame {
      (cells, sent) = (Array(repeating: nil, count: made.count), [])
      jobs = made
    }
    let strings = Set(cells.compactMap { $0?.strings }.joined())
    guard isSame, mistakes == nil, let changed, changed.isSubset(of: strings) else {
      return Array(made.indices)
    }
    return cells.indices.filter { index in
      cells[index].map { !$0.strings.isDisjoint(with: changed) } ?? true
    }
  }

  private func make(
    _ stale: [Int], of document: OpenDocument, isTolerant: Bool = false
  ) async throws(Mistakes) {
    let maker = CellMaker(document: document, query: query, isTolerant: isTolerant)
    let needy = Set(
      ScreenComparison.lackingReference(
        jobs.map(\.cell), source: document.sourceLocale.description))
    let wanted = stale.map { index in
      let job = jobs[index]
      return (options: job.options, isNeedy: needy.contains(index))
    }
    let results = await typesetters.map(count: wanted.count) { index, typesetter in
      let job = wanted[index]
      return maker.cell(job.options, isNeedy: job.isNeedy, typesetter: typesetter)
    }
    var failures: [Mistakes] = []
    for (index, result) in zip(stale, results) {
      switch result {
      case .success(let cell): cells[index] = cell
      case .failure(let mistakes): failures.append(mistakes)
      }
    }
    guard failures.isEmpty else { throw Mistakes(merging: failures) }
  }

  /// The cells whose data or pictures the page does not have, with their bytes.
  private func freshCells(of document: OpenDocument) -> [CellBytes] {
    let made = cells.compactMap(\.self)
    guard made.count == cells.count else { return [] }
    let comparison = ScreenComparison(
      document: path, name: document.name, source: document.sourceLocale.description,
      scenes: made.map(\.scene), references: made.compactMap(\.reference))
    // The cells in the source language come first in both lists.
    let bytes = zip(comparison.cells, made).enumerated().map { index, pair in
      let cell = PageCell(
        at: PagePlace(index: index, count: made.count), of: comparison, pair.0,
        picture: .svg([]), size: pair.0.scene.size)
      let data = Array("{\"data\": \(cell.json.oneLine), \"pictures\": ".utf8)
      return data + pair.1.pictures + [UInt8(ascii: "}")]
    }
    let fresh = bytes.indices.filter { !sent.indices.contains($0) || sent[$0] != bytes[$0] }
    sent = bytes
    return fresh.map { ($0, bytes[$0]) }
  }

  private func json(
    _ fresh: [CellBytes], _ offers: JSON?, since start: ContinuousClock.Instant
  ) -> [UInt8] {
    revision += 1
    let time = (ContinuousClock.now - start) / Duration.milliseconds(1)
    let facts: [JSON.Member] = JSON(present: [
      "revision": .number(Double(revision)), "document": .string(path),
      "milliseconds": .number((time * 10).rounded() / 10),
      "count": .number(Double(sent.count)), "problems": (mistakes ?? Mistakes(all: [])).json,
      "offers": offers, "isPartial": isPartial ? true : nil,
    ]).members
    var text = Array(JSON.object(facts).oneLine.utf8.dropLast())
    text += Array(", \"cells\": [".utf8)
    for (position, cell) in fresh.enumerated() {
      if position > 0 { text += Array(", ".utf8) }
      text += cell.bytes
    }
    return text + Array("]}".utf8)
  }
}
