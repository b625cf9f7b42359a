import Foundation
import LayoutKernel
import LayoutScene

extension Window {
  /// Findings about visible texts that are cut off, characters that no font has, and font families
  /// that do not exist.
  func textFindings(_ views: [SceneView], includesShortfalls: Bool) -> [Finding] {
    var findings: [Finding] = []
    var isShown: [Bool] = []
    for view in views {
      let shows = !view.isHidden && view.alpha > 0
      isShown.append(shows && (view.parent.map { isShown[$0] } ?? true))
      guard isShown.last == true else { continue }
      for text in view.texts {
        findings += self.findings(about: text, in: view, includesShortfalls: includesShortfalls)
      }
    }
    return findings
  }

  /// The longest text, in bytes, for which it is told how much room it lacks: more fits on no screen, and the
  /// text is set some twenty times for it.
  private static let longestShortfall = 8192

  private func findings(
    about text: SceneText, in view: SceneView, includesShortfalls: Bool
  ) -> [Finding] {
    var findings: [Finding] = []
    if view.scrolls(text) ? view.cutsBottom(of: text) : text.measurement.isTruncated,
      text.string.contains(where: { !$0.isWhitespace })
    {
      let missing =
        includesShortfalls && text.string.utf8.count <= Self.longestShortfall
        ? view.scrolls(text)
          ? view.lowness(of: text)
          : view.shortfall(of: text, measurer: context.measurer, grid: context.grid) : nil
      let reasons = ([missing?.message] + [view.reasonForCuttingLetters(text)]).compactMap { $0 }
      findings.append(
        Finding(
          rule: .truncated, view: view.id,
          message:
            "The text \(quoted: excerpt(text.string)) of \(view.id) does not fit and is cut off"
            + (reasons.isEmpty ? "." : ": \(reasons.joined(separator: "; "))."),
          hint: missing?.mend(
            of: view.control.isBar ? "the text “\(excerpt(text.string))” of \(view.id)" : view.id,
            canBreak: Self.canBreak(text.string)),
          missing: missing, origin: text.origin ?? view.origin))
    }
    for family in text.attributes.families {
      guard let substitute = context.measurer.substitute(forFamily: family) else { continue }
      findings.append(
        Finding(
          rule: .font, view: view.id,
          message:
            "There is no font family \(quoted: excerpt(family)); the text of \(view.id) is set in "
            + "\(substitute).",
          hint: "Name an installed family, or none for the system's font.",
          origin: text.origin ?? view.origin))
    }
    let missing = text.measurement.missingGlyphs
    if missing > 0 {
      findings.append(
        Finding(
          rule: .missingGlyphs, view: view.id,
          message: "\(missing, "character") of the text "
            + "\(quoted: excerpt(text.string)) of \(view.id) \(missing == 1 ? "is" : "are") in no font.",
          hint: "Write it without \(missing == 1 ? "that character" : "those characters").",
          origin: text.origin ?? view.origin))
    }
    return findings
  }

  /// Whether a text may be broken into lines. A number or a single word should not be broken.
  private static func canBreak(_ text: String) -> Bool {
    text.contains { character in
      character.isWhitespace || "-–—/".contains(character)
        || character.unicodeScalars.contains { $0.value >= 0x2E80 }
    }
  }

  private func excerpt(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }
}

extension SceneView {
  /// The height that a field lacks for what is typed into it, which it scrolls sideways only.
  fileprivate func lowness(of text: SceneText) -> TextShortfall {
    TextShortfall(
      width: nil, height: max(0, text.rect.height - frame.height), linesNeeded: 1,
      lineLimit: text.lineLimit)
  }

  /// Whether the view scrolls to all of `text`, as a field does to what is typed into it.
  fileprivate func scrolls(_ text: SceneText) -> Bool {
    (control == .textField || control == .searchBar) && text.role == .body
  }

  /// Whether the view's bottom edge cuts `text`. A cut of up to a point is not visible: it is space
  /// between lines, and rounding edges to pixels may take as much.
  func cutsBottom(of text: SceneText) -> Bool {
    if case .textView(scrolls: true) = control { return false }
    return text.rect.maxY > frame.height + 1 + RoundingError.place
      && text.string.contains { !$0.isWhitespace }
  }

  /// The reason why letters are cut: the width is less than that of a letter or of the ellipsis.
  /// Nil if none are cut.
  fileprivate func reasonForCuttingLetters(_ text: SceneText) -> String? {
    guard text.measurement.cutsLetters else { return nil }
    return "its width \(pointsText(text.rect.width)) is less than that of a letter or of “…”"
  }
}

extension TextShortfall {
  /// The sentence about the missing size: `it lacks 14.5 pt of width (at 1 line) or 20.5 pt of
  /// height (at 2 lines)`; nil if no number is known.
  fileprivate var message: String? {
    var lacks: [String] = []
    if let width, width > 0 {
      let besides =
        heightWhenWider > 0 ? " and \(pointsText(heightWhenWider)) pt of height" : ""
      lacks.append("\(pointsText(width)) pt of width\(besides)" + Self.at(linesWhenWider))
    }
    if let height, height > 0 {
      lacks.append("\(pointsText(height)) pt of height" + Self.at(linesNeeded))
    }
    var parts = lacks.isEmpty ? [] : ["it lacks " + lacks.joined(separator: " or ")]
    if needsMoreLines, let linesNeeded {
      parts.append("at its width it needs \(linesNeeded) lines and may have \(lineLimit)")
    }
    if isWrittenOnTooManyLines, let linesNeeded {
      parts.append("it is written on \(linesNeeded) lines and may have \(lineLimit)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private static func at(_ lines: Int?) -> String {
    lines.map { " (at \($0) line\($0 == 1 ? "" : "s"))" } ?? ""
  }

  fileprivate func mend(of view: String, canBreak: Bool) -> String? {
    var ways: [String] = []
    if isWrittenOnTooManyLines {
      ways.append("write it on \(lineLimit) line\(lineLimit == 1 ? "" : "s")")
    }
    if let width, width > 0 {
      let besides =
        heightWhenWider > 0 ? " and \(pointsText(heightWhenWider)) pt more height" : ""
      ways.append("give \(view) \(pointsText(width)) pt more width\(besides)")
    }
    var downwards: [String] = []
    if needsMoreLines, let linesNeeded, canBreak {
      downwards.append("let it have \(linesNeeded) lines")
    }
    if let height, height > 0, canBreak || !needsMoreLines {
      downwards.append("give \(ways.isEmpty ? view : "it") \(pointsText(height)) pt more height")
    }
    if !downwards.isEmpty { ways.append(downwards.joined(separator: " and ")) }
    guard let first = ways.first else { return nil }
    return first.prefix(1).uppercased() + ways.joined(separator: ", or ").dropFirst() + "."
  }
}

/// The number with at most one decimal. Layouts are not written in thirds of a point, even where a
/// pixel is one.
private func pointsText(_ value: CGFloat) -> String { String(decimal: value, places: 1) }
