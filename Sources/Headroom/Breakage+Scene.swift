import Foundation
import LayoutScene

extension Breakage {
  /// What is broken on a finished screen: layouts that contradict themselves and texts that are cut
  /// off, as the scene's findings have them, and what the places of texts and controls show. What the
  /// author of the document allows is left out.
  static func all(in scene: Scene) -> [Breakage] {
    let allowed = Set(scene.allowances.map { Breakage($0.rule, $0.view) })
    let found = findings(of: scene) + Places(scene).breakages()
    return found.filter { !allowed.contains(Breakage($0.rule, $0.view)) }
  }

  private static func findings(of scene: Scene) -> [Breakage] {
    scene.findings.compactMap { finding in
      switch finding.rule {
      case "text/truncated", "layout/unsatisfiable": Breakage(finding.rule, finding.view ?? "")
      default: nil
      }
    }
  }
}

/// Where the texts and controls of a screen are.
private struct Places {
  /// A text or a control.
  struct Item {
    var index: Int
    var id: String
    /// What is seen of it, in the root's coordinates, points.
    var rect: CGRect
    /// Its alignment rect's size, points.
    var size: CGSize
    var isInScrollView: Bool
  }

  /// Less is a matter of rounding to pixels, points.
  static let tolerance: CGFloat = 1

  let scene: Scene
  var items: [Item] = []

  init(_ scene: Scene) {
    self.scene = scene
    let origins = scene.absoluteOrigins()
    let visible = scene.visibility()
    var isInScrollView: [Bool] = []
    for (index, view) in scene.views.enumerated() {
      let above = view.parent.map { isInScrollView[$0] || scene.views[$0].isScrollView } ?? false
      isInScrollView.append(above)
      guard visible[index], view.alpha > 0, view.showsSomething else { continue }
      let frame = CGRect(origin: origins[index], size: view.frame.size)
      items.append(
        Item(
          index: index, id: view.id, rect: Self.seen(view, frame), size: view.alignmentRect.size,
          isInScrollView: above))
    }
  }

  /// The text of a view that shows nothing else, and the whole of others.
  private static func seen(_ view: SceneView, _ frame: CGRect) -> CGRect {
    guard view.control == .label, let text = view.texts.first else { return frame }
    var rect = text.rect.offsetBy(dx: frame.minX, dy: frame.minY)
    let width = min(text.measurement.size.width, rect.width)
    switch text.attributes.alignment {
    case .right: rect.origin.x += rect.width - width
    case .center: rect.origin.x += (rect.width - width) / 2
    case .natural, .justified, .left: break
    }
    rect.size.width = width
    return rect
  }

  func breakages() -> [Breakage] {
    outside() + crushed() + overlaps()
  }

  /// Content of scroll views may be beyond the edges of the screen.
  private func outside() -> [Breakage] {
    let screen = CGRect(origin: .zero, size: scene.size)
      .insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
    return items.filter { !$0.isInScrollView && !screen.contains($0.rect) }
      .map { Breakage("layout/outside", $0.id) }
  }

  private func crushed() -> [Breakage] {
    items.filter { min($0.size.width, $0.size.height) < 1 }
      .map { Breakage("layout/crushed", $0.id) }
  }

  private func overlaps() -> [Breakage] {
    var found: [Breakage] = []
    for (position, first) in items.enumerated() {
      for second in items[(position + 1)...] {
        let shared = first.rect.intersection(second.rect)
        guard !shared.isNull, min(shared.width, shared.height) > Self.tolerance,
          !contains(first.index, second.index)
        else { continue }
        found.append(Breakage("layout/overlap", first.id, other: second.id))
      }
    }
    return found
  }

  /// Whether one view is below another in the tree; a superview comes first in the scene.
  private func contains(_ above: Int, _ below: Int) -> Bool {
    var next = scene.views[below].parent
    while let view = next, view >= above {
      if view == above { return true }
      next = scene.views[view].parent
    }
    return false
  }
}

extension SceneView {
  fileprivate var isScrollView: Bool {
    if case .scroll = control { true } else { false }
  }

  /// Whether it is a text or a control, and not merely a box that others are in.
  fileprivate var showsSomething: Bool {
    switch control {
    case .plain, .stack, .scroll, .image: !texts.isEmpty
    case .label, .textView: texts.contains { $0.string.contains { !$0.isWhitespace } }
    default: true
    }
  }
}
