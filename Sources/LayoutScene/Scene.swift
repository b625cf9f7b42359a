import Foundation

/// A screen after layout, as plain values with all coordinates decided. Drawing, comparisons and
/// reports use nothing else.
public struct Scene: Sendable, Hashable {
  /// The root view's identifier.
  public var id: String
  /// The screen's title; nil if it has none.
  public var name: String?
  /// The locale of the strings, a BCP 47 tag.
  public var locale: String
  /// The reading direction of the interface.
  public var direction: LayoutDirection
  /// The Dynamic Type size that the user has chosen.
  public var textSize: ContentSizeCategory
  /// Light or dark.
  public var appearance: Appearance
  /// The size in points.
  public var size: CGSize
  /// Device pixels per point.
  public var scale: CGFloat
  /// The insets of the safe area from the screen's edges, points.
  public var safeArea: EdgeInsets
  /// The height of the keyboard at the bottom of the screen, points; 0 for none.
  public var keyboardHeight: CGFloat = 0
  /// The device's name, such as `iphone-se`, or the size of a screen without a device.
  public var device: String
  /// The name of the screen in its document; nil for the only one.
  public var screen: String?
  /// The name of the screen's variant; nil for the screen without a variant.
  public var variant: String?
  /// The views in document order, which is also back to front: the root first, a view before its
  /// subviews.
  public var views: [SceneView]
  /// The active constraints, in document order of the views that hold them. There may be fewer or
  /// none if the caller did not want them.
  public var constraints: [SceneConstraint] {
    get { lazyConstraints.all }
    set { lazyConstraints = LazyConstraints(newValue) }
  }
  package var lazyConstraints: LazyConstraints
  /// The findings about the layout.
  public var findings: [Finding]
  /// The findings that the document's author expects, which are not in `findings`.
  public var silenced: [Finding]
  /// The findings that the document allows.
  public var allowances: [Allowance]
  /// Where the screen's size is written; nil for code.
  public var sizeOrigin: SourceLocation?
  /// The views whose place or size follows from a mistake in the document. What is found about these is no news.
  package var unreliable: Set<String> = []
  /// The views whose texts may have another contrast than the document is meant to give them, because of a mistake in it.
  package var miscolored: Set<String> = []
  /// Whether the document is one of Interface Builder, whose author has other words than those of layout documents, and
  /// no place to allow a finding.
  package var isOfInterfaceBuilder = false

  /// A scene; by default the device's name is made from the size.
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

  /// The traits under which the scene was laid out.
  public var cell: Cell {
    Cell(
      locale: locale, device: device, textSize: textSize, appearance: appearance,
      direction: direction, screen: screen, variant: variant)
  }

  /// The name, such as `375x667`, of a screen without a device.
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
  /// The frame in the superview's coordinates, points, with edges on device pixels.
  public var frame: CGRect
  /// The alignment rect in the superview's coordinates, points, with edges on device pixels.
  public var alignmentRect: CGRect
  /// Whether the alignment rect is the standard one of the class, as for a switch, and not set by
  /// the document or code.
  public var hasStandardInsets: Bool
  /// The solver's frame, not rounded.
  public var exactFrame: CGRect
  /// The solver's alignment rect, not rounded.
  public var exactAlignmentRect: CGRect
  /// The natural size of the content for the alignment rect, without any limit, points; −1 in a
  /// direction without a natural size.
  public var naturalSize: CGSize
  /// The places of the baselines that constraints use, points below the top of the frame; nil if
  /// the view has no text, or no space for it.
  ///
  /// They are the text's baselines while the view has its intrinsic height. In a higher or lower
  /// view, the first keeps its distance from the top and the last from the bottom, whereas a
  /// label's text stays in the middle. As Apple's guide says, baseline alignment is right only at
  /// the intrinsic height.
  public var firstBaseline, lastBaseline: CGFloat?
  /// Whether the view itself is hidden; it is also invisible if a superview is hidden.
  public var isHidden: Bool
  /// Whether a control is enabled; true for other views.
  public var isEnabled = true
  /// The border of a text field; other views ignore it.
  public var fieldBorder = FieldBorder.rounded
  /// What is drawn in the view besides its control; nil for nothing, as in most views.
  var extras: SceneExtras?
  /// The view's own opacity, from 0 to 1.
  public var alpha: Double
  /// The colour behind the view's content; nil for none.
  public var background: Color?
  /// The radius of the corners, points.
  public var cornerRadius: CGFloat
  /// Tint, border, shadow and the view's own direction.
  public var look = SceneLook()
  /// Whether subviews are clipped to this view's bounds, as in a scroll view.
  public var clipsToBounds: Bool
  /// The transform with which the view and its subviews are drawn, around the middle of its frame.
  /// Layout does not depend on it: `frame` and the places of subviews do not include it.
  public var transform = CGAffineTransform.identity
  /// The insets around a scroll view's content, including those for bars and the safe area, points.
  public var adjustedContentInset = EdgeInsets.zero
  /// How far the view's content is scrolled: the point of the subviews' coordinates that is at the
  /// view's top left corner.
  public var contentOffset: CGPoint
  /// The axes along which a view in a scroll view does not scroll, because constraints attach it to
  /// the scroll view's frame or to views outside. Empty for other views.
  public var fixedAxes: Set<SceneConstraint.Axis>
  /// The insets of the margins guide from this view's edges, points.
  public var margins: EdgeInsets
  /// Whether the view's semantic content attribute keeps its content from left to right in every
  /// language: playback, spatial or forceLeftToRight.
  public var keepsLeftToRight: Bool
  /// The margins guide, the safe area guide if there is one, and the guides that code or a document
  /// added.
  public var guides: [SceneGuide]
  /// The kind of control with its state.
  public var control: Control
  /// The content of a bar besides texts and images; nil for other views.
  public var bar: SceneBar?
  /// The texts from back to front, in this view's own coordinates.
  public var texts: [SceneText]
  /// The images from back to front, in this view's own coordinates.
  public var images: [SceneImage]
  /// Where the view is written; nil for code.
  public var origin: SourceLocation?

  /// A view; by default the alignment rect and the exact rectangles equal the frame.
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

/// The kind of control that a view is, with its visible state.
public enum Control: Sendable, Hashable {
  /// A view that shows nothing but a background.
  case plain
  /// A label: text that cannot be edited.
  case label
  /// A button.
  case button
  /// An image.
  case image
  /// One line of text to edit, with a border.
  case textField
  /// A text view: many lines of text to edit. `scrolls` is whether they scroll.
  case textView(scrolls: Bool)
  /// A switch. `color` is its colour while it is on; nil for the system's.
  indirect case `switch`(isOn: Bool, color: Color? = nil)
  /// A slider with a value from 0 to 1.
  case slider(value: Double)
  /// A progress bar with a value from 0 to 1.
  case progress(value: Double)
  /// A pair of buttons, plus and minus.
  case stepper
  /// A spinning wheel.
  case activityIndicator
  /// A segmented control: the number of its segments, and the index of the selected one from 0.
  case segmented(count: Int, selected: Int?)
  /// A page control: the number of its dots, the index of the current one from 0, and the colours of
  /// the others and of the current one; nil for the system's.
  indirect case pageControl(
    count: Int, current: Int, color: Color? = nil, currentColor: Color? = nil)
  /// A date picker: with texts a compact one, and otherwise one with wheels.
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
  /// A scroll view with the size of its content in points.
  case scroll(contentSize: CGSize)
}

/// A text at its place in a view.
public struct SceneText: Sendable, Hashable {
  /// The purpose of a text in its view.
  public enum Role: String, Sendable, Hashable {
    /// The text itself.
    case body
    /// The title of a control or bar.
    case title
    /// The placeholder of an empty field.
    case placeholder
    /// The title of a tappable bar item, in the tint.
    case action
    /// The title of a bar item that is not selected or disabled, in grey.
    case inactive
    /// The text of a badge.
    case badge
  }

  /// The complete text, even if it is shown cut off.
  public var string: String
  /// The font and all other attributes with which the text is set.
  public var attributes: TextAttributes
  /// The box for which the text was measured, in the view's coordinates, points. Lines start at its
  /// top and break at its width.
  public var rect: CGRect
  /// The space that the view has for the text, in the view's coordinates, points.
  public var box: CGRect
  /// The view's limit for the number of lines, 0 for none. If the box is not high enough for that
  /// many, `attributes.lineLimit` is less.
  public var lineLimit: Int
  /// The text's purpose.
  public var role: Role
  /// The colour; nil for the drawing style's colour.
  public var color: Color?
  /// Whether the system chose both the text's colour and that of the control behind it.
  public var isSystemColored = false
  /// The text's measurement at the width of `rect`.
  public var measurement: TextMeasurement
  /// Where the text is written, if not at the view; nil for code.
  public var origin: SourceLocation?

  /// A text; by default the box is `rect`, and the line limit that of the attributes.
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
  /// The path of the PNG; nil for a symbol, and for an image of which only the size is known.
  public var path: String?
  /// The system symbol that is drawn; nil for other images.
  public var symbol: SceneSymbol?
  /// Whether the image's opaque parts are drawn in a single colour.
  public var isTemplate = false
  /// The colour of a symbol or template; nil for the view's tint.
  public var color: Color?
  /// The image's rectangle in the view's coordinates, points.
  public var rect: CGRect
  /// What code drew, in an image of `drawingSize` points, which is stretched over `rect`; empty for a file.
  public var drawings: [SceneDrawing] = []
  /// The size of what code drew, points; zero for a file.
  public var drawingSize = CGSize.zero
  /// Whether the image is turned around its vertical middle.
  public var isMirrored = false
  /// Where the path is written; nil for code.
  public var origin: SourceLocation?

  /// An image at `rect`.
  public init(path: String? = nil, rect: CGRect, origin: SourceLocation? = nil) {
    self.path = path
    self.rect = rect
    self.origin = origin
  }
}

/// A layout guide, which pictures and lists show although it is invisible on a device.
public struct SceneGuide: Sendable, Hashable {
  /// The guide's identifier.
  public var id: String
  /// The frame from the owning view's top left corner, points, with edges on device pixels.
  public var frame: CGRect

  /// A guide at `frame`.
  public init(id: String, frame: CGRect) {
    self.id = id
    self.frame = frame
  }
}
