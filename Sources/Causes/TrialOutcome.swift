import Foundation
import LayoutScene

/// A laid out screen with its views by identifier, for comparing with another.
struct TrialOutcome {
  let scene: Scene
  /// The findings about constraints that cannot all hold, each as its rule and views.
  let conflicts: Set<[String]>
  private let indices: [String: Int]
  /// The views whose place among their siblings is not the one they had in the snapshot.
  private let reordered: Set<String>
  /// For each view, the rules of the findings about it; empty if findings do not count.
  private let rules: [[String]]
  /// What a picture shows of each view besides its frame.
  private let looks: [Look]

  /// - Parameters:
  ///   - order: the recorded subviews.
  ///   - looksAtFindings: whether findings about the layout, which pictures mark, count as
  ///     differences. They take long to find.
  init(_ scene: Scene, since order: SiblingOrder, looksAtFindings: Bool = false) {
    self.scene = scene
    looks = scene.views.map { Look($0, isClose: looksAtFindings) }
    indices = Dictionary(scene.views.enumerated().map { ($0.element.id, $0.offset) }) { a, _ in a }
    reordered = SiblingOrder(scene).moved(since: order)
    rules = looksAtFindings ? scene.rulesByView : []
    conflicts = Set(
      scene.findings.filter { $0.rule == .unsatisfiable }.map(\.views))
  }

  subscript(id: String) -> SceneView? { indices[id].map { scene.views[$0] } }

  /// The identifiers of all views of two outcomes, this one's first.
  func names(with other: TrialOutcome) -> [String] {
    scene.views.map(\.id) + other.scene.views.map(\.id).filter { indices[$0] == nil }
  }

  /// How far the frame and look of a view are from those in another outcome.
  func distance(of id: String, to other: TrialOutcome) -> Distance {
    // Views are looked at where they are: a copy of one takes as long as all of this.
    let (views, others) = (scene.views, other.scene.views)
    switch (indices[id], other.indices[id]) {
    case (nil, nil): return Distance(frame: 0, look: 0)
    case (let index?, nil): return Distance(presence: views[index].frame)
    case (nil, let index?): return Distance(presence: others[index].frame)
    case (let a?, let b?):
      var look = looks[a].differences(from: other.looks[b])
      if views[a].parent == nil { look += scene.differences(from: other.scene) }
      if views[a].parent.map({ views[$0].id }) != others[b].parent.map({ others[$0].id }) {
        look += 1
      }
      if reordered.contains(id) != other.reordered.contains(id) { look += 1 }
      if rules(of: id) != other.rules(of: id) { look += 1 }
      return Distance(frame: views[a].frame.distance(to: others[b].frame), look: look)
    }
  }

  /// Whether a view looks the same in another outcome, apart from the traits.
  func hasSameLook(of id: String, as other: TrialOutcome) -> Bool {
    guard let own = indices[id], let index = other.indices[id] else { return false }
    return looks[own].differences(from: other.looks[index]) == 0
  }

  private func rules(of id: String) -> [String] {
    indices[id].flatMap { rules.indices.contains($0) ? rules[$0] : nil } ?? []
  }
}

/// How far a view is from the same view in another outcome.
struct Distance: Comparable {
  /// The largest difference of a coordinate or side, points.
  var frame: Double
  /// How many other properties differ that a picture shows.
  var look: Int

  init(frame: Double, look: Int) { (self.frame, self.look) = (frame, look) }

  /// That of a view that comes or goes.
  fileprivate init(presence frame: CGRect) {
    self.init(frame: max(frame.width, frame.height, 1), look: 0)
  }

  /// Frames that differ by no more are equal, points. Recorded frames have four decimals.
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
