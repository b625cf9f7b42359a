import AutoLayout
import Files
import Foundation
import LayoutScene
import Localization

/// The keys of the document itself. Metrics, the root and its views are read after the header.
enum ScreenFields {
  static let table = Fields(all)

  static let all: [Field<ScreenHeader>] =
    [
      Field("name", change: .settledValue, .string, \.name)
        .noted("What a person calls the screen.", example: "Sign in"),
      Field("canvas", change: .settledValue, .canvas, \.canvas)
        .noted(
          "What the screen is laid out on: a device, a size, or a mapping.",
          default: .string(Device.standard.name), example: ["device": "iphone-se"]),
      Field(
        "strings", change: .none,
        .scalarNode("the path of a string catalog or of a folder with them"), \.strings
      )
      .noted(
        "Where texts are translated: a string catalog, XLIFF, or a folder of .lproj folders.",
        example: "Strings/SignIn.xcstrings"),
      Field("locale", change: .settledValue, .locale, \.locale)
        .noted("The locale, unless another is asked for.", example: "pt-BR"),
      Field(
        "direction", change: .settledValue, or: ["layoutDirection"],
        .choice(TraitWords.direction), \.direction
      )
      .noted("The reading direction, in the place of the locale's own.", example: "rightToLeft"),
      Field(
        "textSize", change: .settledValue, or: ["preferredContentSizeCategory"],
        .choice(TraitWords.textSize), \.textSize
      )
      .noted(
        "The text size that the person has chosen.", default: "large", example: "accessibility3"),
      Field(
        "appearance", change: .settledValue,
        or: ["userInterfaceStyle", "overrideUserInterfaceStyle"], .choice(TraitWords.appearance),
        \.appearance
      )
      .noted("Light or dark.", default: "light", example: "dark"),
      Field(
        "level", change: .value, or: ["userInterfaceLevel"], .choice("level", levels), \.isElevated
      )
      .noted(
        "Whether the screen lies over another, as a sheet does: backgrounds are lighter in dark "
          + "appearance then.", default: "base", example: "elevated"),
      Field(
        "keyboard", change: .value, or: ["keyboardHeight"], .points(0...NumberLimits.canvas),
        \.keyboardHeight
      )
      .noted(
        "How far the keyboard reaches into the screen from the bottom, points: where the guide "
          + "keyboardLayoutGuide begins.", default: 0, example: 336),
      Field("system", change: .value, .choice("system", systems, or: systemsInOneWord), \.metrics)
        .noted(
          "The version of iOS that controls have their sizes from.", default: "iOS 17",
          example: "iOS 26"),
    ] + ReuseFields.screen + structure

  private static let structure: [Field<ScreenHeader>] = [
    Field(DefinitionKey.metrics.rawValue, change: .entries, schema: Definitions.metrics)
      .noted("Numbers by name, for equations and Visual Format.", example: ["gap": 12]),
    Field(DefinitionKey.colors.rawValue, change: .entries, schema: Definitions.colors)
      .noted(
        "Colours by name, for wherever a colour is asked for.",
        example: ["brand": ["light": "#0a5cd8", "dark": "#6ea8ff"]]),
    Field("root", change: .entries, or: ["view"], schema: Definitions.reference("root"))
      .noted(
        "The keys of the screen's own view, which is called root in equations.",
        example: ["background": "systemGroupedBackground"]),
    bar(
      "navigationBar",
      "The bar at the top of the screen, as UINavigationController has it. The root's safe area begins below.",
      ["title": "Inbox", "largeTitle": true, "rightItems": [["system": "add"]]]),
    bar(
      "tabBar", "The bar at the bottom of the screen, as UITabBarController has it.",
      ["items": ["Albums", "Search"], "selected": 0]),
    bar(
      "toolbar", "The bar with buttons above the bottom of the safe area.",
      ["items": ["Select", "flexibleSpace", ["system": "trash"]]]),
    Field("guides", change: .entries, or: ["layoutGuides"], schema: Definitions.guides)
      .noted("Layout guides of the root by name.", example: ["gutter": [:]]),
    Field("views", change: .parts, or: ["subviews"], schema: Definitions.reference("views"))
      .noted(
        "The views on the screen back to front, by name.",
        example: ["title": ["class": "label", "text": "Welcome"]]),
    Field("constraints", change: .parts, schema: Definitions.reference("constraints"))
      .noted(
        "Constraints, as equations or in Visual Format.",
        example: ["title.top = root.safeArea.top + 40", "H:|-16-[title]-16-|"]),
  ]

  /// A bar of the screen. `ScreenBars` has turned bars with mappings into views before; others are
  /// reported.
  private static func bar(
    _ name: String, _ description: String, _ example: JSON
  ) -> Field<ScreenHeader> {
    Field(name, change: .parts, schema: Definitions.reference("class-\(name)")) { node, _, reader in
      reader.report(
        .wrongKind(key: name, expected: "a mapping of the bar's keys", found: node.kind), node)
      return false
    }
    .noted(description, example: example)
  }

  private static let levels = [("base", false), ("elevated", true)]
  private static let systems: [(name: String, value: ControlMetrics)] =
    [ControlMetrics.iOS12, .iOS17, .iOS26].map { ($0.name, $0) }
  private static let systemsInOneWord = systems.map {
    (name: $0.name.replacingOccurrences(of: " ", with: ""), value: $0.value)
  }

}

/// The keys of a canvas that is written as a mapping.
enum CanvasFields {
  static let size = Value<CGSize>.size(NumberLimits.canvas, from: 1)

  static let all: [Field<CanvasForm>] = [
    Field("device", kind: nil, .device, \.device)
      .with(\.merging, .anew)
      .with(\.excluded, ["size"])
      .noted("A device by its name.", default: .string(Device.standard.name), example: "iphone-se"),
    Field("orientation", kind: nil, .choice(TraitWords.orientation), \.orientation)
      .noted("How the device is held.", default: "portrait", example: "landscape"),
    Field("size", kind: nil, size, \.size)
      .noted("A size in points, in the place of the device's.", example: "375x667"),
    Field(
      "scale", kind: nil, or: ["displayScale"],
      .points(NumberLimits.leastScale...NumberLimits.scale), \.scale
    )
    .noted("Device pixels per point, in the place of the device's.", example: 3),
    Field("safeArea", kind: nil, or: ["safeAreaInsets"], .insets(directional: false), \.safeArea)
      .noted(
        "How far bars and notches reach into the screen, in the place of the device's, points.",
        example: ["top": 20]),
    Field(
      "margins", kind: nil, or: ["systemMinimumLayoutMargins"], .insets(directional: true),
      \.margins
    )
    .noted("The least margins of the root, in the place of the system's, points.", example: 16),
  ]
}

extension Value where T == CanvasForm {
  /// A mapping of all keys of a canvas, or only its size or device.
  static var canvas: Value {
    let expected = "a size such as 375x667, a device, or a mapping such as {device: iphone-se}"
    let form = form
    return Value(
      schema: ["anyOf": [form.schema, CanvasFields.size.schema, Value<Device>.device.schema]]
    ) { node, reader in
      if node.mapping != nil { return form.read(node, reader) }
      if node.isNull || node.kind == .nothing {
        reader.report(.wrongKind(key: reader.key, expected: expected, found: .nothing), node)
        return nil
      }
      if node.scalar?.text.first?.isLetter == true {
        return Value<Device>.device.read(node, reader).map { CanvasForm(device: $0) }
      }
      return CanvasFields.size.read(node, reader).map { CanvasForm(size: $0) }
    }
    .holdingKeys(of: [form.rule])
  }

  private static var form: Value {
    let fields = Value.fields("the canvas", { CanvasForm() }, CanvasFields.all)
    return fields.with { node, reader in
      // A size already has an orientation.
      if node["size"] != nil, let orientation = node["orientation"] {
        reader.report(.conflictingKeys("size", "orientation"), orientation.key)
      }
      return fields.read(node, reader)
    }
  }
}

extension Value where T == Device {
  static var device: Value {
    Value(schema: ["anyOf": [["enum": .array(Device.allNames.map { .string($0) })], turned]]) {
      node, reader in
      guard let name = reader.text(node, "a device") else { return nil }
      if let device = Device.named(name) { return device }
      if CGSize(name) != nil {
        return reader.wrong("a device", name, node, meant: "size: \(name)")
      }
      let (near, known) = Device.alternatives(to: name)
      reader.report(.unknownChoice(name, of: "device", suggestion: near, known: known), node)
      return nil
    }
  }

  /// Matches names of devices with an orientation added.
  private static var turned: JSON {
    let names = Device.allNames.joined(separator: "|").replacingOccurrences(of: ".", with: "\\.")
    let orientations = Orientation.allCases.map(\.rawValue).joined(separator: "|")
    return ["type": "string", "pattern": .string("^(\(names))-(\(orientations))$")]
  }
}

extension Value where T == LocaleTag {
  static var locale: Value {
    let expected = "a locale such as de or pt-BR"
    return Value(schema: ["type": "string"]) { node, reader in
      guard let text = reader.text(node, expected) else { return nil }
      guard LocaleTag(text) != nil else { return reader.wrong(expected, text, node) }
      do throws(Fact) {
        return try LocaleTag.validated(text)
      } catch {
        reader.report(error, node)
        return nil
      }
    }
  }
}
