import Foundation
import LayoutScene

/// Frames and masks as constraints.
final class FrameConstraints {
  private let system: ConstraintSystem
  private let items: Items
  /// Views whose frames wait for the size of their superview.
  @exclusivity(unchecked) private var waiting: [Item] = []

  init(_ system: ConstraintSystem) {
    self.system = system
    items = system.items
  }

  /// Whether frames wait for the size of their superview.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Replaces the constraints that are generated from a view's frame and mask.
  func update(_ item: Item) {
    for row in item.autoresizing { system.remove(row) }
    item.autoresizing = []
    guard let frame = item.record.autoresizing, let parent = item.parent else { return }
    let capture = frame.capture ?? item.capture ?? captured(frame, parent)
    item.capture = capture
    if capture == nil { waiting.append(item) }
    let offsets = (own: items.alignmentOffsets(of: item), above: items.alignmentOffsets(of: parent))
    let axes = AutoresizingAxis.both(
      frame: frame.frame, mask: frame.resizes ? frame.mask : [], capture)
    item.mask = frame.mask
    for axis in [axes.horizontal, axes.vertical] {
      let rules = axis.rules(
        FrameForms(item, parent, axis: axis.axis, own: offsets.own, above: offsets.above))
      for (rule, form) in rules {
        item.autoresizing.append(system.add(.autoresizing(item, axis.axis, rule), form, .equal))
      }
    }
  }

  /// Takes the frame that a view has now, instead of the one that was captured.
  func captureAnew(_ item: Item) {
    item.capture = nil
    update(item)
  }

  /// Captures the frames that waited for their superview's size. Returns whether there were any.
  func captureWaiting() -> Bool {
    let late = waiting
    waiting = []
    for item in late where items.contains(item) { update(item) }
    return !late.isEmpty
  }

  /// The frame and superview size that the formulas start from, for a view that has none yet. The
  /// superview's size is the reference size if one is set, or else the size that the superview has
  /// now. Nil while constraints place the superview and its size is not solved yet.
  private func captured(_ frame: AutoresizingFrame, _ parent: Item) -> AutoresizingFrame.Capture? {
    let size: CGSize
    if let reference = frame.referenceSize {
      size = reference
    } else if parent.isPlaced {
      size = parent.frame.size
    } else if parent === items.root {
      size = items.environment.windowSize ?? parent.record.keptFrame.size
    } else if let above = parent.record.autoresizing {
      size = above.frame.size
    } else {
      return nil
    }
    return AutoresizingFrame.Capture(frame: frame.frame, superviewSize: size)
  }
}
