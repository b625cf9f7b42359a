import Documents
import Drawing
import LayoutScene

/// The options of a recording that are not in the snapshot's name: how texts were measured and the
/// picture was drawn, and which traits were chosen by options and not by the document.
package struct RecordingOptions: Sendable, Hashable {
  /// The overlays of the picture, by their names in `--show`.
  package var show: [String]
  /// How texts were drawn: `letters` or `blocks`.
  package var text: String
  /// How texts were measured: `fonts` or `fixed`.
  package var measure: String
  /// The version of the styles.
  package var style: Int
  /// The style of the picture: `wireframe`, which is left out in files, or `plain`.
  package var styleName: String
  /// Whether the screen was made so high that all was seen of what scrolls; left out in files where not.
  package var isFullHeight: Bool
  /// The traits that options or a plan chose, by their names in `Cell.names`, and `orientation`.
  package var chosen: [String]

  init(_ options: VerificationOptions, chosen: [String]) {
    show = Overlays.named.filter { options.drawing.overlays.contains($0.overlay) }.flatMap {
      named in
      switch named.overlay {
      case .constraints: options.drawing.constraints.words
      case .names where !options.drawing.constraints.names.isEmpty:
        options.drawing.constraints.names.map { "names:\($0)" }
      default: [named.name]
      }
    }
    text = options.drawing.textForm.rawValue
    measure = (options.isMeasuredFixed ? TextMeasure.fixed : .fonts).rawValue
    style = Renderer.styleVersion
    styleName = options.drawing.style.rawValue
    isFullHeight = options.isFullHeight
    self.chosen = chosen
  }

  var json: JSON {
    JSON(present: [
      "show": .array(show.map(JSON.string)), "text": .string(text), "measure": .string(measure),
      "style": .number(Double(style)), "chosen": .array(chosen.map(JSON.string)),
      "styleName": styleName == Self.standardStyle ? nil : .string(styleName),
      "fullHeight": isFullHeight ? .bool(true) : nil,
    ])
  }

  private static let standardStyle = DrawingOptions.Style.wireframe.rawValue

  init(_ members: Members) throws(SnapshotError) {
    show = try members.texts("show")
    text = try members.text("text")
    measure = try members.text("measure")
    style = try members.integer("style")
    styleName = try members.optionalText("styleName") ?? Self.standardStyle
    isFullHeight = try members.optional("fullHeight") == nil ? false : members.flag("fullHeight")
    chosen = try members.texts("chosen")
  }

  // MARK: Comparing

  /// The reason why frames cannot be compared with those of `recorded`; nil if they can.
  func measureNote(since recorded: RecordingOptions) -> String? {
    let pairs = [
      ("--measure \(recorded.measure)", "--measure \(measure)"),
      (Self.heightWords(recorded.isFullHeight), Self.heightWords(isFullHeight)),
    ].filter { $0.0 != $0.1 }
    guard !pairs.isEmpty else { return nil }
    return Self.note(
      pairs.map(\.0).joined(separator: " "), pairs.map(\.1).joined(separator: " "))
  }

  private static func heightWords(_ isFull: Bool) -> String {
    isFull ? "--full-height" : "no --full-height"
  }

  /// The reason why pixels cannot be compared with those of `recorded`; nil if they can.
  func pictureNote(since recorded: RecordingOptions) -> String? {
    let pairs = [
      ("--style \(recorded.styleName)", "--style \(styleName)"),
      ("--show \(recorded.shown)", "--show \(shown)"),
      ("--text \(recorded.text)", "--text \(text)"),
    ].filter { $0.0 != $0.1 }
    if !pairs.isEmpty {
      return Self.note(
        pairs.map(\.0).joined(separator: " "), pairs.map(\.1).joined(separator: " "))
    }
    guard style != recorded.style else { return nil }
    return
      "the snapshot was drawn in version \(recorded.style) of the style, and this plumb draws in "
      + "version \(style); record it again with --record failed"
  }

  private var shown: String { show.isEmpty ? "none" : show.joined(separator: ",") }

  private static func note(_ recorded: String, _ current: String) -> String {
    "the snapshot was recorded with \(recorded), and this run uses \(current); test with the options that "
      + "it was recorded with, or record it again with --record failed"
  }
}

extension ShownConstraints {
  /// The names in `--show`.
  fileprivate var words: [String] {
    (hasGenerated ? ["constraints:all"] : hasWritten ? ["constraints"] : [])
      + views.map { "constraints:\($0)" }
  }
}
