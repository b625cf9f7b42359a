import Foundation
import LayoutScene

/// Many cells of one screen side by side, with everything that is said about them: what a contact
/// sheet shows. Words are those of whoever makes the sheet; drawing only sets them.
public struct Sheet: Sendable {
  /// What a person calls the screen.
  public var title: String
  /// The document, and what all cells have in common.
  public var subtitle: String
  public var panels: [Panel]
  /// The findings in the order of their numbers, the first of which is 1.
  public var notes: [Note]

  public init(title: String, subtitle: String = "", panels: [Panel], notes: [Note] = []) {
    self.title = title
    self.subtitle = subtitle
    self.panels = panels
    self.notes = notes
  }

  /// One cell.
  public struct Panel: Sendable {
    public var scene: Scene
    public var labels: Labels
    /// What is said below the picture, such as “4 views differ”.
    public var caption: String
    /// What differs from the source language.
    public var marks: [Mark]

    public init(scene: Scene, labels: Labels, caption: String = "", marks: [Mark] = []) {
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
    /// What stands in brackets behind the name; nil where the name says it.
    public var tag: String?
    public var device, textSize, appearance, direction: String

    public init(
      locale: String, tag: String? = nil, device: String = "", textSize: String = "",
      appearance: String = "", direction: String = ""
    ) {
      self.locale = locale
      self.tag = tag
      self.device = device
      self.textSize = textSize
      self.appearance = appearance
      self.direction = direction
    }
  }

  /// A view that differs from the source language.
  public struct Mark: Sendable, Hashable {
    public enum Kind: Sendable, Hashable, CaseIterable {
      case resized, moved, appeared, vanished
    }

    public var kind: Kind
    /// The view's identifier.
    public var view: String
    /// Where the view would be, in the root's coordinates, points; for views that are not shown.
    public var place: CGRect
    /// By how much, in a few signs; empty for no more than an outline.
    public var label: String

    public init(kind: Kind, view: String, place: CGRect, label: String = "") {
      self.kind = kind
      self.view = view
      self.place = place
      self.label = label
    }
  }

  /// A finding, which has one number in all cells that it is about.
  public struct Note: Sendable, Hashable {
    public var severity: Finding.Severity
    public var rule: String
    /// One, or several where the wording differs from cell to cell.
    public var statements: [Statement]
    /// The view that the number is shown at.
    public var view: String?
    /// Indices of the panels.
    public var panels: [Int]
    /// The panels in words.
    public var cells: String

    /// What is wrong, and what would mend it.
    public struct Statement: Sendable, Hashable {
      public var text: String
      public var hint: String?

      public init(_ text: String, hint: String? = nil) {
        self.text = text
        self.hint = hint
      }
    }

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
  /// Pixels per point of the sheet, 1 … 8; nil for 2, or 1 where that would be a very large picture.
  public var scale: CGFloat?
  /// What is drawn over each cell.
  public var overlays: Overlays
  public var svgText: DrawingOptions.SVGText

  public init(
    scale: CGFloat? = nil, overlays: Overlays = [], svgText: DrawingOptions.SVGText = .outlines
  ) {
    self.scale = scale
    self.overlays = overlays
    self.svgText = svgText
  }

  /// The scales that a sheet can be drawn at.
  public static let scales: ClosedRange<CGFloat> = 1...8
}
