import LayoutKernel

extension Window {
  /// The layout as a value that can be stored, printed, compared, changed and solved again; nil before there
  /// is anything to lay out. Lays out what is pending first. Views are named by their identifiers, by the
  /// names of properties, or by their paths in the tree.
  public var layoutProblem: LayoutProblem? {
    layoutIfNeeded()
    guard let engine else { return nil }
    return engine.problem { item in
      item.view?.nameInTree ?? item.layoutGuide?.identifier ?? ""
    } text: { item, isFirst in
      engine.text(of: item, isFirst: isFirst)
    }
  }
}
