import AutoLayout
import Files
import Foundation
import LayoutScene

/// What another engine gave a view, as a document writes it.
struct RecordedFrame: Sendable {
  /// In the superview's coordinates, points.
  var frame: CGRect?
  /// The class that the view had there, where there is none like it here.
  var unknownClass: String?
  /// The file of the view's picture, where it is of a kind that is not read here.
  var unreadPicture: String?
  /// Whether the record is known to be older than the document.
  var isStale = false
  /// The intrinsic size that the other engine had; nil for none.
  var intrinsicSize: CGSize?
  /// The baselines that the text had there.
  var baselines: BaselineOffsets?
}

extension Value where T == RecordedFrame {
  static var recordedFrame: Value {
    .fields(
      "a record", { RecordedFrame() },
      [
        Field("frame", kind: nil, .rect, \.frame)
          .noted("The frame in the superview: x, y, width, height.", example: [16, 20, 100, 44]),
        Field("class", kind: nil, .string, \.unknownClass)
          .noted(
            "The class that the view had there, where no class here is like it.",
            example: "mapThing"),
        Field("picture", kind: nil, .string, \.unreadPicture)
          .noted(
            "The file of the view's picture, where it is of a kind that is not read here.",
            example: "photo.heic"),
        Field("stale", kind: nil, .boolean, \.isStale)
          .noted(
            "Whether the record is older than the document, so that it is not compared.",
            default: false, example: true),
        Field("intrinsic", kind: nil, .size(Limits.number, allowsNone: true), \.intrinsicSize)
          .noted("The intrinsic size, points; - for no metric.", example: "100x30"),
        Field("baselines", kind: nil, .baselines, \.baselines)
          .noted(
            "The baselines of the text, points from the alignment rect's top and bottom.",
            example: ["first": 16, "last": 4]),
      ])
  }
}

extension DocumentReader {
  /// Keeps the record of a view, and gives the view its intrinsic size and baselines where the options ask for
  /// that.
  func note(_ record: RecordedFrame, of view: View) {
    if options.intrinsic == .recorded {
      if view.explicitIntrinsicContentSize == nil { use(record.intrinsicSize, of: view) }
      if view.explicitBaselines == nil { view.explicitBaselines = record.baselines }
    }
    if let name = record.unknownClass { noteUnknownClass(name, of: view) }
    if let path = record.unreadPicture { noteUnreadPicture(path, of: view) }
    guard let frame = record.frame, let name = view.identifier else { return }
    recordedSizes[name] = frame.size
    if !record.isStale {
      recordedFrames.append(ViewFrame(view: name, frame: frame))
    }
  }

  private func noteUnknownClass(_ name: String, of view: View) {
    let identifier = view.identifier ?? "a view"
    findings.append(
      Finding(
        rule: .unknownClass, view: view.identifier,
        message: "\(identifier) is of the unknown class \(quoted: name)",
        hint: "It is drawn as a plain view of its recorded size.", origin: view.origin))
  }

  private func noteUnreadPicture(_ path: String, of view: View) {
    let identifier = view.identifier ?? "a view"
    findings.append(
      Finding(
        rule: .unreadPicture, view: view.identifier,
        message: "the picture \(path) of \(identifier) is of a kind that is not read",
        hint: "It is drawn as a box of its recorded size. PNG, JPEG, PDF and SVG are read.",
        origin: view.origin))
  }

  /// Gives a view its recorded size. That of a symbol is the size of its image, of which the alignment rect leaves
  /// out the edges.
  private func use(_ size: CGSize?, of view: View) {
    view.explicitIntrinsicContentSize = size
    guard let size, let image = view as? ImageView else { return }
    afterwards {
      guard image.image?.systemName != nil else { return }
      let insets = image.alignmentRectInsets
      image.explicitIntrinsicContentSize = CGSize(
        width: size.width - insets.left - insets.right,
        height: size.height - insets.top - insets.bottom)
    }
  }
}
