import Documents
import Files
import LayoutScene
import Reuse

/// A view's keys as a person writes them: without defaults, with the shorter forms, what it shows before how it is
/// laid out.
struct ViewKeys {
  /// The views whose margins something depends on.
  var usesMargins: Set<String>
  /// The views whose hugging decides nothing where it is that of Interface Builder's labels and images.
  var plainHugging: [String: Set<String>] = [:]
  /// The views whose recorded size masks of their subviews stretch from.
  var sizesOfMasks: Set<String> = []

  func keys(_ entries: [Node.Pair], of name: String) -> [Node.Pair] {
    let className = entries.first { $0.name == "class" }?.value.scalar?.text ?? "view"
    let clipsNothing =
      Self.leaves.contains(className) && !entries.contains { $0.name == "cornerRadius" }
    let kept = entries.flatMap { shortened($0, className, name) }.filter { entry in
      (entry.name != "recorded" || sizesOfMasks.contains(name))
        && !(clipsNothing && entry.name == "clipsToBounds")
        && !isDefault(entry, className)
        && (usesMargins.contains(name) || !Self.margins.contains(entry.name))
    }
    return kept.enumerated().sorted {
      (Self.rank($0.element.name), $0.offset) < (Self.rank($1.element.name), $1.offset)
    }.map(\.element)
  }

  /// Views that show nothing outside of their bounds.
  private static let leaves: Set<String> = [
    "label", "button", "textField", "switch", "slider", "stepper", "activity", "segmented",
    "pageControl", "progress", "searchBar", "datePicker",
  ]

  static let margins: Set<String> = [
    "margins", "preservesSuperviewMargins", "insetsMarginsFromSafeArea",
  ]

  // MARK: Order

  private static let first = [
    "class", "axis", "text", "title", "placeholder", "source", "size", "font",
  ]
  private static let last = [
    "hugging", "compression", "intrinsic", "baselines", "margins", "preservesSuperviewMargins",
    "insetsMarginsFromSafeArea", "frame", "autoresizing", "recorded", "sections", "views",
  ]

  private static func rank(_ key: String) -> Int {
    if let place = first.firstIndex(of: key) { return place - first.count }
    return last.firstIndex(of: key).map { $0 + 1 } ?? 0
  }

  // MARK: Values

  private func isDefault(_ entry: Node.Pair, _ className: String) -> Bool {
    guard let scalar = entry.value.scalar,
      let value = LayoutDocument.defaultValue(of: entry.name, ofClass: className)
    else { return entry.value.scalar?.text.isEmpty == true && entry.name == "text" }
    switch value {
    case .number(let number): return Double(scalar.text) == number
    case .bool(let flag): return scalar.text == String(flag)
    case .string(let text): return scalar.text == text
    default: return false
    }
  }

  private func shortened(
    _ entry: Node.Pair, _ className: String, _ name: String
  ) -> [Node.Pair] {
    switch entry.name {
    case "image" where className == "image":
      let parts = entry.value.mapping ?? []
      if parts.contains(where: { $0.name == "size" }),
        parts.allSatisfy({ ["source", "size"].contains($0.name) })
      {
        return parts
      }
      return [Node.Pair("source", entry.value, at: entry.key.mark)]
    case "hugging" where ["label", "image"].contains(className):
      return priorities(withoutPlainHugging(entry, of: name), className)
    case "hugging", "compression": return priorities(entry, className)
    case "font" where Self.systemFonts.contains(className):
      return Self.isSystemFont(entry.value) ? [] : [entry]
    case "maskedCorners" where entry.value.sequence?.count == 4: return []
    case "frame":
      return [Self.rounded(entry)]
    case "recorded":
      let kept = (entry.value.mapping ?? []).filter { ["frame", "stale"].contains($0.name) }
      let frame = kept.map { $0.name == "frame" ? Self.rounded($0) : $0 }
      return [entry.with(value: entry.value.with(entries: frame))]
    case "margins", "contentInsets": return [entry.with(value: Self.sides(entry.value))]
    default: return [entry]
    }
  }

  private func withoutPlainHugging(_ entry: Node.Pair, of name: String) -> Node.Pair {
    guard let axes = entry.value.mapping else { return entry }
    let kept = axes.filter { axis in
      let isPlain = plainHugging[axis.name]
      return axis.value.scalar?.text != "251" || isPlain?.contains(name) != true
    }
    return entry.with(value: entry.value.with(entries: kept))
  }

  /// One priority for both axes, and none for the default.
  private func priorities(_ entry: Node.Pair, _ className: String) -> [Node.Pair] {
    guard let axes = entry.value.mapping else { return [entry] }
    guard !axes.isEmpty else { return [] }
    if axes.count == 2, axes[0].value.scalar?.text == axes[1].value.scalar?.text {
      return [entry.with(value: axes[0].value)]
    }
    guard
      case .number(let standard)? = LayoutDocument.defaultValue(of: entry.name, ofClass: className)
    else { return [entry] }
    let kept = axes.filter { $0.value.scalar.flatMap { Double($0.text) } != standard }
    return kept.isEmpty ? [] : [entry.with(value: entry.value.with(entries: kept))]
  }

  /// The classes whose font is the system's at 17 points, unless another is given.
  private static let systemFonts: Set<String> = ["label", "textField", "textView"]

  private static func isSystemFont(_ font: Node) -> Bool {
    guard let parts = font.mapping, parts.count == 1, let size = font["size"]?.value.scalar else {
      return false
    }
    return Double(size.text) == 17
  }

  private static func rounded(_ frame: Node.Pair) -> Node.Pair {
    frame.with(value: frame.value.with(nodes: (frame.value.sequence ?? []).map(rounded)))
  }

  /// A third of a point as 0.333333. Fewer digits would round halves of pixels to other pixels.
  private static func rounded(_ node: Node) -> Node {
    guard let number = node.scalar.flatMap({ Double($0.text) }) else { return node }
    return Node(String(decimal: number, places: 6), style: .plain, at: node.mark)
  }

  /// One number for four equal sides.
  private static func sides(_ node: Node) -> Node {
    guard let sides = node.mapping, sides.count == 4,
      Set(sides.map { $0.value.scalar?.text }).count == 1
    else { return node }
    return sides[0].value
  }
}
