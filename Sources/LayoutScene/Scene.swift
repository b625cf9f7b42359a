import Foundation

/// A screen after layout: plain values with every coordinate decided. Drawing, comparing and
/// reporting see this and nothing else.
public struct Scene: Sendable, Hashable {
  public var id: String
  /// What a person calls the screen.
  public var name: String?
  /// The locale that the strings were taken from, a BCP 47 tag.
  public var locale: String
  public var direction: LayoutDirection
  public var textSize: ContentSizeCategory
  public var appearance: Appearance
  /// Points.
  public var size: CGSize
  /// Device pixels per point.
  public var scale: CGFloat
  public var safeArea: EdgeInsets
  /// The device's name, such as `iphone-se`; the size where the screen is no device's.
  public var device: String
  /// In document order, which is also back to front: the root first, a view before its subviews.
  public var views: [SceneView]
  public var constraints: [SceneConstraint]
  public var findings: [Finding]
  /// Those that the document's author expects, which are left out of `findings`.
  public var silenced: [Finding]
  /// What the document's author expects to be found.
  public var allowances: [Allowance]
  /// Where somebody wrote how large the screen is.
  public var sizeOrigin: SourceLocation?

  public init(
    id: String = "root", name: String? = nil, locale: String = "en",
    direction: LayoutDirection = .leftToRight, textSize: ContentSizeCategory = .large,
    appearance: Appearance = .light, size: CGSize, scale: CGFloat = 2, safeArea: EdgeInsets = .zero,
    device: String? = nil, views: [SceneView], constraints: [SceneConstraint] = [],
    findings: [Finding] = [], silenced: [Finding] = [], allowances: [Allowance] = [],
    sizeOrigin: SourceLocation? = nil
  ) {
    self.id = id
    self.name = name
    self.locale = locale
    self.direction = direction
    self.textSize = textSize
    self.appearance = appearance
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.device = device ?? Self.name(ofSize: size)
    self.views = views
    self.constraints = constraints
    self.findings = findings
    self.silenced = silenced
    self.allowances = allowances
    self.sizeOrigin = sizeOrigin
  }

  /// The traits that the scene was laid out under.
  public var cell: Cell {
    Cell(
      locale: locale, device: device, textSize: textSize, appearance: appearance,
      direction: direction)
  }

  /// What stands in a device's place for a screen that is none's, such as `375x667`.
  public static func name(ofSize size: CGSize) -> String {
    String(decimal: size.width) + "x" + String(decimal: size.height)
  }
}

/// One view of a finished scene.
public struct SceneView: Sendable, Hashable {
  public var id: String
  /// The class as documents name it: `label`, `stack`, …
  public var className: String
  /// The index of the superview in `Scene.views`, smaller than this view's own; nil for the root.
  public var parent: Int?
  /// In the superview's coordinates, points, edges on device pixels.
  public var frame: CGRect
  public var alignmentRect: CGRect
  /// The same as the solver has them, not rounded.
  public var exactFrame: CGRect
  public var exactAlignmentRect: CGRect
  /// The size of the alignment rect that the content asks for where it has all the room it wants,
  /// points; −1 in a direction in which it asks for nothing.
  public var naturalSize: CGSize
  /// Where constraints see the baselines, from the top of the frame down, points; nil where the view
  /// has no text to have one, or no room for it.
  ///
  /// They are the text's while the view is as high as it wants to be. When it is stretched or
  /// squeezed, the first keeps its distance from the top and the last from the bottom, whereas a
  /// label's text stays in the middle: baseline alignment is right at the intrinsic height only, as
  /// Apple's guide says.
  public var firstBaseline, lastBaseline: CGFloat?
  /// The view's own flag; a view is also invisible when a superview is hidden.
  public var isHidden: Bool
  public var alpha: Double
  public var background: Color?
  /// Points.
  public var cornerRadius: CGFloat
  /// Whether subviews are cut off at this view's edges, as in a scroll view.
  public var clipsToBounds: Bool
  /// How far what is in the view is scrolled: the point of the subviews' coordinates that is at its top
  /// left corner.
  public var contentOffset: CGPoint
  /// The axes along which the view keeps its place while the scroll view that it is in scrolls, because
  /// constraints hold it by the scroll view's frame or by what is outside. Empty in other views.
  public var fixedAxes: Set<SceneConstraint.Axis>
  /// Insets of the margins guide from this view's edges.
  public var margins: EdgeInsets
  /// Whether the view's semantic content keeps what is in it from left to right in every language:
  /// playback, spatial and forceLeftToRight.
  public var keepsLeftToRight: Bool
  public var guides: [SceneGuide]
  public var control: Control
  /// Texts back to front, each in this view's own coordinates.
  public var texts: [SceneText]
  /// Images back to front, each in this view's own coordinates.
  public var images: [SceneImage]
  public var origin: SourceLocation?

  public init(
    id: String, className: String = "view", parent: Int?, frame: CGRect,
    alignmentRect: CGRect? = nil, exactFrame: CGRect? = nil, exactAlignmentRect: CGRect? = nil,
    naturalSize: CGSize = CGSize(width: -1, height: -1),
    firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil, isHidden: Bool = false,
    alpha: Double = 1, background: Color? = nil, cornerRadius: CGFloat = 0,
    clipsToBounds: Bool = false, contentOffset: CGPoint = .zero,
    fixedAxes: Set<SceneConstraint.Axis> = [],
    margins: EdgeInsets = EdgeInsets(all: 8), keepsLeftToRight: Bool = false,
    guides: [SceneGuide] = [], control: Control = .plain, texts: [SceneText] = [],
    images: [SceneImage] = [], origin: SourceLocation? = nil
  ) {
    self.id = id
    self.className = className
    self.parent = parent
    self.frame = frame
    self.alignmentRect = alignmentRect ?? frame
    self.exactFrame = exactFrame ?? frame
    self.exactAlignmentRect = exactAlignmentRect ?? alignmentRect ?? frame
    self.naturalSize = naturalSize
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isHidden = isHidden
    self.alpha = alpha
    self.background = background
    self.cornerRadius = cornerRadius
    self.clipsToBounds = clipsToBounds
    self.contentOffset = contentOffset
    self.fixedAxes = fixedAxes
    self.margins = margins
    self.keepsLeftToRight = keepsLeftToRight
    self.guides = guides
    self.control = control
    self.texts = texts
    self.images = images
    self.origin = origin
  }
}

/// What kind of control a view is and the state that shows.
public enum Control: Sendable, Hashable {
  case plain
  case label
  case button
  case image
  case textField
  case textView(scrolls: Bool)
  case `switch`(isOn: Bool)
  /// Values from 0 to 1.
  case slider(value: Double)
  case progress(value: Double)
  case stepper
  case activityIndicator
  case segmented(count: Int, selected: Int?)
  case pageControl(count: Int, current: Int)
  case datePicker
  case searchBar
  case navigationBar
  case tabBar
  case toolbar
  case stack
  /// The size of the content in points.
  case scroll(contentSize: CGSize)
}

/// A text at its place in a view.
public struct SceneText: Sendable, Hashable {
  public enum Role: String, Sendable, Hashable {
    case body, title, placeholder
  }

  public var string: String
  public var attributes: TextAttributes
  /// The box that the text was measured for, in the view's coordinates, points. Lines start at its
  /// top and break at its width.
  public var rect: CGRect
  /// The room that the view has for the text, in the view's coordinates, points.
  public var box: CGRect
  /// The most lines that the view lets the text have, 0 for no limit. Where the box is not high enough
  /// for all of them `attributes.lineLimit` is less.
  public var lineLimit: Int
  public var role: Role
  /// Nil for the style's own colour.
  public var color: Color?
  /// How it measures at the width of `rect`.
  public var measurement: TextMeasurement

  public init(
    string: String, attributes: TextAttributes, rect: CGRect, box: CGRect? = nil,
    lineLimit: Int? = nil, role: Role = .body, color: Color? = nil, measurement: TextMeasurement
  ) {
    self.string = string
    self.attributes = attributes
    self.rect = rect
    self.box = box ?? rect
    self.lineLimit = lineLimit ?? attributes.lineLimit
    self.role = role
    self.color = color
    self.measurement = measurement
  }
}

/// An image at its place in a view.
public struct SceneImage: Sendable, Hashable {
  /// The PNG's path, or nil for an image of which only the size is known.
  public var path: String?
  /// In the view's coordinates, points.
  public var rect: CGRect
  /// Where somebody wrote the path.
  public var origin: SourceLocation?

  public init(path: String? = nil, rect: CGRect, origin: SourceLocation? = nil) {
    self.path = path
    self.rect = rect
    self.origin = origin
  }
}

/// A layout guide, drawn and listed but never visible on a device.
public struct SceneGuide: Sendable, Hashable {
  public var id: String
  /// From the owning view's top left corner, points, edges on device pixels.
  public var frame: CGRect

  public init(id: String, frame: CGRect) {
    self.id = id
    self.frame = frame
  }
}

/// A constraint: a line between two anchors for the pictures that show constraints, and what rules
/// ask of it.
public struct SceneConstraint: Sendable, Hashable {
  public enum Axis: String, Sendable, Hashable {
    case horizontal, vertical
  }

  public var id: String?
  /// As a person would write it.
  public var description: String
  public var axis: Axis
  /// In the root's coordinates, points.
  public var start, end: CGPoint
  /// 1 … 1000.
  public var priority: Double
  public var isSatisfied: Bool
  /// The identifiers of the views that it is about, first item first; a guide counts as its owner.
  public var views: [String]
  /// Whether it relates left or right edges, which do not follow the reading direction.
  public var usesSides: Bool
  /// Whether somebody wrote it, rather than a stack view for its arrangement.
  public var isWritten: Bool
  public var origin: SourceLocation?

  public init(
    id: String? = nil, description: String, axis: Axis, start: CGPoint, end: CGPoint,
    priority: Double = 1000, isSatisfied: Bool = true, views: [String] = [],
    usesSides: Bool = false, isWritten: Bool = true, origin: SourceLocation? = nil
  ) {
    self.id = id
    self.description = description
    self.axis = axis
    self.start = start
    self.end = end
    self.priority = priority
    self.isSatisfied = isSatisfied
    self.views = views
    self.usesSides = usesSides
    self.isWritten = isWritten
    self.origin = origin
  }
}
