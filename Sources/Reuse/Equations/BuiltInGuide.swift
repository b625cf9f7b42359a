/// The guides that every view or every scroll view has, with their names in equations.
package enum BuiltInGuide: String, CaseIterable, Sendable {
  case margins, safeArea, readable, keyboard, content, frame

  /// UIKit's name of the guide.
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

  /// The guide with this name, its own or UIKit's.
  package static func named(_ name: String) -> BuiltInGuide? {
    BuiltInGuide(rawValue: name) ?? allCases.first { $0.uiKitName == name }
  }

  /// Both names of every guide.
  package static var allNames: [String] { allCases.map(\.rawValue) + allCases.map(\.uiKitName) }
}
