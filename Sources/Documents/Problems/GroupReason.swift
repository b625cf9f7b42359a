extension Fact {
  /// Why a name for several attributes, such as `edges`, makes no sense where it stands.
  public enum GroupReason: Sendable, Hashable {
    /// The other side is one attribute.
    case besideOne
    /// The other side is this group.
    case other(String)
    /// Places cannot be multiplied.
    case multiplied
    /// Two centres are equal or they are not.
    case inequality
    /// A place is compared with a number.
    case constant

    var words: String {
      switch self {
      case .besideOne: "the other side is one attribute"
      case .other(let group): "the other side is “\(group)”"
      case .multiplied: "only sizes can be multiplied"
      case .inequality: "a centre can only be equal to another"
      case .constant: "a place cannot be equal to a number"
      }
    }
  }
}
