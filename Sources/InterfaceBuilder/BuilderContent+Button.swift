import Files
import LayoutScene

extension BuilderContent {
  /// What a button shows in the state that it is in.
  var button: [(String, Node?)] {
    let configuration = element.child(key: "configuration")
    let title = title(configuration)
    // The titles of buttons without a type are white.
    let isPlain = element.attributes["buttonType"] == nil && configuration == nil && title != nil
    // A configuration has colours of its own.
    let titleColor =
      configuration == nil
      ? states.lazy.compactMap { self.color($0.child(key: "titleColor")) }.first : nil
    return [
      ("configuration", configuration.map(style)),
      ("title", title),
      (
        "subtitle",
        configuration?.attributes["subtitle"].map { text($0, "configuration.subtitle") }
      ),
      ("image", image(configuration)),
    ] + look(configuration) + [
      (
        "font",
        configuration?.child(key: "titleFontDescription").flatMap(BuilderFont.node)
          ?? font("fontDescription") ?? unsaidFont
      ), ("color", titleColor ?? (isPlain ? word("white") : nil)),
      (
        "contentInsets",
        configuration == nil ? insets("contentEdgeInsets", of: element, Self.edges) : nil
      ), enabled,
      ("selected", flag("selected", of: element)),
      ("contentHorizontalAlignment", contentAlignment("contentHorizontalAlignment")),
      ("contentVerticalAlignment", contentAlignment("contentVerticalAlignment")),
    ]
  }

  /// The elements of the state that the button is in and of the normal one, which has what the other leaves out. As in
  /// UIKit a button in two states at once shows that of neither.
  private var states: [XMLElement] {
    let own = [
      element.attributes["enabled"] == "NO" ? "disabled" : nil,
      element.isTrue("selected") ? "selected" : nil,
      element.isTrue("highlighted") ? "highlighted" : nil,
    ].compactMap(\.self)
    return ((own.count == 1 ? own : []) + ["normal"]).compactMap { key in
      element.child("state", key: key)
    }
  }

  private func title(_ configuration: XMLElement?) -> Node? {
    if let runs = configuration?.child(key: "attributedTitle") {
      return BuilderRuns(file: file).node(runs)
    }
    if let text = configuration?.attributes["title"] {
      return self.text(text, "configuration.title")
    }
    return states.lazy.compactMap { state in
      state.attributes["title"].map { text($0, "\(state.attributes["key"] ?? "")Title") }
        ?? state.child(key: "attributedTitle").flatMap { BuilderRuns(file: file).node($0) }
    }.first
  }

  /// The image of a button: that of its configuration, of its state, or of its type.
  private func image(_ configuration: XMLElement?) -> Node? {
    let key = "preferredSymbolConfigurationForImage"
    let look =
      configuration?.child(key: key)
      ?? states.lazy.compactMap {
        $0.child(key: key) ?? $0.child(key: "preferredSymbolConfiguration")
      }.first
    return ([configuration].compactMap(\.self) + states).lazy.compactMap {
      self.image(of: $0, "image", look)
    }
    .first ?? typeImage
  }

  /// The symbol of a type of button that shows nothing but one.
  private var typeImage: Node? {
    BuilderGlyph(of: element).map { glyph in
      let entries = [
        ("symbol", element.mark.text(glyph.symbol)),
        ("pointSize", number(glyph.points)),
      ]
      let weight = glyph.isClose ? [("weight", word("bold"))] : []
      return element.mark.mapping(entries + weight)
    }
  }

  private var unsaidFont: Node? {
    BuilderFont.unsaidSize(of: element).map {
      element.mark.mapping([("size", number($0))])
    }
  }

  // MARK: Configurations

  private func style(_ configuration: XMLElement) -> Node {
    let style = word(configuration.attributes["style"] ?? "plain")
    return insets("contentInsets", of: configuration, Self.directionalEdges).map {
      configuration.mark.mapping([("style", style), ("contentInsets", $0)])
    } ?? style
  }

  private func look(_ configuration: XMLElement?) -> [(String, Node?)] {
    guard let configuration else { return [] }
    let background = configuration.child(key: "background")
    return ["cornerStyle", "buttonSize", "imagePlacement", "titleAlignment"].map {
      ($0, configuration.attributes[$0].map(word))
    } + [
      ("showsActivityIndicator", flag("showsActivityIndicator", of: configuration)),
      ("imagePadding", configuration.number(.imagePadding).map(number)),
      ("titlePadding", configuration.number(.titlePadding).map(number)),
      ("baseForegroundColor", color(configuration.child(key: "baseForegroundColor"))),
      (
        "baseBackgroundColor",
        color(background?.child(key: "backgroundColor"))
          ?? color(configuration.child(key: "baseBackgroundColor"))
      ),
    ] + (background.map(rim) ?? [])
  }

  /// The corners and the line around a background.
  private func rim(_ background: XMLElement) -> [(String, Node?)] {
    let border = background.number(.strokeWidth).flatMap { width -> Node? in
      guard width > 0 else { return nil }
      let color = color(background.child(key: "strokeColor")) ?? word("tint")
      return background.mark.mapping([("width", number(width)), ("color", color)])
    }
    return [("cornerRadius", background.number(.cornerRadius).map(number)), ("border", border)]
  }

  /// The background of a cell.
  func background(_ configuration: XMLElement?) -> [(String, Node?)] {
    guard let configuration else { return [] }
    return [("background", color(configuration.child(key: "backgroundColor")))] + rim(configuration)
  }

  private static let edges: KeyValuePairs<String, BuilderNumber> = [
    "top": .minY, "left": .minX, "bottom": .maxY, "right": .maxX,
  ]

  private static let directionalEdges: KeyValuePairs<String, BuilderNumber> = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]

  private func insets(
    _ key: String, of owner: XMLElement, _ sides: KeyValuePairs<String, BuilderNumber>
  ) -> Node? {
    owner.child(key: key).map { inset in
      inset.mark.mapping(sides.map { ($0, number(inset.number($1) ?? 0)) })
    }
  }

  /// Where a button's content is, unless it is in the middle.
  private func contentAlignment(_ key: String) -> Node? {
    element.attributes[key].flatMap { $0 == "center" ? nil : word($0) }
  }
}
