import AutoLayout
import Files
import Foundation
import LayoutScene

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
