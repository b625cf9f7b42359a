extension Fact {
  /// Why a group of attributes, such as `edges`, cannot be used at its place.
  public enum GroupReason: Sendable, Hashable {
    /// The other side is a single attribute.
    case besideOne
    /// The other side is this other group.
    case other(String)
    /// The other side is multiplied, which makes no sense for places.
    case multiplied
    /// Centres are compared by an inequality.
    case inequality
    /// Places are compared with a number.
    case constant

    var words: String {
      switch self {
      case .besideOne: "the other side is a single attribute"
      case .other(let group): "the other side is “\(group)”"
      case .multiplied: "only sizes can be multiplied"
      case .inequality: "a centre can only be equal to another"
      case .constant: "a place cannot be equal to a number"
      }
    }
  }
}
