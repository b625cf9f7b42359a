import Foundation
import LayoutScene

extension Window {
  /// Texts that are cut off, characters that no font has and fonts that are not there, where they can be
  /// seen.
  func textFindings(_ views: [SceneView]) -> [Finding] {
    var findings: [Finding] = []
    var isVisible: [Bool] = []
    for view in views {
      isVisible.append(!view.isHidden && (view.parent.map { isVisible[$0] } ?? true))
      guard isVisible.last == true else { continue }
      for text in view.texts { findings += self.findings(about: text, in: view) }
    }
    return findings
  }

  private func findings(about text: SceneText, in view: SceneView) -> [Finding] {
    var findings: [Finding] = []
    if text.measurement.isTruncated, text.string.contains(where: { !$0.isWhitespace }) {
      let reasons = view.reasonsForCutting(text)
      findings.append(
        Finding(
          rule: "text/truncated", view: view.id,
          message: "The text “\(excerpt(text.string))” of \(view.id) does not fit and is cut off"
            + (reasons.isEmpty ? "." : ": \(reasons.joined(separator: ", and "))."),
          origin: view.origin))
    }
    if let family = text.attributes.font.family,
      let substitute = context.measurer.substitute(forFamily: family)
    {
      findings.append(
        Finding(
          rule: "text/font", view: view.id,
          message: "There is no font family “\(excerpt(family))”; the text of \(view.id) is set in "
            + "\(substitute).",
          origin: view.origin))
    }
    let missing = text.measurement.missingGlyphs
    if missing > 0 {
      findings.append(
        Finding(
          rule: "text/missing-glyphs", view: view.id,
          message: "\(missing) \(missing == 1 ? "character" : "characters") of the text "
            + "“\(excerpt(text.string))” of \(view.id) \(missing == 1 ? "is" : "are") in no font.",
          origin: view.origin))
    }
    return findings
  }

  private func excerpt(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }
}

extension SceneView {
  /// Whether the view's bottom edge cuts `text`. A point less than its lines want is not seen: it is
  /// the space between lines, and where edges are rounded to pixels a view may lose as much.
  func cutsBottom(of text: SceneText) -> Bool {
    if case .textView(scrolls: true) = control { return false }
    return text.rect.maxY > frame.height + 1 + 1e-6 && text.string.contains { !$0.isWhitespace }
  }

  /// What a text has no room for, where it is more than words.
  fileprivate func reasonsForCutting(_ text: SceneText) -> [String] {
    var reasons: [String] = []
    if cutsBottom(of: text) {
      let need = Self.points(text.rect.maxY)
      reasons.append(
        "its height \(Self.points(frame.height)) is less than the \(need) of "
          + (text.rect.minY > 0 ? "its text and what is above it" : "its text"))
    }
    if text.measurement.cutsLetters {
      reasons.append(
        "its width \(Self.points(text.rect.width)) is less than that of a letter or of “…”")
    }
    return reasons
  }

  /// At most three decimals, none for whole points.
  private static func points(_ value: CGFloat) -> String {
    let text = "\((value * 1000).rounded() / 1000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
