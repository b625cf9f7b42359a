import AutoLayout

/// Whose names generated code has: UIKit's, or those of PlumbKit, which are the same without the prefix but for a
/// few. The generator writes UIKit's, and this table has the others.
package enum SwiftNames: String, Sendable, CaseIterable {
  case uikit, plumb

  /// UIKit's words with PlumbKit's. Longer words come before those that they contain.
  package static let table: [(uikit: String, plumb: String)] = [
    ("import UIKit", "import PlumbKit"),
    ("super.init(coder: coder)", "super.init(frame: .zero)"),
    ("UIButton(type: .system)", "Button()"), ("UIButton", "Button"),
    ("UIActivityIndicatorView", "ActivityIndicatorView"),
    ("UISegmentedControl", "SegmentedControl"),
    ("UIProgressView", "ProgressView"), ("UIVisualEffectView", "VisualEffectView"),
    ("UIPageControl", "PageControl"), ("UIDatePicker", "DatePicker"), ("UISearchBar", "SearchBar"),
    ("UIScrollView", "ScrollView"), ("UIStackView", "StackView"), ("UIImageView", "ImageView"),
    ("UITextField", "TextField"), ("UITextView", "TextView"), ("UIStepper", "Stepper"),
    ("UISwitch", "Switch"), ("UISlider", "Slider"), ("UILabel", "Label"), ("UIView", "View"),
    ("NSLayoutConstraint", "LayoutConstraint"), ("UILayoutPriority", "LayoutPriority"),
    ("UILayoutGuide", "LayoutGuide"), ("NSDirectionalEdgeInsets", "DirectionalEdgeInsets"),
    ("UIEdgeInsets", "EdgeInsets"), ("UIFontMetrics", "FontMetrics"),
    ("UIImage(systemName:", "ImageContent(systemName:"),
    ("UIImage(named:", "ImageContent(path:"),
    ("UIGraphicsImageRenderer(size:", "ImageContent(size:"),
    (".image { _ in }", ""), ("UIColor", "Color"),
    ("$0.userInterfaceStyle == .dark", "$0.appearance == .dark"),
    ("layer.cornerRadius", "cornerRadius"), ("contentEdgeInsets", "contentInsets"),
    ("titleLabel?.font", "font"),
  ]

  private static let plumbs = Dictionary(table.map { ($0.uikit, $0.plumb) }) { first, _ in first }

  /// UIKit's name of a class of views; nil for one that only documents have.
  static func word(for viewClass: View.Type) -> String? {
    let name = String(describing: viewClass)
    return table.first { $0.plumb == name }?.uikit
  }

  /// The word for one of UIKit's, of which the table has those that differ.
  subscript(_ uikit: String) -> String {
    self == .uikit ? uikit : Self.plumbs[uikit] ?? uikit
  }
}
