import AutoLayout
import Documents
import Foundation
import LayoutScene
import Reuse
import Typesetting

extension Explain {
  /// Explains the value of `subject`, which is a view's identifier with an attribute.
  static func explanation(
    of subject: String, in path: String, options: DocumentOptions, outside: OutsideOptions,
    typesetter: Typesetter
  ) throws(Failure) -> LayoutExplanation {
    var subject = subject
    let (document, screen) = try Failure.telling { () throws(DocumentErrors) in
      let document = try OpenDocument.open(path: path, allowsOutside: outside.allowOutside)
      let id = String(subject.prefix { $0 != "." })
      if let guide = document.guide(withID: id) { subject = guide + subject.dropFirst(id.count) }
      return (document, try Self.screen(of: subject, in: document, options: options, typesetter))
    }
    let name = String(subject.prefix { $0 != "." })
    if find(name, in: screen.window.rootView) == nil,
      let condition = document.conditionLeavingOut(name, options)
    {
      throw Failure(.usage, "error: \(name) is left out here, as it has: when: \(condition)")
    }
    let (item, attribute) = try resolve(subject, in: screen.window.rootView)
    let found =
      (item as? View)?.explanation(of: attribute)
      ?? (item as? LayoutGuide)?.explanation(of: attribute)
    guard var explanation = found else {
      throw Failure(.usage, "error: \(subject) has no place in the layout")
    }
    // A guide is named as in equations.
    if item is LayoutGuide { explanation.subject = subject }
    return explanation
  }

  /// The first of the document's screens that has the view or guide; the document's first where none has, or the one
  /// that is asked for.
  private static func screen(
    of subject: String, in document: OpenDocument, options: DocumentOptions,
    _ typesetter: Typesetter
  ) throws(DocumentErrors) -> LoadedScreen {
    let name = String(subject.prefix { $0 != "." })
    let first = try document.screen(options: options, measurer: typesetter)
    guard options.screen == nil, find(name, in: first.window.rootView) == nil else { return first }
    for screen in document.screens.dropFirst() {
      var options = options
      options.screen = screen
      guard let other = try? document.screen(options: options, measurer: typesetter) else {
        continue
      }
      if find(name, in: other.window.rootView) != nil { return other }
    }
    return first
  }

  private static func resolve(
    _ subject: String, in root: View
  ) throws(Failure) -> (any LayoutItem, LayoutConstraint.Attribute) {
    let words = subject.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if words.count == 1 {
      _ = try item(named: subject, in: root)
      throw Failure(
        .usage, "error: \(subject) lacks a dot and an attribute; " + listed(attributes.map(\.name)))
    }
    guard (2...3).contains(words.count), let spelled = words.last else {
      throw Failure(
        .usage,
        "error: \(subject) is not a view, a dot and an attribute, such as title.width, or a guide of "
          + "a view, such as title.margins.top")
    }
    // A cell's own view is called as in constraints, too.
    if words.count == 3, let view = find("\(words[0])/\(words[1])", in: root) {
      return (view, try attribute(named: spelled))
    }
    let item = try item(named: words[0], in: root)
    return (
      words.count == 3 ? try guide(named: words[1], of: item, words[0]) : item,
      try attribute(named: spelled)
    )
  }

  /// A view, or a guide that has an identifier.
  private static func item(named name: String, in root: View) throws(Failure) -> any LayoutItem {
    if let item = find(name, in: root) { return item }
    let views = root.subtree
    let names = views.compactMap(\.identifier) + views.flatMap(\.layoutGuides).map(\.identifier)
    throw Failure(
      .usage, "error: there is no view or guide \(name)" + advice(name, names))
  }

  private static func find(_ name: String, in root: View) -> (any LayoutItem)? {
    if name == Expansion.rootName { return root }
    let views = root.subtree
    return views.first { $0.identifier == name }
      ?? views.lazy.flatMap(\.layoutGuides).first { $0.identifier == name }
  }

  private static func guide(
    named name: String, of item: any LayoutItem, _ owner: String
  ) throws(Failure) -> LayoutGuide {
    let guide = (item as? View).flatMap { BuiltInGuide(rawValue: name)?.guide(of: $0) }
    if let guide { return guide }
    let names = BuiltInGuide.allCases.map(\.rawValue)
    throw Failure(.usage, "error: \(owner) has no guide \(name)" + advice(name, names))
  }

  private static func attribute(
    named spelled: String
  ) throws(Failure) -> LayoutConstraint.Attribute {
    let lowered = spelled.prefix(1).lowercased() + spelled.dropFirst()
    let wanted = lowered == "baseline" ? "lastBaseline" : lowered
    guard let attribute = attributes.first(where: { $0.name == wanted }) else {
      throw Failure(
        .usage, "error: there is no attribute \(spelled)" + advice(spelled, attributes.map(\.name)))
    }
    return attribute
  }

  private static var attributes: [LayoutConstraint.Attribute] {
    LayoutConstraint.Attribute.allCases.filter { $0 != .notAnAttribute }
  }

  /// A suggestion for a misspelt word, or else the list of known words.
  private static func advice(_ word: String, _ known: [String]) -> String {
    Suggestion.nearest(to: word, in: known).map { "; did you mean \($0)?" } ?? "; " + listed(known)
  }

  /// The words, at most 24 of them.
  private static func listed(_ words: [String]) -> String {
    let rest = words.count - 24
    let shown = words.prefix(24).joined(separator: ", ")
    return "there are \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension LayoutExplanation {
  var text: String {
    var lines = [
      "\(subject) = \(String(decimal: value, places: 4))\(isUnique ? "" : ", which is ambiguous")"
    ]
    if !rivals.isEmpty { lines.append("tied with") }
    lines += rivals.map { rival in
      let claim = rival.claim.map { " by \($0)" } ?? ""
      let priority = rival.priority.map { " of priority \(String(decimal: $0, places: 4))" } ?? ""
      return
        "  \(rival.origin?.description ?? "-")  \(rival.view).\(rival.attribute)\(claim)\(priority)"
    }
    if !mends.isEmpty { lines.append("to decide it") }
    lines += mends.map { "  \($0)" }
    if !chain.isEmpty { lines.append("given by") }
    lines += chain.map { link in
      Self.line(
        link.description, Self.place(link.origin, link.source),
        link.violation > 0 ? "off by" : nil, link.violation)
    }
    if !slack.isEmpty { lines.append("not by") }
    lines += slack.map { slack in
      let place = Self.place(slack.origin, slack.source)
      if slack.isSatisfied, slack.isEquation {
        return "  \(place)  \(slack.description)  (holds, too)"
      }
      return Self.line(
        slack.description, place,
        slack.isSatisfied ? "free by" : slack.priority < 1000 ? "off by" : "broken, off by",
        slack.distance)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(
    _ description: String, _ place: String, _ remark: String?, _ distance: CGFloat
  ) -> String {
    let amount = remark.map { "  (\($0) \(String(decimal: distance, places: 4)))" }
    return "  \(place)  \(description)\(amount ?? "")"
  }

  /// The place of a value. A canvas without a place in the document comes from an option or is the
  /// default.
  private static func place(_ origin: SourceLocation?, _ source: Source) -> String {
    origin?.description ?? (source == .window ? "canvas" : "-")
  }

  var json: JSON {
    let given = chain.map {
      Self.json($0.source, $0.description, $0.priority, $0.origin, "violation", $0.violation)
    }
    let free = slack.map {
      Self.json(
        $0.source, $0.description, $0.priority, $0.origin, $0.isSatisfied ? "slack" : "violation",
        $0.distance)
    }
    return JSON(present: [
      "version": 1, "subject": .string(subject), "value": .number(value),
      "unique": .bool(isUnique), "rivals": isUnique ? nil : .array(rivals.map(Self.json)),
      "hints": isUnique ? nil : .array(mends.map(JSON.string)), "given": .array(given),
      "slack": .array(free),
    ])
  }

  private static func json(_ rival: Rival) -> JSON {
    let members = JSON(present: [
      "view": .string(rival.view), "attribute": .string(rival.attribute),
      "claim": rival.claim.map(JSON.string), "priority": rival.priority.map { .number($0) },
    ]).members
    return .object(members + (rival.origin?.members ?? []))
  }

  private static func json(
    _ source: Source, _ description: String, _ priority: Double, _ origin: SourceLocation?,
    _ measure: String, _ distance: CGFloat
  ) -> JSON {
    let json: JSON = [
      "source": .string(source.rawValue), "constraint": .string(description),
      "priority": .number(priority), measure: .number(distance),
    ]
    return .object(json.members + (origin?.members ?? []))
  }
}
