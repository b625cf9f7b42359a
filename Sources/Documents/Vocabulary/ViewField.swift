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
    _ type: V.Type, _ name: String, _ value: Value<T>,
    _ set: @escaping @Sendable (V, T, DocumentReader) -> Void
  ) -> Field {
    Field(name, schema: value.schema) { node, view, reader in
      guard let read = value.read(node, reader) else {
        if placing.contains(name) { reader.unconstrained.append(view) }
        return false
      }
      if let view = view as? V { set(view, read, reader) }
      return true
    }
  }

  static func on<V: View, T>(
    _ type: V.Type, _ name: String, _ value: Value<T>,
    _ set: @escaping @Sendable (V, T) -> Void
  ) -> Field {
    on(type, name, value) { view, value, _ in set(view, value) }
  }
}

/// The keys that every view has.
enum CommonFields {
  /// Keys of views below the root.
  static let all: [Field<View>] = root + placement + structure

  /// Keys of the root view too.
  static let root: [Field<View>] = appearance + content + margins + [guides, allow]

  private static let appearance: [Field<View>] = [
    .on(View.self, "hidden", .boolean) { $0.isHidden = $1 },
    .on(View.self, "background", .color) { $0.backgroundColor = $1 },
    .on(View.self, "alpha", .number(0...1)) { $0.alpha = $1 },
    .on(View.self, "cornerRadius", .points(0...Limits.number)) { $0.cornerRadius = $1 },
    .on(View.self, "clipsToBounds", .boolean) { $0.clipsToBounds = $1 },
    .on(View.self, "semanticContent", .choice("semantic content")) {
      $0.semanticContentAttribute = $1
    },
  ]

  private static let content: [Field<View>] = [
    .on(View.self, "hugging", .axisPriorities) { view, priorities in
      priorities.horizontal.map { view.setContentHuggingPriority($0, for: .horizontal) }
      priorities.vertical.map { view.setContentHuggingPriority($0, for: .vertical) }
    },
    .on(View.self, "compression", .axisPriorities) { view, priorities in
      priorities.horizontal.map {
        view.setContentCompressionResistancePriority($0, for: .horizontal)
      }
      priorities.vertical.map { view.setContentCompressionResistancePriority($0, for: .vertical) }
    },
    .on(View.self, "intrinsic", .size(Limits.number, allowsNone: true)) {
      $0.explicitIntrinsicContentSize = $1
    },
    .on(View.self, "baselines", .baselines) { $0.explicitBaselines = $1 },
    .on(View.self, "alignmentInsets", .insets(directional: false)) { view, insets in
      if let insets = insets.absolute { view.explicitAlignmentRectInsets = insets }
    },
  ]

  private static let margins: [Field<View>] = [
    .on(View.self, "margins", .insets(directional: true)) { view, insets in
      if let insets = insets.absolute {
        view.layoutMargins = insets
      } else {
        view.directionalLayoutMargins = insets.directional(for: .leftToRight)
      }
    },
    .on(View.self, "preservesSuperviewMargins", .boolean) {
      $0.preservesSuperviewLayoutMargins = $1
    },
    .on(View.self, "insetsMarginsFromSafeArea", .boolean) {
      $0.insetsLayoutMarginsFromSafeArea = $1
    },
  ]

  /// A view laid out by its mask.
  private static let placement: [Field<View>] = [
    .on(View.self, "frame", .rect) { view, frame in
      view.frame = frame
      view.translatesAutoresizingMaskIntoConstraints = true
    },
    .on(View.self, "autoresizing", .list(of: .choice("mask", Autoresizing.named))) {
      $0.autoresizingMask = AutoresizingMask($1)
    },
  ]

  private static let guides = Field<View>("guides", schema: Definitions.guides) {
    node, view, reader in
    reader.readGuides(node, into: view)
  }

  private static let allow = Field<View>("allow", schema: Definitions.reference("allow")) {
    node, view, reader in
    guard let read = Value<[Allowance]>.allowances.read(node, reader) else { return false }
    let name = view.identifier ?? ""
    reader.allowances += read.map { allowance in
      var allowance = allowance
      allowance.view = name
      return allowance
    }
    return true
  }

  private static let structure: [Field<View>] = [
    Field("class", schema: ["type": "string"]) { _, _, _ in true },
    Field("views", schema: Definitions.reference("views")) { node, view, reader in
      reader.readViews(node, into: view)
    },
    Field("constraints", schema: Definitions.reference("constraints")) { node, _, reader in
      reader.collectConstraints(node)
    },
  ]
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
        Field("first", .points()) { $0.firstFromTop = $1 },
        Field("last", .points()) { $0.lastFromBottom = $1 },
      ])
  }
}
