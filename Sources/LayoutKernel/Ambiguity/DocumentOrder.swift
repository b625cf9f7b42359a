import Cassowary
import LayoutScene

/// The items of a layout in document order: a view, its guides, its subviews.
struct DocumentOrder {
  private var places: [ObjectIdentifier: Int] = [:]
  /// Guides that no constraint uses, by the axes along which none does.
  private var silent: [ObjectIdentifier: [Axis]] = [:]

  init(_ engine: LayoutEngine) {
    engine.items.visitInReadingOrder { item in
      places[ObjectIdentifier(item)] = places.count
      let unused = Self.unusedAxes(of: item)
      if !unused.isEmpty { silent[ObjectIdentifier(item)] = unused }
    }
  }

  func place(of item: Item) -> Int { places[ObjectIdentifier(item)] ?? .max }

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

  /// The axes along which a guide is of no interest: no constraint is on it there, or a rule made it
  /// for its own use.
  private static func unusedAxes(of item: Item) -> [Axis] {
    if item.isView || item.guide == .scrollContent { return [] }
    if item.record.isHelper { return Axis.allCases }
    return Axis.allCases.filter { axis in
      !item.references.contains { row in
        row.statement?.ends.contains { $0.names(item) && $0.attribute.axis == axis } == true
      }
    }
  }
}
