/// A key of views, and in part of constraints, that expansion replaces.
package enum UseKey: String, CaseIterable, Sendable {
  case component, style, `repeat`, between, when, `as`

  /// Whether the key only makes sense for a single view, so that no style can have it.
  var isOfOneView: Bool {
    switch self {
    case .component, .repeat, .as: true
    case .style, .between, .when: false
    }
  }
}
