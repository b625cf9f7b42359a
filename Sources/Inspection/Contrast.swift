import Foundation
import LayoutScene

/// `text/contrast`: a text with less than WCAG's contrast against what is drawn behind it: 4.5, or 3
/// for text of 18 points or more, or of 14 and bold.
///
/// A text whose colour the document leaves open has the system's, black in light appearance and white
/// in dark. So have the titles of buttons, the tint, and placeholders. These two and UIKit's fainter label
/// colours need no more than they have on the system's own backgrounds, where Apple has them fainter than
/// WCAG asks. The title of a button with
/// a background of its own has one of black and white that can be read there, since its own
/// depends on the button's type: it is too faint only where something translucent makes it so. What does not
/// react is not judged, as WCAG has it, and neither is the placeholder of a search bar without a background
/// of its own: its field is UIKit's, and translucent over whatever is there.
/// Emoji have colours of their own. What is behind a text is looked up at the middle of its first line, or of what can be seen of
/// the text where that cannot be; where an image is there, nobody knows.
enum Contrast {
  static func findings(on screen: Screen) -> [Finding] {
    let backdrop = Backdrop(screen)
    var findings: [Finding] = []
    for index in screen.views.indices where screen.isShown[index] {
      let seen = screen.seen(index)
      guard seen.width >= 1, seen.height >= 1 else { continue }
      for text in screen.views[index].texts {
        findings += Self.findings(about: text, in: index, screen, backdrop)
      }
    }
    return findings
  }

  private static func findings(
    about text: SceneText, in index: Int, _ screen: Screen, _ backdrop: Backdrop
  ) -> [Finding] {
    guard screen.views[index].isEnabled, text.role != .badge,
      !isOpenSearchField(text, of: screen.views[index]),
      text.string.contains(where: { !$0.isWhitespace && !$0.isEmoji }),
      let point = visiblePoint(of: text, in: index, screen),
      let layers = backdrop.layers(at: point, in: index)
    else { return [] }
    return text.parts.compactMap {
      finding(about: $0, in: index, screen, layers)
    }
  }

  private static func isOpenSearchField(_ text: SceneText, of view: SceneView) -> Bool {
    text.role == .placeholder && view.control == .searchBar && view.background == nil
  }

  private static func finding(
    about text: SceneText, in index: Int, _ screen: Screen, _ layers: Layers
  ) -> Finding? {
    let view = screen.views[index]
    let open = openColor(of: text, in: view, on: layers.color, screen.scene.appearance)
    let color = text.color ?? open.color
    let enough =
      text.isSystemColored
      ? systemLeast(of: color, on: view.background)
      : text.color.map { systemLeast(of: $0, screen.scene.appearance) } ?? open.least
    let least = min(least(for: text.attributes.font), enough)
    let ratio = layers.contrast(of: color)
    guard ratio < least - 1e-9 else { return nil }
    return Finding(
      rule: Rule.contrast.rawValue, view: view.id,
      message: "\(words(for: text, in: view, open, screen.scene.appearance)) has a contrast of "
        + "\(words(ratio)) against \(layers.behind.hex), and needs \(words(least)) at "
        + "\(text.attributes.font.size.points) points.",
      hint: (text.role == .placeholder ? nil : hint(color, layers, least))
        ?? hintAboutOpacity(of: index, screen),
      origin: view.origin)
  }

  /// A colour is the same in every language, and so is what is said of it.
  private static func words(
    for text: SceneText, in view: SceneView, _ open: OpenColor, _ appearance: Appearance
  ) -> String {
    let what = text.role == .placeholder ? "placeholder" : "text"
    let isPart = !view.texts.contains { $0.string == text.string }
    let name =
      view.texts.count > 1 || isPart ? "The \(what) “\(text.string.excerpt)”" : "The \(what)"
    guard text.color == nil, let color = open.name else { return "\(name) of \(view.id)" }
    return "\(name) of \(view.id) (\(color), the system's in \(appearance))"
  }

  /// The colour of a text that a document leaves open.
  private struct OpenColor {
    var color: Color
    /// The contrast that is enough whatever WCAG asks.
    var least = Double.infinity
    /// As messages have it; nil for a colour that nobody knows.
    var name: String?
  }

  private static func openColor(
    of text: SceneText, in view: SceneView, on color: Color, _ appearance: Appearance
  ) -> OpenColor {
    if text.role == .placeholder {
      return systemColor(SemanticColors.placeholderText, "placeholderText", appearance)
    }
    if text.isLink { return tint(of: view, appearance) }
    // What is grey in a bar is so by the system.
    if text.role == .inactive, let gray = SemanticColors.named("systemGray") {
      return systemColor(gray, "systemGray", appearance)
    }
    if text.role == .action { return tint(of: view, appearance) }
    guard view.control == .button else {
      let color = SystemColors.of(appearance).text
      return OpenColor(color: color, name: color.hex)
    }
    guard view.background == nil || view.look.tint != nil else {
      let (black, white) = (Color(0x000000), Color(0xFFFFFF))
      return OpenColor(
        color: black.contrast(with: color) > white.contrast(with: color) ? black : white)
    }
    return tint(of: view, appearance)
  }

  private static func tint(of view: SceneView, _ appearance: Appearance) -> OpenColor {
    view.look.tint.map { OpenColor(color: $0) }
      ?? systemColor(SemanticColors.tint, "tint", appearance)
  }

  /// What is enough for a colour that is written: UIKit's fainter label colours, which are translucent and
  /// hardly ever another's, need no more than they have on the system's own backgrounds.
  private static func systemLeast(of color: Color, _ appearance: Appearance) -> Double {
    guard color.alpha < 1 else { return .infinity }
    let names = ["secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText"]
    let known = names.compactMap { SemanticColors.named($0) }
      .first { $0.resolved(for: appearance) == color }
    return known.map { systemColor($0, "", appearance).least } ?? .infinity
  }

  /// What is enough where the system chose both the colour and that of the control behind it, as in a filled
  /// button: what they have on the system's own backgrounds.
  private static func systemLeast(of color: Color, on fill: Color?) -> Double {
    leastContrast { background, _ in
      let behind = fill.map { $0.over(background) } ?? background
      return color.over(behind).contrast(with: behind)
    }
  }

  /// The least of the ratios on the system's own backgrounds in both appearances.
  private static func leastContrast(_ ratio: (Color, Appearance) -> Double) -> Double {
    let backgrounds = ["systemBackground", "secondarySystemBackground"]
      .compactMap { SemanticColors.named($0) }
    let ratios = Appearance.allCases.flatMap { appearance in
      backgrounds.map { ratio($0.resolved(for: appearance), appearance) }
    }
    return ratios.min() ?? 1
  }

  /// One that need not be stronger than it is on the system's own backgrounds in one of the appearances.
  private static func systemColor(
    _ adaptive: AdaptiveColor, _ name: String, _ appearance: Appearance
  ) -> OpenColor {
    let least = leastContrast { background, appearance in
      adaptive.resolved(for: appearance).over(background).contrast(with: background)
    }
    return OpenColor(color: adaptive.resolved(for: appearance), least: least, name: name)
  }

  /// The point to judge a text at, in the view's coordinates; nil where nothing of the text is seen.
  private static func visiblePoint(
    of text: SceneText, in index: Int, _ screen: Screen
  ) -> CGPoint? {
    // Of a text that is turned the middle is judged, wherever it is cut off.
    if screen.isTransformed(index) { return text.middle }
    let frame = screen.frames[index]
    var clip = screen.clips[index]
    if screen.views[index].clipsToBounds { clip = clip.common(frame) }
    let seen = text.letters.common(clip.offsetBy(dx: -frame.minX, dy: -frame.minY))
    guard seen.width >= 1, seen.height >= 1 else { return nil }
    let middle = text.middle
    return seen.contains(x: middle.x, y: middle.y)
      ? middle : CGPoint(x: seen.midX, y: seen.midY)
  }

  /// WCAG 2.1, success criterion 1.4.3.
  private static func least(for font: Font) -> Double {
    font.size >= 18 || (font.size >= 14 && font.weight >= .bold) ? 3 : 4.5
  }

  /// Rounded down, so that what is less than a limit never reads as the limit.
  private static func words(_ ratio: Double) -> String {
    String(decimal: (ratio * 100).rounded(.down) / 100)
  }

  /// The colour on the way to black or white that is the first to do; nil where none would, since
  /// something is too translucent.
  private static func hint(_ color: Color, _ layers: Layers, _ least: Double) -> String? {
    let isLight = layers.behind.luminance > 0.18
    let end = isLight ? Color(0x000000) : Color(0xFFFFFF)
    let own = color.over(layers.color)
    let found = (1...20).lazy.map { step in end.opacity(Double(step) / 20).over(own) }
      .first { layers.contrast(of: $0) >= least }
    return found.map { found in
      "Use a \(isLight ? "darker" : "lighter") color such as \(found.hex), or another background."
    }
  }

  private static func hintAboutOpacity(of index: Int, _ screen: Screen) -> String {
    let translucent = ([index] + screen.ancestors(of: index)).first { screen.views[$0].alpha < 1 }
    return translucent.map {
      "Raise the alpha of \(screen.views[$0].id), or use another background."
    }
      ?? "Use another background."
  }
}

/// What is on the screen at a point of a text.
private struct Layers {
  /// What the text is painted on.
  var color: Color
  /// The translucent views that the text is in, outermost first: what was there before they were.
  var groups: [(alpha: Double, color: Color, isUnknown: Bool)]

  /// A colour as it comes through the translucent views.
  func seen(_ color: Color) -> Color {
    groups.reversed().reduce(color) { $0.opacity($1.alpha).over($1.color) }
  }

  /// What is behind the text, as it is seen.
  var behind: Color { seen(color) }

  /// The ratio for a text of a colour, which may be translucent.
  func contrast(of text: Color) -> Double { seen(text.over(color)).contrast(with: behind) }
}

/// What is drawn behind a text, in the order of painting.
private struct Backdrop {
  private let screen: Screen
  /// The views that paint an area, or in which everything is translucent, in the order of painting;
  /// most views are neither.
  private let painters: [Int]
  private let system: SystemColors
  private var color: Color
  /// Whether an image is there.
  private var isUnknown = false
  /// The translucent views that the text is in, outermost first: what was there before they were.
  private var groups: [(alpha: Double, color: Color, isUnknown: Bool)] = []

  init(_ screen: Screen) {
    self.screen = screen
    painters = screen.views.indices.filter { index in
      screen.isShown[index] && screen.views[index].isPainted
    }
    system = SystemColors.of(screen.scene.appearance)
    color = system.paper
  }

  /// What is behind a text of a view, at a point in the view's own coordinates; nil where an image is.
  func layers(at point: CGPoint, in index: Int) -> Layers? {
    var backdrop = self
    let place = screen.place(of: point, in: index)
    let (x, y) = (place.x, place.y)
    for painter in painters {
      if painter > index { break }
      backdrop.paint(painter, below: index, x, y)
    }
    let isUnknown = backdrop.isUnknown || backdrop.groups.contains(where: \.isUnknown)
    return isUnknown ? nil : Layers(color: backdrop.color, groups: backdrop.groups)
  }

  /// Paints a view's own area over what is there.
  private mutating func paint(_ index: Int, below text: Int, _ x: CGFloat, _ y: CGFloat) {
    let holdsText = index == text || screen.isDescendant(text, of: index)
    let opacity = screen.scene.views[index].alpha
    if holdsText, opacity < 1 { groups.append((opacity, color, isUnknown)) }
    let frame = screen.frames[index]
    guard frame.common(screen.clips[index]).contains(x: x, y: y) else { return }
    let view = screen.views[index]
    let alpha = holdsText ? 1 : self.opacity(of: index, below: text)
    if let fill = view.background ?? systemFill(of: view) {
      isUnknown = isUnknown && fill.alpha * alpha < 1
      color = fill.opacity(alpha).over(color)
    }
    let isImage = view.images.contains {
      $0.rect.contains(x: x - frame.minX, y: y - frame.minY)
    }
    if isImage || view.control == .image { isUnknown = true }
  }

  /// The areas that controls have where a document leaves them open.
  private func systemFill(of view: SceneView) -> Color? {
    switch view.control {
    case .textField where view.fieldBorder == .none: nil
    case .textField, .textView: system.field
    case .navigationBar, .tabBar, .toolbar: system.bar
    default: nil
    }
  }

  /// How opaque a view is in front of what it shares with the text.
  private func opacity(of index: Int, below text: Int) -> Double {
    var alpha = screen.views[index].alpha
    for ancestor in screen.ancestors(of: index) {
      if screen.isDescendant(text, of: ancestor) { break }
      alpha *= screen.views[ancestor].alpha
    }
    return alpha
  }
}

extension SceneView {
  /// Whether it can change the colour behind a text that comes after it.
  fileprivate var isPainted: Bool {
    if background != nil || alpha < 1 || !images.isEmpty { return true }
    switch control {
    case .image, .textField, .textView, .navigationBar, .tabBar, .toolbar: return true
    default: return false
    }
  }
}
