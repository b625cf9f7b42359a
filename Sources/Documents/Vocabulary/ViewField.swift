import AutoLayout
import Files
import LayoutScene

extension Field where Target == View {
  /// A key of the views of one class.
  static func on<V: View, T>(
    _ type: V.Type, _ name: String, kind: ChangeKind, or aliases: [String] = [], _ value: Value<T>,
    _ set: @escaping @Sendable (V, T, DocumentReader) -> Void
  ) -> Field {
    Field(name, kind: kind, or: aliases, schema: value.makeSchema(), rule: value.rule) {
      node, view, reader in
      guard let read = value.read(node, reader) else { return false }
      if let view = view as? V { set(view, read, reader) }
      return true
    }
  }

  static func on<V: View, T>(
    _ type: V.Type, _ name: String, kind: ChangeKind, or aliases: [String] = [], _ value: Value<T>,
    _ set: @escaping @Sendable (V, T) -> Void
  ) -> Field {
    on(type, name, kind: kind, or: aliases, value) { view, value, _ in set(view, value) }
  }

  /// A key whose value is that of a property of the views of one class.
  static func on<V: View, T>(
    _ name: String, kind: ChangeKind, or aliases: [String] = [], _ value: Value<T>,
    _ property: ReferenceWritableKeyPath<V, T> & Sendable
  ) -> Field {
    on(V.self, name, kind: kind, or: aliases, value) { $0[keyPath: property] = $1 }
  }

  static func on<V: View, T>(
    _ name: String, kind: ChangeKind, or aliases: [String] = [], _ value: Value<T>,
    _ property: ReferenceWritableKeyPath<V, T?> & Sendable
  ) -> Field {
    on(V.self, name, kind: kind, or: aliases, value) { $0[keyPath: property] = $1 }
  }

  /// A key whose value is an index, from 0, of one of several items.
  ///
  /// - Parameter count: the number of items after the view has been read.
  static func index<V: View>(
    of what: String, _ type: V.Type, _ name: String, kind: ChangeKind, or aliases: [String],
    count: KeyPath<V, Int> & Sendable, _ set: @escaping @Sendable (V, Int) -> Void
  ) -> Field {
    let value = Value<Int>.count(0...NumberLimits.count)
    return Field(name, kind: kind, or: aliases, schema: value.schema) { node, view, reader in
      guard let index = value.read(node, reader) else { return false }
      guard let view = view as? V else { return true }
      let key = reader.key
      // The items may be written after the index.
      reader.afterwards { [unowned reader] in
        if reader.isIndex(index, of: view[keyPath: count], what, key, node) { set(view, index) }
      }
      return true
    }
  }
}

extension DocumentReader {
  /// Whether an index is valid. A wrong one is reported, unless there are no items at all.
  func isIndex(_ index: Int, of count: Int, _ what: String, _ key: String?, _ node: Node) -> Bool {
    guard index >= count, count > 0 else { return count > 0 }
    let expected = "the number of \(what), from 0 to \(count - 1)"
    report(.wrongValue(key: key, expected: expected, found: "\(index)"), node)
    return false
  }
}

extension Value where T == BaselineOffsets {
  /// `{first, last}`: the distances of the baselines from the alignment rect's top and bottom. A
  /// missing one is 0, as for a view without text.
  static var baselines: Value {
    .fields(
      "baselines", { BaselineOffsets(firstFromTop: 0, lastFromBottom: 0) },
      [
        Field("first", kind: nil, .points(), \.firstFromTop)
          .noted("Points below the top of the alignment rect.", default: 0, example: 14),
        Field("last", kind: nil, .points(), \.lastFromBottom)
          .noted("Points above the bottom of the alignment rect.", default: 0, example: 6),
      ])
  }
}
