import UIKit

/// The texts of the app.
enum Words {
  static let bundle: Bundle = {
    let own = Bundle.module
    let folder = own.url(forResource: "Resources", withExtension: nil)
    return folder.flatMap { Bundle(url: $0) } ?? own
  }()

  static func text(_ key: String) -> String {
    UIKit.NSLocalizedString(key, bundle: bundle, comment: "")
  }
}

extension UIColor {
  /// The colour of the app, brighter in dark appearance.
  static var brand: UIColor {
    UIColor(named: "Brand", in: Words.bundle, compatibleWith: nil) ?? .systemBlue
  }
}

extension UIView {
  /// Adds views that constraints place.
  func addPlaced(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }
}
