import AutoLayout
import LayoutScene

extension Field where Target == View {
  /// Keys that give a view a place or a size. Where one is wrong, that the view has none says nothing
  /// new.
  private static var placing: Set<String> {
    ["frame", "intrinsic", "autoresizing", "source", "size"]
  }

  /// A key of the views of one class.
  static func on<V: View, T>(
    _ type: V.Type, _ name: String, or aliases: [String] = [], _ value: Value<T>,
    _ set: @escaping @Sendable (V, T, DocumentReader) -> Void
  ) -> Field {
    Field(name, or: aliases, schema: value.schema) { node, view, reader in
      guard let read = value.read(node, reader) else {
        if placing.contains(name) { reader.unconstrained.append(view) }
        return false
      }
      if let view = view as? V { set(view, read, reader) }
      return true
    }
  }

  static func on<V: View, T>(
    _ type: V.Type, _ name: String, or aliases: [String] = [], _ value: Value<T>,
    _ set: @escaping @Sendable (V, T) -> Void
  ) -> Field {
    on(type, name, or: aliases, value) { view, value, _ in set(view, value) }
  }
}

enum Autoresizing {
  static let named: [(name: String, value: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}

extension Value where T == BaselineOffsets {
  /// `{first, last}`: below the alignment rect's top, and above its bottom. One left out is at the
  /// edge, where a view without text has it.
  static var baselines: Value {
    .fields(
      "baselines", { BaselineOffsets(firstFromTop: 0, lastFromBottom: 0) },
      [
        Field("first", .points()) { $0.firstFromTop = $1 }
          .noted("Points below the top of the alignment rect.", default: 0, example: 14),
        Field("last", .points()) { $0.lastFromBottom = $1 }
          .noted("Points above the bottom of the alignment rect.", default: 0, example: 6),
      ])
  }
}
