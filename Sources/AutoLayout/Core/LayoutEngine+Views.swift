import Cassowary
import Foundation
import LayoutKernel
import LayoutScene
import Work

/// Views and guides join a layout and leave it.
extension LayoutEngine {
  /// A layout of a tree of views.
  ///
  /// - Parameters:
  ///   - window: the window, which gives the root its size, safe area and margins; nil for a tree or
  ///     a part of one by itself.
  ///   - keepsRootSize: whether the root keeps the size of its frame.
  ///   - fitsSize: whether the window's size is what the layout finds out.
  convenience init(
    root: View, window: Window?, keepsRootSize: Bool = false, fitsSize: Bool = false
  ) {
    var environment = LayoutEnvironment(
      windowSize: nil, hasSafeAreas: root.window != nil, keepsRootSize: keepsRootSize,
      grid: root.layoutContext?.grid ?? PixelGrid(scale: root.traits.displayScale))
    window?.describe(in: &environment)
    if fitsSize { environment.windowSize = nil }
    environment.holdsToLimits = root.host != nil
    self.init(environment, budget: (window ?? root.window)?.work ?? WorkBudget())
    if environment.windowSize == nil { items.rootInsets = root.keptInsets }
    attach(root)
  }

  /// What stands for a view or guide; nil where it is not part of the layout.
  func item(_ key: some ItemKey) -> Item? { key.seats[items] }

  /// Adds a view and its descendants, in reading order.
  func attach(_ view: View) {
    let parent = root == nil ? nil : view.superview.flatMap(item)
    guard root == nil || parent != nil, item(view) == nil else { return }
    let top = root == nil ? view : nil
    var added: [Item] = []
    var held: [LayoutConstraint] = []
    view.visitInReadingOrder { view in
      let above = view === top ? nil : view.superview.flatMap(self.item)
      let item = makeItem(view.record, key: view, code: view, parent: above)
      if added.isEmpty, view !== top { place(item, of: view) }
      added.append(item)
      (view as? ScrollView)?.makeContentGuideIfUsed()
      for guide in view.allGuides where !guide.kind.isInset {
        added.append(self.item(for: guide, in: item))
      }
      held += view.heldConstraints.all
    }
    join(added)
    install(held.map { $0.handed(to: self) })
  }

  func attach(_ guide: LayoutGuide) {
    guard let owner = guide.owningView.flatMap(item), item(guide) == nil else { return }
    join([item(for: guide, in: owner)])
  }

  private func item(for guide: LayoutGuide, in owner: Item) -> Item {
    var record = ProblemItem(name: "", parent: nil, guide: guide.kind)
    record.isHelper = guide.identifier.hasPrefix("UISV-")
    return makeItem(record, key: guide, parent: owner)
  }

  /// The item whose text has a baseline of a view; nil for a guide.
  func text(of item: Item, isFirst: Bool) -> Item? {
    item.view.flatMap { self.item($0.textBaselineView(isFirst: isFirst)) }
  }

  /// Puts a new item behind the sibling before it that is in the layout.
  private func place(_ item: Item, of view: View) {
    let siblings = view.superview?.subviewsInReadingOrder ?? []
    let before = siblings[..<(siblings.lastIndex { $0 === view } ?? 0)]
    place(item, behind: before.reversed().lazy.compactMap(self.item).first)
  }

  /// Takes over the order of a view's subviews.
  func reorder(_ view: View) {
    guard let item = item(view) else { return }
    reorder(view.subviewsInReadingOrder.compactMap(self.item), in: item)
  }

  /// Removes a view and its descendants. Constraints on them from outside are inactive already.
  func detach(_ view: View) {
    var leaving: [Item] = []
    var held: [LayoutConstraint] = []
    view.visit { view in
      held += view.heldConstraints.all
      view.margins.held = nil
      leaving += [self.item(view)].compactMap { $0 } + view.allGuides.compactMap(self.item)
    }
    remove(leaving, holding: held)
  }

  func detach(_ guide: LayoutGuide) {
    if let item = item(guide) { remove([item], holding: []) }
  }

  /// The frame of a built-in guide that follows from the place of `view`, in points, as of the last
  /// layout; nil before the first one.
  func frame(of kind: GuideKind, in view: View) -> CGRect? {
    item(view).flatMap { insets.frame(of: kind, in: $0) }
  }
}

extension Window {
  /// Writes the window's size, safe area and keyboard, which may have changed since the last layout.
  func describe(in environment: inout LayoutEnvironment) {
    environment.windowSize = size
    environment.safeArea = safeArea
    environment.keyboardHeight = keyboardHeight
  }
}

extension ScrollView {
  /// Makes the content guide if constraints from descendants use it. It then joins in its place;
  /// joining later would rank the whole tree again.
  fileprivate func makeContentGuideIfUsed() {
    guard builtInGuides[.scrollContent] == nil else { return }
    let isUsed = referencingConstraints.all.contains { constraint in
      let ends = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      return ends.contains { item, attribute in item === self && attribute.isContentEdge }
        && ends.contains { item, _ in
          item.map { $0 !== self && $0.layoutView?.isDescendant(of: self) == true } ?? false
        }
    }
    if isUsed { _ = contentLayoutGuide }
  }
}
