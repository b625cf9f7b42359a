import Files
import Foundation
import LayoutScene

/// What a view shows: its texts, fonts, colours, images and values.
struct BuilderContent {
  let view: BuilderView

  var element: XMLElement { view.element }
  var file: BuilderFile { view.file }

  var entries: [Node.Pair] {
    let content: [(String, Node?)] =
      switch element.name {
      case "label": label
      case "button": button
      case "textField": textField
      case "textView": textView
      case "imageView":
        [
          ("image", shownImage),
          ("contentMode", contentMode),
        ]
      case "switch":
        [
          ("on", flag("on", of: element)), ("onTint", color("onTintColor")),
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
          ), ("color", color("color")),
        ]
      case "navigationBar", "toolbar": bar
      case "visualEffectView": [("effect", material)]
      case "tableViewCell", "collectionViewCell":
        background(element.child(key: "backgroundConfiguration"))
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
      (
        "color",
        element.isTrue("highlighted")
          ? color("highlightedColor") ?? color("textColor") : color("textColor")
      ), ("adjustsFontSizeToFitWidth", leastScale == nil ? nil : word("true")),
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

  func text(_ text: String, _ property: String) -> Node {
    file.texts.node(text, of: element, property)
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
    color(element.child("color", key: key))
  }

  func color(_ element: XMLElement?) -> Node? {
    element.flatMap { BuilderColor(file: file).node($0) }
  }

  func font(_ key: String) -> Node? {
    element.child("fontDescription", key: key).flatMap(BuilderFont.node)
  }

  // MARK: Images and values

  func image(
    of element: XMLElement?, _ key: String = "image", _ configuration: XMLElement? = nil
  ) -> Node? {
    BuilderImage(file: file, mark: self.element.mark).node(of: element, key, configuration)
  }

  /// The image of an image view: a highlighted one shows its other image where it has one.
  private var shownImage: Node? {
    let look = element.child(key: "preferredSymbolConfiguration")
    let other = element.isTrue("highlighted") ? image(of: element, "highlightedImage", look) : nil
    return other ?? image(of: element, "image", look)
  }

  private var contentMode: Node? {
    element.attributes["contentMode"].map { word(BuilderWords.plain($0)) }
  }

  private var pageControl: [(String, Node?)] {
    let pages = element.whole(.numberOfPages) ?? 0
    let current = element.whole(.currentPage) ?? 0
    let isLegal = (0..<min(pages, NumberLimits.count)).contains(current)
    return [
      ("pages", isLegal ? word(String(pages)) : nil),
      ("current", isLegal && current > 0 ? word(String(current)) : nil),
      ("pageIndicatorTint", color("pageIndicatorTintColor")),
      ("currentPageIndicatorTint", color("currentPageIndicatorTintColor")),
    ]
  }

  /// Before iOS 14 all date pickers were wheels; a compact one is not as high as its line.
  private var datePicker: [(String, Node?)] {
    guard !BuilderClass.isCalendar(element) else { return [] }
    let style = element.attributes["style"] ?? ""
    let isHigh = (BuilderView.frame(of: element)?.height ?? 0) > 80
    let mode = element.attributes["datePickerMode"].flatMap { Self.datePickerModes[$0] }
    return [
      ("pickerStyle", style == "wheels" || style.isEmpty && isHigh ? word("wheels") : nil),
      ("mode", mode.map(word)),
    ]
  }

  /// The modes of date pickers that are read. A timer is drawn as a time: it has two wheels, too.
  static let datePickerModes = [
    "date": "date", "time": "time", "dateAndTime": "dateAndTime", "countDownTimer": "time",
  ]

  private var tabBar: [(String, Node?)] {
    let items = (element.first("items")?.children ?? []).compactMap { BuilderBars.tab($0, file) }
    return [("items", items.isEmpty ? nil : element.mark.sequence(items))]
      + BuilderBars.look(of: element, file)
  }

  private var segmented: [(String, Node?)] {
    let titles = (element.first("segments")?.children ?? []).map { segment in
      segment.attributes["title"] ?? ""
    }.enumerated().map { text($1, "segmentTitles[\($0)]") }
    let selected = element.whole(.selectedSegmentIndex)
    let isLegal = selected.map { titles.indices.contains($0) } ?? false
    return [
      ("segments", titles.isEmpty ? nil : element.mark.sequence(titles)),
      ("selected", isLegal ? selected.map { word(String($0)) } : nil), enabled,
    ]
  }

  private var bar: [(String, Node?)] {
    let items = element.first("items")?.children ?? []
    let shown =
      element.name == "toolbar"
      ? BuilderBars.toolbarItems(items, in: view.scene)
      : BuilderBars.entries(of: items.first, in: view.scene)
    return shown + BuilderBars.look(of: element, file)
  }

  private func fraction(
    _ name: BuilderNumber, from low: BuilderNumber, to high: BuilderNumber
  ) -> Node? {
    let (low, high) = (element.number(low) ?? 0, element.number(high) ?? 1)
    guard let value = element.number(name), high > low else { return nil }
    return number(min(max((value - low) / (high - low), 0), 1))
  }

  var enabled: (String, Node?) {
    ("enabled", element.attributes["enabled"] == "NO" ? word("false") : nil)
  }

  /// The material of a blur. The one that only tvOS has looks like the nearest one.
  private var material: Node? {
    element.first("blurEffect")?.attributes["style"].map { style in
      let name = BuilderWords.plain(style)
      return word(name == "extraDark" ? "dark" : name)
    }
  }

  private var clearButtonMode: Node? {
    let modes: Set = ["whileEditing", "unlessEditing", "always"]
    return element.attributes["clearButtonMode"].flatMap { modes.contains($0) ? word($0) : nil }
  }

  func flag(_ name: String, of element: XMLElement) -> Node? {
    element.isTrue(name) ? word("true") : nil
  }

  /// A length in points; nil for none.
  private func positive(_ name: BuilderNumber) -> Node? {
    element.number(name).flatMap { $0 > 0 && $0 <= NumberLimits.number ? number($0) : nil }
  }

  func word(_ word: String) -> Node { element.mark.word(word) }
  func number(_ number: CGFloat) -> Node { element.mark.number(number) }
}
