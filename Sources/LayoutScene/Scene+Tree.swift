import Foundation

extension Scene {
  /// The scene as an indented tree with one line per view, in aligned columns:
  ///
  ///     root                view    0     0   320   568
  ///       card              view   20   100   280   240   margins 8
  ///
  /// - Parameter exact: whether coordinates are those of the solver, not rounded to device pixels.
  public func tree(exact: Bool = false) -> String {
    let depths = depths()
    let rows = views.indices.map { row(of: views[$0], depth: depths[$0], exact: exact) }
    let widths = (0..<6).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        guard column < widths.count else { return cell }
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column < 2 ? cell + padding : padding + cell
      }
      return cells.filter { !$0.isEmpty }.joined(separator: "  ")
    }.joined(separator: "\n") + "\n"
  }

  private func depths() -> [Int] {
    var depths: [Int] = []
    depths.reserveCapacity(views.count)
    for view in views { depths.append(view.parent.map { depths[$0] + 1 } ?? 0) }
    return depths
  }

  /// The columns of a view's line: name, class, the four coordinates, and remarks.
  private func row(of view: SceneView, depth: Int, exact: Bool) -> [String] {
    let frame = exact ? view.exactFrame : view.frame
    let alignment = exact ? view.exactAlignmentRect : view.alignmentRect
    var remarks: [String] = []
    if alignment != frame {
      remarks.append("alignment " + Self.coordinates(alignment).joined(separator: " "))
    }
    if let first = view.firstBaseline, let last = view.lastBaseline {
      remarks.append(
        Self.coordinate(first) == Self.coordinate(last)
          ? "baseline \(Self.coordinate(first))"
          : "baselines \(Self.coordinate(first)) \(Self.coordinate(last))")
    }
    if let text = view.texts.first?.measurement {
      if text.lineCount > 1 { remarks.append("\(text.lineCount) lines") }
      if text.isTruncated { remarks.append("truncated") }
      if text.missingGlyphs > 0 {
        remarks.append(
          "\(text.missingGlyphs) missing \(text.missingGlyphs == 1 ? "glyph" : "glyphs")")
      }
    }
    if view.contentOffset != .zero {
      let offset = view.contentOffset
      remarks.append("scrolled by \(Self.coordinate(offset.x)) \(Self.coordinate(offset.y))")
    }
    if !view.transform.isIdentity { remarks.append("transformed") }
    if view.isHidden { remarks.append("hidden") }
    let name = String(repeating: "  ", count: depth) + view.id
    return [name, view.className] + Self.coordinates(frame) + [remarks.joined(separator: ", ")]
  }

  private static func coordinates(_ rect: CGRect) -> [String] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(coordinate)
  }

  private static func coordinate(_ value: CGFloat) -> String { String(decimal: value, places: 3) }
}
