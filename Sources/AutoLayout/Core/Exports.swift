// The kernel's priorities, attributes and masks are part of this module's interface, so they are
// exported with it.
@_exported import LayoutKernel

extension LayoutConstraint {
  /// Part of a view or guide, with UIKit's raw values.
  public typealias Attribute = LayoutAttribute
  /// How the first item's attribute compares with the second's.
  public typealias Relation = LayoutRelation
  /// One of the two directions of a screen, with UIKit's raw values.
  public typealias Axis = LayoutAxis
}
