import AutoLayout
import Files
import Foundation
import LayoutScene

/// What another engine gave a view, as a document writes it.
struct RecordedFrame: Sendable {
  /// In the superview's coordinates, points.
  var frame: CGRect?
  /// Whether the record is known to be older than the document.
  var isStale = false
  /// The intrinsic size that the other engine had; nil for none.
  var intrinsicSize: CGSize?
}

extension Value where T == RecordedFrame {
  static var recordedFrame: Value {
    .fields(
      "a record", { RecordedFrame() },
      [
        Field("frame", kind: nil, .rect) { $0.frame = $1 }
          .noted("The frame in the superview: x, y, width, height.", example: [16, 20, 100, 44]),
        Field("stale", kind: nil, .boolean) { $0.isStale = $1 }
          .noted(
            "Whether the record is older than the document, so that it is not compared.",
            default: false, example: true),
        Field("intrinsic", kind: nil, .size(Limits.number, allowsNone: true)) {
          $0.intrinsicSize = $1
        }
        .noted("The intrinsic size, points; - for no metric.", example: "100x30"),
      ])
  }
}

extension DocumentReader {
  /// Keeps the record of a view, and gives the view its intrinsic size where the options ask for that.
  func note(_ record: RecordedFrame, of view: View) {
    if options.intrinsic == .recorded, view.explicitIntrinsicContentSize == nil {
      view.explicitIntrinsicContentSize = record.intrinsicSize
    }
    if let frame = record.frame, !record.isStale, let name = view.identifier {
      recordedFrames.append(ViewFrame(view: name, frame: frame))
    }
  }
}
