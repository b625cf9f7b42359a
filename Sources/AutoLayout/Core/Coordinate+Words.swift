import LayoutKernel
import LayoutScene

/// Coordinates in words.
extension Coordinate {
  /// The coordinate's name in a sentence, without the item.
  var name: String {
    let isHorizontal = axis == .horizontal
    let name =
      isSize
      ? (isHorizontal ? "width" : "height")
      : (isHorizontal ? "horizontal position" : "vertical position")
    return item.guide == .scrollContent ? "content \(name)" : name
  }

  /// The item as a view; the owner for a guide.
  var view: View? { item.layoutItem?.layoutView }

  /// The view's identifier, or its path in the tree.
  var viewName: String { view?.nameInTree ?? "nil" }

  /// The item's name in a sentence.
  var itemName: Sentence {
    guard let guide = item.layoutGuide, guide.kind != .scrollContent else {
      return "\(viewName)"
    }
    return guide.identifier.isEmpty ? "a guide of \(viewName)" : "the guide \(guide.identifier)"
  }
}
