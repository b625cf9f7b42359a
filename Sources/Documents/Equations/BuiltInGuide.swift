import AutoLayout

/// The guides that every view has, or every scroll view, by the names that equations have for them.
package enum BuiltInGuide: String, CaseIterable, Sendable {
  case margins, safeArea, readable, content, frame

  /// Nil for a guide of scroll views where `view` is none.
  package func guide(of view: View) -> LayoutGuide? {
    switch self {
    case .margins: view.layoutMarginsGuide
    case .safeArea: view.safeAreaLayoutGuide
    case .readable: view.readableContentGuide
    case .content: (view as? ScrollView)?.contentLayoutGuide
    case .frame: (view as? ScrollView)?.frameLayoutGuide
    }
  }
}
