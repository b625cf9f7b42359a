import Foundation
import LayoutScene

/// One line before it has a place.
struct Line {
  /// Where it starts in the text that is set, bytes.
  var start = 0
  /// Pango units, 1024 to a point.
  var width = 0
  var missingGlyphs = 0
  var isRightToLeft = false
  /// Whether text of this line is hidden.
  var isTruncated = false
  /// Whether a letter, or the ellipsis alone, is wider than the line may be.
  var cutsLetters = false
  /// Whether an ellipsis stands for text that had no room.
  var isShortened = false
  /// Whether it ends in a word where no line may end.
  var breaksWord = false
  /// From the baseline to the top and the bottom by what the line holds, points; 0 in a text of one
  /// style, the lines of which are all alike.
  var ascender: CGFloat = 0
  var descender: CGFloat = 0
  /// How far it begins from the edge where it is read from, Pango units.
  var indent = 0
  /// Whether a paragraph ends with it.
  var endsParagraph = false
  /// Empty where only a measurement is wanted.
  var runs: [GlyphRun] = []
  var text = ""
}
