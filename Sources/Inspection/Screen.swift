import Foundation
import LayoutScene

/// A scene, with the values that the rules need of each view: where it is on the screen, which part
/// of it is visible, and what is in it. The arrays have the order of the scene's views. It is a class, as rules hand
/// it on for each view, and a copy would count references to all of its arrays.
final class Screen: Sendable {
  let scene: Scene
  /// Alignment rects in the root's coordinates, points. For a view under a transform it is the
  /// bounding box of the transformed rectangle.
  let rects: [CGRect]
  /// Frames in the root's coordinates, points; bounding boxes like `rects`.
  let frames: [CGRect]
  /// For each view the area that clipping superviews leave visible, in the root's coordinates.
  let clips: [CGRect]
  /// For each view the area in which clipping superviews let it be seen, wherever the scroll views
  /// around it are scrolled to. In the root's coordinates, as they are scrolled now.
  let reaches: [CGRect]
  /// Whether the view is shown: neither it nor a superview is hidden or has an alpha of 0.
  let isShown: [Bool]
  /// For each view the index after its last descendant: descendants directly follow their ancestor.
  let ends: [Int]
  /// For each view the index of the innermost superview that scrolls.
  let scrollers: [Int?]
  /// Whether the view is a control or shows text. The rules about places look at these views.
  let hasContent: [Bool]
  private let indexes: [String: Int]
  /// The views' origins in the root's coordinates, before transforms.
  private let origins: [CGPoint]
  /// Transforms from there to the place where a view is drawn; empty where no view has a transform.
  private let transforms: [CGAffineTransform]

  init(_ scene: Scene) {
    self.scene = scene
    origins = scene.absoluteOrigins()
    let screen = CGRect(origin: .zero, size: scene.size)
    transforms = scene.drawnTransforms(origins: origins)
    frames = scene.views.indices.map { [origins, transforms] index in
      let frame = CGRect(origin: origins[index], size: scene.views[index].frame.size)
      return transforms.isEmpty ? frame : frame.applying(transforms[index])
    }
    rects = scene.views.indices.map { [origins, transforms] index in
      let frame = scene.views[index].frame
      let rect = scene.views[index].alignmentRect.offsetBy(
        dx: origins[index].x - frame.minX, dy: origins[index].y - frame.minY)
      return transforms.isEmpty ? rect : rect.applying(transforms[index])
    }
    var (clips, isShown, scrollers): ([CGRect], [Bool], [Int?]) = ([], [], [])
    // Views are not copied out of the array: a copy counts references to everything in the view.
    for index in scene.views.indices {
      let shows = !scene.views[index].isHidden && scene.views[index].alpha > 0
      guard let parent = scene.views[index].parent else {
        clips.append(screen)
        isShown.append(shows)
        scrollers.append(nil)
        continue
      }
      let clipsBelow = scene.views[parent].clipsToBounds
      clips.append(clipsBelow ? clips[parent].common(frames[parent]) : clips[parent])
      isShown.append(isShown[parent] && shows)
      scrollers.append(scene.views[parent].scrolls ? parent : scrollers[parent])
    }
    (self.clips, self.isShown, self.scrollers) = (clips, isShown, scrollers)
    reaches = Self.reaches(in: scene, frames: frames)
    ends = Self.ends(of: scene.views)
    hasContent = scene.views.map { $0.isControl || $0.showsText }
    indexes = Dictionary(
      zip(scene.views.map(\.id), scene.views.indices), uniquingKeysWith: { first, _ in first })
  }

  private static func reaches(in scene: Scene, frames: [CGRect]) -> [CGRect] {
    var reaches: [CGRect] = []
    for index in scene.views.indices {
      guard let parent = scene.views[index].parent else {
        reaches.append(CGRect(origin: .zero, size: scene.size))
        continue
      }
      guard scene.views[parent].clipsToBounds else {
        reaches.append(reaches[parent])
        continue
      }
      var reach = reaches[parent].common(frames[parent])
      if !reach.isEmpty, let content = scene.views[parent].content(at: frames[parent]) {
        for axis in [SceneConstraint.Axis.horizontal, .vertical]
        where scene.views[parent].scrolls(axis) && !scene.views[index].fixedAxes.contains(axis) {
          reach.extend(to: content, axis)
        }
      }
      reaches.append(reach)
    }
    return reaches
  }

  private static func ends(of views: [SceneView]) -> [Int] {
    var ends = Array(views.indices.map { $0 + 1 })
    for index in views.indices.reversed() {
      if let parent = views[index].parent { ends[parent] = max(ends[parent], ends[index]) }
    }
    return ends
  }

  var views: [SceneView] { scene.views }

  /// The index of the first view with this identifier.
  func index(of id: String) -> Int? { indexes[id] }

  /// Whether `index` is below `ancestor`, at any depth.
  func isDescendant(_ index: Int, of ancestor: Int) -> Bool {
    ancestor < index && index < ends[ancestor]
  }

  /// The visible part of a view's alignment rect; empty where none is visible.
  func seen(_ index: Int) -> CGRect { rects[index].common(clips[index]) }

  /// The part of a view's alignment rect that can be scrolled into sight; empty where there is none.
  func reached(_ index: Int) -> CGRect { rects[index].common(reaches[index]) }

  /// The part of a scroll view in which its content is seen, between bars and in the root's
  /// coordinates.
  func window(of scroller: Int) -> CGRect {
    let frame = frames[scroller].common(reaches[scroller])
    let room = frame.common(frames[scroller].inset(by: views[scroller].adjustedContentInset))
    return room.isEmpty ? frame : room
  }

  /// Converts a point from a view's coordinates to the root's, at the place where the view is
  /// drawn.
  func place(of point: CGPoint, in index: Int) -> CGPoint {
    let place = CGPoint(x: origins[index].x + point.x, y: origins[index].y + point.y)
    return transforms.isEmpty ? place : place.applying(transforms[index])
  }

  /// Whether the view or a superview has a transform.
  func isTransformed(_ index: Int) -> Bool {
    !transforms.isEmpty && !transforms[index].isIdentity
  }

  /// Whether a view covers a point of its box in `frames`, given in the root's coordinates: a point
  /// outside the round corners, or outside the turned rectangle of a view under a transform, is not
  /// covered.
  func isDrawn(at place: CGPoint, in index: Int) -> Bool {
    let radius = views[index].cornerRadius
    guard isTransformed(index), transforms[index].keepsArea else {
      return !frames[index].roundsOff(place, radius: radius)
    }
    let own = place.applying(transforms[index].inverted())
    let box = CGRect(origin: origins[index], size: views[index].frame.size)
    return box.contains(x: own.x, y: own.y) && !box.roundsOff(own, radius: radius)
  }

  /// Whether a swipe shows one of the two views beside the content of its cell, and the other one is in that content.
  func isSwipedApart(_ first: Int, _ second: Int) -> Bool {
    [(first, second), (second, first)].contains { action, other in
      views[action].look.isSwipeAction
        && views[action].parent.map { isDescendant(other, of: $0) } ?? false
    }
  }

  /// The name by which a view is written where constraints and hints are about it: swipe actions have none but their cell's.
  func writtenName(of index: Int) -> String {
    let cell = views[index].look.isSwipeAction ? views[index].parent : nil
    return views[cell ?? index].id
  }

  /// The superviews, the nearest first.
  func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(state: views[index].parent) { [views] next -> Int? in
      guard let current = next else { return nil }
      next = views[current].parent
      return current
    }
  }
}

extension SceneView {
  /// Whether the view shows more text than white space.
  var showsText: Bool {
    texts.contains { text in text.string.contains { !$0.isWhitespace } }
  }

  /// Whether the view is a control: something with a form of its own that people read or touch.
  /// Labels count by their text instead, and views that only hold others do not count.
  var isControl: Bool {
    switch control {
    case .plain, .label, .image, .stack, .scroll: false
    case .button, .textField, .textView, .switch, .slider, .progress, .stepper, .activityIndicator,
      .segmented, .pageControl, .datePicker, .searchBar, .navigationBar, .tabBar, .toolbar:
      true
    }
  }

  /// Whether the view has more content than it shows at once.
  var scrolls: Bool {
    guard case .scroll = control else { return false }
    return scrolls(.horizontal) || scrolls(.vertical)
  }

  /// Where a scroll view's content is at present, for a scroll view with this frame in the root's
  /// coordinates.
  func content(at frame: CGRect) -> CGRect? {
    guard case .scroll(let size) = control else { return nil }
    return CGRect(
      x: frame.minX - contentOffset.x, y: frame.minY - contentOffset.y, width: size.width,
      height: size.height)
  }

  /// Whether there is more content along the axis than the view shows at once in the area that bars
  /// and the safe area leave free.
  func scrolls(_ axis: SceneConstraint.Axis) -> Bool {
    guard case .scroll(let content) = control else { return false }
    let room = CGRect(origin: .zero, size: frame.size).inset(by: adjustedContentInset)
    return axis == .horizontal
      ? content.width > room.width + tolerance : content.height > room.height + tolerance
  }
}

/// Places that differ by no more than this, in points, count as the same: half a point is the width
/// of the finest line that can be seen.
let tolerance: CGFloat = 0.5

extension CGRect {
  func contains(x: CGFloat, y: CGFloat) -> Bool { minX <= x && x < maxX && minY <= y && y < maxY }

  /// Grows along one axis until it includes `other`.
  mutating func extend(to other: CGRect, _ axis: SceneConstraint.Axis) {
    let whole = union(other)
    switch axis {
    case .horizontal: (origin.x, size.width) = (whole.minX, whole.width)
    case .vertical: (origin.y, size.height) = (whole.minY, whole.height)
    }
  }
}

extension CGFloat {
  /// The number for a sentence: at most one decimal, and none for whole points.
  var points: String { String(decimal: self, places: 1) }
}

extension SceneConstraint {
  /// The constraint in a sentence.
  var name: Sentence { "\(constraint: description, views: views)" }
}

extension String {
  /// The text as sentences quote it, at most 40 characters.
  var excerpt: String { count > 40 ? prefix(39) + "…" : self }
}

extension CGRect {
  /// How far round corners move the left and right edges in at the height `y`, in points.
  func cornerInset(at y: CGFloat, radius: CGFloat) -> CGFloat {
    let radius = min(radius, width / 2, height / 2)
    let rise = max(minY + radius - y, y - (maxY - radius))
    guard rise > 0, rise <= radius else { return 0 }
    return radius - (radius * radius - rise * rise).squareRoot()
  }

  /// Whether a point of the rectangle is outside its round corners.
  func roundsOff(_ place: CGPoint, radius: CGFloat) -> Bool {
    guard radius > 0 else { return false }
    let inset = cornerInset(at: place.y, radius: radius)
    return place.x < minX + inset || place.x > maxX - inset
  }
}
