import Foundation

/// A screen after layout: plain values with every coordinate decided. Drawing, comparing and
/// reporting see this and nothing else.
public struct Scene: Sendable, Hashable {
  /// The root view's identifier.
  public var id: String
  /// What a person calls the screen.
  public var name: String?
  /// The locale that the strings were taken from, a BCP 47 tag.
  public var locale: String
  /// The reading direction of the interface.
  public var direction: LayoutDirection
  /// The text size that the person has chosen.
  public var textSize: ContentSizeCategory
  /// Light or dark.
  public var appearance: Appearance
  /// Points.
  public var size: CGSize
  /// Device pixels per point.
  public var scale: CGFloat
  /// How far bars, notches and the like reach into the screen, points.
  public var safeArea: EdgeInsets
  /// How far a keyboard reaches into the screen from the bottom, points; 0 for none.
  public var keyboardHeight: CGFloat = 0
  /// The device's name, such as `iphone-se`; the size where the screen is no device's.
  public var device: String
  /// Which of a document's screens it is; nil for the only one.
  public var screen: String?
  /// Which variant of the screen it is; nil for the screen as it is.
  public var variant: String?
  /// In document order, which is also back to front: the root first, a view before its subviews.
  public var views: [SceneView]
  /// The active constraints, in document order of the views that hold them; fewer or none where the
  /// caller did without.
  public var constraints: [SceneConstraint] {
    get { lazyConstraints.all }
    set { lazyConstraints = LazyConstraints(newValue) }
  }
  package var lazyConstraints: LazyConstraints
  /// What a person should know about the layout.
  public var findings: [Finding]
  /// Those that the document's author expects, which are left out of `findings`.
  public var silenced: [Finding]
  /// What the document's author expects to be found.
  public var allowances: [Allowance]
  /// Where somebody wrote how large the screen is.
  public var sizeOrigin: SourceLocation?

  /// A scene. The device's name is made of the size unless given.
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
    lazyConstraints = LazyConstraints(constraints)
    self.findings = findings
    self.silenced = silenced
    self.allowances = allowances
    self.sizeOrigin = sizeOrigin
  }

  /// The traits that the scene was laid out under.
  public var cell: Cell {
    Cell(
      locale: locale, device: device, textSize: textSize, appearance: appearance,
      direction: direction, screen: screen, variant: variant)
  }

  /// What stands in a device's place for a screen that is none's, such as `375x667`.
  public static func name(ofSize size: CGSize) -> String {
    String(decimal: size.width) + "x" + String(decimal: size.height)
  }
}

/// One view of a finished scene.
public struct SceneView: Sendable, Hashable {
  /// The view's identifier, or its path of indexes from the root; unique in a scene.
  public var id: String
  /// The class as documents name it: `label`, `stack`, …
  public var className: String
  /// The index of the superview in `Scene.views`, smaller than this view's own; nil for the root.
  public var parent: Int?
  /// In the superview's coordinates, points, edges on device pixels.
  public var frame: CGRect
  /// The alignment rect in the superview's coordinates, points, edges on device pixels.
  public var alignmentRect: CGRect
  /// Whether the alignment rect follows from the class, as a switch's does, and nobody has set it.
  public var hasStandardInsets: Bool
  /// The frame as the solver has it, not rounded.
  public var exactFrame: CGRect
  /// The alignment rect as the solver has it, not rounded.
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
  /// Whether a control reacts; true in views that are none.
  public var isEnabled = true
  /// The edges of a text field; other views do not have them.
  public var fieldBorder = FieldBorder.rounded
  /// Signs and lines over the background, each in this view's own coordinates.
  public var ornaments: [SceneOrnament] = []
  /// The view's own opacity, from 0 to 1.
  public var alpha: Double
  /// The colour behind the view's content; nil for none.
  public var background: Color?
  /// Points.
  public var cornerRadius: CGFloat
  /// Tint, border, shadow and the view's own direction.
  public var look = SceneLook()
  /// Whether subviews are cut off at this view's edges, as in a scroll view.
  public var clipsToBounds: Bool
  /// How the view is drawn turned, scaled or moved, with all that is in it, round the middle of its frame.
  /// Layout does not depend on it: `frame` and all places below are those without it.
  public var transform = CGAffineTransform.identity
  /// The room around what a scroll view scrolls, with what it adds for bars and the safe area, points.
  public var adjustedContentInset = EdgeInsets.zero
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
  /// The margins guide, the safe area if there is one, and the guides that code or a document
  /// added.
  public var guides: [SceneGuide]
  /// What kind of control the view is, with its state.
  public var control: Control
  /// What a bar shows besides texts and images; nil for a view that is none.
  public var bar: SceneBar?
  /// Texts back to front, each in this view's own coordinates.
  public var texts: [SceneText]
  /// Images back to front, each in this view's own coordinates.
  public var images: [SceneImage]
  /// Where the view is written; nil for code.
  public var origin: SourceLocation?

  /// A view. The alignment rect and the exact rectangles are the frame unless given.
  public init(
    id: String, className: String = "view", parent: Int?, frame: CGRect,
    alignmentRect: CGRect? = nil, hasStandardInsets: Bool = false, exactFrame: CGRect? = nil,
    exactAlignmentRect: CGRect? = nil,
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
    self.hasStandardInsets = hasStandardInsets
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
  /// A view that shows nothing of its own but a background.
  case plain
  /// Text that is only read.
  case label
  /// A button.
  case button
  /// An image.
  case image
  /// One line of text to edit, with a border.
  case textField
  /// Many lines of text to edit, and whether they scroll.
  case textView(scrolls: Bool)
  /// A switch, and its colour while it is on; nil for the system's.
  case `switch`(isOn: Bool, color: Color? = nil)
  /// Values from 0 to 1.
  case slider(value: Double)
  /// A bar that shows progress, from 0 to 1.
  case progress(value: Double)
  /// A pair of buttons, plus and minus.
  case stepper
  /// A spinning wheel.
  case activityIndicator
  /// A segmented control: how many segments it has, and the index of the selected one from 0.
  case segmented(count: Int, selected: Int?)
  /// A page control: how many dots it has, and the index of the current one from 0.
  case pageControl(count: Int, current: Int)
  /// A date picker with wheels.
  case datePicker
  /// A search bar.
  case searchBar
  /// A navigation bar.
  case navigationBar
  /// A tab bar.
  case tabBar
  /// A toolbar.
  case toolbar
  /// A stack view, which shows nothing of its own.
  case stack
  /// The size of the content in points.
  case scroll(contentSize: CGSize)
}

/// A text at its place in a view.
public struct SceneText: Sendable, Hashable {
  /// What a text is for in its view.
  public enum Role: String, Sendable, Hashable {
    /// The text itself.
    case body
    /// The title of a control or bar.
    case title
    /// What stands in an empty field.
    case placeholder
    /// The title of something in a bar that can be tapped: in the tint.
    case action
    /// The title of something in a bar that is not selected, or does not react: grey.
    case inactive
    /// What stands in a badge.
    case badge
  }

  /// The text, whole even where it is cut off.
  public var string: String
  /// The font and everything else that decides how the text is set.
  public var attributes: TextAttributes
  /// The box that the text was measured for, in the view's coordinates, points. Lines start at its
  /// top and break at its width.
  public var rect: CGRect
  /// The room that the view has for the text, in the view's coordinates, points.
  public var box: CGRect
  /// The most lines that the view lets the text have, 0 for no limit. Where the box is not high enough
  /// for all of them `attributes.lineLimit` is less.
  public var lineLimit: Int
  /// What the text is for.
  public var role: Role
  /// Nil for the style's own colour.
  public var color: Color?
  /// Whether the system chose the colour and that of the control behind it.
  public var isSystemColored = false
  /// How it measures at the width of `rect`.
  public var measurement: TextMeasurement
  /// Where somebody wrote the text, if not where the view is.
  public var origin: SourceLocation?

  /// A text. The box is `rect`, and the line limit that of the attributes, unless given.
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
  /// The system symbol that is drawn; nil for other images.
  public var symbol: SceneSymbol?
  /// Whether the image is drawn in one colour: all that is opaque in it.
  public var isTemplate = false
  /// The colour of a symbol or template; nil for the view's tint.
  public var color: Color?
  /// In the view's coordinates, points.
  public var rect: CGRect
  /// Where somebody wrote the path.
  public var origin: SourceLocation?

  /// An image at `rect`.
  public init(path: String? = nil, rect: CGRect, origin: SourceLocation? = nil) {
    self.path = path
    self.rect = rect
    self.origin = origin
  }
}

/// A layout guide, drawn and listed but never visible on a device.
public struct SceneGuide: Sendable, Hashable {
  /// The guide's identifier.
  public var id: String
  /// From the owning view's top left corner, points, edges on device pixels.
  public var frame: CGRect

  /// A guide at `frame`.
  public init(id: String, frame: CGRect) {
    self.id = id
    self.frame = frame
  }
}
