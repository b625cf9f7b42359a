import Files

/// What people look for as a key of a view, and what is written elsewhere or not at all, for hints. A key that is only
/// called otherwise is in `OtherWords`.
enum OtherPlaces {
  /// Keys that other libraries have, the classes that the advice is for (none: all), and what is written in their
  /// place. `{view}` stands for the name of the view.
  private static let all: [(keys: [String], classes: Set<String>, advice: String)] = [
    (
      ["aspectRatio", "ratio", "aspect"], [],
      "a ratio is a constraint, such as “{view}.width = 1.5 * {view}.height”"
    ),
    (["minWidth", "minimumWidth"], [], "a limit is a constraint, such as “{view}.width >= 44”"),
    (["maxWidth", "maximumWidth"], [], "a limit is a constraint, such as “{view}.width <= 300”"),
    (["minHeight", "minimumHeight"], [], "a limit is a constraint, such as “{view}.height >= 44”"),
    (
      ["maxHeight", "maximumHeight"], [], "a limit is a constraint, such as “{view}.height <= 300”"
    ),
    (
      ["rowHeight", "estimatedRowHeight"], [], "a cell is as high as the constraints in it ask for"
    ),
    (
      ["contentSize"], ["scroll", "list"],
      "what is in {view} gives the size, by constraints with “{view}.content”"
    ),
    (["axis", "direction", "orientation"], ["scroll"], scrolling),
    (["horizontal", "vertical"], ["scroll"], scrolling),
    (
      ["bold", "italic", "weight", "fontDesign", "fontWeight", "textSize"],
      ["label", "button", "textField", "textView", "cell"],
      "write it in the font, such as “font: {style: body, weight: bold}”"
    ),
    (
      ["lineHeight", "lineSpacing", "lineHeightMultiple"], ["label", "textView"],
      "write it in “paragraphStyle”"
    ),
    (
      ["key", "localizedText", "localizationKey", "textKey", "stringKey"],
      ["label", "textField", "textView", "cell"],
      "a text from the strings is written “text: {key: …}”"
    ),
    (
      ["key", "localizedTitle", "localizationKey", "titleKey", "stringKey"],
      ["button", "navigationBar", "alert"], "a text from the strings is written “title: {key: …}”"
    ),
    (
      ["id", "identifier", "accessibilityIdentifier"], [],
      "a view's name is the key under which it is written"
    ),
    (
      ["filled", "tinted", "gray", "bordered", "borderedProminent", "buttonStyle", "variant"],
      ["button"], "write the look in “configuration”, such as “configuration: filled”"
    ),
    (["capsule", "pill"], ["button"], "write “cornerStyle: capsule”"),
    (
      ["loading", "isLoading"], ["button"], "write “configuration: {showsActivityIndicator: true}”"
    ),
    (
      ["min", "max", "minimum", "maximum", "minimumValue", "maximumValue", "range", "step"],
      ["slider"], "“value” says where the knob stands, from 0 to 1"
    ),
    (
      [
        "weight", "symbolConfiguration", "symbolSize", "symbolWeight", "renderingMode", "pointSize",
      ],
      ["image"], "write it in the source, such as “source: {symbol: heart, weight: bold}”"
    ),
    (["header", "footer"], ["list"], "write it at a section, as in “sections: [{header: …}]”"),
    (
      ["in", "inside", "parent", "superview", "container"], [],
      "a view is written under “views” of the one that it is in"
    ),
    (["if", "condition", "visibleIf", "showIf"], [], "a condition is written as “when”"),
    (
      ["badge"], ["tabBar"], "write it in the item, such as “{title: Inbox, image: tray, badge: 3}”"
    ),
    (
      ["zIndex", "zPosition", "elevation"], [],
      "a view that is written later lies in front of one that is written earlier"
    ),
    (
      [
        "accessibilityLabel", "accessibilityHint", "accessibilityTraits", "accessibilityValue",
        "isAccessibilityElement", "isUserInteractionEnabled", "userInteractionEnabled", "action",
        "onTap",
        "onClick", "target", "gesture", "gestureRecognizers", "tag", "role", "menu", "keyboardType",
        "returnKeyType", "autocapitalization", "autocapitalizationType", "autocorrectionType",
        "textContentType", "keyboardDismissMode", "isPagingEnabled", "pagingEnabled",
        "allowsSelection",
        "isEditable", "editable", "isSelectable", "hidesWhenStopped", "isTranslucent",
        "translucent",
        "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "showsIndicators",
        "adjustsFontForContentSizeCategory", "minimumDate", "maximumDate",
      ], [], "it would change neither the layout nor the picture, so leave it out"
    ),
  ]

  /// What is said of a key of views, or of a view, that is written as a key of the document; nil for any other key.
  static func ofDocument(_ entry: Node.Pair) -> String? {
    let key = entry.written
    // It would be the screen's own.
    if RootFields.view.keys.indices[entry.name] != nil {
      return "write it in “root”, as in “root: {\(key): …}”"
    }
    if entry.value.mapping?.contains(where: { Fact.decidingClass.contains($0.name) })
      == true
    {
      return "views are listed under “views”"
    }
    if ["title", "header", "heading"].contains(key), entry.value.scalar != nil {
      return "the title of a screen is that of its bar, as in “navigationBar: {title: …}”"
    }
    guard ViewClass.anyTable.keys.indices[entry.name] != nil, entry.value.mapping == nil else {
      return nil
    }
    return
      "it is a key of views, which are listed under “views”, as in “views: {card: {\(key): …}}”"
  }

  private static let scrolling = "{view} scrolls wherever its content is larger than itself"

  /// What is written in the place of a key that a class does not have; nil where nothing is known.
  static func advice(_ key: String, class name: String) -> String? {
    all.first { $0.keys.contains(key) && ($0.classes.isEmpty || $0.classes.contains(name)) }?.advice
  }
}
