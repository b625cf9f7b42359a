import Files
import LayoutScene

/// The keys of a class of views, or of a mapping under one of its keys, as a page of text: what `plumb help label` and
/// `plumb help label.font` print. It is made from the same tables as the JSON Schema.
package struct KeyHelp {
  private let schema: DocumentSchema

  package init(schema: DocumentSchema = DocumentSchema()) {
    self.schema = schema
  }

  private static let start = SourceText.Mark(line: 1, column: 1)

  private static func text(_ text: String) -> Node { Node(text, style: .plain, at: start) }

  private static func mapping(_ entries: [(String, Node)]) -> Node {
    Node(
      content: .mapping(entries.map { Node.Pair($0.0, $0.1, at: start) }), mark: start)
  }

  /// The way to the view of a document that has a single one, of a class.
  private func path(_ name: String) -> NodePath {
    let view = Self.mapping([("class", Self.text(name))])
    let views = Self.mapping([("view", view)])
    let root = Self.mapping([("views", views)])
    return NodePath(root: root)
      .adding(.member(Node.Pair("views", views, at: Self.start)))
      .adding(.member(Node.Pair("view", view, at: Self.start)))
  }

  /// All names of classes.
  package var classNames: [String] {
    let path = path("view")
    let value = Node.Pair("class", Self.text(""), at: Self.start)
    return schema.words(of: schema.allowed(at: path.adding(.member(value))))
  }

  /// That there is no page of a name, and what is wrong with it.
  private struct Absence: Error {
    var advice: String
  }

  /// The way to what a page is about: to a view of a class, or to a key of it behind a point.
  private func way(to name: String, _ words: [String]) throws(Absence) -> NodePath {
    func advice(_ word: String, _ known: [String]) -> String? {
      Suggestion.nearest(to: word, in: known).map { "; did you mean \($0)?" }
    }
    guard classNames.contains(words[0]) else {
      let advice = advice(words[0], classNames) ?? ""
      throw Absence(advice: "there is no class “\(words[0])”" + advice)
    }
    var path = path(words[0])
    var rest = words.dropFirst()
    while let word = rest.first {
      let known = schema.properties(of: schema.allowed(at: path)).map(\.name)
      // Some keys have points, such as `layer.cornerRadius`.
      let counts = (1...rest.count).reversed()
      guard
        let count = counts.first(where: { known.contains(rest.prefix($0).joined(separator: ".")) })
      else {
        let advice = advice(word, known) ?? "; “plumb help \(words[0])” lists the keys"
        throw Absence(advice: "there is no key “\(word)” in \(name)" + advice)
      }
      let key = rest.prefix(count).joined(separator: ".")
      path = path.adding(.member(Node.Pair(key, Self.mapping([]), at: Self.start)))
      rest = rest.dropFirst(count)
    }
    return path
  }

  private static func words(_ name: String) -> [String] {
    name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// What is wrong with the name of a page that there is not, if it begins with the name of a class; else the classes
  /// that there are.
  package func advice(_ name: String) -> String? {
    let words = Self.words(name)
    guard words.count > 1 else {
      return Suggestion.nearest(to: name, in: classNames).map {
        "there is no command and no class “\(name)”; did you mean \($0)?"
      }
    }
    do throws(Absence) {
      _ = try way(to: name, words)
      return nil
    } catch {
      return error.advice
    }
  }

  /// The page about a class, or about a key of it behind a point; nil where there is neither.
  package func page(_ name: String) -> String? {
    let words = Self.words(name)
    guard let path = try? way(to: name, words) else { return nil }
    let about = words.count > 1 ? schema.explanation(at: path) : nil
    let allowed = schema.allowed(at: path)
    let values = words.count > 1 ? schema.words(of: allowed) : []
    let head = [name, about.map { Self.indented($0) }].compactMap { $0 }.joined(separator: "\n")
    let choices = values.isEmpty ? [] : [Self.indented("One of: \(values.joined(separator: ", "))")]
    return ([head] + choices + entries(of: allowed)).joined(separator: "\n\n") + "\n"
  }

  /// A paragraph for each key, with its other names.
  private func entries(of allowed: DocumentSchema.Allowed) -> [String] {
    let all = schema.properties(of: allowed).map { ($0, schema.ownName(of: $0.schema)) }
    return all.compactMap { property, ownName in
      guard ownName == nil, let explanation = schema.explanation(of: property) else {
        return nil
      }
      let aliases = all.filter { $0.1 == property.name }.map(\.0.name)
      let names = ([property.name] + aliases).joined(separator: ", ")
      return [names, Self.indented(explanation)].joined(separator: "\n")
    }
  }

  /// Markdown's paragraphs as indented lines.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: true)
      .map { "    " + $0.replacing("`", with: "") }.joined(separator: "\n")
  }
}
