import Foundation
import LayoutScene

extension Scene {
  /// How many of the screen's own values differ that a picture shows or that decide what is shown.
  func differences(from other: Scene) -> Int {
    let (own, other) = (own, other.own)
    return own == other ? 0 : max(1, Look.differences(own, other))
  }

  /// The screen without what is compared by itself: views, constraints and findings. Its name and its place in
  /// a document show nowhere, and its size is the root's.
  private var own: Scene {
    var scene = self
    (scene.views, scene.constraints) = ([], [])
    (scene.findings, scene.silenced, scene.allowances) = ([], [], [])
    (scene.name, scene.sizeOrigin, scene.size) = (nil, nil, .zero)
    return scene
  }

  /// For each view, the names of the layout rules that it breaks, sorted.
  var rulesByView: [[String]] {
    var rules: [String: [String]] = [:]
    for finding in findings where finding.rule.isAboutLayout {
      for view in finding.views { rules[view, default: []].append(finding.rule.rawValue) }
    }
    return views.map { (rules[$0.id] ?? []).sorted() }
  }
}

/// What a picture of a view shows besides its frame: the scene's own value, without what only follows from the
/// frame or shows nowhere. A property that is new counts until it is left out here.
struct Look {
  private let view: SceneView

  /// - Parameter isClose: whether margins and guides count, which only overlays show.
  init(_ view: SceneView, isClose: Bool) {
    var look = view
    // Frames are compared by themselves, and superviews by their names.
    look.alignmentRect.origin.x -= view.frame.minX
    look.alignmentRect.origin.y -= view.frame.minY
    look.alignmentRect.size.width -= view.frame.width
    look.alignmentRect.size.height -= view.frame.height
    (look.frame, look.exactFrame, look.exactAlignmentRect) = (.zero, .zero, .zero)
    (look.parent, look.origin) = (nil, nil)
    look.naturalSize = Self.rounded(CGRect(origin: .zero, size: view.naturalSize)).size
    // These follow from constraints and classes, and are for findings.
    look.hasStandardInsets = false
    (look.fixedAxes, look.keepsLeftToRight, look.adjustedContentInset) = ([], false, .zero)
    if !isClose { (look.margins, look.guides) = (.zero, []) }
    look.firstBaseline = view.firstBaseline.map(Self.rounded)
    look.lastBaseline = view.lastBaseline.map(Self.rounded)
    look.alignmentRect = Self.rounded(look.alignmentRect)
    look.contentOffset = Self.rounded(view.contentOffset)
    look.margins = Self.rounded(look.margins)
    look.guides = look.guides.map { SceneGuide(id: $0.id, frame: Self.rounded($0.frame)) }
    look.texts = view.texts.map(Self.shown)
    look.images = view.images.map { image in
      var image = image
      (image.rect, image.origin) = (Self.rounded(image.rect), nil)
      return image
    }
    look.ornaments = view.ornaments.map { ornament in
      var ornament = ornament
      ornament.rect = Self.rounded(ornament.rect)
      return ornament
    }
    if case .scroll(let size) = view.control {
      let size = Self.rounded(CGRect(origin: .zero, size: size)).size
      look.control = .scroll(contentSize: size)
    }
    self.view = look
  }

  /// The text without the space that the view has for it, which follows from the frame.
  private static func shown(_ text: SceneText) -> SceneText {
    var text = text
    (text.rect, text.box, text.origin) = (rounded(text.rect), .zero, nil)
    text.measurement.size = .zero
    (text.measurement.firstBaseline, text.measurement.lastBaseline) = (0, 0)
    (text.measurement.lines, text.measurement.brokenWord) = ([], nil)
    return text
  }

  /// How many properties differ.
  func differences(from other: Look) -> Int {
    view == other.view ? 0 : max(1, Self.differences(view, other.view))
  }

  /// How many stored properties of two values of one type differ.
  static func differences<Value>(_ a: Value, _ b: Value) -> Int {
    zip(Mirror(reflecting: a).children, Mirror(reflecting: b).children).count { a, b in
      switch (a.value as? AnyHashable, b.value as? AnyHashable) {
      case (let first?, let second?): first != second
      default: false
      }
    }
  }

  // MARK: Rounding

  /// The step of a grid that no coordinate in whole pixels is near the middle of, so that what differs by rounding
  /// alone is equal.
  private static func rounded(_ number: CGFloat) -> CGFloat {
    guard number.isFinite else { return number }
    return (number * 100 + 0.2718).rounded() / 100
  }

  private static func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: rounded(point.x), y: rounded(point.y))
  }

  private static func rounded(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
      height: rounded(rect.height))
  }

  private static func rounded(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: rounded(insets.top), left: rounded(insets.left), bottom: rounded(insets.bottom),
      right: rounded(insets.right))
  }
}
