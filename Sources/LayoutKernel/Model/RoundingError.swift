import Foundation

/// The differences that count as rounding, for the kernel and for the module on top of it. The solver has its
/// own in `Tolerance`.
///
/// The errors of the solver's values are about 1e-12 points on a screen and 1e-10 far down in a scroll view. A
/// device pixel is a third of a point or more. So a number in between tells an error from a difference that
/// somebody meant, and each is as far from both as its use allows.
package enum RoundingError {
  /// Of an inset, or of a distance that one follows from, points. Each round of a layout has other errors, so
  /// insets that followed them would never settle.
  package static let inset: CGFloat = 1e-8
  /// Of a place or a size, points: of a text's width in two rounds, which have errors of their own, or of a
  /// coordinate in two solutions.
  package static let place: CGFloat = 1e-6
  /// Of the width of a text as a text engine measures it, points: one of its units, which are 1/1024 point.
  package static let textUnit: CGFloat = 0.001
  /// Of the form of a constraint at the solver's values, in the units of its first item. A form adds up the
  /// errors of its variables, times its coefficients.
  package static let violation = 1e-7
  /// Of the same where a scene or an explanation says whether the constraint holds: the last of the four
  /// decimals that scenes are written with.
  package static let shownViolation = 1e-4
  /// Of a sum, relative to the sizes of its parts: a rate is 0 where its parts cancel.
  package static let cancellation = 1e-9
  /// Of what is left of a captured length after the share of the superview's length, points. Both come from
  /// frames that somebody set, without a solver between.
  package static let capturedLength: CGFloat = 1e-9
}
