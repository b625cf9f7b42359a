/// The guides that every view or every scroll view has, with their names in equations.
package enum BuiltInGuide: String, CaseIterable, Sendable {
  case margins, safeArea, readable, keyboard, content, frame

  /// UIKit's name of the guide.
  package var uiKitName: String {
    switch self {
    case .margins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .readable: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .content: "contentLayoutGuide"
    case .frame: "frameLayoutGuide"
    }
  }

  /// A sentence about the guide, for editors.
  package var note: String {
    switch self {
    case .margins: "The view without its layout margins."
    case .safeArea: "The part of the view that no bar, notch or home indicator covers."
    case .readable: "The part of the margins that is no wider than text is read well."
    case .keyboard: "Where the keyboard is; below the safe area while there is none."
    case .content: "All that a scroll view scrolls. Its size is the size of the content."
    case .frame: "The part of a scroll view that stays while its content is scrolled."
    }
  }

  /// The guide with this name, its own or UIKit's.
  package static func named(_ name: String) -> BuiltInGuide? {
    BuiltInGuide(rawValue: name) ?? allCases.first { $0.uiKitName == name }
  }

  /// Both names of every guide.
  package static var allNames: [String] { allCases.map(\.rawValue) + allCases.map(\.uiKitName) }
}
