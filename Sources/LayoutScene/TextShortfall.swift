import Foundation

/// How much room a text lacks that is cut off. More of either would do, as far as there is a number,
/// unless `heightWhenWider` says that more width takes more height, too.
public struct TextShortfall: Sendable, Hashable {
  /// Points by which its view is too narrow for it to fit on the lines that it may have and has the
  /// height for; up to a pixel more than the exact number. Nil where no width would do.
  public var width: CGFloat?
  /// Points by which its box is too low as well, also with that much more width: where the height does
  /// not suffice for the fewest lines that it can have. 0 where more width is enough.
  public var heightWhenWider: CGFloat = 0
  /// Points by which its box is too low for it at the width that it has, as if it might have any number
  /// of lines; 0 where only their number is limited. Nil where no height would do.
  public var height: CGFloat?
  /// How many lines it has with that much more width.
  public var linesWhenWider: Int?
  /// How many lines it needs at the width that it has; where neither width nor height would do, how many
  /// it is written on.
  public var linesNeeded: Int?
  /// The most lines that its view lets it have; 0 for no limit.
  public var lineLimit: Int

  /// What a text lacks, in points and lines.
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

  /// Whether more height would do only with more lines than the text may have.
  public var needsMoreLines: Bool {
    lineLimit > 0 && height != nil && (linesNeeded ?? 0) > lineLimit
  }

  /// Whether it is written on more lines than it may have, and no size of its box would do.
  package var isWrittenOnTooManyLines: Bool {
    lineLimit > 0 && width == nil && height == nil && (linesNeeded ?? 0) > lineLimit
  }
}

extension SceneView {
  /// What `text`, one of this view's, lacks to be shown whole; nil where it is not cut off.
  ///
  /// The text is measured again: about ten times where it has to break into lines.
  package func shortfall(
    of text: SceneText, measurer: any TextMeasuring, grid: PixelGrid
  ) -> TextShortfall? {
    guard text.measurement.isTruncated else { return nil }
    return ShortfallSearch(view: self, text: text, measurer: measurer, grid: grid).shortfall()
  }
}

/// Measures one text of a view at other sizes.
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
      shortfall.width = max(0, width - text.box.width) * shares
      shortfall.heightWhenWider = missingHeight(wider)
      shortfall.linesWhenWider = wider.lineCount
    }
    let whole = measure(text.box.width, hasLines ? 0 : text.lineLimit)
    if !whole.isTruncated {
      shortfall.height = missingHeight(whole)
      shortfall.linesNeeded = whole.lineCount
    } else if shortfall.width == nil {
      shortfall.linesNeeded = natural.lineCount
    }
    return shortfall
  }

  /// Whether somebody can let the text have another number of lines.
  private var hasLines: Bool {
    switch view.control {
    case .label, .textView: true
    default: false
    }
  }

  /// How many points wider the view gets for each point of this text's box: the segments of a control
  /// are as wide as each other.
  private var shares: CGFloat {
    if case .segmented(let count, _) = view.control { CGFloat(max(1, count)) } else { 1 }
  }

  /// Text views show all lines, and the edge cuts them.
  private var isTextView: Bool {
    if case .textView = view.control { true } else { false }
  }

  private func measure(_ width: CGFloat?, _ lineLimit: Int) -> TextMeasurement {
    var attributes = text.attributes
    attributes.lineLimit = lineLimit
    return measurer.measure(text.string, attributes, width: width)
  }

  /// Where the text has the room that it wants, and from there down: whoever fits in a width fits in a
  /// larger one, so that halving finds the least, on pixels. A text for which the box is too low also
  /// where no line breaks has to have all the width that it wants.
  private func leastWidth(_ whole: TextMeasurement) -> CGFloat? {
    let natural = grid.roundUp(whole.size.width)
    guard natural > text.box.width, !measure(natural, text.lineLimit).isTruncated else {
      return nil
    }
    guard fits(natural) else { return natural }
    var low = (text.box.width * grid.scale).rounded(.down)
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

  /// As layout has it: lines that do not fit in the box are left out, and a single line is cut by the
  /// bottom edge of the view, of which it may lose a point.
  private func missingHeight(_ measurement: TextMeasurement) -> CGFloat {
    let height = grid.roundUp(measurement.size.height)
    if measurement.lineCount > 1, !isTextView {
      return measurement.size.height > text.box.height + 0.5 ? height - text.box.height : 0
    }
    let missing = text.box.minY + height - view.frame.height
    return missing > 1 + 1e-6 ? missing : 0
  }
}
