import Files
import Foundation
import LayoutScene
import Reuse

/// Reads the record of a document. Every possible file is either read or refused. Whether its views
/// and constraints fit together is only found when they are laid out.
package struct RecordReader {
  /// The path of the document, for locations of things that are no longer in it.
  private let file: String

  package init(file: String) { self.file = file }

  package func document(_ json: JSON) throws(RecordError) -> ResolvedDocument {
    let top = RecordValue(json: json, place: "record")
    let member = try top.member("version")
    guard let version = member.json.integer else { throw member.wrong() }
    guard version == Record.version else { throw .unknownVersion(version) }
    // Records of older versions lack the optional ones.
    return ResolvedDocument(
      file: file, origins: try origins(top), canvas: try canvas(top.member("canvas")),
      metrics: try top.member("metrics").list(metric),
      colors: try top.optionalList("colors", color),
      views: try views(top.member("views")),
      constraints: try top.member("constraints").list(constraint),
      absent: try top.optionalList("absent", Self.text),
      choices: try top.optionalList("choices", choice), knowsPlaces: top.has("choices"))
  }

  private static func text(_ json: RecordValue) throws(RecordError) -> String { try json.text() }

  /// The origins are empty in records of older versions of the program.
  private func origins(_ top: RecordValue) throws(RecordError) -> [String: SourceLocation] {
    guard top.has("lines") else { return [:] }
    let lines = try top.member("lines")
    var origins: [String: SourceLocation] = [:]
    for key in ResolvedDocument.screenKeys where lines.has(key) {
      origins[key] = try location(try lines.member(key))
    }
    return origins
  }

  private func canvas(_ json: RecordValue) throws(RecordError) -> ResolvedCanvasValues {
    let edges = try json.member("safeArea").numbers(4, within: Self.lengths)
    return ResolvedCanvasValues(
      device: try json.text("device"), size: try screenSize(json.member("size")),
      designSize: try screenSize(json.member("designSize")),
      scale: try json.number("scale", within: NumberLimits.leastScale...NumberLimits.scale),
      safeArea: EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3]),
      margins: json.json["margins"], locale: try json.text("locale"),
      textSize: try json.member("textSize").choice(),
      appearance: try json.member("appearance").choice(),
      direction: try json.member("direction").choice(),
      keyboardHeight: try json.number("keyboard", within: 0...NumberLimits.canvas, standard: 0),
      system: try json.optionalText("system"),
      isElevated: try json.optionalText("level") == "elevated")
  }

  private func metric(_ json: RecordValue) throws(RecordError) -> ResolvedMetric {
    ResolvedMetric(
      name: try json.text("name"), value: try json.number("value", within: Self.lengths),
      expression: try json.optionalText("expression"), origin: try origin(json),
      definition: try json.optionalText("in"))
  }

  private func choice(_ json: RecordValue) throws(RecordError) -> ResolvedChoice {
    ResolvedChoice(
      kind: try json.member("kind").choice(), name: try json.text("name"),
      value: try json.text("value"), holds: json.json["holds"] != .bool(false),
      origin: try origin(json))
  }

  private func color(_ json: RecordValue) throws(RecordError) -> ResolvedColor {
    let values = try json.member("value").elements()
    let parsed = values.compactMap { $0.json.text.flatMap(Color.init(hex:)) }
    guard values.count == 3, parsed.count == 3 else { throw json.wrong() }
    return ResolvedColor(
      name: try json.text("name"),
      value: AdaptiveColor(light: parsed[0], dark: parsed[1], elevated: parsed[2]),
      origin: try origin(json))
  }

  // MARK: Views

  private func views(_ json: RecordValue) throws(RecordError) -> [ResolvedView] {
    var views: [ResolvedView] = []
    var depths: [String: Int] = [:]
    for element in try json.elements() {
      let view = try view(element)
      let depth = view.parent.map { depths[$0].map { $0 + 1 } } ?? (views.isEmpty ? 0 : nil)
      guard let depth, depth <= Expansion.viewDepthLimit, depths[view.id] == nil else {
        throw element.wrong()
      }
      depths[view.id] = depth
      views.append(view)
    }
    guard !views.isEmpty else { throw json.wrong() }
    return views
  }

  private func view(_ json: RecordValue) throws(RecordError) -> ResolvedView {
    let parent = try json.member("parent")
    let properties = try json.member("keys").list(property)
    return ResolvedView(
      id: try json.text("id"), className: try json.text("class"),
      parent: parent.json == .null ? nil : try parent.text(), origin: try origin(json),
      definition: try json.optionalText("in"), properties: properties)
  }

  private func property(_ json: RecordValue) throws(RecordError) -> ResolvedProperty {
    let written = try json.member("value").json
    return ResolvedProperty(
      name: try json.text("name"), written: written, lookUps: try lookUps(json, written),
      origin: try origin(json), definition: try json.optionalText("in"),
      parts: try json.optionalList("parts") { part throws(RecordError) in
        .init(
          path: try path(part.member("path")), origin: try origin(json),
          definition: try part.optionalText("in"))
      }, spelled: json.json["as"])
  }

  private func lookUps(
    _ json: RecordValue, _ written: JSON
  ) throws(RecordError) -> [ResolvedProperty.LookUp] {
    var found: [ResolvedProperty.LookUp] = []
    if let shown = try shown(json) {
      // Older versions looked up images with other keys as a whole.
      if case .image = shown, case .object = written {
        if written["source"] != nil { found.append(.init(path: [.key("source")], shown)) }
      } else {
        found.append(.init(shown))
      }
    }
    // The texts of a list in older versions.
    for (index, text) in try json.optionalList("texts", Self.text).enumerated() {
      found.append(.init(path: [.index(index)], .text(text)))
    }
    return found
      + (try json.optionalList("inner") { inner throws(RecordError) in
        guard let shown = try shown(inner) else { throw inner.wrong() }
        return .init(path: try path(inner.member("path")), shown)
      })
  }

  private func path(_ json: RecordValue) throws(RecordError) -> [ResolvedProperty.Step] {
    try json.list { step throws(RecordError) in
      if let index = step.json.integer { return .index(index) }
      return .key(try step.text())
    }
  }

  private func shown(_ json: RecordValue) throws(RecordError) -> ResolvedProperty.Shown? {
    if json.has("text") { return .text(try json.text("text")) }
    if json.has("runs") {
      return .runs(
        try json.member("runs").list { run throws(RecordError) in
          ResolvedRun(keys: try run.member("keys").json, origin: try origin(run))
        })
    }
    guard json.has("image") else { return nil }
    let path = try json.member("image")
    let size = try json.member("size").numbers(2, within: 0...Self.lengths.upperBound)
    return .image(
      path: path.json == .null ? nil : try path.text(),
      size: CGSize(width: size[0], height: size[1]),
      digest: try json.optionalText("digest"))
  }

  // MARK: Constraints

  private func constraint(_ json: RecordValue) throws(RecordError) -> ResolvedConstraint {
    let constant = try json.member("constant")
    return ResolvedConstraint(
      first: try anchor(json.member("first")), relation: try json.text("relation"),
      second: json.has("second") ? try anchor(json.member("second")) : nil,
      multiplier: try json.number("multiplier", within: Self.lengths, standard: 1),
      constant: constant.json == .null ? nil : try constant.number(within: Self.lengths),
      priority: try json.number("priority", within: 0...1000, standard: 1000),
      identifier: try json.optionalText("id"), written: try json.text("written"),
      origin: try origin(json), definitions: try json.optionalList("in", Self.text))
  }

  private func anchor(_ json: RecordValue) throws(RecordError) -> ResolvedConstraint.Anchor {
    let parts = try json.text().split(separator: ".").map(String.init)
    guard let item = parts.first, let attribute = parts.last, (2...3).contains(parts.count) else {
      throw json.wrong()
    }
    return ResolvedConstraint.Anchor(
      item: item, guide: parts.count == 3 ? parts[1] : nil, attribute: attribute)
  }

  // MARK: Values

  /// The range of lengths in points: a document's numbers are up to a million, a quotient of two
  /// may be larger.
  private static let lengths = -1e12...1e12

  private func screenSize(_ json: RecordValue) throws(RecordError) -> CGSize {
    let sides = try json.numbers(2, within: 0...NumberLimits.canvas)
    return CGSize(width: sides[0], height: sides[1])
  }

  private func origin(_ json: RecordValue) throws(RecordError) -> SourceLocation {
    try location(try json.member("line"))
  }

  /// A line in the document, or in a file that it includes.
  private func location(_ json: RecordValue) throws(RecordError) -> SourceLocation {
    var (file, number) = (file, json.json.integer)
    if let text = json.json.text, let colon = text.lastIndex(of: ":") {
      file = Record.file(at: text[..<colon], from: Record.folder(of: file))
      number = Int(text[text.index(after: colon)...])
    }
    guard let number, (1...Int(Int32.max)).contains(number) else { throw json.wrong() }
    return SourceLocation(file: file, line: number, column: 1)
  }
}

/// A value of a record, with its path in the record.
private struct RecordValue {
  let json: JSON
  let place: String

  func wrong() -> RecordError { .malformed(place: place) }

  func has(_ key: String) -> Bool { json[key] != nil }

  func member(_ key: String) throws(RecordError) -> RecordValue {
    guard let value = json[key] else { throw .malformed(place: "\(place).\(key)") }
    return RecordValue(json: value, place: "\(place).\(key)")
  }

  func elements() throws(RecordError) -> [RecordValue] {
    guard let elements = json.elements else { throw wrong() }
    return elements.enumerated().map {
      RecordValue(json: $0.element, place: "\(place)[\($0.offset)]")
    }
  }

  /// What a function makes of each element.
  func list<Element>(
    _ element: (RecordValue) throws(RecordError) -> Element
  ) throws(RecordError) -> [Element] {
    try elements().map(element)
  }

  /// The same of a member; empty where there is none.
  func optionalList<Element>(
    _ key: String, _ element: (RecordValue) throws(RecordError) -> Element
  ) throws(RecordError) -> [Element] {
    has(key) ? try member(key).list(element) : []
  }

  func text(_ key: String) throws(RecordError) -> String { try member(key).text() }

  func optionalText(_ key: String) throws(RecordError) -> String? {
    has(key) ? try text(key) : nil
  }

  /// - Parameter standard: the number where there is no such member; nil where there has to be one.
  func number(
    _ key: String, within range: ClosedRange<Double>, standard: Double? = nil
  ) throws(RecordError) -> Double {
    if let standard, !has(key) { return standard }
    return try member(key).number(within: range)
  }

  func text() throws(RecordError) -> String {
    guard let text = json.text, text.utf8.count <= TextLimit.bytes else { throw wrong() }
    return text
  }

  func number(within range: ClosedRange<Double>) throws(RecordError) -> Double {
    guard case .number(let number) = json, range.contains(number) else { throw wrong() }
    return number
  }

  func numbers(_ count: Int, within range: ClosedRange<Double>) throws(RecordError) -> [Double] {
    let elements = try elements()
    guard elements.count == count else { throw wrong() }
    var numbers: [Double] = []
    for element in elements { numbers.append(try element.number(within: range)) }
    return numbers
  }

  func choice<T: RawRepresentable>() throws(RecordError) -> T where T.RawValue == String {
    guard let value = T(rawValue: try text()) else { throw wrong() }
    return value
  }
}
