import Foundation
import LayoutScene

extension Scene {
  /// How many traits differ.
  func differences(from other: Scene) -> Int {
    let traits = [
      locale == other.locale, device == other.device, textSize == other.textSize,
      appearance == other.appearance, direction == other.direction, scale == other.scale,
    ]
    return traits.count { !$0 }
  }

  /// The identifier of a view's superview; nil for the root.
  func parent(of view: SceneView) -> String? { view.parent.map { views[$0].id } }

  /// For each view, the names of the layout rules that it breaks, sorted.
  var rulesByView: [[String]] {
    var rules: [String: [String]] = [:]
    for finding in findings where finding.rule.hasPrefix("layout/") {
      for view in finding.views { rules[view, default: []].append(finding.rule) }
    }
    return views.map { (rules[$0.id] ?? []).sorted() }
  }
}

extension SceneView {
  /// How many properties differ that a picture of the view shows, besides its frame.
  func differences(from other: SceneView) -> Int {
    let same = [
      className == other.className, isHidden == other.isHidden, alpha == other.alpha,
      background == other.background, cornerRadius == other.cornerRadius,
      transform == other.transform, clipsToBounds == other.clipsToBounds,
      contentOffset.isNear(other.contentOffset),
      control.isSame(as: other.control),
      texts.count == other.texts.count && zip(texts, other.texts).allSatisfy { $0.isSame(as: $1) },
      bar == other.bar,
      images.count == other.images.count
        && zip(images, other.images).allSatisfy { $0.path == $1.path && $0.rect.isNear($1.rect) },
      insets.isNear(other.insets), Self.isNear(firstBaseline, other.firstBaseline),
      Self.isNear(lastBaseline, other.lastBaseline),
    ]
    return same.count { !$0 }
  }

  /// The alignment rect relative to the frame's corner, points.
  private var insets: CGRect { alignmentRect.offsetBy(dx: -frame.minX, dy: -frame.minY) }

  private static func isNear(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= Distance.tolerance
  }
}

extension SceneText {
  /// Whether the text looks the same.
  fileprivate func isSame(as other: SceneText) -> Bool {
    string == other.string && attributes == other.attributes && role == other.role
      && color == other.color && rect.isNear(other.rect)
      && measurement.isTruncated == other.measurement.isTruncated
  }
}

extension Control {
  fileprivate func isSame(as other: Control) -> Bool {
    guard case .scroll(let size) = self, case .scroll(let otherSize) = other else {
      return self == other
    }
    return CGRect(origin: .zero, size: size).isNear(CGRect(origin: .zero, size: otherSize))
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool { distance(to: other) <= 0.01 }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    max(abs(x - other.x), abs(y - other.y)) <= 0.01
  }
}
