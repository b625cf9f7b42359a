import LayoutScene

/// A rule that is checked on finished scenes.
public struct Rule: Sendable, Hashable {
  /// A stable name such as `layout/overlap`.
  public var name: String

  public init(name: String) {
    self.name = name
  }
}
