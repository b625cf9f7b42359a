import AutoLayout
import Files
import LayoutScene

/// The keys that every view has.
enum CommonFields {
  /// The keys of views other than the root.
  static let all: [Field<View>] = root + placement + structure

  /// The keys that the root view has, too.
  static let root: [Field<View>] =
    appearance + LookFields.all + content + margins + [guides, allow]

  private static let appearance: [Field<View>] = [
    .on("hidden", kind: .hidden, or: ["isHidden"], .boolean, \View.isHidden)
      .noted(
        "Whether the view is left out of the picture. It keeps its place, except in a stack.",
        default: false, example: true),
    .on("background", kind: .appearance, or: ["backgroundColor"], .color, \View.backgroundColor)
      .noted("The colour behind what is in the view.", example: "systemBackground"),
    .on("alpha", kind: .appearance, .number(0...1), \View.alpha)
      .noted("How opaque the view is, with all that is in it.", default: 1, example: 0.5),
    .on(
      "cornerRadius", kind: .appearance, or: ["layer.cornerRadius"],
      .points(0...NumberLimits.number),
      \View.cornerRadius
    )
    .noted("How round the corners of the background are, points.", default: 0, example: 12),
    .on(
      "clipsToBounds", kind: .appearance, or: ["masksToBounds", "layer.masksToBounds"], .boolean,
      \View.clipsToBounds
    )
    .noted(
      "Whether subviews are cut off at the view's edges. It is true in scroll views, lists and text views.",
      default: false, example: true),
    .on("transform", kind: .appearance, .transform, \View.transform)
      .noted(
        "How the view is drawn scaled, then turned, then moved, round its centre. Layout does not see it.",
        example: ["rotation": 45]),
    .on(
      "semanticContent", kind: .direction, or: ["semanticContentAttribute"],
      .choice("semantic content"), \View.semanticContentAttribute
    )
    .noted(
      "How the view takes part in right-to-left interfaces.", default: "unspecified",
      example: "forceLeftToRight"),
  ]

  private static let content: [Field<View>] = [
    .on(View.self, "hugging", kind: .hugging, or: ["contentHuggingPriority"], .axisPriorities) {
      view, priorities in
      priorities.horizontal.map { view.setContentHuggingPriority($0, for: .horizontal) }
      priorities.vertical.map { view.setContentHuggingPriority($0, for: .vertical) }
    }
    .noted(
      "How strongly the view resists growing beyond its intrinsic size: a priority, or one by axis. It is 250, and more "
        + "in controls along an axis on which they keep their size.",
      example: ["horizontal": 251]),
    .on(
      View.self, "compression", kind: .compression, or: ["contentCompressionResistancePriority"],
      .axisPriorities
    ) { view, priorities in
      priorities.horizontal.map {
        view.setContentCompressionResistancePriority($0, for: .horizontal)
      }
      priorities.vertical.map { view.setContentCompressionResistancePriority($0, for: .vertical) }
    }
    .noted(
      "How strongly the view resists shrinking below its intrinsic size: a priority, or one by axis.",
      default: 750, example: ["horizontal": "required"]),
    .on(
      "intrinsic", kind: .size, or: ["intrinsicContentSize"],
      .size(NumberLimits.number, allowsNone: true), \View.explicitIntrinsicContentSize
    )
    .noted(
      "An intrinsic content size in the place of the view's own, points; - for no metric.",
      example: "100x30"),
    .on("baselines", kind: .size, .baselines, \View.explicitBaselines)
      .noted(
        "Baselines of a view with an intrinsic size: first below its top, last above its bottom.",
        example: ["first": 14, "last": 6]),
    .on(
      View.self, "alignmentInsets", kind: .margins, or: ["alignmentRectInsets"],
      .insets(directional: false)
    ) {
      view, insets in
      if let insets = insets.absolute { view.explicitAlignmentRectInsets = insets }
    }
    .noted(
      "How far the alignment rect, which constraints see, lies inside the frame, points. Some controls have such insets.",
      example: ["bottom": 4]),
  ]

  private static let margins: [Field<View>] = [
    .on(
      View.self, "margins", kind: .margins, or: ["layoutMargins", "directionalLayoutMargins"],
      .insets(directional: true)
    ) { view, insets in
      if let insets = insets.absolute {
        view.layoutMargins = insets
      } else {
        view.directionalLayoutMargins = insets.directional(for: .leftToRight)
      }
    }
    .noted(
      "How far the margins guide lies inside the view, points: a number, or a mapping of sides.",
      default: 8, example: ["top": 12, "leading": 16, "bottom": 12, "trailing": 16]),
    .on(
      "preservesSuperviewMargins", kind: .margins, or: ["preservesSuperviewLayoutMargins"],
      .boolean, \View.preservesSuperviewLayoutMargins
    )
    .noted(
      "Whether the margins reach in as far as the superview's at least.", default: false,
      example: true),
    .on(
      "insetsMarginsFromSafeArea", kind: .margins, or: ["insetsLayoutMarginsFromSafeArea"],
      .boolean, \View.insetsLayoutMarginsFromSafeArea
    )
    .noted("Whether the safe area is added to the margins.", default: true, example: false),
    .on(View.self, "additionalSafeAreaInsets", kind: .margins, .insets(directional: false)) {
      view, insets in
      if let insets = insets.absolute { view.additionalSafeAreaInsets = insets }
    }
    .noted(
      "What is added to the safe area of the view and of all that is in it, points. In UIKit it "
        + "belongs to the view controller.", default: 0, example: ["bottom": 49]),
  ]

  /// The keys of a view that is laid out by its autoresizing mask.
  private static let placement: [Field<View>] = [
    .on(View.self, "frame", kind: .size, .rect) { view, frame in
      view.frame = frame
      view.translatesAutoresizingMaskIntoConstraints = true
    }
    .with(\.isOfOneView, true)
    .noted(
      "The frame of a view that is laid out by its autoresizing mask, not by constraints: x, y, width, height.",
      example: [16, 20, 100, 44]),
    .on(
      View.self, "autoresizing", kind: .size, or: ["autoresizingMask"],
      .list(of: .choice("mask", AutoresizingMask.named))
    ) { $0.autoresizingMask = AutoresizingMask($1) }
    .noted(
      "How the frame follows the size of the superview.",
      example: ["flexibleWidth", "flexibleTopMargin"]),
    .on(View.self, "recorded", kind: .size, .recordedFrame) { view, recorded, reader in
      reader.note(recorded, of: view)
    }
    .with(\.holdsValues, false)
    .noted(
      "What another engine gave the view, such as Apple's in Interface Builder: its frame, which check "
        + "--recorded compares, whether that is out of date, and the intrinsic size for --intrinsic recorded.",
      example: ["frame": [16, 20, 100, 44]]),
  ]

  private static let guides = Field<View>(
    "guides", kind: .size, or: ["layoutGuides"], schema: Definitions.guides
  ) { node, view, reader in
    reader.readGuides(node, into: view)
  }
  .with(\.isOfOneView, true)
  .with(\.holdsValues, false)
  .noted("Layout guides of the view by name.", example: ["gutter": [:]])

  private static let allow = Field<View>(
    "allow", kind: .appearance, schema: Definitions.reference("allow")
  ) {
    node, view, reader in
    guard let read = SharedValues.allowances.read(node, reader) else { return false }
    let name = view.identifier ?? ""
    reader.allowances += read.map { allowance in
      var allowance = allowance
      allowance.view = name
      return allowance
    }
    return true
  }
  .with(\.isProperty, false)
  .with(\.holdsValues, false)
  .noted(
    "Findings about the view that are intended, each with the reason.",
    example: [Rule.truncated.rawValue: "a preview of two lines"])

  private static let views = Field<View>(
    "views", kind: .order, or: ["subviews", "arrangedSubviews"],
    schema: Definitions.reference("views")
  ) { node, view, reader in
    reader.readViews(node, into: view)
  }
  .with(\.isOfOneView, true)
  .with(\.holdsValues, false)
  .noted(
    "The subviews back to front, by name; in a stack, the views that it arranges.",
    example: ["title": ["class": "label", "text": "Welcome"]])

  /// The names of the key that holds the subviews.
  static let viewNames = views.names

  private static let structure: [Field<View>] = [
    Field("class", kind: .class, schema: ["type": "string"]) { node, view, reader in
      // The classes can only differ for a bar of the screen, whose class follows from its key.
      let written = node.scalar.flatMap { ViewClass.named($0.text) }?.name ?? view.className
      return written == view.className
        || reader.wrong("\(view.className), as the name of the key says", written, node) ?? false
    }
    .with(\.isProperty, false)
    .with(\.holdsValues, false)
    .with(\.holdsWords, true)
    .noted("The class of the view.", default: "view", example: "label"),
    views,
    Field("constraints", kind: .constant, schema: Definitions.reference("constraints")) {
      node, _, reader in
      reader.collectConstraints(node)
    }
    .with(\.isOfOneView, true)
    .with(\.isProperty, false)
    .with(\.holdsValues, false)
    .noted(
      "Constraints, as equations or in Visual Format. It makes no difference which view holds them.",
      example: ["title.top = card.top + 16"]),
  ]
}
