import Files
import LayoutScene

/// The JSON Schema of one colour: a name, or hexadecimal digits.
enum ColorSchema {
  static let value: JSON = [
    "anyOf": [
      ["enum": .array(SemanticColors.all.map { .string($0.name) })],
      ["type": "string", "pattern": "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
      ["type": "string", "pattern": "^[^#\\s]+$"],
    ]
  ]
}

/// A colour for light and one for dark appearance, as a document writes them.
private struct ColorPair {
  var light: AdaptiveColor?
  var dark: AdaptiveColor?
  var elevated: AdaptiveColor?

  /// The light value of `light`, the dark value of `dark`, and the elevated value of `elevated` or
  /// else of `dark`.
  var color: AdaptiveColor? {
    guard let light, let dark else { return nil }
    return AdaptiveColor(
      light: light.light, dark: dark.dark, elevated: elevated?.elevated ?? dark.elevated)
  }
}

extension Value where T == Color {
  /// A colour, resolved for the cell's appearance.
  static var color: Value {
    let adaptive = Value<AdaptiveColor>.adaptiveColor
    return Value(schema: Definitions.reference("color")) { node, reader in
      guard let color = adaptive.read(node, reader) else { return nil }
      let resolved = reader.resolved(color)
      let isLiteral = node.scalar?.text.hasPrefix("#") ?? false
      if !isLiteral { reader.notes?.colors[node.mark] = resolved }
      return resolved
    }
    .holdingKeys(of: [adaptive.rule]).ofColors.short(for: ["light"])
  }
}

extension Value where T == AdaptiveColor {
  /// `"#f5f5f7"`, a name, or `{light: …, dark: …, elevated: …}`.
  static var adaptiveColor: Value {
    let pair = pairOfColors
    let single = singleColor
    return Value(schema: ["anyOf": [single.schema, pair.schema]]) { node, reader in
      node.mapping == nil ? single.read(node, reader) : pair.read(node, reader)
    }
    .holdingKeys(of: [pair.rule]).ofColors.short(for: ["light"])
  }

  private static var pairOfColors: Value {
    let fields = Value<ColorPair>.fields(
      "a colour", { ColorPair() },
      [
        Field("light", kind: nil, singleColor, \.light)
          .noted("The colour in light appearance.", example: "#ffffff"),
        Field("dark", kind: nil, singleColor, \.dark)
          .noted("The colour in dark appearance.", example: "#1c1c1e"),
        Field("elevated", kind: nil, singleColor, \.elevated)
          .noted(
            "The colour in dark appearance on an elevated level; the dark one if it is left out.",
            example: "#2c2c2e"),
      ], required: ["light", "dark"], isPart: true)
    return fields.with { node, reader in fields.read(node, reader)?.color }
  }

  private static var singleColor: Value {
    let expected = "a colour such as \"#f5f5f7\""
    return Value(schema: Definitions.reference("colorValue")) { node, reader in
      guard let text = reader.text(node, expected) else { return nil }
      if text.hasPrefix("#") {
        return Color(hex: text).map { AdaptiveColor($0) } ?? reader.wrong(expected, text, node)
      }
      return reader.color(named: text) ?? reader.reportColor(text, node)
    }
    .ofColors
  }
}

extension DocumentReader {
  /// The colour in the cell's appearance.
  func resolved(_ color: AdaptiveColor) -> Color {
    if !color.isFixed { hasAdaptiveColors = true }
    return color.resolved(
      for: options.appearance ?? header.appearance,
      isElevated: options.isElevated ?? header.isElevated)
  }

  /// A colour of the document or of UIKit by its name: `systemRed`, `.systemRed` or
  /// `UIColor.systemRed`.
  fileprivate func color(named text: String) -> AdaptiveColor? {
    let name = Self.colorName(text)
    return colors[name] ?? SemanticColors.named(name)
  }

  private static func colorName(_ text: String) -> String {
    for prefix in ["UIColor.", "."] where text.hasPrefix(prefix) {
      return String(text.dropFirst(prefix.count))
    }
    return text
  }

  fileprivate func reportColor(_ text: String, _ node: Node) -> AdaptiveColor? {
    let meant = problems.nearest(
      to: Self.colorName(text), in: colors.keys.sorted() + SemanticColors.all.map(\.name))
    report(.unknownColor(text, suggestion: meant), node)
    return nil
  }

  /// Reads the document's colours. They may refer to each other in any order.
  func readColors(_ document: Node) {
    let written = definitions(.colors, expected: "a mapping of names to colours", in: document)
    for color in ordered(written) {
      let value = reading(color.name) { SharedValues.adaptiveColor.read(color.value, self) }
      // A colour with a wrong value is kept, so that its uses are not reported as unknown.
      colors[color.name] = value ?? AdaptiveColor(Color(0x000000))
    }
  }

  /// The colours, each after those that it refers to. A colour that refers to itself is reported.
  private func ordered(_ colors: [Node.Pair]) -> [Node.Pair] {
    var (ordered, finished): ([Node.Pair], Set<Int>) = ([], [])
    var uses = uses(among: colors)
    for start in colors.indices {
      // The path from the first colour to the one that is looked at; each refers to the next.
      var way = finished.contains(start) ? [] : [start]
      var isOnWay = Set(way)
      while let last = way.last {
        guard let use = uses[last].popLast() else {
          ordered.append(colors[last])
          finished.insert(last)
          way.removeLast()
          isOnWay.remove(last)
          continue
        }
        if isOnWay.insert(use.color).inserted {
          if finished.contains(use.color) {
            isOnWay.remove(use.color)
          } else {
            way.append(use.color)
          }
          continue
        }
        let cycle = way.drop { $0 != use.color } + [use.color]
        report(.recursiveColor(cycle.map { colors[$0].name }), use.node)
        self.colors[colors[use.color].name] = AdaptiveColor(Color(0x000000))
      }
    }
    return ordered
  }

  /// The colours to which each colour refers, as indices. A name that UIKit has, too, means the
  /// document's colour only in colours after that. A colour can thus be made of UIKit's colour with
  /// its own name.
  private func uses(among colors: [Node.Pair]) -> [[(color: Int, node: Node)]] {
    let numbers = Dictionary(
      colors.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    return colors.enumerated().map { number, color in
      let nodes = color.value.mapping?.map(\.value) ?? [color.value]
      return nodes.reversed().compactMap { node in
        let name = node.scalar.map { Self.colorName($0.text) } ?? ""
        guard let other = numbers[name], other < number || SemanticColors.named(name) == nil else {
          return nil
        }
        return (other, node)
      }
    }
  }
}
