import Foundation
import LayoutScene

/// What counts as a difference of two screens besides places, texts, colours and traits.
struct Attention: OptionSet, Sendable {
  let rawValue: Int

  /// Which views are in front of others that they overlap; to know takes long.
  static let stacking = Attention(rawValue: 1 << 0)
  /// The order of subviews, whether anything shows it or not.
  static let order = Attention(rawValue: 1 << 1)
  /// What is said of the layout, which pictures mark; to know takes long.
  static let findings = Attention(rawValue: 1 << 2)
}

/// A laid out screen with its views by identifier, for comparing with another.
struct Outcome {
  let scene: Scene
  private let indices: [String: Int]
  /// Of each view: words that are the same in a screen that is the same, by what is paid attention to.
  private let words: [[String]]

  init(_ scene: Scene, _ attention: Attention) {
    self.scene = scene
    indices = Dictionary(scene.views.enumerated().map { ($0.element.id, $0.offset) }) { a, _ in a }
    var words: [[String]] = scene.views.map { _ in [] }
    func add(_ more: [[String]]) { for index in words.indices { words[index] += more[index] } }
    if attention.contains(.stacking) { add(scene.overlaps) }
    if attention.contains(.order) { add(scene.earlierSiblings) }
    if attention.contains(.findings) { add(scene.rulesByView) }
    self.words = words
  }

  subscript(id: String) -> SceneView? { indices[id].map { scene.views[$0] } }

  /// The identifiers of all views of two outcomes, this one's first.
  func names(with other: Outcome) -> [String] {
    scene.views.map(\.id) + other.scene.views.map(\.id).filter { indices[$0] == nil }
  }

  /// How far a view is from where and how it is in another outcome.
  func distance(of id: String, to other: Outcome) -> Distance {
    switch (self[id], other[id]) {
    case (nil, nil): return Distance(frame: 0, look: 0)
    case (let view?, nil), (nil, let view?):
      return Distance(frame: max(view.frame.width, view.frame.height, 1), look: 0)
    case (let a?, let b?):
      var look = a.differences(from: b)
      if a.parent == nil { look += scene.differences(from: other.scene) }
      if words(of: id) != other.words(of: id) { look += 1 }
      return Distance(frame: a.frame.distance(to: b.frame), look: look)
    }
  }

  /// Whether a view itself is shown as in another outcome, whatever the traits are.
  func hasSameLook(of id: String, as other: Outcome) -> Bool {
    guard let own = self[id], let view = other[id] else { return false }
    return own.differences(from: view) == 0
  }

  private func words(of id: String) -> [String] { indices[id].map { words[$0] } ?? [] }
}

/// How far a view is from another state of it.
struct Distance: Comparable {
  /// The largest difference of a coordinate or side, points.
  var frame: Double
  /// How many other things differ that a picture shows.
  var look: Int

  /// Frames that are nearer to each other are equal, points. Recorded frames have four decimals.
  static let tolerance = 0.001

  var isNothing: Bool { frame <= Self.tolerance && look == 0 }

  static func < (a: Self, b: Self) -> Bool {
    if abs(a.frame - b.frame) > tolerance { return a.frame < b.frame }
    return a.look < b.look
  }
}

extension CGRect {
  /// The largest difference of a coordinate or side, points.
  func distance(to other: CGRect) -> Double {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
      abs(height - other.height))
  }
}
