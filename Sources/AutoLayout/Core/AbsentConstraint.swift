import LayoutKernel

/// A constraint of a document that is not there on this screen, because a condition does not hold.
package struct AbsentConstraint {
  /// Which constraint, and why it is not there, one sentence.
  package var words: String
  /// The views that it would hold.
  package var views: Set<String>
  package var axes: [LayoutAxis]

  package init(words: String, views: Set<String>, axes: [LayoutAxis]) {
    (self.words, self.views, self.axes) = (words, views, axes)
  }
}
