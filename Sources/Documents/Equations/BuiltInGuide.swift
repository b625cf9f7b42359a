import AutoLayout

/// The guides that every view has, or every scroll view, by the names that equations have for them.
package enum BuiltInGuide: String, CaseIterable, Sendable {
  case margins, safeArea, readable, keyboard, content, frame

  /// UIKit's name.
  private var uiKitName: String {
    switch self {
    case .margins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .readable: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .content: "contentLayoutGuide"
    case .frame: "frameLayoutGuide"
    }
  }

  /// The guide of a name, its own or UIKit's.
  static func named(_ name: String) -> BuiltInGuide? {
    BuiltInGuide(rawValue: name) ?? allCases.first { $0.uiKitName == name }
  }

  /// Every name that a guide goes by.
  static var allNames: [String] { allCases.map(\.rawValue) + allCases.map(\.uiKitName) }

  /// Nil for a guide of scroll views where `view` is none.
  package func guide(of view: View) -> LayoutGuide? {
    switch self {
    case .margins: view.layoutMarginsGuide
    case .safeArea: view.safeAreaLayoutGuide
    case .readable: view.readableContentGuide
    case .keyboard: view.keyboardLayoutGuide
    case .content: (view as? ScrollView)?.contentLayoutGuide
    case .frame: (view as? ScrollView)?.frameLayoutGuide
    }
  }
}
