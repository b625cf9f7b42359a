import Files
import Foundation
import LayoutScene

/// What Apple's engine gave a view when the document was saved: its frame, and, so that other frames can
/// follow from it, the size and baselines that its content had there.
struct BuilderRecord {
  let view: BuilderView

  private var element: XMLElement { view.element }
  private var file: BuilderFile { view.file }

  func node(_ frame: CGRect) -> Node {
    let mark = element.mark
    return mark.mapping([
      "frame": mark.list(frame.numbers),
      "class": BuilderClass.named(element.name) == nil ? mark.text(element.name) : nil,
      "picture": view.picture.flatMap(file.assets.unreadPicture).map(mark.text),
      "stale": mark.flag(view.isStale), "intrinsic": intrinsicSize(frame),
      "baselines": baselines(frame.height),
    ])
  }

  // MARK: Sizes

  /// The size of a leaf without the insets of its alignment rect; nil for other views.
  private func intrinsicSize(_ frame: CGRect) -> Node? {
    guard let viewClass = BuilderClass.named(element.name), !view.hasPlaceholderSize,
      viewClass.recordsWidth || viewClass.recordsHeight
    else { return nil }
    if element.name == "imageView", BuilderImage.name(in: element) == nil { return nil }
    // A text view that scrolls has no intrinsic size.
    if element.name == "textView", element.attributes["scrollEnabled"] != "NO" { return nil }
    var size = frame.size
    // The alignment rect is smaller than the recorded frame (`ControlMetrics`).
    switch element.name {
    case "switch": size.width -= 2
    case "slider", "segmentedControl": size.height -= 1
    default: break
    }
    let width = viewClass.recordsWidth ? max(0, size.width).decimal : "-"
    let height = viewClass.recordsHeight ? max(0, size.height).decimal : "-"
    return element.mark.word("\(width)x\(height)")
  }

  // MARK: Baselines

  /// The baselines in a text of the system's font. A record does not tell them; the font's measures do.
  private func baselines(_ height: CGFloat) -> Node? {
    guard ["label", "textField", "button"].contains(element.name), let size = systemFontSize else {
      return nil
    }
    let font = FontMeasures.system(ofSize: size)
    let scale = file.scale
    let pixels = { (points: CGFloat) in (points * scale).rounded() / scale }
    var first = (font.ascender * scale).rounded(.up) / scale
    if element.name != "label" {
      let line = (font.lineHeight * scale).rounded(.up) / scale
      first += pixels((height - line) / 2)
    }
    // A label of one line has one baseline; what is left of its height is below it.
    let isLine = element.name != "label" || abs(height - font.lineHeight) <= 1
    let last = isLine ? height - first : pixels(font.descender)
    return element.mark.mapping([
      "first": element.mark.number(first), "last": element.mark.number(last),
    ])
  }

  /// Nil for a font that is not the system's, whose measures are not known here.
  private var systemFontSize: CGFloat? {
    guard let font = element.child(key: "fontDescription") else {
      return BuilderFont.unsaidSize(of: element)
    }
    if let name = font.attributes["style"] {
      return BuilderFont.textStyles[name]?.pointSize(at: file.textSize)
    }
    let isSystem = font.attributes["type"]?.lowercased().hasSuffix("system") ?? false
    return isSystem ? font.number(.pointSize).flatMap(BuilderFont.legal) : nil
  }
}
