/// A reference to an item that does not keep the item alive and is nil once the item is released.
///
/// It replaces weak references. Swift moves the reference counts of a weakly referenced object into
/// a side table, and every later retain and release of the object is slower. With weak references
/// between views and constraints this took a fifth of the time of a layout. A tree belongs to one
/// task, so no other thread reads the reference while the item is released.
final class ItemPresence {
  @exclusivity(unchecked) private(set) unowned(unsafe) var item: (any LayoutItem)?
  /// The item if it is a view, otherwise nil.
  @exclusivity(unchecked) private(set) unowned(unsafe) var view: View?

  /// Called at the end of the item's initializer.
  func begin(_ item: any LayoutItem, view: View? = nil) {
    self.item = item
    self.view = view
  }

  /// Called first in the item's deinitializer.
  func end() {
    item = nil
    view = nil
  }
}

/// The same for a window: a reference that does not keep the window alive.
final class WindowPresence {
  @exclusivity(unchecked) private(set) unowned(unsafe) var window: Window?

  func begin(_ window: Window) { self.window = window }
  func end() { window = nil }
}

extension LayoutItem {
  var presence: ItemPresence { referencingConstraints.presence }
}
