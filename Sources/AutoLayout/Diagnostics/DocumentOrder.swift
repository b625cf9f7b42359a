import Cassowary
import LayoutScene

/// The items of a layout in document order: a view, its guides, its subviews.
struct DocumentOrder {
  private var places: [ObjectIdentifier: Int] = [:]
  /// Guides that no constraint uses, by the axes along which none does.
  private var silent: [ObjectIdentifier: [LayoutConstraint.Axis]] = [:]

  init(_ engine: LayoutEngine) {
    engine.root.visit { view in
      if let item = engine.item(view) { places[ObjectIdentifier(item)] = places.count }
      for guide in view.allGuides {
        guard let item = engine.item(guide) else { continue }
        places[ObjectIdentifier(item)] = places.count
        let used = Self.axes(of: guide)
        let unused = LayoutConstraint.Axis.allCases.filter { !used.contains($0) }
        if !unused.isEmpty { silent[ObjectIdentifier(item)] = unused }
      }
    }
  }

  func place(of item: EngineItem) -> Int { places[ObjectIdentifier(item)] ?? .max }

  /// Whether the coordinate matters: false for a guide along an axis that no constraint uses.
  func isVisible(_ coordinate: Coordinate) -> Bool {
    silent[ObjectIdentifier(coordinate.item)]?.contains(coordinate.axis) != true
  }

  /// The order of findings: by item, then places before sizes, then horizontal before vertical.
  func precedes(_ a: Coordinate, _ b: Coordinate) -> Bool {
    func key(_ one: Coordinate) -> (Int, Int, Int) {
      (place(of: one.item), one.isSize ? 1 : 0, one.axis == .horizontal ? 0 : 1)
    }
    return key(a) < key(b)
  }

  /// The axes along which constraints use a guide: a spacer between columns needs no height. Guides
  /// of a stack's arrangement do not count.
  private static func axes(of guide: LayoutGuide) -> [LayoutConstraint.Axis] {
    if guide.identifier.hasPrefix("UISV-") { return [] }
    return guide.kind == .scrollContent ? LayoutConstraint.Axis.allCases : guide.constrainedAxes
  }
}
