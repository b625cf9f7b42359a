import Foundation
import LayoutScene

extension ScrollView {
  /// Scrolls as far as `scrollAnchors` say, and otherwise stays at the start where it is at the start: the
  /// offset moves with the inset.
  func followInset() {
    let (inset, old) = (adjustedContentInset, followedInset)
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -inset.left }
    if offset.y == -old.top { offset.y = -inset.top }
    followedInset = inset
    let end = CGPoint(
      x: max(-inset.left, contentSize.width - frame.width + inset.right),
      y: max(-inset.top, contentSize.height - frame.height + inset.bottom))
    switch scrollAnchors.horizontal {
    case .start: offset.x = isLeftToRight ? -inset.left : end.x
    case .end: offset.x = isLeftToRight ? end.x : -inset.left
    case nil: break
    }
    switch scrollAnchors.vertical {
    case .start: offset.y = -inset.top
    case .end: offset.y = end.y
    case nil: break
    }
    if offset != contentOffset { contentOffset = offset }
  }
}
