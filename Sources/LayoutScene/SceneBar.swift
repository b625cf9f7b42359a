import Foundation

/// The content of a bar besides texts and images, in the bar's own coordinates.
public struct SceneBar: Sendable, Hashable {
  /// How far the bar's background extends beyond its frame: up behind the status bar, or down
  /// behind the home indicator, points.
  public var overhang: EdgeInsets
  /// Whether the bar has a background and a line at its edge. With a large title it has neither.
  public var hasBackground: Bool
  /// The parts that are neither texts nor images, from back to front.
  public var parts: [Part]

  /// A part of a bar. Rectangles are points in the bar's coordinates.
  public enum Part: Sendable, Hashable {
    /// The field of a search bar, with its magnifying glass.
    case searchField(CGRect)
    /// A segmented control: the number of its segments, and the index of the selected one from 0.
    case segments(CGRect, count: Int, selected: Int)
    /// The filled area behind the text of a badge.
    case badge(CGRect, Color)
  }

  /// A bar; by default its background has the size of its frame, and it has no parts.
  public init(overhang: EdgeInsets = .zero, hasBackground: Bool = true, parts: [Part] = []) {
    self.overhang = overhang
    self.hasBackground = hasBackground
    self.parts = parts
  }
}

extension Control {
  /// Whether the control is a navigation bar, a tab bar or a toolbar.
  package var isBar: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar: true
    default: false
    }
  }
}
