import Foundation
import LayoutScene

/// A line that has been set but not placed.
struct Line {
  /// The offset of its first byte in the text.
  var start = 0
  /// The width in Pango units, 1024 per point.
  var width = 0
  var missingGlyphs = 0
  var isRightToLeft = false
  /// Whether text of this line is hidden.
  var isTruncated = false
  /// Whether a single letter, or the ellipsis alone, is wider than the line may be.
  var cutsLetters = false
  /// Whether an ellipsis replaces text that did not fit.
  var isShortened = false
  /// Whether it ends within a word, where no break is allowed.
  var breaksWord = false
  /// The distances from the baseline to the top and the bottom by the line's spans, points; 0 in a
  /// text of one style, whose lines are all equal.
  var ascender: CGFloat = 0
  var descender: CGFloat = 0
  /// The indent from the leading edge, Pango units.
  var indent = 0
  /// Whether it is the last line of a paragraph.
  var endsParagraph = false
  /// The glyphs; empty if only measurements are wanted.
  var runs: [GlyphRun] = []
  var text = ""
}
