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
          ("image", image(element.attributes["image"], symbolConfiguration)),
          ("contentMode", contentMode),
        ]
      case "switch":
        [("on", element.isTrue("on") ? word("true") : nil), ("onTint", color("onTintColor"))]
      case "slider": [("value", fraction("value", from: "minValue", to: "maxValue"))]
      case "progressView":
        [("value", element.number("progress").map { number(min(max($0, 0), 1)) })]
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
      default: []
      }
    return content.compactMap { key, node in node.map { Node.Pair(key, $0, at: element.mark) } }
  }

  // MARK: Texts

  private var label: [(String, Node?)] {
    [
      ("text", text("text") ?? attributedText),
      ("font", font("fontDescription")),
      ("lines", element.attributes["numberOfLines"].map(word)),
      ("textAlignment", alignment),
      ("lineBreak", element.attributes["lineBreakMode"].flatMap { Self.lineBreaks[$0] }.map(word)),
      ("color", color("textColor")),
      ("adjustsFontSizeToFitWidth", leastScale == nil ? nil : word("true")),
      ("minimumScaleFactor", leastScale.map(number)),
    ]
  }

  /// How small a label's text may become. One that does not follow its text was made as wide as it in Apple's font.
  private var leastScale: CGFloat? {
    if let scale = element.number("minimumScaleFactor") { return scale }
    if element.attributes["adjustsFontSizeToFit"] != "NO",
      let least = element.number("minimumFontSize"), least > 0,
      let size = element.child(key: "fontDescription")?.number("pointSize"), size > least
    {
      return least / size
    }
    let isLine = (element.number("numberOfLines") ?? 1) == 1
    guard file.fitsTexts, isLine, !view.usesConstraints else { return nil }
    return 0.75
  }

  private var button: [(String, Node?)] {
    let state = element.children.first { $0.name == "state" && $0.attributes["key"] == "normal" }
    let configuration = element.child(key: "configuration")
    let title = buttonTitle(state, configuration)
    let titleColor = state?.child(key: "titleColor").flatMap { BuilderColor(file: file).node($0) }
    let insets = element.children.first {
      $0.name == "inset" && $0.attributes["key"] == "contentEdgeInsets"
    }
    return [
      ("configuration", configuration?.attributes["style"].map(word)), ("title", title),
      (
        "subtitle",
        configuration?.attributes["subtitle"].map { self.text($0, "configuration.subtitle") }
      ),
      (
        "image",
        image(
          configuration?.child(key: "image")?.attributes["image"]
            ?? configuration?.attributes["image"] ?? state?.attributes["image"],
          configuration?.child(key: "preferredSymbolConfigurationForImage")
            ?? state?.child(key: "preferredSymbolConfigurationForImage"))
      ),
      ("cornerStyle", configuration?.attributes["cornerStyle"].map(word)),
      ("buttonSize", configuration?.attributes["buttonSize"].map(word)),
      ("imagePlacement", configuration?.attributes["imagePlacement"].map(word)),
      ("imagePadding", configuration?.number("imagePadding").map(number)),
      ("baseForegroundColor", baseColor("baseForegroundColor", of: configuration)),
      ("baseBackgroundColor", baseColor("baseBackgroundColor", of: configuration)),
      ("font", font("fontDescription") ?? unsaidFont), ("color", titleColor),
      ("contentInsets", insets.map(self.insets)),
      ("enabled", element.attributes["enabled"] == "NO" ? word("false") : nil),
    ]
  }

  private var textField: [(String, Node?)] {
    [
      ("text", text("text")), ("placeholder", text("placeholder")),
      ("font", font("fontDescription")), ("textAlignment", alignment),
      ("color", color("textColor")),
      ("borderStyle", element.attributes["borderStyle"].flatMap { Self.borders[$0] }.map(word)),
      (
        "secure",
        element.child(key: "textInputTraits")?.isTrue("secureTextEntry") == true
          ? word("true") : nil
      ),
      ("enabled", element.attributes["enabled"] == "NO" ? word("false") : nil),
    ]
  }

  private var textView: [(String, Node?)] {
    [
      ("text", text("text") ?? attributedText), ("font", font("fontDescription")),
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

  private var alignment: Node? {
    guard let alignment = element.attributes["textAlignment"], alignment != "natural" else {
      return nil
    }
    return word(alignment)
  }

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

  private func image(_ name: String?, _ configuration: XMLElement? = nil) -> Node? {
    BuilderImage(file: file, mark: element.mark).node(name, configuration)
  }

  private var symbolConfiguration: XMLElement? {
    element.child(key: "preferredSymbolConfiguration")
  }

  private var contentMode: Node? { element.attributes["contentMode"].map(word) }

  private var pageControl: [(String, Node?)] {
    let pages = element.attributes["numberOfPages"].flatMap(Int.init) ?? 0
    let current = element.attributes["currentPage"].flatMap(Int.init) ?? 0
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
    let modes: Set = ["date", "time", "dateAndTime", "countDownTimer"]
    let mode = element.attributes["datePickerMode"].flatMap { modes.contains($0) ? $0 : nil }
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
    let selected = element.attributes["selectedSegmentIndex"].flatMap { Int($0) }
    let isLegal = selected.map { titles.indices.contains($0) } ?? false
    return [
      ("segments", titles.isEmpty ? nil : Node(content: .sequence(titles), mark: element.mark)),
      ("selected", isLegal ? selected.map { word(String($0)) } : nil),
    ]
  }

  private var bar: [(String, Node?)] {
    let items = element.first("items")?.children ?? []
    return element.name == "toolbar"
      ? BuilderBars.toolbarItems(items, in: view.scene)
      : BuilderBars.entries(of: items.first, in: view.scene)
  }

  private func fraction(_ name: String, from low: String, to high: String) -> Node? {
    let (low, high) = (element.number(low) ?? 0, element.number(high) ?? 1)
    guard let value = element.number(name), high > low else { return nil }
    return number(min(max((value - low) / (high - low), 0), 1))
  }

  private func insets(_ element: XMLElement) -> Node {
    let sides = [("top", "minY"), ("left", "minX"), ("bottom", "maxY"), ("right", "maxX")]
    return BuilderNode.mapping(
      sides.map { ($0.0, number(element.number($0.1) ?? 0)) }, at: element.mark)
  }

  private func word(_ word: String) -> Node { BuilderNode.word(word, at: element.mark) }
  private func number(_ number: CGFloat) -> Node { BuilderNode.number(number, at: element.mark) }
}
