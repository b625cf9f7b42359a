import Foundation
import Testing

/// A sample and the ways in which it is recorded.
struct Sample: Sendable, CustomTestStringConvertible {
  /// The document's name without `.yaml`.
  var name: String
  /// What stands between the name and the ending of a snapshot: the cell, as plumb test names it.
  var variant: String
  var arguments: [String] = []
  /// Those that only drawing takes.
  var drawing: [String] = []

  var document: String { "Samples/\(name).yaml" }
  var id: String { "\(name).\(variant)" }
  var testDescription: String { id }

  static let all: [Sample] =
    [
      Sample(name: "first-screen", variant: "en.320x220"),
      Sample(name: "sign-in", variant: "en.iphone-se"),
      Sample(
        name: "sign-in", variant: "editing.en.iphone-se", arguments: ["--variant", "editing"]),
      Sample(name: "settings", variant: "en.iphone-se"),
      Sample(
        name: "settings", variant: "offline.en.iphone-se", arguments: ["--variant", "offline"]),
      Sample(name: "red-view", variant: "en.200x120"),
      Sample(name: "red-view-sized", variant: "en.200x120"),
      Sample(name: "red-label", variant: "en.200x120"),
      Sample(name: "red-label-empty", variant: "en.200x120"),
      Sample(name: "menu-cell", variant: "en.375x220"),
      Sample(name: "detail-row", variant: "en.320x80"),
      Sample(name: "detail-row-wrong", variant: "en.320x80"),
      Sample(name: "button-centered", variant: "en.320x240"),
      Sample(name: "button-with-label", variant: "en.320x240"),
      Sample(name: "two-buttons", variant: "ja.240x160"),
      Sample(name: "message-row", variant: "zh-Hans.375x88"),
      Sample(name: "competing-heights", variant: "en.200x260"),
      Sample(name: "label-as-constraints", variant: "en.200x160"),
      Sample(name: "baseline-row", variant: "en.390x140"),
      Sample(name: "alignment-insets", variant: "en.320x140"),
      Sample(name: "transform", variant: "en.iphone-se"),
      Sample(name: "symbols", variant: "en.iphone-se"),
      Sample(name: "alert", variant: "en.iphone-se"),
      Sample(name: "surfaces", variant: "en.iphone-se"),
      Sample(name: "more-tabs", variant: "en.iphone-14"),
      Sample(
        name: "more-tabs", variant: "search.en.iphone-14", arguments: ["--variant", "search"]),
      Sample(name: "looks", variant: "en.iphone-se"),
      Sample(name: "attributed-text", variant: "en.iphone-se"),
      Sample(name: "buttons", variant: "en.iphone-14"),
      Sample(name: "fields", variant: "en.iphone-14"),
      Sample(name: "cells", variant: "en.iphone-14"),
      Sample(name: "bars", variant: "en.iphone-14"),
      Sample(
        name: "bars", variant: "editing.en.iphone-14", arguments: ["--variant", "editing"]),
      Sample(
        name: "bars", variant: "scrolled.en.iphone-14", arguments: ["--variant", "scrolled"]),
      Sample(name: "stack-distributions", variant: "en.320x260"),
      Sample(name: "stack-alignments", variant: "en.320x400"),
      Sample(name: "stack-hidden", variant: "en.320x220"),
      Sample(name: "stack-form", variant: "en.320x200.rtl"),
      Sample(name: "stack-baseline-spacing", variant: "en.280x160"),
      Sample(name: "controls", variant: "en.448x1010"),
      Sample(name: "scroll-view", variant: "en.320x300"),
      Sample(name: "visual-format", variant: "en.360x330"),
      Sample(name: "unsatisfiable", variant: "en.240x120"),
      Sample(
        name: "margins", variant: "en.820x320",
        drawing: ["--show", "insets,margins,guides"]),
      Sample(name: "line-breaks", variant: "en.210x400"),
      Sample(name: "autoresizing", variant: "en.240x330"),
      Sample(name: "autoresizing", variant: "en.400x380", arguments: ["--size", "400x380"]),
      Sample(name: "right-to-left", variant: "en.320x220"),
      Sample(name: "right-to-left", variant: "en.320x220.rtl", arguments: ["--direction", "rtl"]),
    ]
    + ["extraSmall", "large", "accessibility3"].map {
      Sample(
        name: "dynamic-type", variant: "en.320x440" + ($0 == "large" ? "" : ".\($0)"),
        arguments: ["--text-size", $0])
    }
    + ["en", "de", "ar", "ja", "vi"].map {
      Sample(name: "profile", variant: "\($0).iphone-se", arguments: ["--locale", $0])
    }
    + ["en", "ru", "ar"].map {
      Sample(name: "plurals", variant: "\($0).220x250", arguments: ["--locale", $0])
    }
    + ["en", "de", "ar", "ja"].map {
      Sample(name: "formats", variant: "\($0).320x310", arguments: ["--locale", $0])
    }

  /// The findings that the document's own comments announce, as `line rule`:
  /// `# finds layout/ambiguous` stands on the line that the finding names.
  func announcedFindings() throws -> [String] {
    let text = try String(
      contentsOf: PlumbProcess.root.appendingPathComponent(document), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { number, line -> [String] in
        guard let mark = line.range(of: "# finds ") else { return [] }
        return line[mark.upperBound...].split(separator: ",").map {
          "\(number + 1) \($0.trimmingCharacters(in: .whitespaces))"
        }
      }
  }
}
