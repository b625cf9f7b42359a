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
        Field("intrinsic", kind: nil, .size(NumberLimits.number, allowsNone: true), \.intrinsicSize)
          .noted("The intrinsic size, points; - for no metric.", example: "100x30"),
        Field("baselines", kind: nil, .baselines, \.baselines)
          .noted(
            "The baselines of the text, points from the alignment rect's top and bottom.",
            example: ["first": 16, "last": 4]),
      ])
  }
}
