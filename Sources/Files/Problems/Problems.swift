import LayoutScene

/// Collects the mistakes while a document is read.
package final class Problems {
  private var found: [Problem] = []
  /// The indexes of the problems, without their uses. Only looked up, never iterated.
  private var known: [Problem: Int] = [:]
  /// The places of variables without a value, and of texts that are cut. Other mistakes there follow from that and
  /// are not reported.
  private var withoutValue: Set<SourceLocation> = []
  /// The places of arguments that are missing or of a wrong kind. What is said of the values in their place only follows
  /// from that.
  private var placeholders: Set<SourceLocation> = []
  /// The names of views that a part with a mistake may have. That they are not there follows from the mistake.
  package var lost: Set<String> = []
  /// The names of metrics under a key with a mistake. Beside a group of attributes a name may be that of a view.
  package var lostMetrics: Set<String> = []
  /// How many names that are written twice were probably meant to be those of other views. As many unknown views that
  /// are like no other follow from that.
  package var takenNames = 0

  /// - Parameter found: the mistakes that are known before reading begins.
  package init(_ found: [Problem] = []) {
    add(found)
  }

  package var isEmpty: Bool { found.isEmpty }
  /// How often something was reported, the same mistake in another use of a component included.
  package private(set) var count = 0
  /// What was reported last, also of mistakes that were known: at most a hundred facts since it was emptied.
  package var latest: [Fact] = []
  /// How many problems are kept.
  package var kept: Int { found.count }

  /// Whether further mistakes are not kept.
  package var isFull: Bool { found.count > Self.limit }

  /// Whether the value at a place is not known because of a mistake that was reported.
  package func isWithoutValue(_ location: SourceLocation) -> Bool {
    withoutValue.contains(location)
  }

  package func report(_ fact: Fact, file: String) {
    add(Problem(fact: fact, file: file))
  }

  package func report(
    _ fact: Fact, at mark: SourceText.Mark, in source: SourceText,
    uses: @autoclosure () -> [SourceLocation] = [], declaration: SourceLocation? = nil
  ) {
    guard !isFull else { return }
    let location = source.location(of: mark)
    add(
      Problem(
        fact: fact, file: source.file, location: location,
        excerpt: source.isOutside ? nil : Self.excerpt(source, mark, column: location.column),
        uses: uses(),
        declaration: declaration))
  }

  package func report(_ fact: Fact, at location: SourceLocation) {
    add(Problem(fact: fact, file: location.file, location: location))
  }

  /// Adds a problem unless it is known: the same mistake at the same place counts once, however often its
  /// component is used.
  private func add(_ problem: Problem) {
    if let location = problem.location {
      switch problem.fact {
      case .unknownVariable, .keyOfValue, .needsQuotes(_, .comma): withoutValue.insert(location)
      case _ where withoutValue.contains(location): return
      case .missingParameter, .wrongArgument: placeholders.insert(location)
      case _ where placeholders.contains(location) && !problem.fact.isAboutName: return
      default: break
      }
    }
    guard !isFull else { return }
    count += 1
    if latest.count < 100 { latest.append(problem.fact) }
    switch problem.fact {
    case .unknownView(let name, _) where isLost(name): return
    case .wrongValue(_, _, let name, _) where lostMetrics.contains(name): return
    case .unknownView(let name, _) where lostMetrics.contains(name): return
    default: break
    }
    var key = problem
    (key.uses, key.moreUses, key.morePlaces) = ([], 0, [])
    let exact = key
    // Views that are repeated differ in their names.
    key.fact = key.fact.withoutRepetition
    if let index = known[key] {
      if case .unknownView = problem.fact, known.updateValue(index, forKey: exact) == nil {
        found[index].moreNames += 1
      }
      if found[index].uses != problem.uses, !problem.uses.isEmpty { found[index].moreUses += 1 }
      let places = Set(found[index].morePlaces)
      found[index].morePlaces += problem.morePlaces.filter { !places.contains($0) }
      return
    }
    (known[key], known[exact]) = (found.count, found.count)
    let isOver = found.count == Self.limit
    found.append(
      isOver
        ? Problem(fact: .tooManyMistakes(limit: Self.limit), file: problem.file) : problem)
  }

  /// Whether a view, or one that it is in, is among those that are lost.
  private func isLost(_ name: String) -> Bool {
    !lost.isEmpty && name.enclosingPaths.contains { lost.contains(String($0)) }
  }

  // MARK: What was meant

  /// How many letters of known names have been compared with wrong ones.
  package private(set) var effort = 0
  private static let mostEffort = 1_000_000

  /// Whether known names are still compared with a wrong one that has so many letters to be compared with.
  package func maySearch(letters: Int) -> Bool {
    guard effort < Self.mostEffort, !isFull else { return false }
    effort += letters
    return true
  }

  /// The known name that was probably meant by `word`; nil where none is similar enough. After many mistakes
  /// among many names nothing is searched any more, because that takes as long as both together.
  package func nearest(to word: String, in names: @autoclosure () -> [String]) -> String? {
    guard effort < Self.mostEffort, !isFull else { return nil }
    let names = names()
    effort += names.reduce(1) { $0 + $1.utf8.count }
    if candidates?.names != names { candidates = (names, Suggestion.Candidates(names)) }
    return candidates.flatMap { Suggestion.nearest(to: word, in: $0.prepared) }
  }

  /// The names that were compared with a wrong one last. Many wrong ones are compared with the same names, and to
  /// prepare these takes longer than to compare them.
  private var candidates: (names: [String], prepared: Suggestion.Candidates)?

  package func add(_ problems: [Problem]) {
    for problem in problems { add(problem) }
  }

  /// The problems without the first `count` that are kept, sorted by place.
  package func sorted(from count: Int) -> [Problem] {
    Problems(Array(found.dropFirst(count))).sorted
  }

  /// The problems sorted by place; those about a whole file come first.
  package var sorted: [Problem] {
    let strange = Set(found.compactMap(\.strangeView))
    let isFollowing = { (problem: Problem) in
      problem.strangeView != nil && strange.count <= self.takenNames
    }
    let lacking = Set(found.compactMap(\.lackedKey))
    // A variant that defines the metric has it after those of the document.
    let unknown = Set(found.compactMap(\.unknownMetric))
    let isLater = { (problem: Problem) in
      if case .laterMetric(let name) = problem.fact { unknown.contains(name) } else { false }
    }
    // What is lost may be known only after a name was looked up, as those of variants are before views are read.
    let isOfLost = { (problem: Problem) in
      if case .unknownView(let name, _) = problem.fact { self.isLost(name) } else { false }
    }
    let told = found.filter {
      !$0.follows(fromLack: lacking) && !isFollowing($0) && !isLater($0) && !isOfLost($0)
    }
    let sorted = told.enumerated()
      .sorted { a, b in
        let (first, second) = (Self.order(a.element), Self.order(b.element))
        return first == second ? a.offset < b.offset : first < second
      }.map(\.element)
    return Self.withNamesOnce(sorted)
  }

  /// The problems with each unknown name at its first place, which has the others.
  private static func withNamesOnce(_ problems: [Problem]) -> [Problem] {
    let metrics = Set(problems.compactMap(\.unknownMetric))
    var (kept, firsts): ([Problem], [Problem.UnknownName: Int]) = ([], [:])
    for problem in problems {
      guard let name = problem.unknownName(among: metrics) else {
        kept.append(problem)
        continue
      }
      guard let first = firsts[name] else {
        firsts[name] = kept.count
        kept.append(problem)
        continue
      }
      // What is known of a metric by that name is said where it is called one.
      if kept[first].unknownMetric == nil, problem.unknownMetric != nil {
        kept[first].fact = problem.fact
      }
      let known = Set([kept[first].location].compactMap(\.self) + kept[first].morePlaces)
      let places = [problem.location].compactMap(\.self) + problem.morePlaces
      kept[first].morePlaces += places.filter { !known.contains($0) }
    }
    return kept
  }

  private static func order(_ problem: Problem) -> SourceLocation {
    problem.location ?? SourceLocation(file: problem.file, line: 0, column: 0)
  }

  /// The most mistakes that are kept. Nobody reads more, and a file of megabytes may have one a word.
  private static let limit = 1_000

  private static func excerpt(
    _ source: SourceText, _ mark: SourceText.Mark, column: Int
  ) -> Problem.Excerpt {
    let line = source.line(mark.line)
    guard line.utf8.count > 200 else {
      return Problem.Excerpt(text: String(line), caret: max(0, column - 1))
    }
    // The part around the place is taken from there, as the line may have megabytes.
    let (index, beyond) = source.index(of: mark)
    let before = line[..<max(index, line.startIndex)].suffix(60)
    let after = line[before.endIndex...].prefix(120 - before.count)
    return Problem.Excerpt(text: String(before + after), caret: before.count + beyond)
  }
}
