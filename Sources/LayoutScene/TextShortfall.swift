import Foundation

/// The space that a text lacks if it is cut off. Either the missing width or the missing height is
/// enough, whichever is not nil; but if `heightWhenWider` is above 0, more width also needs more
/// height.
public struct TextShortfall: Sendable, Hashable {
  /// The width that its view lacks, in points, for the text to fit with its line limit and height;
  /// up to a pixel more than the exact number. Nil if no width is enough.
  public var width: CGFloat?
  /// The height that its box still lacks with that additional width, in points: above 0 if the box
  /// is too low even for the fewest possible lines.
  public var heightWhenWider: CGFloat = 0
  /// The height that its box lacks at its present width, in points, if the number of lines were not
  /// limited; 0 if only that number is the problem. Nil if no height is enough.
  public var height: CGFloat?
  /// The number of lines with the additional width.
  public var linesWhenWider: Int?
  /// The number of lines that it needs at its present width. If neither width nor height is enough,
  /// the number of lines that its own line breaks make.
  public var linesNeeded: Int?
  /// The view's limit for the number of lines; 0 for none.
  public var lineLimit: Int

  /// A shortfall, in points and lines.
  public init(
    width: CGFloat?, height: CGFloat?, heightWhenWider: CGFloat = 0, linesWhenWider: Int? = nil,
    linesNeeded: Int? = nil, lineLimit: Int = 0
  ) {
    self.width = width
    self.heightWhenWider = heightWhenWider
    self.height = height
    self.linesWhenWider = linesWhenWider
    self.linesNeeded = linesNeeded
    self.lineLimit = lineLimit
  }

  /// The missing width and height, points: what tells which of several texts lacks most.
  var amounts: [Double] { [width ?? 0, height ?? heightWhenWider].map { Double($0) } }

  /// Whether more height helps only if the line limit is raised.
  public var needsMoreLines: Bool {
    lineLimit > 0 && height != nil && (linesNeeded ?? 0) > lineLimit
  }

  /// Whether the text's own line breaks make more lines than the limit, so that no size of its box
  /// is enough.
  package var isWrittenOnTooManyLines: Bool {
    lineLimit > 0 && width == nil && height == nil && (linesNeeded ?? 0) > lineLimit
  }
}

extension SceneView {
  /// The space that `text`, a text of this view, lacks; nil if it is not cut off.
  ///
  /// The text is measured again, about ten times if it has several lines.
  package func shortfall(
    of text: SceneText, measurer: any TextMeasuring, grid: PixelGrid
  ) -> TextShortfall? {
    guard text.measurement.isTruncated else { return nil }
    return ShortfallSearch(view: self, text: text, measurer: measurer, grid: grid).shortfall()
  }
}

/// Finds the shortfall of one text of a view by measuring it at other sizes.
private struct ShortfallSearch {
  let view: SceneView
  let text: SceneText
  let measurer: any TextMeasuring
  let grid: PixelGrid

  func shortfall() -> TextShortfall {
    var shortfall = TextShortfall(width: nil, height: nil, lineLimit: text.lineLimit)
    let natural = measure(nil, 0)
    if let width = leastWidth(natural) {
      let wider = measure(width, text.lineLimit)
      shortfall.width = max(0, width - room) * shares
      shortfall.heightWhenWider = missingHeight(wider)
      shortfall.linesWhenWider = wider.lineCount
    }
    let whole = measure(room, hasLines ? 0 : text.lineLimit)
    if !whole.isTruncated {
      shortfall.height = missingHeight(whole)
      shortfall.linesNeeded = whole.lineCount
    } else if shortfall.width == nil {
      shortfall.linesNeeded = natural.lineCount
    }
    return shortfall
  }

  /// The width that the text has, points. The boxes of a date picker's words have room beside the letters, too.
  private var room: CGFloat {
    view.control == .datePicker ? text.rect.width : text.box.width
  }

  /// Whether the text's line limit can be changed.
  private var hasLines: Bool {
    switch view.control {
    case .label, .textView: true
    default: false
    }
  }

  /// The points by which the view must grow for one point in the width of this text's box. All
  /// segments of a segmented control grow together.
  private var shares: CGFloat {
    if case .segmented(let count, _) = view.control { CGFloat(max(1, count)) } else { 1 }
  }

  /// Whether the view is a text view, which shows all lines and clips them at its edge.
  private var isTextView: Bool {
    if case .textView = view.control { true } else { false }
  }

  private func measure(_ width: CGFloat?, _ lineLimit: Int) -> TextMeasurement {
    var attributes = text.attributes
    attributes.lineLimit = lineLimit
    return measurer.measure(text.string, attributes, width: width)
  }

  /// The smallest width in whole pixels at which the text fits; nil if it does not fit at its
  /// natural width. A text that fits into a width also fits into a larger one, so a binary search
  /// finds it. If the box is too low even at the natural width, the result is the natural width.
  private func leastWidth(_ whole: TextMeasurement) -> CGFloat? {
    let natural = grid.roundUp(whole.size.width)
    guard natural > room, !measure(natural, text.lineLimit).isTruncated else {
      return nil
    }
    guard fits(natural) else { return natural }
    var low = (room * grid.scale).rounded(.down)
    var high = (natural * grid.scale).rounded()
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      if fits(middle / grid.scale) { high = middle } else { low = middle }
    }
    return high / grid.scale
  }

  private func fits(_ width: CGFloat) -> Bool {
    let measurement = measure(width, text.lineLimit)
    return !measurement.isTruncated && missingHeight(measurement) == 0
  }

  /// The height that the box lacks for the lines of `measurement`, by the rules of layout. Of
  /// several lines, those that do not fit are left out. A single line is clipped at the bottom edge
  /// of the view and may lose one point.
  private func missingHeight(_ measurement: TextMeasurement) -> CGFloat {
    let height = grid.roundUp(measurement.size.height)
    if measurement.lineCount > 1, !isTextView {
      return measurement.size.height > text.box.height + 0.5 ? height - text.box.height : 0
    }
    let missing = text.box.minY + height - view.frame.height
    return missing > 1 + 1e-6 ? missing : 0
  }
}
