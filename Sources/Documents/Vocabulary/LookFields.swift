import AutoLayout
import Files
import Foundation
import LayoutScene

/// The keys of tints, borders and shadows, which every view has.
enum LookFields {
  static let all: [Field<View>] = [
    .on("tint", kind: .appearance, or: ["tintColor"], .color, \View.tintColor)
      .noted(
        "The colour of symbols, titles of buttons and the like, in the view and all that is in it.",
        default: "tint", example: "systemGreen"),
    .on("border", kind: .appearance, .border, \View.border)
      .noted(
        "A line along the inside of the edges, over the subviews: its width, or a mapping with a colour.",
        example: ["width": "hairline", "color": "separator"]),
    .on("shadow", kind: .appearance, .shadow, \View.shadow)
      .noted(
        "A shadow of the background, or without one of what is in the view. A view that clips its content to its "
          + "bounds shows none.",
        example: ["opacity": 0.2, "radius": 8, "offset": [0, 2]]),
    .on(
      View.self, "maskedCorners", kind: .appearance, or: ["layer.maskedCorners"],
      .list(of: .choice("corner", corners.map { ($0.name, $0.value) }, or: CornerMask.named))
    ) { $0.maskedCorners = CornerMask($1) }
    .noted(
      "The corners that cornerRadius makes round; all if it is left out.",
      example: ["topLeft", "topRight"]),
    .on("gradient", kind: .appearance, .gradient, \View.gradient)
      .noted(
        "Colours over the background that change along a line: a list from top to bottom, or a mapping.",
        example: ["systemIndigo", "systemPurple"]),
  ]

  private static let corners: [(name: String, value: CornerMask)] = [
    ("topLeft", .layerMinXMinYCorner), ("topRight", .layerMaxXMinYCorner),
    ("bottomLeft", .layerMinXMaxYCorner), ("bottomRight", .layerMaxXMaxYCorner),
  ]
}

extension Value where T == Border {
  /// A width in points, or `{width, color}`.
  static var border: Value { anyBorder.referring(to: "border") }

  static var anyBorder: Value {
    let width = Value<CGFloat>.points(0...NumberLimits.canvas)
    return .either(
      width.map { Border(width: $0) },
      orStructure: .fields(
        "a border", { Border(width: 1) },
        [
          Field("width", kind: nil, or: ["borderWidth"], width, \.width)
            .noted("Points; hairline is one pixel.", default: 1, example: "hairline"),
          Field("color", kind: nil, or: ["borderColor"], .color, \.color)
            .noted("The colour of the line.", default: "black", example: "separator"),
        ]),
      expected: "a width, or a mapping such as {width: 1, color: separator}"
    ).short(for: ["width"])
  }
}

extension Value where T == Shadow {
  /// `{color, opacity, radius, offset}`.
  static var shadow: Value { anyShadow.referring(to: "shadow") }

  static var anyShadow: Value {
    .fields(
      "a shadow", { Shadow(opacity: 0) },
      [
        Field("opacity", kind: nil, or: ["shadowOpacity"], .number(0...1), \.opacity)
          .noted("How strong the shadow is, from 0 to 1.", example: 0.2),
        Field("color", kind: nil, or: ["shadowColor"], .color, \.color)
          .noted("The colour of the shadow.", default: "black", example: "systemIndigo"),
        Field("radius", kind: nil, or: ["shadowRadius"], .points(0...NumberLimits.canvas), \.radius)
          .noted(
            "How far the shadow is blurred, points: half of what design programs call blur.",
            default: 3, example: 8),
        Field("offset", kind: nil, or: ["shadowOffset"], .offset, \.offset)
          .noted(
            "How far the shadow is moved: [x, y], or a mapping such as {height: 2}.",
            default: [0, -3], example: [0, 2]),
      ], required: ["opacity"], isPart: true)
  }
}

extension Value where T == Gradient {
  /// A list of colours, or `{colors, locations, start, end}`.
  static var gradient: Value { anyGradient.referring(to: "gradient") }

  static var anyGradient: Value {
    let colors = Value<[Color]>.list(of: .color)
    let form = Value.fields(
      "a gradient", { Gradient(colors: []) },
      [
        Field("colors", kind: nil, colors, \.colors)
          .noted("The colours from the start on.", example: ["systemIndigo", "clear"]),
        Field("locations", kind: nil, .list(of: .number(0...1)), \.locations)
          .noted(
            "The places of the colours along the line, from 0 to 1; evenly spread if left out.",
            example: [0, 0.3]),
        Field("start", kind: nil, or: ["startPoint"], .point, \.start)
          .noted(
            "The start of the line, as parts of the width and height: [x, y].", default: [0.5, 0],
            example: [0, 0]),
        Field("end", kind: nil, or: ["endPoint"], .point, \.end)
          .noted(
            "The end of the line, as parts of the width and height: [x, y].", default: [0.5, 1],
            example: [1, 1]),
      ], required: ["colors"], isPart: true)
    return Value(schema: ["anyOf": [colors.schema, form.schema]]) { node, reader in
      let read =
        node.mapping == nil
        ? colors.read(node, reader).map { Gradient(colors: $0) } : form.read(node, reader)
      return read.flatMap { isSound($0) ? $0 : reader.wrong(expected, "\($0.words)", node) }
    }
    .holdingKeys(of: [form.rule])
  }

  private static let expected =
    "at least two colours, and if there are locations one for each, ascending"

  private static func isSound(_ gradient: Gradient) -> Bool {
    guard gradient.colors.count > 1 else { return false }
    guard let locations = gradient.locations else { return true }
    return locations.count == gradient.colors.count && locations == locations.sorted()
  }
}

extension Gradient {
  /// How many colours and locations the gradient has.
  fileprivate var words: String {
    let locations = locations.map { ", locations \($0.map { String(decimal: $0) })" } ?? ""
    return "colours: \(colors.count)\(locations)"
  }
}

extension Value where T == CGSize {
  /// `[x, y]`, or `{width, height}` with one left out for 0.
  static var offset: Value {
    let form = Value.fields(
      nil, { CGSize.zero },
      [
        Field("width", kind: nil, or: ["x"], .points(), \.width)
          .noted("Points to the right.", default: 0, example: 0),
        Field("height", kind: nil, or: ["y"], .points(), \.height)
          .noted("Points downwards.", default: 0, example: 2),
      ])
    let pair = Value<CGPoint>.point
    return Value(schema: ["anyOf": [pair.schema, form.schema]]) { node, reader in
      node.mapping == nil
        ? pair.read(node, reader).map { CGSize(width: $0.x, height: $0.y) }
        : form.read(node, reader)
    }
  }
}
