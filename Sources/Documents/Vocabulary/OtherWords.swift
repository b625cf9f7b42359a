import Files
import Foundation

/// What Plumb calls things that people know by other words, from SwiftUI, HTML or other engines, for hints.
/// Words that are only misspelt are found by their letters (`Suggestion`).
package enum OtherWords {
  /// Keys with one meaning. Which of them a class has differs: what a label calls `text` is a button's `title`.
  private static let keys: [[String]] = [
    ["text", "title", "label", "caption", "string", "content"],
    ["segments", "items", "titles", "options", "values"],
    ["leftItems", "leftButtons", "leftButton", "leadingItems", "left", "leading"],
    ["rightItems", "rightButtons", "rightButton", "trailingItems", "items", "right", "trailing"],
    ["header", "heading", "title", "headerTitle"], ["footer", "footing", "footerTitle"],
    ["backTitle", "back", "backButton"],
    ["items", "buttons", "barButtonItems", "tabs"],
    ["actions", "buttons"],
    ["views", "children", "body", "items", "cells", "rows"],
    ["canvas", "device", "orientation", "size", "screenSize", "scale", "safeArea", "viewport"],
    ["source", "src", "image", "file", "path", "url", "name", "named"],
    ["symbol", "systemImage", "icon", "sfSymbol"],
    ["image", "icon", "systemImage"],
    ["pages", "count", "total"],
    ["scrolls", "scrollable", "isScrollable"],
    ["secondaryText", "subtitle", "detail"], ["secondaryText", "detailText", "value"],
    ["accessory", "disclosure", "accessoryIcon"],
    ["secure", "password", "obscured"],
    ["leftView", "leftIcon", "icon", "prefix"], ["rightView", "rightIcon", "suffix"],
    ["enabled", "editable"],
    ["source", "symbol", "icon", "systemImage", "systemName", "sfSymbol"],
    ["image", "symbol", "systemName", "imageView"],
    ["color", "textColor", "titleColor", "fontColor", "foreground", "foregroundColor"],
    ["baseForegroundColor", "foregroundColor"],
    ["background", "backgroundColor", "bg", "fill", "fillColor"],
    ["tint", "accentColor", "color"],
    ["alpha", "opacity"],
    ["cornerRadius", "borderRadius", "radius", "rounded"],
    ["hidden", "visible", "isVisible", "visibility", "display"],
    ["enabled", "disabled", "isDisabled"],
    ["lines", "numberOfLines", "maxLines", "lineLimit"],
    ["textAlignment", "align", "alignment", "textAlign"],
    ["alignment", "align", "alignItems"],
    ["distribution", "justify", "justifyContent"],
    ["axis", "direction", "orientation", "flexDirection"],
    ["spacing", "gap", "space"],
    ["margins", "padding", "insets", "layoutMargins"],
    ["contentInsets", "padding", "insets"],
    ["lineBreak", "overflow", "ellipsize", "truncation", "textOverflow"],
    ["font", "fontSize", "textStyle", "fontFamily", "size"],
    ["border", "borderWidth", "borderColor", "stroke"],
    ["shadow", "elevation", "boxShadow", "shadowRadius", "shadowColor"],
    ["clipsToBounds", "clip", "masksToBounds", "clipped"],
    ["on", "isOn", "checked", "value"],
    ["value", "progress", "fraction"],
    ["selected", "selection", "selectedIndex", "selectedSegmentIndex", "index"],
    ["placeholder", "hint", "prompt"],
    ["hugging", "contentHugging", "huggingPriority", "contentHuggingPriority"],
    ["compression", "compressionResistance", "contentCompressionResistancePriority"],
    ["contentMode", "fit", "scaleType", "objectFit", "mode"],
    ["class", "type", "kind", "customClass"],
    ["size", "width", "height"], ["style", "format"], ["code", "currency", "currencyCode"],
    ["frame", "x", "y", "position", "rect", "bounds"],
    ["transform", "rotation", "rotate", "scale"],
    ["locale", "language", "lang"], ["direction", "rtl", "isRightToLeft"],
    ["appearance", "theme", "darkMode", "colorScheme", "userInterfaceStyle"],
    ["textSize", "dynamicType", "contentSizeCategory"],
    ["strings", "translations", "localization", "localizations"],
    ["metrics", "constants", "variables"], ["colors", "palette"],
    ["include", "import", "imports", "use", "uses", "require", "requires", "extends"],
  ]

  /// Words for the key that has the name of a component.
  static let uses: Set = [
    "use", "uses", "include", "import", "template", "instance", "ref", "$ref", "type", "extends",
  ]

  /// The words for the keys among `names`, which may be misspelt as keys may be.
  static func keys(among names: [String]) -> [String] {
    let known = Set(names)
    return keys.filter { $0.contains(where: known.contains) }.flatMap(\.self)
  }

  /// The key among `names` that has the meaning of a word; nil where none is known.
  static func key(_ word: String, among names: [String]) -> String? {
    let known = Set(names)
    return keys.lazy.filter { $0.contains(word) }.compactMap { $0.first(where: known.contains) }
      .first
  }

  /// Values with one meaning, whatever key they are of: Plumb's, then others in small letters.
  private static let values: [[String]] = [
    ["dark", "night", "black"],
    ["light", "day", "white", "bright", "normal", "standard", "default"],
    ["horizontal", "row", "h", "x"], ["vertical", "column", "v", "y"],
    ["landscape", "horizontal", "sideways"], ["portrait", "vertical", "upright"],
    ["natural", "start", "leading", "auto", "default"], ["leading", "start", "left", "flexstart"],
    ["trailing", "end", "right", "flexend"], ["right", "end", "trailing"],
    ["justified", "justify"], ["fill", "stretch"], ["firstBaseline", "baseline"],
    ["center", "middle", "centre", "centered"],
    ["equalSpacing", "spacebetween", "spacearound", "spaceevenly"],
    ["fillEqually", "equal", "equally", "evenly"], ["equalCentering", "spacearound"],
    ["scaleAspectFill", "cover", "aspectfill", "crop"],
    ["scaleAspectFit", "contain", "aspectfit", "fit"], ["scaleToFill", "fill", "stretch"],
    ["byTruncatingTail", "ellipsis", "tail", "truncate", "end"], ["byTruncatingHead", "head"],
    ["byTruncatingMiddle", "middle"], ["byClipping", "clip", "none"],
    ["byWordWrapping", "wrap", "word", "wordwrap"], ["byCharWrapping", "char", "character"],
    ["regular", "normal", "book", "roman"], ["semibold", "demi", "demibold"],
    ["heavy", "extrabold", "ultrabold"], ["ultraLight", "hairline", "extralight"],
    ["largeTitle", "h1", "display"], ["title1", "h2"], ["title2", "h3"], ["title3", "h4"],
    ["headline", "heading", "header", "h5"], ["subheadline", "subtitle", "subheading", "h6"],
    ["body", "text", "paragraph", "p", "normal", "default"], ["footnote", "small", "fine"],
    ["ltr", "left", "lefttoright"], ["rtl", "right", "righttoleft"],
    ["large", "default", "normal", "standard", "regular"],
    ["prominent", "primary"], ["plain", "none", "text", "borderless"],
    ["monospaced", "mono", "monospace", "code"], ["serif", "newyork", "roman"],
    ["rounded", "round"], ["capsule", "pill", "round"], ["fixed", "none"],
    ["extraSmall", "xs", "tiny"], ["small", "s", "little"], ["medium", "m"], ["large", "l", "big"],
    ["trash", "delete", "remove", "bin"], ["add", "plus", "new", "create"], ["compose", "write"],
    ["close", "dismiss"], ["refresh", "reload"], ["destructive", "danger", "delete"],
    ["extraLarge", "xl"], ["extraExtraLarge", "xxl"], ["extraExtraExtraLarge", "xxxl"],
    ["accessibility5", "largest", "max", "maximum"],
  ]

  /// The word among `names` that a value's word means; nil where none is known. A word may be near to another by
  /// its letters, as night is to light, so that this is asked first.
  package static func value(_ word: String, among names: [String]) -> String? {
    guard word.utf8.count <= 32 else { return nil }
    let plain = word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    return values.lazy.filter { $0.dropFirst().contains(plain) }.compactMap(\.first)
      .first(where: names.contains)
  }

  /// Attributes of constraints by the words of other libraries and of rectangles.
  private static let attributes = [
    "minX": "left", "maxX": "right", "midX": "centerX", "minY": "top", "maxY": "bottom",
    "midY": "centerY", "x": "left", "y": "top", "start": "leading", "end": "trailing",
    "centerHorizontally": "centerX", "centerVertically": "centerY", "fill": "edges",
    "horizontalCenter": "centerX", "verticalCenter": "centerY", "origin": "left", "w": "width",
    "h": "height", "middle": "centerY",
  ]

  /// The attribute with the meaning of a word; nil where none is known.
  static func attribute(_ word: String) -> String? { attributes[word] }

  /// Classes of other libraries, in small letters and without UI, NS or View, with Plumb's nearest one.
  private static let classes: [String: String] = [
    "collection": "list", "collectioncell": "cell", "collectionviewcell": "cell",
    "recycler": "list",
    "form": "list", "table": "list", "tablecell": "cell", "tableviewheaderfooter": "section",
    "picker": "datePicker", "hstack": "stack", "vstack": "stack", "lazyvstack": "stack",
    "lazyhstack": "stack",
    "row": "stack", "column": "stack", "linearlayout": "stack", "grid": "stack",
    "lazyvgrid": "stack",
    "flex": "stack", "zstack": "view", "div": "view", "box": "view", "container": "view",
    "rectangle": "view",
    "spacer": "view", "divider": "view", "control": "view", "window": "view", "color": "view",
    "map": "view", "mkmap": "view", "web": "view", "wkweb": "view", "canvas": "view",
    "text": "label", "span": "label",
    "p": "label", "h1": "label", "paragraph": "label", "img": "image", "icon": "image",
    "asyncimage": "image",
    "picture": "image", "input": "textField", "edittext": "textField", "securefield": "textField",
    "texteditor": "textView", "textarea": "textView", "toggle": "switch", "checkbox": "switch",
    "navigationlink": "button", "link": "button", "menu": "button", "barbuttonitem": "button",
    "spinner": "activity", "activityindicator": "activity", "segment": "segmented",
    "pagecontroller": "pageControl",
    "navigation": "navigationBar", "navigationstack": "navigationBar",
    "navigationcontroller": "navigationBar",
    "tab": "tabBar", "tabcontroller": "tabBar", "tabbarcontroller": "tabBar", "search": "searchBar",
    "searchcontroller": "searchBar", "searchfield": "searchBar", "tablecontroller": "list",
    "blureffect": "visualEffect", "controller": "view", "hosting": "view",
    "hostingcontroller": "view",
  ]

  /// Plumb's class for a name that it does not have; nil where none is known.
  static func viewClass(_ name: String) -> String? {
    var word = name.lowercased()
    for prefix in ["ui", "ns"] where name.hasPrefix(prefix.uppercased()) {
      word = String(word.dropFirst(2))
    }
    return classes[word] ?? classes[word.replacing("view", with: "")]
  }

  /// Among names that end in numbers, such as versions, that of the same or the last number before that of a
  /// word; nil where the word or a name has none.
  static func version(_ word: String, among names: [String]) -> String? {
    func parts(_ text: String) -> (stem: String, number: Double)? {
      let digits = text.drop { !$0.isNumber }
      guard let number = Double(digits) else { return nil }
      return (text.dropLast(digits.count).lowercased().filter { $0 != " " }, number)
    }
    let known = names.compactMap { name in parts(name).map { (name: name, parts: $0) } }
    guard let wanted = parts(word), known.count == names.count else { return nil }
    let same = known.filter { wanted.stem.isEmpty || $0.parts.stem == wanted.stem }
      .sorted { $0.parts.number < $1.parts.number }
    return (same.last { $0.parts.number <= wanted.number } ?? same.first)?.name
  }
}
