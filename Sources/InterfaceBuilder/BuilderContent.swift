import Files
import Foundation
import LayoutScene

/// What a view shows: its texts, fonts, colours, images and values.
struct BuilderContent {
  let view: BuilderView

  private var element: XMLElement { view.element }
  private var file: BuilderFile { view.file }

  var entries: [Node.Pair] {
    let content: [(String, Node?)] =
      switch element.name {
      case "label": label
      case "button": button
      case "textField": textField
      case "textView": textView
      case "imageView":
        [
          ("image", image(of: element, element.child(key: "preferredSymbolConfiguration"))),
          ("contentMode", contentMode),
        ]
      case "switch":
        [
          ("on", element.isTrue("on") ? word("true") : nil), ("onTint", color("onTintColor")),
          enabled,
        ]
      case "slider": [("value", fraction(.value, from: .minValue, to: .maxValue)), enabled]
      case "stepper": [enabled]
      case "progressView":
        [("value", element.number(.progress).map { number(min(max($0, 0), 1)) })]
      case "segmentedControl": segmented
      case "pageControl": pageControl
      case "datePicker": datePicker
      case "tabBar": tabBar
      case "searchBar": [("placeholder", text("placeholder")), ("text", text("text"))]
      case "activityIndicatorView":
        [
          (
            "large",
            element.attributes["style"]?.lowercased().contains("large") == true ? word("true") : nil
          )
        ]
      case "navigationBar", "toolbar": bar
      case "visualEffectView": [("effect", material)]
      default: []
      }
    return content.compactMap { key, node in node.map { Node.Pair(key, $0, at: element.mark) } }
  }

  // MARK: Texts

  private var label: [(String, Node?)] {
    [
      ("text", text("text") ?? attributedText), ("paragraphStyle", paragraphStyle),
      ("font", font("fontDescription")),
      ("lines", element.number(.numberOfLines).map(number)),
      ("textAlignment", alignment),
      ("lineBreak", element.attributes["lineBreakMode"].flatMap { Self.lineBreaks[$0] }.map(word)),
      ("color", color("textColor")),
      ("adjustsFontSizeToFitWidth", leastScale == nil ? nil : word("true")),
      ("minimumScaleFactor", leastScale.map(number)),
      ("preferredMaxLayoutWidth", positive(.preferredMaxLayoutWidth)),
      (
        "baselineAdjustment",
        element.attributes["baselineAdjustment"] == "alignCenters" ? word("alignCenters") : nil
      ),
    ]
  }

  /// How small a label's text may become. One that does not follow its text was made as wide as it in Apple's font.
  private var leastScale: CGFloat? {
    if let scale = element.number(.minimumScaleFactor) { return scale }
    if element.attributes["adjustsFontSizeToFit"] != "NO",
      let least = element.number(.minimumFontSize), least > 0,
      let size = element.child(key: "fontDescription")?.number(.pointSize), size > least
    {
      return least / size
    }
    let isLine = (element.number(.numberOfLines) ?? 1) == 1
    guard file.fitsTexts, isLine, !view.usesConstraints else { return nil }
    // Inter's widths follow the system's font within some per cent; a translation that is longer does not fit.
    return element.child(key: "fontDescription")?.attributes["name"] == nil ? 0.9 : 0.75
  }

  private var button: [(String, Node?)] {
    let state = element.children.first { $0.name == "state" && $0.attributes["key"] == "normal" }
    let configuration = element.child(key: "configuration")
    let title = buttonTitle(state, configuration)
    // The titles of buttons without a type are white.
    let isPlain = element.attributes["buttonType"] == nil && configuration == nil && title != nil
    let titleColor =
      state?.child(key: "titleColor").flatMap { BuilderColor(file: file).node($0) }
      ?? (isPlain ? word("white") : nil)
    let insets = element.children.first {
      $0.name == "inset" && $0.attributes["key"] == "contentEdgeInsets"
    }
    return [
      ("configuration", configuration.map { word($0.attributes["style"] ?? "plain") }),
      ("title", title),
      (
        "subtitle",
        configuration?.attributes["subtitle"].map { self.text($0, "configuration.subtitle") }
      ),
      ("image", buttonImage(state, configuration)),
      ("cornerStyle", configuration?.attributes["cornerStyle"].map(word)),
      ("buttonSize", configuration?.attributes["buttonSize"].map(word)),
      ("imagePlacement", configuration?.attributes["imagePlacement"].map(word)),
      ("imagePadding", configuration?.number(.imagePadding).map(number)),
      ("titlePadding", configuration?.number(.titlePadding).map(number)),
      ("baseForegroundColor", baseColor("baseForegroundColor", of: configuration)),
      ("baseBackgroundColor", baseColor("baseBackgroundColor", of: configuration)),
      (
        "font",
        configuration?.child(key: "titleFontDescription").flatMap(BuilderFont.node)
          ?? font("fontDescription") ?? unsaidFont
      ), ("color", titleColor),
      ("contentInsets", insets.map(self.insets)), enabled,
      ("selected", element.isTrue("selected") ? word("true") : nil),
      ("contentHorizontalAlignment", contentAlignment("contentHorizontalAlignment")),
      ("contentVerticalAlignment", contentAlignment("contentVerticalAlignment")),
    ]
  }

  /// Where a button's content is, unless it is in the middle.
  private func contentAlignment(_ key: String) -> Node? {
    element.attributes[key].flatMap { $0 == "center" ? nil : word($0) }
  }

  private var textField: [(String, Node?)] {
    [
      ("text", text("text")), ("placeholder", text("placeholder")),
      ("font", font("fontDescription")), ("textAlignment", alignment),
      ("color", color("textColor")),
      (
        "borderStyle",
        word(element.attributes["borderStyle"].flatMap { Self.borders[$0] } ?? "none")
      ),
      (
        "secure",
        element.child(key: "textInputTraits")?.isTrue("secureTextEntry") == true
          ? word("true") : nil
      ),
      ("clearButtonMode", clearButtonMode), enabled,
    ]
  }

  private var textView: [(String, Node?)] {
    [
      ("text", text("text") ?? attributedText), ("paragraphStyle", paragraphStyle),
      ("font", font("fontDescription")),
      ("textAlignment", alignment), ("color", color("textColor")),
      ("scrolls", element.attributes["scrollEnabled"] == "NO" ? word("false") : nil),
    ]
  }

  /// A text in an attribute, or in an element where it has several lines.
  private func text(_ name: String) -> Node? {
    if let text = element.attributes[name] { return self.text(text, name) }
    let string = element.children.first {
      ["string", "mutableString"].contains($0.name) && $0.attributes["key"] == name
    }
    return string.map { self.text($0.text, name) }
  }

  private func text(_ text: String, _ property: String) -> Node {
    file.texts.node(text, of: element, property)
  }

  private func buttonTitle(_ state: XMLElement?, _ configuration: XMLElement?) -> Node? {
    if let runs = configuration?.child(key: "attributedTitle") {
      return BuilderRuns(file: file).node(runs)
    }
    if let text = configuration?.attributes["title"] {
      return self.text(text, "configuration.title")
    }
    if let text = state?.attributes["title"] { return self.text(text, "normalTitle") }
    return state?.child(key: "attributedTitle").flatMap { BuilderRuns(file: file).node($0) }
  }

  private func baseColor(_ key: String, of configuration: XMLElement?) -> Node? {
    configuration?.child(key: key).flatMap { BuilderColor(file: file).node($0) }
  }

  private var attributedText: Node? {
    element.child(key: "attributedText").flatMap { BuilderRuns(file: file).node($0) }
  }

  private var paragraphStyle: Node? {
    text("text") == nil
      ? element.child(key: "attributedText").flatMap { BuilderRuns(file: file).paragraphStyle($0) }
      : nil
  }

  private var alignment: Node? {
    let written = element.attributes["textAlignment"].flatMap { $0 == "natural" ? nil : $0 }
    let own = element.child(key: "attributedText").flatMap(BuilderRuns.alignment)
    return (written ?? own).flatMap { Self.alignments.contains($0) ? word($0) : nil }
  }

  static let alignments: Set = ["left", "center", "right", "justified"]

  private static let lineBreaks = [
    "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
    "headTruncation": "byTruncatingHead", "middleTruncation": "byTruncatingMiddle",
  ]

  private static let borders = ["roundedRect": "roundedRect", "line": "line", "bezel": "bezel"]

  // MARK: Fonts and colours

  private func color(_ key: String) -> Node? {
    element.children.first { $0.name == "color" && $0.attributes["key"] == key }
      .flatMap { BuilderColor(file: file).node($0) }
  }

  private var unsaidFont: Node? {
    BuilderFont.unsaidSize(of: element).map {
      BuilderNode.mapping([("size", BuilderNode.number($0, at: element.mark))], at: element.mark)
    }
  }

  private func font(_ key: String) -> Node? {
    element.children.first { $0.name == "fontDescription" && $0.attributes["key"] == key }
      .flatMap(BuilderFont.node)
  }

  // MARK: Images and values

  private func image(of element: XMLElement?, _ configuration: XMLElement? = nil) -> Node? {
    BuilderImage(file: file, mark: self.element.mark).node(of: element, "image", configuration)
  }

  /// The image of a button: that of its configuration, of its normal state, or of its type.
  private func buttonImage(_ state: XMLElement?, _ configuration: XMLElement?) -> Node? {
    let key = "preferredSymbolConfigurationForImage"
    let look =
      configuration?.child(key: key) ?? state?.child(key: key)
      ?? state?.child(key: "preferredSymbolConfiguration")
    return image(of: configuration, look) ?? image(of: state, look) ?? typeImage
  }

  /// The symbols of the types of buttons that show nothing but one.
  private var typeImage: Node? {
    let symbols = [
      "contactAdd": "plus.circle", "infoLight": "info.circle", "infoDark": "info.circle",
      "detailDisclosure": "info.circle", "close": "xmark.circle.fill",
    ]
    guard let symbol = element.attributes["buttonType"].flatMap({ symbols[$0] }) else { return nil }
    return BuilderNode.mapping(
      [("symbol", BuilderNode.text(symbol, at: element.mark))], at: element.mark)
  }

  private var contentMode: Node? {
    element.attributes["contentMode"].map { word(BuilderWords.plain($0)) }
  }

  private var pageControl: [(String, Node?)] {
    let pages = element.whole(.numberOfPages) ?? 0
    let current = element.whole(.currentPage) ?? 0
    let isLegal = (0..<min(pages, Limits.count)).contains(current)
    return [
      ("pages", isLegal ? word(String(pages)) : nil),
      ("current", isLegal && current > 0 ? word(String(current)) : nil),
      ("pageIndicatorTint", color("pageIndicatorTintColor")),
      ("currentPageIndicatorTint", color("currentPageIndicatorTintColor")),
    ]
  }

  /// Before iOS 14 all date pickers were wheels; a compact one is not as high as its line.
  private var datePicker: [(String, Node?)] {
    let style = element.attributes["style"] ?? ""
    let isHigh = (BuilderView.frame(of: element)?.height ?? 0) > 80
    // A timer is drawn as a time: it has two wheels, too.
    let modes = [
      "date": "date", "time": "time", "dateAndTime": "dateAndTime", "countDownTimer": "time",
    ]
    let mode = element.attributes["datePickerMode"].flatMap { modes[$0] }
    return [
      ("pickerStyle", style == "wheels" || style.isEmpty && isHigh ? word("wheels") : nil),
      ("mode", mode.map(word)),
    ]
  }

  private var tabBar: [(String, Node?)] {
    let items = (element.first("items")?.children ?? []).compactMap { BuilderBars.tab($0, file) }
    return [("items", items.isEmpty ? nil : Node(content: .sequence(items), mark: element.mark))]
  }

  private var segmented: [(String, Node?)] {
    let titles = (element.first("segments")?.children ?? []).map { segment in
      segment.attributes["title"] ?? ""
    }.enumerated().map { text($1, "segmentTitles[\($0)]") }
    let selected = element.whole(.selectedSegmentIndex)
    let isLegal = selected.map { titles.indices.contains($0) } ?? false
    return [
      ("segments", titles.isEmpty ? nil : Node(content: .sequence(titles), mark: element.mark)),
      ("selected", isLegal ? selected.map { word(String($0)) } : nil), enabled,
    ]
  }

  private var bar: [(String, Node?)] {
    let items = element.first("items")?.children ?? []
    return element.name == "toolbar"
      ? BuilderBars.toolbarItems(items, in: view.scene)
      : BuilderBars.entries(of: items.first, in: view.scene)
  }

  private func fraction(
    _ name: BuilderNumber, from low: BuilderNumber, to high: BuilderNumber
  ) -> Node? {
    let (low, high) = (element.number(low) ?? 0, element.number(high) ?? 1)
    guard let value = element.number(name), high > low else { return nil }
    return number(min(max((value - low) / (high - low), 0), 1))
  }

  private func insets(_ element: XMLElement) -> Node {
    let sides: [(String, BuilderNumber)] = [
      ("top", .minY), ("left", .minX), ("bottom", .maxY), ("right", .maxX),
    ]
    return BuilderNode.mapping(
      sides.map { ($0.0, number(element.number($0.1) ?? 0)) }, at: element.mark)
  }

  private var enabled: (String, Node?) {
    ("enabled", element.attributes["enabled"] == "NO" ? word("false") : nil)
  }

  /// The material of a blur, whose name may end in the only appearance that it has.
  private var material: Node? {
    guard var style = element.first("blurEffect")?.attributes["style"] else { return nil }
    if style.hasPrefix("system") {
      for end in ["Light", "Dark"] where style.hasSuffix(end) { style.removeLast(end.count) }
    }
    return Self.materials.contains(style) ? word(style) : nil
  }

  private static let materials: Set = [
    "systemUltraThinMaterial", "systemThinMaterial", "systemMaterial", "systemThickMaterial",
    "systemChromeMaterial", "extraLight", "light", "dark", "regular", "prominent",
  ]

  private var clearButtonMode: Node? {
    let modes: Set = ["whileEditing", "unlessEditing", "always"]
    return element.attributes["clearButtonMode"].flatMap { modes.contains($0) ? word($0) : nil }
  }

  /// A length in points; nil for none.
  private func positive(_ name: BuilderNumber) -> Node? {
    element.number(name).flatMap { $0 > 0 && $0 <= Limits.number ? number($0) : nil }
  }

  private func word(_ word: String) -> Node { BuilderNode.word(word, at: element.mark) }
  private func number(_ number: CGFloat) -> Node { BuilderNode.number(number, at: element.mark) }
}
