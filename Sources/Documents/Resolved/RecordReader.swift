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
    return ResolvedDocument(
      file: file, origins: try origins(top), canvas: try canvas(top.member("canvas")),
      metrics: try metrics(top.member("metrics")),
      colors: top.has("colors") ? try colors(top.member("colors")) : [],
      views: try views(top.member("views")),
      constraints: try constraints(top.member("constraints")),
      absent: try names("absent", in: top),
      choices: top.has("choices") ? try choices(top.member("choices")) : [],
      knowsPlaces: top.has("choices"))
  }

  /// Records of older versions have none.
  private func names(_ key: String, in json: RecordValue) throws(RecordError) -> [String] {
    guard json.has(key) else { return [] }
    var names: [String] = []
    for name in try json.member(key).elements() { names.append(try name.text()) }
    return names
  }

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
      device: try json.member("device").text(), size: try screenSize(json.member("size")),
      designSize: try screenSize(json.member("designSize")),
      scale: try json.member("scale").number(within: 0.25...8),
      safeArea: EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3]),
      margins: json.json["margins"], locale: try json.member("locale").text(),
      textSize: try json.member("textSize").choice(),
      appearance: try json.member("appearance").choice(),
      direction: try json.member("direction").choice(),
      keyboardHeight: json.has("keyboard")
        ? try json.member("keyboard").number(within: 0...10_000) : 0,
      system: json.has("system") ? try json.member("system").text() : nil,
      isElevated: json.has("level") ? try json.member("level").text() == "elevated" : false)
  }

  private func metrics(_ json: RecordValue) throws(RecordError) -> [ResolvedMetric] {
    var metrics: [ResolvedMetric] = []
    for metric in try json.elements() {
      metrics.append(
        ResolvedMetric(
          name: try metric.member("name").text(),
          value: try metric.member("value").number(within: Self.lengths),
          expression: metric.has("expression") ? try metric.member("expression").text() : nil,
          origin: try origin(metric),
          definition: metric.has("in") ? try metric.member("in").text() : nil))
    }
    return metrics
  }

  /// Records of older versions have none.
  private func choices(_ json: RecordValue) throws(RecordError) -> [ResolvedChoice] {
    var choices: [ResolvedChoice] = []
    for choice in try json.elements() {
      choices.append(
        ResolvedChoice(
          kind: try choice.member("kind").choice(), name: try choice.member("name").text(),
          value: try choice.member("value").text(), holds: choice.json["holds"] != .bool(false),
          origin: try origin(choice)))
    }
    return choices
  }

  /// Records of older versions have none.
  private func colors(_ json: RecordValue) throws(RecordError) -> [ResolvedColor] {
    var colors: [ResolvedColor] = []
    for color in try json.elements() {
      let values = try color.member("value").elements()
      let parsed = values.compactMap { $0.json.text.flatMap(Color.init(hex:)) }
      guard values.count == 3, parsed.count == 3 else { throw color.wrong() }
      colors.append(
        ResolvedColor(
          name: try color.member("name").text(),
          value: AdaptiveColor(light: parsed[0], dark: parsed[1], elevated: parsed[2]),
          origin: try origin(color)))
    }
    return colors
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
    var properties: [ResolvedProperty] = []
    for property in try json.member("keys").elements() {
      let written = try property.member("value").json
      properties.append(
        ResolvedProperty(
          name: try property.member("name").text(), written: written,
          lookUps: try lookUps(property, written), origin: try origin(property),
          definition: property.has("in") ? try property.member("in").text() : nil,
          parts: try parts(property), spelled: property.json["as"]))
    }
    return ResolvedView(
      id: try json.member("id").text(), className: try json.member("class").text(),
      parent: parent.json == .null ? nil : try parent.text(), origin: try origin(json),
      definition: json.has("in") ? try json.member("in").text() : nil,
      properties: properties)
  }

  /// Records of older versions have none.
  private func parts(_ json: RecordValue) throws(RecordError) -> [ResolvedProperty.Part] {
    var parts: [ResolvedProperty.Part] = []
    for part in json.has("parts") ? try json.member("parts").elements() : [] {
      parts.append(
        .init(
          path: try path(part.member("path")), origin: try origin(json),
          definition: part.has("in") ? try part.member("in").text() : nil))
    }
    return parts
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
    for (index, text) in (json.has("texts") ? try json.member("texts").elements() : []).enumerated()
    {
      found.append(.init(path: [.index(index)], .text(try text.text())))
    }
    for inner in json.has("inner") ? try json.member("inner").elements() : [] {
      guard let shown = try shown(inner) else { throw inner.wrong() }
      found.append(.init(path: try path(inner.member("path")), shown))
    }
    return found
  }

  private func path(_ json: RecordValue) throws(RecordError) -> [ResolvedProperty.Step] {
    var path: [ResolvedProperty.Step] = []
    for step in try json.elements() {
      if let index = step.json.integer {
        path.append(.index(index))
      } else {
        path.append(.key(try step.text()))
      }
    }
    return path
  }

  private func shown(_ json: RecordValue) throws(RecordError) -> ResolvedProperty.Shown? {
    if json.has("text") { return .text(try json.member("text").text()) }
    if json.has("runs") {
      var runs: [ResolvedRun] = []
      for run in try json.member("runs").elements() {
        runs.append(ResolvedRun(keys: try run.member("keys").json, origin: try origin(run)))
      }
      return .runs(runs)
    }
    guard json.has("image") else { return nil }
    let path = try json.member("image")
    let size = try json.member("size").numbers(2, within: 0...Self.lengths.upperBound)
    return .image(
      path: path.json == .null ? nil : try path.text(),
      size: CGSize(width: size[0], height: size[1]),
      digest: json.has("digest") ? try json.member("digest").text() : nil)
  }

  // MARK: Constraints

  private func constraints(_ json: RecordValue) throws(RecordError) -> [ResolvedConstraint] {
    var constraints: [ResolvedConstraint] = []
    for element in try json.elements() { constraints.append(try constraint(element)) }
    return constraints
  }

  private func constraint(_ json: RecordValue) throws(RecordError) -> ResolvedConstraint {
    let constant = try json.member("constant")
    return ResolvedConstraint(
      first: try anchor(json.member("first")), relation: try json.member("relation").text(),
      second: json.has("second") ? try anchor(json.member("second")) : nil,
      multiplier: json.has("multiplier")
        ? try json.member("multiplier").number(within: Self.lengths) : 1,
      constant: constant.json == .null ? nil : try constant.number(within: Self.lengths),
      priority: json.has("priority") ? try json.member("priority").number(within: 0...1000) : 1000,
      identifier: json.has("id") ? try json.member("id").text() : nil,
      written: try json.member("written").text(), origin: try origin(json),
      definitions: try names("in", in: json))
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
    let sides = try json.numbers(2, within: 0...10_000)
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
