/// The kind of a guide: `free` for one that code or a document adds, otherwise a built-in guide.
public enum GuideKind: String, CaseIterable, Sendable, Hashable, Codable {
  /// A guide that code or a document added, or a rule.
  case free
  /// The view's frame less its layout margins.
  case layoutMargins
  /// The view's frame less its safe area.
  case safeArea
  /// The part of the margins guide that is comfortable to read.
  case readableContent
  /// The content of a scroll view.
  case scrollContent
  /// The frame of a scroll view.
  case scrollFrame
  /// From the top of the keyboard, or else of the bottom safe area, down to the view's bottom.
  case keyboard

  /// The number of the kind in the order in which a view's guides are listed: those that were added, then the others.
  var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether the guide is its owner's frame with insets, and has no variables of its own.
  package var isInset: Bool {
    switch self {
    case .layoutMargins, .safeArea, .readableContent, .scrollFrame: true
    case .free, .scrollContent, .keyboard: false
    }
  }
}
