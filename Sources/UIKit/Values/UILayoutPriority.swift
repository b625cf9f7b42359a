import AutoLayout

// Files that import this module alone do not see the operators that the priority has below. With a number on the right,
// as UIKit has them, they are not taken for sums of numbers: a file that sees both has those of below.
extension UILayoutPriority {
  @_disfavoredOverload
  public static func + (priority: Self, difference: Float) -> Self {
    Self(priority.rawValue + difference)
  }
  @_disfavoredOverload
  public static func - (priority: Self, difference: Float) -> Self {
    Self(priority.rawValue - difference)
  }
  public static func += (priority: inout Self, difference: Float) {
    priority = Self(priority.rawValue + difference)
  }
  public static func -= (priority: inout Self, difference: Float) {
    priority = Self(priority.rawValue - difference)
  }
}
