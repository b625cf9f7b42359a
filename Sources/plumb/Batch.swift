import AutoLayout
import CellLayout
import Dispatch
import Documents
import Foundation
import LayoutScene
import Synchronization
import Work

/// The cells of a command's inputs, in the order of processing.
struct Batch: Sendable {
  /// One of the files that the command was given.
  struct Input: Sendable {
    var path: String
    /// The path from the given folder to the document's folder, in which its results are; empty for none.
    var suite = ""
    /// Nil where nothing of the file can be read.
    var document: OpenDocument?
    /// The mistakes in a file without a document.
    var problems: [Problem] = []
    /// For each trait whether it differs among all of the document's cells, filtered or not.
    var differences: [Bool] = []
    /// For each trait whether an option asks for it.
    var asked: [Bool] = []
    /// The numbers of the document's cells, in all shards.
    var numbers = 0..<0

    var place: DocumentPath { DocumentPath(path: path, suite: suite) }
  }

  /// The most cells of a run.
  static let limit = 100_000
  /// The most combinations that are made in order to apply a filter or a shard to them.
  private static let combinationLimit = 5_000_000

  private(set) var inputs: [Input]
  private(set) var jobs: [CellJob] = []
  /// The number of cells in all shards.
  private(set) var total = 0

  /// Reads the inputs and makes their cells.
  ///
  /// - Parameter sourceFirst: whether the source language's cells come before all others.
  /// - Throws: lists that make too many cells, and filters that leave none.
  init(
    documents: [DocumentPath], scenes: SceneOptions, cells: CellOptions, pool: WorkerPool,
    sourceFirst: Bool = false
  ) throws(Failure) {
    try self.init(
      files: documents.map { ($0, scenes) }, cells: cells, pool: pool, sourceFirst: sourceFirst)
  }

  /// Reads the inputs and makes their cells, where each file has lists of its own.
  init(
    files: [(document: DocumentPath, scenes: SceneOptions)], cells: CellOptions, pool: WorkerPool,
    sourceFirst: Bool = false
  ) throws(Failure) {
    inputs = Self.open(files, threads: pool.workers(for: files.count))
    try requireAlternatives(files.map(\.scenes))
    let combinations = zip(inputs, files).reduce(0) { sum, pair in
      let (input, file) = pair
      let count = input.document.map { file.scenes.choices.count(of: $0) } ?? 0
      let (result, overflow) = sum.addingReportingOverflow(count)
      return overflow ? .max : result
    }
    let selected = cells.filter.isEmpty ? combinations / (cells.shard?.count ?? 1) : 0
    guard combinations <= Self.combinationLimit else {
      throw Self.tooManyCombinations(combinations)
    }
    guard selected <= Self.limit else { throw Self.tooMany(combinations) }
    for index in inputs.indices {
      addJobs(of: index, files[index].scenes, cells, sourceFirst: sourceFirst)
    }
    guard jobs.count <= Self.limit else { throw Self.tooMany(total) }
    if total == 0, combinations > 0, !cells.filter.isEmpty {
      throw try noMatch(files.map(\.scenes))
    }
  }

  /// Reads the files in parallel. No workers are needed, since nothing is measured yet.
  private static func open(
    _ files: [(document: DocumentPath, scenes: SceneOptions)], threads: Int
  ) -> [Input] {
    let isLarge = files.count > 8
    let strings = ReadStrings()
    let open: @Sendable (DocumentPath, SceneOptions) -> Input = { document, scenes in
      var input = ReadStrings.$shared.withValue(strings) { Self.open(document.path, scenes) }
      input.suite = document.suite
      if isLarge { input.document = input.document?.withoutContents }
      return input
    }
    guard threads > 1 else { return files.map(open) }
    let inputs = Mutex<[Input?]>(Array(repeating: nil, count: files.count))
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for index in stride(from: thread, to: files.count, by: threads) {
        let input = open(files[index].document, files[index].scenes)
        inputs.withLock { $0[index] = input }
      }
    }
    return inputs.withLock { $0.compactMap { $0 } }
  }

  private static func open(_ path: String, _ scenes: SceneOptions) -> Input {
    let allowsOutside = scenes.outside.allowOutside
    do throws(DocumentErrors) {
      return Input(
        path: path, document: try OpenDocument.open(path: path, allowsOutside: allowsOutside))
    } catch {
      return Input(path: path, problems: error.problems)
    }
  }

  private mutating func addJobs(
    of index: Int, _ scenes: SceneOptions, _ options: CellOptions, sourceFirst: Bool
  ) {
    guard let document = inputs[index].document else { return }
    let start = total
    let source = document.sourceLocale.description
    var traits = CellTraits()
    var known: Set<Cell> = []
    // The cells that are filtered out count, so that the others are the same with and without them.
    let work = WorkBudget.share(ofCells: scenes.choices.count(of: document))
    for isSource in sourceFirst ? [true, false] : [nil] {
      scenes.choices.forEachOptions(of: document) { choice, count in
        guard !options.filter.isEmpty else { return true }
        let cell = document.cell(choice)
        traits.add(cell)
        return options.filter.contains { $0.matches(cell, first: count) }
      } _: { choice in
        let cell = document.cell(choice)
        traits.add(cell)
        guard isSource == nil || isSource == (cell.locale == source),
          options.filter.isEmpty || options.filter.contains(where: { $0.matches(cell) }),
          // The same cell may be written in two ways; it counts once.
          known.insert(cell).inserted
        else { return }
        // Cells above the limit are only counted.
        if options.shard?.contains(total) ?? true, jobs.count <= Self.limit {
          var choice = choice
          choice.work = work
          jobs.append(CellJob(input: index, number: total, options: choice, cell: cell))
        }
        total += 1
      }
    }
    inputs[index].differences = traits.differences
    inputs[index].asked = scenes.asked
    inputs[index].numbers = start..<total
  }

  /// Refuses the name of a screen or variant that none of the documents has.
  private func requireAlternatives(_ scenes: [SceneOptions]) throws(Failure) {
    let documents = inputs.compactMap(\.document)
    guard documents.count == inputs.count else { return }
    let screens = documents.flatMap { $0.onlyScene.map { [$0] } ?? $0.screens }
    let variants = documents.flatMap { document in
      (document.screens.isEmpty ? [nil] : document.screens.map { Optional($0) })
        .flatMap { document.variants(ofScreen: $0) }
    }
    for name in scenes.flatMap({ $0.screen?.listed ?? [] }) where !screens.contains(name) {
      throw Self.unknown(name, "screen", screens)
    }
    for name in scenes.flatMap({ $0.variant?.listed ?? [] })
    where name != Cell.standardName && !variants.contains(name) {
      throw Self.unknown(name, "variant", variants)
    }
    try requireVariants(of: scenes, documents)
  }

  /// Refuses a variant that none of the chosen screens has, since no cell would be left.
  private func requireVariants(
    of scenes: [SceneOptions], _ documents: [OpenDocument]
  ) throws(Failure) {
    let pairs = Array(zip(documents, scenes))
    let names = scenes.flatMap { $0.variant?.listed ?? [] }
    for name in names where name != Cell.standardName {
      let asked = pairs.filter { $0.1.variant?.listed.contains(name) == true }
      let chosen = asked.flatMap { $0.1.screen?.listed ?? [] }.distinct
      guard !chosen.isEmpty,
        !asked.contains(where: { document, scenes in
          scenes.choices.alternatives(of: document).contains { $0.variant == name }
        })
      else { continue }
      let owners = documents.flatMap { document in
        document.screens.filter { document.variants(ofScreen: $0).contains(name) }
      }
      throw Self.absent(name, from: chosen, owners: owners.distinct)
    }
  }

  private static func absent(
    _ variant: String, from screens: [String], owners: [String]
  ) -> Failure {
    let list = screens.joined(separator: ", ")
    let what =
      screens.count == 1
      ? "the screen \(list) has no variant “\(variant)”"
      : "none of the screens \(list) has the variant “\(variant)”"
    let others =
      owners.isEmpty
      ? "only a document without screens has it"
      : owners.joined(separator: ", ") + (owners.count == 1 ? " has it" : " have it")
    return Failure(.usage, "error: \(what); \(others)")
  }

  private static func unknown(_ name: String, _ what: String, _ all: [String]) -> Failure {
    let known = all.distinct
    let list = known.isEmpty ? "there are none" : "there are \(known.joined(separator: ", "))"
    let advice = Suggestion.nearest(to: name, in: known).map { "did you mean \($0)?" } ?? list
    return Failure(.usage, "error: no document has the \(what) “\(name)”; \(advice)")
  }

  private static func tooManyCombinations(_ count: Int) -> Failure {
    let words = count == .max ? "more than 10^18" : "\(count)"
    return Failure(
      .usage,
      "error: the lists make \(words) cells, and --filter and --shard can choose from "
        + "\(combinationLimit) at most; give shorter lists, or fewer files at a time")
  }

  private static func tooMany(_ count: Int) -> Failure {
    let words = count == .max ? "more than 10^18" : "\(count)"
    return Failure(
      .usage,
      "error: the lists make \(words) cells, and a run works on \(limit) at most; choose some of "
        + "them with --filter 'de/*', or share them out with --shard 1/\(max(2, count / limit + 1))"
    )
  }

  private func noMatch(_ scenes: [SceneOptions]) throws(Failure) -> Failure {
    var example: Cell?
    if let (input, scenes) = zip(inputs, scenes).first(where: { $0.0.document != nil }),
      let document = input.document
    {
      scenes.choices.forEachOptions(of: document) { example = example ?? document.cell($0) }
    }
    let words = example.map { "; a cell is \($0.path)" } ?? ""
    return Failure(.usage, "error: no cell matches the filter\(words)")
  }
}

extension Batch {
  /// The traits that tell a job's cell from the others of its document, for file names. Empty where
  /// there is only one cell.
  func suffix(of job: CellJob) -> [String] {
    words(of: job, inputs[job.input].differences)
  }

  /// The same with the traits that options ask for, so that the results of two runs in one folder do not replace each
  /// other.
  func fileSuffix(of job: CellJob) -> [String] {
    let input = inputs[job.input]
    return words(of: job, zip(input.differences, input.asked).map { $0 || $1 })
  }

  private func words(of job: CellJob, _ isShown: [Bool]) -> [String] {
    let words = zip(job.cell.words, isShown).map { $1 ? $0 : nil }
    // Screen and variant come first, as they are more important than the traits.
    return (words.suffix(2) + words.dropLast(2)).compactMap(\.self)
  }

  /// The name of a job in messages: the file, and the traits that tell the cell from others.
  func name(of job: CellJob) -> String {
    ([inputs[job.input].path] + suffix(of: job)).joined(separator: " ")
  }

  /// The value of each job, by the job's number.
  ///
  /// - Parameter values: the values in the order of the jobs.
  func byNumber<Value>(_ values: [Value]) -> [Int: Value] {
    Dictionary(uniqueKeysWithValues: zip(jobs.map(\.number), values))
  }

  /// Ranges of consecutive jobs of one document. A range is long enough for its worker to lay out
  /// the source language only once for many cells, and short enough to keep all workers busy to the
  /// end.
  func runs(workers: Int) -> [Range<Int>] {
    let length = max(1, min(64, jobs.count / (max(1, workers) * 4)))
    var runs: [Range<Int>] = []
    var start = 0
    while start < jobs.count {
      var end = start + 1
      while end < jobs.count, end - start < length, jobs[end].input == jobs[start].input {
        end += 1
      }
      runs.append(start..<end)
      start = end
    }
    return runs
  }

  /// Does `job` for every cell, and hands what it makes to `consume` in the order of the cells. The
  /// findings, and the failures of cells, become part of `results`.
  ///
  /// - Returns: false where the program was interrupted before the last cell.
  func run<Value: Sendable>(
    _ pool: WorkerPool, into results: inout CellResults,
    _ job: @escaping @Sendable (CellJob, Batch, Worker) throws(Failure) -> ([Finding], Value),
    consume: (CellJob, Value) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    try run(pool) { cell, batch, worker in
      Result { () throws(Failure) in try job(cell, batch, worker) }
    } consume: { cell, result throws(Failure) in
      switch result {
      case .success(let (findings, value)):
        results.add(findings, of: cell)
        try consume(cell, value)
      case .failure(let failure): results.add(failure, of: cell)
      }
    }
  }

  /// Does `job` for every cell, and hands the results to `consume` in the order of the cells. Shows
  /// the progress.
  ///
  /// - Returns: false where the program was interrupted before the last cell.
  func run<Value: Sendable>(
    _ pool: WorkerPool, _ job: @escaping @Sendable (CellJob, Batch, Worker) -> Value,
    consume: (CellJob, Value) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    let runs = runs(workers: pool.workers(for: jobs.count))
    var progress = Progress(total: jobs.count)
    defer { progress.end() }
    var done = 0
    try pool.run(count: runs.count) { index, worker in
      var values: [Value] = []
      for number in runs[index] where !Interruption.isRequested {
        worker.work = jobs[number].work
        values.append(job(jobs[number], self, worker))
      }
      return values
    } consume: { index, values throws(Failure) in
      for (number, value) in zip(runs[index], values) {
        try consume(jobs[number], value)
        done += 1
        progress.show(done, name(of: jobs[number]))
      }
      let input = jobs[runs[index].lowerBound].input
      let isLast = index + 1 == runs.count || jobs[runs[index + 1].lowerBound].input != input
      if isLast { inputs[input].document?.forgetForms() }
    }
    if done < jobs.count {
      progress.end()
      Console.say("interrupted: \(done) of \(jobs.count) cells are done")
    }
    return done == jobs.count
  }
}
