import Foundation
import LayoutScene

/// The contents of a headroom chart of a screen, one row per cell. All values are measured
/// elsewhere.
public struct HeadroomChart: Sendable, Hashable {
  /// The screen's name.
  public var title: String
  /// Device widths that the width axis is marked with, from the narrowest to the widest.
  public var marks: [Mark]
  /// The cells, from top to bottom.
  public var rows: [Row]

  /// A width that the width axis is marked with.
  public struct Mark: Sendable, Hashable {
    /// The words at the mark, such as a device's name.
    public var words: String
    /// The width in points.
    public var width: CGFloat

    /// A mark at `width` points.
    public init(words: String, width: CGFloat) {
      self.words = words
      self.width = width
    }
  }

  /// One cell and how much room it has.
  public struct Row: Sendable, Hashable {
    /// The words at the left of the row, large and small.
    public var title, subtitle: String
    /// The screen's own width and the smallest width at which nothing breaks, in points.
    public var width, smallestWidth: CGFloat
    /// Words for the first finding below `smallestWidth`; nil if no width that was tried breaks
    /// anything.
    public var belowWords: String?
    /// The cell's own text size and the largest text size at which nothing breaks.
    public var textSize, largestTextSize: ContentSizeCategory
    /// Words for the first finding above `largestTextSize`; nil if no larger size breaks anything.
    public var aboveWords: String?
    /// The texts with the least room, tightest first.
    public var texts: [Text]
    /// Whether something is broken to begin with.
    public var isBroken: Bool
    /// Whether the row was not measured to the end.
    public var isStopped: Bool

    /// A row. Widths are in points.
    public init(
      title: String, subtitle: String, width: CGFloat, smallestWidth: CGFloat, belowWords: String?,
      textSize: ContentSizeCategory, largestTextSize: ContentSizeCategory, aboveWords: String?,
      texts: [Text], isBroken: Bool, isStopped: Bool = false
    ) {
      self.title = title
      self.subtitle = subtitle
      self.width = width
      self.smallestWidth = smallestWidth
      self.belowWords = belowWords
      self.textSize = textSize
      self.largestTextSize = largestTextSize
      self.aboveWords = aboveWords
      self.texts = texts
      self.isBroken = isBroken
      self.isStopped = isStopped
    }
  }

  /// A text with little room.
  public struct Text: Sendable, Hashable {
    /// The view's identifier and the text that it shows.
    public var view, text: String
    /// How much longer the text may become, as a share of its length: 1 for twice as long. Negative
    /// for a text that is cut off. Nil where it was not measured.
    public var moreText: Double?
    /// `moreText` in words, such as `34 %`.
    public var words: String

    /// A text and how much room it has.
    public init(view: String, text: String, moreText: Double?, words: String) {
      self.view = view
      self.text = text
      self.moreText = moreText
      self.words = words
    }
  }

  /// A chart.
  public init(title: String, marks: [Mark], rows: [Row]) {
    self.title = title
    self.marks = marks
    self.rows = rows
  }
}

extension Renderer {
  /// A PNG of the chart at two device pixels a point.
  public func png(_ chart: HeadroomChart) throws(DrawingError) -> [UInt8] {
    try bytes(chart, as: .png)
  }

  /// An SVG whose user unit is a point.
  public func svg(
    _ chart: HeadroomChart, text: SVGText = .outlines
  ) throws(DrawingError) -> [UInt8] {
    try bytes(chart, as: .svg, text: text)
  }

  /// A PDF of one page.
  public func pdf(_ chart: HeadroomChart) throws(DrawingError) -> [UInt8] {
    try bytes(chart, as: .pdf)
  }

  /// The chart as a file.
  package func bytes(
    _ chart: HeadroomChart, as format: PictureFormat, text: SVGText = .outlines
  ) throws(DrawingError) -> [UInt8] {
    let canvas = try Canvas(size: HeadroomPlot.size(of: chart), scale: 2)
    return try HeadroomPlot.picture(of: chart, canvas: canvas, typesetter: typesetter)
      .bytes(as: format, title: chart.heading, text: text)
  }
}

extension HeadroomChart {
  var heading: String { "\(title): how much room is left" }
}
