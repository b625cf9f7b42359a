import Foundation
import LayoutScene

extension Layout {
  /// Expects a view to be placed relative to another one as `relation` says. A failure gives the
  /// difference in points.
  public func expect(
    _ view: String, _ relation: LayoutPosition, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let caller = Caller(fileID, filePath, line, column)
    guard let own = rect(of: view, caller), let other = rect(of: relation.other, caller) else {
      return
    }
    let isRightToLeft = scene.direction == .rightToLeft
    guard let fault = relation.fault(own, other, isRightToLeft) else { return }
    caller.fail(
      """
      \(title): \(view) \(fault)
      \(view): \(own.words)
      \(relation.other ?? "screen"): \(other.words)
      """)
  }

  /// Expects no two of the views to overlap. Without names it takes all visible views with a text,
  /// an image or a control. A view and its descendants may overlap.
  public func expectNoOverlap(
    _ views: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let caller = Caller(fileID, filePath, line, column)
    let names = views.isEmpty ? contentViews : views
    let rects = names.compactMap { name in rect(of: name, caller).map { (name, $0) } }
    var faults: [String] = []
    for (index, (first, a)) in rects.enumerated() {
      for (second, b) in rects.dropFirst(index + 1) {
        let common = a.intersection(b)
        guard !common.isNull, common.width > 0.001, common.height > 0.001,
          !isAncestor(first, of: second), !isAncestor(second, of: first)
        else { continue }
        let size = [common.width, common.height].map { String(decimal: Double($0), places: 3) }
        faults.append(
          "\(first) and \(second) overlap by \(size[0]) × \(size[1]) points: "
            + "\(a.words) and \(b.words)")
      }
    }
    if !faults.isEmpty { caller.fail("\(title): " + faults.joined(separator: "\n")) }
  }

  /// Expects no findings of the rules. Findings that are only notes are accepted.
  ///
  /// - Parameters:
  ///   - rules: the rules that count; all unless given.
  ///   - ignored: rules that do not count.
  public func expectNoFindings(
    rules: Set<Rule> = Set(Rule.allCases), except ignored: Set<Rule> = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let rules = rules.subtracting(ignored)
    let found = findings.filter { $0.severity != .note && rules.contains($0.rule) }
    guard !found.isEmpty else { return }
    Caller(fileID, filePath, line, column).fail("\(title) has \(found.words)")
  }

  /// The frame in points of the screen; the screen's own if `view` is nil. Fails the test if there
  /// is no such view.
  private func rect(of view: String?, _ caller: Caller) -> CGRect? {
    guard let view else { return CGRect(origin: .zero, size: scene.size) }
    if let rect = frameOnScreen(of: view) { return rect }
    caller.fail("\(title): \(frame(of: view))")
    return nil
  }

  /// The visible views with a text, an image or a control.
  private var contentViews: [String] {
    let visible = scene.visibility()
    return zip(scene.views, visible).filter { view, isVisible in
      isVisible && (!view.texts.isEmpty || !view.images.isEmpty || view.control != .plain)
    }.map(\.0.id)
  }

  private func isAncestor(_ ancestor: String, of view: String) -> Bool {
    var index = scene.views.firstIndex { $0.id == view }
    while let current = index {
      if scene.views[current].id == ancestor { return true }
      index = scene.views[current].parent
    }
    return false
  }
}

extension [Finding] {
  /// The number of the findings, and each with its place, its parts and its hint, on lines of their own.
  var words: String {
    let lines = flatMap { finding in
      let place = finding.origin.map { "\($0): " } ?? ""
      return ["\(place)\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]".oneLine]
        + finding.parts.map { "  \($0.origin.map { "\($0): " } ?? "")\($0.description)".oneLine }
        + (finding.hint.map { ["  hint: \($0)".oneLine] } ?? [])
    }
    return (count == 1 ? "1 finding:\n" : "\(count) findings:\n") + lines.joined(separator: "\n")
  }
}
