import Foundation
import LayoutScene

/// The contents of a contact sheet: many cells of one screen side by side, with marks and findings.
/// The caller words everything; drawing only sets the words.
public struct Sheet: Sendable {
  /// The screen's title.
  public var title: String
  /// The document's name and the traits that all cells share.
  public var subtitle: String
  /// The cells, in the order in which they are shown.
  public var panels: [Panel]
  /// The findings in the order of their numbers, the first of which is 1.
  public var notes: [Note]

  /// A sheet.
  public init(title: String, subtitle: String = "", panels: [Panel], notes: [Note] = []) {
    self.title = title
    self.subtitle = subtitle
    self.panels = panels
    self.notes = notes
  }

  /// One cell.
  public struct Panel: Sendable {
    /// The scene that the panel shows.
    public var scene: Scene
    /// The words for the cell's traits.
    public var labels: Labels
    /// The words below the picture, such as “4 views differ”.
    public var caption: String
    /// The views that differ from the source language.
    public var marks: [Mark]
    /// The device whose camera housing, status bar and home indicator are drawn; nil for the screen
    /// alone.
    public var frame: DeviceFrame?

    /// A panel; by default it has no caption, no marks and no device.
    public init(
      scene: Scene, labels: Labels, caption: String = "", marks: [Mark] = [],
      frame: DeviceFrame? = nil
    ) {
      self.frame = frame
      self.scene = scene
      self.labels = labels
      self.caption = caption
      self.marks = marks
    }
  }

  /// The words for a cell's traits. Those that all cells share are not shown.
  public struct Labels: Sendable, Hashable {
    /// The locale's name in its own language.
    public var locale: String
    /// The locale's tag, shown in brackets after the name; nil where the name is enough.
    public var tag: String?
    /// The words for the cell's other traits; empty for none.
    public var device, textSize, appearance, direction: String
    /// The screen of a document with several, and its variant; empty for none.
    public var screen, variant: String

    /// Labels; those that are not given are empty.
    public init(
      locale: String, tag: String? = nil, device: String = "", textSize: String = "",
      appearance: String = "", direction: String = "", screen: String = "", variant: String = ""
    ) {
      (self.screen, self.variant) = (screen, variant)
      self.locale = locale
      self.tag = tag
      self.device = device
      self.textSize = textSize
      self.appearance = appearance
      self.direction = direction
    }

    /// The words for a trait.
    func word(for trait: Cell.Trait) -> String {
      switch trait {
      case .locale: locale
      case .device: device
      case .textSize: textSize
      case .appearance: appearance
      case .direction: direction
      case .screen: screen
      case .variant: variant
      }
    }
  }

  /// A view that differs from the source language.
  public struct Mark: Sendable, Hashable {
    /// How a view differs.
    public enum Kind: Sendable, Hashable, CaseIterable {
      /// Its size differs.
      case resized
      /// Its size is the same and its place differs.
      case moved
      /// It is shown in this cell but not in the source language.
      case appeared
      /// It is shown in the source language but not in this cell.
      case vanished
    }

    /// How the view differs.
    public var kind: Kind
    /// The view's identifier.
    public var view: String
    /// The frame that the view has in the source language, in the root's coordinates, points; used
    /// for a view that is not shown here.
    public var place: CGRect
    /// The amount of the difference, such as `+12`; empty for an outline alone.
    public var label: String

    /// A mark at `place`, in the root's coordinates, points.
    public init(kind: Kind, view: String, place: CGRect, label: String = "") {
      self.kind = kind
      self.view = view
      self.place = place
      self.label = label
    }
  }

  /// A finding, which has one number in all cells that it is about.
  public struct Note: Sendable, Hashable {
    /// How much the finding matters.
    public var severity: Finding.Severity
    /// The name of the rule, such as `text/truncated`.
    public var rule: String
    /// The wordings of the finding: one, or several where it is worded differently in different
    /// cells.
    public var statements: [Statement]
    /// The identifier of the view at which the number is shown.
    public var view: String?
    /// The indices of the panels that have the finding.
    public var panels: [Int]
    /// Words for these panels.
    public var cells: String

    /// What is wrong and how to fix it.
    public struct Statement: Sendable, Hashable {
      /// What is wrong, one sentence.
      public var text: String
      /// How to fix it, one sentence; nil where `text` is enough.
      public var hint: String?

      /// A statement.
      public init(_ text: String, hint: String? = nil) {
        self.text = text
        self.hint = hint
      }
    }

    /// A note about the panels at these indices.
    public init(
      severity: Finding.Severity, rule: String, statements: [Statement],
      view: String? = nil, panels: [Int], cells: String = ""
    ) {
      self.severity = severity
      self.rule = rule
      self.statements = statements
      self.view = view
      self.panels = panels
      self.cells = cells
    }
  }
}

/// How a sheet is drawn.
public struct SheetOptions: Sendable, Hashable {
  /// Pixels per point of the sheet, 1 … 8; nil for 2, or for 1 if the picture would be very large
  /// at 2.
  public var scale: CGFloat?
  /// How views and controls are drawn; as a wireframe by default.
  public var style: DrawingStyle
  /// The overlays that are drawn over each cell.
  public var overlays: Overlays
  /// Which constraints the overlay of constraints shows; by default those written in code or in the
  /// document.
  public var constraints: ShownConstraints
  /// How SVG files hold text; outlines by default.
  public var svgText: SVGText

  /// Options. The defaults are a scale that fits the sheet, wireframes, no overlays, the written
  /// constraints, and outlines in SVG.
  public init(
    scale: CGFloat? = nil, style: DrawingStyle = .wireframe, overlays: Overlays = [],
    constraints: ShownConstraints = .written, svgText: SVGText = .outlines
  ) {
    self.scale = scale
    self.style = style
    self.overlays = overlays
    self.constraints = constraints
    self.svgText = svgText
  }

  /// The scales that a sheet can be drawn at.
  public static let scales: ClosedRange<CGFloat> = 1...8
}
