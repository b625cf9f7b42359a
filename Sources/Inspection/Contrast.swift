import Foundation
import LayoutScene
import Work

/// `text/contrast`: a text with less than WCAG's contrast against what is drawn behind it: 4.5, or
/// 3 for text of 18 points or more, or of 14 and bold (`ContrastJudgement`).
///
/// - A text whose colour the document leaves open has the system's: black in light appearance and
///   white in dark, the tint for the titles of buttons, and grey for placeholders. The tint,
///   placeholders and UIKit's fainter label colours need no more contrast than they have on the
///   system's own backgrounds, where Apple makes them fainter than WCAG asks.
/// - The colour of the title of a button with its own background depends on the button's type,
///   which is not known. It is taken for black or white, whichever can be read there, and is too
///   faint only where something translucent makes it so.
/// - Disabled controls are not judged, as in WCAG. Neither is the placeholder of a search bar
///   without a background of its own: UIKit's field is translucent, so what is behind the bar
///   decides. Emoji are not judged, because they have colours of their own.
/// - A text that can be scrolled into sight is judged where the least scrolling shows it. A text that
///   something opaque covers is not judged.
/// - Where one colour is behind all of a text, the contrast is looked up at one point. Otherwise it
///   is looked up along each line, half way up its letters. The worst contrast counts that enough
///   of a line has to be noticed: an em, or half of a line that is shorter than two ems. Over an
///   image the contrast is not known.
enum Contrast {
  static func findings(
    on screen: Screen, stretches: (SceneText) -> [TextStretch], work: WorkBudget
  ) -> [Finding] {
    let backdrop = Backdrop(screen, work: work)
    var findings: [Finding] = []
    for index in screen.views.indices where screen.isShown[index] {
      let seen = screen.reached(index)
      guard seen.width >= 1, seen.height >= 1 else { continue }
      for text in screen.views[index].texts {
        let found = Self.findings(about: text, in: index, screen, backdrop, stretches)
        // Of a text that was not looked at along all of its lines nothing is known.
        guard !work.isExhausted else { return findings + [unfinished] }
        findings += found
      }
    }
    return findings
  }

  /// The work of a byte of a text whose lines are looked for.
  private static let letterWork = 10

  private static let unfinished = Finding(
    rule: .contrast, severity: .note,
    message: "The contrast of some texts was not checked, because too much is drawn on the screen.")

  private static func findings(
    about text: SceneText, in index: Int, _ screen: Screen, _ backdrop: Backdrop,
    _ stretches: (SceneText) -> [TextStretch]
  ) -> [Finding] {
    guard screen.views[index].isEnabled, text.role != .badge,
      !isOpenSearchField(text, of: screen.views[index]),
      text.string.contains(where: { !$0.isWhitespace && !$0.isEmoji }),
      let seen = seenLetters(of: text, in: index, screen)
    else { return [] }
    let place = screen.place(of: seen.point, in: index)
    // A line thinner than a fifth of the font size leaves the letters legible.
    let thinnest = text.attributes.font.size / 5
    let box = seen.rect ?? screen.rects[index]
    let sight = Sight(of: box, in: index, on: screen)
    if backdrop.isCovered(box, over: sight) { return [] }
    let middle = backdrop.layers(at: place, below: sight, thinnest: thinnest)
    if let rect = seen.rect, backdrop.varies(over: rect, below: sight) {
      backdrop.work.spend(letterWork * text.string.utf8.count)
      let ground = VaryingGround(
        backdrop, stretches(text), of: sight, thinnest: thinnest, in: rect,
        origin: screen.frames[index].origin)
      if !ground.isEmpty {
        return text.parts.compactMap { finding(about: $0, in: index, screen, ground, middle) }
      }
    }
    guard let middle else { return [] }
    return text.parts.compactMap { part in
      let judgement = Judgement(
        of: part.text, in: screen.views[index], on: middle, screen.scene.appearance)
      return finding(about: part.text, in: index, screen, judgement, middle)
    }
  }

  private static func isOpenSearchField(_ text: SceneText, of view: SceneView) -> Bool {
    text.role == .placeholder && view.control == .searchBar && view.background == nil
  }

  /// The finding about a text that has several colours behind it: about the worst of those that are
  /// noticed.
  private static func finding(
    about part: TextPart, in index: Int, _ screen: Screen, _ ground: VaryingGround,
    _ middle: Layers?
  ) -> Finding? {
    let view = screen.views[index]
    // Without a known middle, a button's title is not judged: its colour may depend on what is
    // behind it.
    guard let base = middle ?? (view.control == .button ? nil : ground.first(under: part)) else {
      return nil
    }
    let judgement = Judgement(of: part.text, in: view, on: base, screen.scene.appearance)
    guard let worst = ground.worst(for: judgement.color, under: part) else { return nil }
    return finding(
      about: part.text, in: index, screen, judgement, worst,
      isPart: ground.isEnough(for: judgement, somewhereUnder: part))
  }

  private static func finding(
    about text: SceneText, in index: Int, _ screen: Screen, _ judgement: Judgement,
    _ layers: Layers,
    isPart: Bool = false
  ) -> Finding? {
    let view = screen.views[index]
    let (color, least) = (judgement.color, judgement.least)
    let ratio = layers.contrast(of: color)
    guard !judgement.isEnough(on: layers) else { return nil }
    let what = words(for: text, in: view, judgement.openName, screen.scene.appearance)
    return Finding(
      rule: .contrast, view: view.id,
      message: "\(isPart ? "Part of the" : "The") \(what) has a contrast of "
        + "\(shown(ratio), places: 2) against \(layers.behind), and needs \(shown(least), places: 2) at "
        + "\(text.attributes.font.size) points.",
      hint: (text.role == .placeholder ? nil : hint(color, layers, least))
        ?? hintAboutOpacity(of: index, screen),
      origin: view.origin)
  }

  /// The message does not name the cell's language, because colours are the same in every language.
  private static func words(
    for text: SceneText, in view: SceneView, _ openName: String?, _ appearance: Appearance
  ) -> Sentence {
    let what = text.role == .placeholder ? "placeholder" : "text"
    let isPart = !view.texts.contains { $0.string == text.string }
    let name: Sentence =
      view.texts.count > 1 || isPart ? "\(what) \(quoted: text.string.excerpt)" : "\(what)"
    guard text.color == nil, let color = openName else { return "\(name) of \(view.id)" }
    return "\(name) of \(view.id) (\(color), the system's in \("\(appearance)"))"
  }

  /// The visible part of a text's letters, in the root's coordinates, and the point in the view's
  /// coordinates at which the whole text is judged. Nil where nothing of the text is visible.
  private static func seenLetters(
    of text: SceneText, in index: Int, _ screen: Screen
  ) -> (rect: CGRect?, point: CGPoint)? {
    // A text under a transform is judged at its middle, even where that is cut off.
    if screen.isTransformed(index) { return (nil, text.middle) }
    let frame = screen.frames[index]
    var clip = screen.reaches[index]
    // The lines of a text that is cut off may reach out of its view. That is a finding of its own.
    let isCut = text.measurement.isTruncated
    if isCut || screen.views[index].clipsToBounds { clip = clip.common(frame) }
    let letters = text.letters.offsetBy(dx: frame.minX, dy: frame.minY)
    let seen = letters.common(clip)
    guard seen.width >= 1, seen.height >= 1 else { return nil }
    let middle = text.middle
    let isSeen = seen.contains(x: middle.x + frame.minX, y: middle.y + frame.minY)
    let point =
      isSeen ? middle : CGPoint(x: seen.midX - frame.minX, y: seen.midY - frame.minY)
    return (seen, point)
  }

  /// Rounded down, so that a ratio below a limit is never printed as the limit.
  private static func shown(_ ratio: Double) -> Double { (ratio * 100).rounded(.down) / 100 }

  /// Suggests the first colour on the way to black or white that has enough contrast; for a light text on a background
  /// that is not dark enough the first such background as well. Nil where no colour has, because something is too
  /// translucent.
  private static func hint(_ color: Color, _ layers: Layers, _ least: Double) -> String? {
    let isLight = layers.behind.luminance > 0.18
    let end = isLight ? Color(0x000000) : Color(0xFFFFFF)
    let own = color.over(layers.color)
    let found = (1...20).lazy.map { step in end.opacity(Double(step) / 20).over(own) }
      .first { layers.contrast(of: $0) >= least }
    return found.map { found in
      if isLight, own.luminance > layers.behind.luminance,
        let behind = (1...20).lazy.map({ end.opacity(Double($0) / 20).over(layers.behind) })
          .first(where: { own.contrast(with: $0) >= least })
      {
        return
          "Use a darker background such as \(behind.hex), or a darker color such as \(found.hex)."
      }
      return
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
