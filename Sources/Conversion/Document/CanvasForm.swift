import Documents
import Files
import Foundation
import LayoutScene

/// The canvas in the shortest form that a document has for it.
enum CanvasForm {
  static func node(_ canvas: Node) -> Node {
    guard let written = canvas["size"]?.value, let size = size(of: written) else { return canvas }
    let sides = { (key: String, side: String) in
      number(canvas[key]?.value[side]?.value).map { CGFloat($0) } ?? 0
    }
    let scale = number(canvas["scale"]?.value).map { CGFloat($0) } ?? 2
    let area = EdgeInsets(
      top: sides("safeArea", "top"), left: sides("safeArea", "left"),
      bottom: sides("safeArea", "bottom"), right: sides("safeArea", "right"))
    let side = sides("margins", "left")
    // The least margins that the system has for a root of this width.
    let isStandard =
      side == sides("margins", "right")
      && side == (min(size.width, size.height) >= 600 || size.width >= 402 ? 20 : 16)
    if isStandard, let device = Device.matching(size: size, scale: scale, safeArea: area) {
      let name = Node(device.name, style: .plain, at: canvas.mark)
      return canvas.with(entries: [Node.Pair("device", name, at: canvas.mark)])
    }
    return canvas.with(
      entries: (canvas.mapping ?? []).compactMap { entry in
        switch entry.name {
        case "scale" where scale == 2: return nil
        case "margins" where isStandard: return nil
        case "safeArea", "margins":
          let kept = (entry.value.mapping ?? []).filter { number($0.value) != 0 }
          return kept.isEmpty ? nil : entry.with(value: entry.value.with(entries: kept))
        default: return entry
        }
      })
  }

  private static func number(_ node: Node?) -> Double? { node?.scalar.flatMap { Double($0.text) } }

  private static func size(of node: Node) -> CGSize? {
    let numbers = (node.scalar?.text ?? "").split(separator: "x").compactMap { Double($0) }
    return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil
  }
}
