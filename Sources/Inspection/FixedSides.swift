import LayoutScene
import Symbols

/// `layout/not-mirrored` about what stands in a view: in a right-to-left scene, a text of that direction that is
/// aligned to the left, and a symbol that points to the left or right, as it does from left to right.
///
/// An alignment counts where it shows: in a text of several lines, or with room beside it. A symbol counts where
/// another one follows the direction, such as `chevron.forward` for `chevron.right`, and the source language reads
/// from left to right. Names with both sides, such as `arrow.left.and.right`, have no direction, and names that point
/// up or down as well, such as `arrow.up.right`, often mean that; one that turns is for an answer. Views whose semantic
/// content attribute keeps them from left to right are exempt.
enum FixedSides {
  /// - Parameter source: nil where `screen` is in the source language.
  static func findings(on screen: Screen, source: Screen?) -> [Finding] {
    guard screen.scene.direction == .rightToLeft else { return [] }
    let isTurned = source.map { $0.scene.direction == .leftToRight } ?? false
    return screen.views.indices.flatMap { index -> [Finding] in
      guard !Mirroring.isExempt(index, on: screen) else { return [] }
      let view = screen.views[index]
      // The texts of a button are aligned with its image. The author has set no alignment.
      let lines = view.control == .button ? [] : view.texts
      let texts = lines.filter(isLeft).prefix(1).map { finding(about: $0, in: view) }
      return texts + (isTurned ? view.images.compactMap { finding(about: $0, in: view) } : [])
    }
  }

  private static func isLeft(_ text: SceneText) -> Bool {
    text.attributes.alignment == .left && text.string.readsRightToLeft
      && (text.measurement.lineCount > 1 || text.letters.width < text.box.width - tolerance)
  }

  private static func finding(about text: SceneText, in view: SceneView) -> Finding {
    Finding(
      rule: .notMirrored, view: view.id,
      message: "The text of \(view.id) is aligned to the left, and is read from the right.",
      hint: "Use the alignment natural, which is left in languages that are read from the left.",
      origin: view.origin)
  }

  private static func finding(about image: SceneImage, in view: SceneView) -> Finding? {
    guard let name = image.symbol?.name, !image.isMirrored, let other = turning(name) else {
      return nil
    }
    return Finding(
      rule: .notMirrored, view: view.id,
      message: "The symbol \(name) of \(view.id) points the same way as from left to right.",
      hint: "Use \(other), which follows the reading direction.",
      origin: image.origin ?? view.origin)
  }

  /// The symbol that follows the reading direction in place of one that points left or right.
  private static func turning(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.contains("left") != parts.contains("right"),
      parts.contains("turn") || !parts.contains("up") && !parts.contains("down")
    else { return nil }
    let names = [("backward", "forward"), ("leading", "trailing")].map { back, forth in
      parts.map { $0 == "left" ? back : $0 == "right" ? forth : String($0) }.joined(separator: ".")
    }
    return names.first(where: SymbolNames.contains)
  }
}

extension String {
  /// Whether the first letter belongs to a script that is read from right to left (blocks of Unicode 16).
  fileprivate var readsRightToLeft: Bool {
    let first = unicodeScalars.first { $0.properties.isAlphabetic }
    return first.map { scalar in
      [0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF]
        .contains { $0.contains(Int(scalar.value)) }
    } ?? false
  }
}
