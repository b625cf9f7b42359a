import Foundation

extension StackView {
  /// Replaces the generated constraints by those of the present arrangement.
  func regenerateArrangementConstraints() {
    LayoutConstraint.deactivate(arrangementConstraints)
    arrangementConstraints = []
    for guide in arrangementGuides { removeLayoutGuide(guide) }
    arrangementGuides = []
  }
}
