import AutoLayout
import Reuse

extension BuiltInGuide {
  /// The guide of `view`; nil where only scroll views have it and `view` is none.
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
