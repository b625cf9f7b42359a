/// Whether an item is still there: what refers to the item without keeping it alive refers to this.
///
/// It takes the place of weak references. Swift moves the counts of an object that is referenced weakly
/// into a table beside the object, so that from then on each retain and each release of the object
/// takes a detour. Views and constraints refer to each other so often that this was a fifth of the
/// time of a layout. A tree belongs to one task, so that nobody can ask while the item goes away.
final class ItemPresence {
  private(set) unowned(unsafe) var item: (any LayoutItem)?
  /// The item where it is a view.
  private(set) unowned(unsafe) var view: View?

  /// Called at the end of the item's initializer.
  func begin(_ item: any LayoutItem, view: View? = nil) {
    self.item = item
    self.view = view
  }

  /// Called first when the item is deinitialized.
  func end() {
    item = nil
    view = nil
  }
}

/// The same for a window.
final class WindowPresence {
  private(set) unowned(unsafe) var window: Window?

  func begin(_ window: Window) { self.window = window }
  func end() { window = nil }
}

extension LayoutItem {
  var presence: ItemPresence { referencingConstraints.presence }
}
