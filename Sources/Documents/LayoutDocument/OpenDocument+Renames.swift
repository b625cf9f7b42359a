import Files
import LayoutScene
import Reuse

/// Names that were changed where they are defined. Each use has a name that is not there then, and the mistake is one.
extension OpenDocument {
  /// The mistakes with those of a name's uses as one at the definition, where nothing has the name of the definition that
  /// looks alike.
  package func withRenames(_ problems: [Problem]) -> [Problem] {
    let known = problems.compactMap(\.rename).distinct
    guard !known.isEmpty else { return problems }
    // An argument may also have the name of a key of views.
    func rename(_ problem: Problem) -> Rename? {
      guard case .strayArgument(let name, _) = problem.fact else { return problem.rename }
      return known.first { $0.what == Rename.parameter && $0.meant == name }
    }
    var uses: [Rename: [SourceLocation]] = [:]
    for problem in problems {
      guard let rename = rename(problem) else { continue }
      uses[rename, default: []] += problem.eachPlace.compactMap(\.location)
    }
    let texts = texts
    var (told, renamed): (Set<Rename>, [Problem]) = ([], [])
    for rename in known {
      // A view is mostly named twice.
      let least = rename.what == Rename.view ? 3 : 2
      guard let places = uses[rename], places.count >= least else { continue }
      let declared = problems.first { $0.rename == rename }?.declaration
      guard !texts.contains(where: { $0.uses(rename.name) }),
        let place = rename.what == Rename.text ? declared : definition(of: rename)
      else { continue }
      let fact = Fact.unusedName(rename.name, of: rename.what, meant: rename.meant)
      var problem = Problem(fact: fact, file: place.file, location: place)
      problem.uses = Array(places.prefix(3))
      problem.moreUses = places.count - problem.uses.count
      told.insert(rename)
      renamed.append(problem)
    }
    guard !told.isEmpty else { return problems }
    // A use lacks the parameter only because it has the other name.
    let parameters = Set(told.filter { $0.what == Rename.parameter }.map(\.name))
    let others = problems.filter { problem in
      if case .missingParameter(let name, _) = problem.fact { return !parameters.contains(name) }
      return rename(problem).map { !told.contains($0) } ?? true
    }
    return Problems(others + renamed).sorted
  }

  /// The texts of the document and of the files that it includes.
  private var texts: [SourceText] {
    var known: Set<String> = []
    return places.all.map(\.source).filter { known.insert($0.file).inserted }
  }

  /// The key of the view with a name in a document, a screen, a component or another view.
  private static func view(_ name: String, in node: Node) -> Node? {
    for entry in node.mapping ?? [] {
      if entry.name == "views", let own = entry.value.mapping?.first(where: { $0.name == name }) {
        return own.key
      }
      if let found = view(name, in: entry.value) { return found }
    }
    return nil
  }

  /// Where a name is defined; nil where it is not.
  private func definition(of rename: Rename) -> SourceLocation? {
    let roots = definitions.isEmpty ? [written] : definitions
    guard rename.what != Rename.view else {
      return roots.lazy.compactMap { Self.view(rename.name, in: $0) }.first
        .map { places.location(of: $0.mark) }
    }
    let all = roots.flatMap { root -> [Node.Pair] in
      guard rename.what == Rename.parameter else {
        let key = DefinitionKey.allCases.first { $0.word == rename.what }
        return key.map(root.definitions) ?? []
      }
      return root.definitions(.components).flatMap { $0.value["parameters"]?.value.mapping ?? [] }
    }
    return all.last { $0.name == rename.name }.map { places.location(of: $0.key.mark) }
  }
}

/// What is defined under a name, and what its uses call it.
private struct Rename: Hashable {
  var what, name, meant: String

  static let (parameter, text, view) = ("parameter", "key of the strings", "view")
}

extension Problem {
  /// The definition that a use with an unknown name probably means; nil for any other mistake, and where nothing is near.
  fileprivate var rename: Rename? {
    func rename(_ what: String, _ meant: String, _ name: String) -> Rename {
      Rename(what: what, name: name, meant: meant)
    }
    return switch fact {
    case .unknownMetric(let name, let near?): rename(DefinitionKey.metrics.word, name, near)
    case .unknownStyle(let name, let near?, _): rename(DefinitionKey.styles.word, name, near)
    case .unknownComponent(let name, let near?, _):
      rename(DefinitionKey.components.word, name, near)
    case .unknownColor(let name, let near?): rename(DefinitionKey.colors.word, name, near)
    case .unknownView(let name, let near?): rename(Rename.view, name, near)
    case .unknownString(let name, let near?): rename(Rename.text, name, near)
    case .unknownVariable(let name, let near?, _), .unknownParameter(let name, _, let near?, _):
      rename(Rename.parameter, name, near)
    default: nil
    }
  }
}

extension SourceText {
  /// Whether a name stands somewhere besides as a key, such as where it is defined.
  fileprivate func uses(_ name: String) -> Bool {
    (1...max(1, lineCount)).contains { number in
      let line = line(number)
      guard line.utf8.count >= name.utf8.count else { return false }
      return line.ranges(of: name).contains { range in
        let before = line[..<range.lowerBound]
        let after = line[range.upperBound...].drop { "\"' ".contains($0) }
        return !isPart(before.unicodeScalars.last)
          && !isPart(line[range.upperBound...].unicodeScalars.first)
          && after.first != ":" && !before.contains(" #") && before.first != "#"
      }
    }
  }

  private func isPart(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { Identifier.isPart($0, isFirst: false) } ?? false
  }
}
