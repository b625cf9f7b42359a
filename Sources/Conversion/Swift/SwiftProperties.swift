import AutoLayout
import Documents
import Files
import Foundation
import LayoutScene

/// The keys of a view as assignments. What a key is comes from the document, its value from the view.
struct SwiftProperties {
  let values: SwiftValues
  private var names: SwiftNames { values.names }

  /// Keys that other parts of the code stand for, and those that are not for apps.
  private static let elsewhere = Set<String>([
    "class", "views", "constraints", "guides", "allow", "recorded", "frame", "autoresizing",
    "segments", "spacingAfter", "intrinsic", "style",
  ]).union(LayoutDocument.keysOfConfigurations)

  /// The assignments, and the keys that UIKit has no equal for.
  func lines(
    of view: View, _ node: Node, _ name: String
  ) -> (lines: [String], left: [Node.Pair]) {
    var lines: [String] = []
    var left: [Node.Pair] = []
    // In UIKit a font that is set later counts for all parts of a text.
    var late: [String] = []
    let target = name.isEmpty ? "" : name + "."
    if let button = view as? Button, let configuration = button.configuration {
      let own = configured(button, configuration, node, name)
      lines += own.lines
      left += own.left
    }
    for pair in node.mapping ?? [] where !Self.elsewhere.contains(pair.name) {
      if view is Bar, SwiftBars.keys.contains(pair.name) { continue }
      if view is TableView, SwiftLists.keys.contains(pair.name) { continue }
      if view is TableViewCell, SwiftLists.cellKeys.contains(pair.name) { continue }
      if view is Button, (view as? Button)?.configuration != nil,
        Self.configured.contains(pair.name)
          || SwiftLooks(values: values).isOfBackground(pair)
      {
        continue
      }
      if let (own, leftOut) = styled(pair, view) {
        let assignments = own.map { target + $0 }
        late = Self.texts.contains(pair.name) ? assignments + late : late + assignments
        left += leftOut
        continue
      }
      let looks = SwiftLooks(values: values)
      if let own = common(pair, view) ?? looks.lines(pair, view) ?? self.own(pair, view) {
        lines += own.map { target + $0 }
      } else {
        left.append(pair)
      }
    }
    lines += unwritten(view, node).map { target + $0 } + late
    // Only a plain view becomes one with a size.
    if let size = node["intrinsic"], view.className != "view" || name.isEmpty,
      SwiftConstraints.sizes(of: view).isEmpty
    {
      left.append(size)
    }
    return (lines, left)
  }

  /// The keys whose values are texts in several styles.
  private static let texts: Set<String> = [
    "text", "attributedText", "title", "attributedTitle",
  ]

  /// A text in several styles and what follows it, since UIKit takes from the text what was set before it; nil for
  /// other keys and texts.
  private func styled(_ pair: Node.Pair, _ view: View) -> (lines: [String], left: [Node.Pair])? {
    guard let text = styledText(of: view) else { return nil }
    let made = { (form: (String) -> String) -> ([String], [Node.Pair]) in
      guard let made = text.words.expression(text.text, pair.value) else { return ([], [pair]) }
      return (["\(form(made.text))"], made.left)
    }
    let says = text.words.saysParagraphs(text.text)
    switch (view, pair.name) {
    case (is Label, "text"), (is Label, "attributedText"), (is TextView, "text"),
      (is TextView, "attributedText"):
      let (lines, left) = made { "attributedText = \($0)" }
      // A paragraph style has another end of lines than a label.
      guard says, let mode = (view as? Label)?.lineBreakMode else { return (lines, left) }
      return (lines + (mode == .byWordWrapping ? [] : ["lineBreakMode = .\(mode.rawValue)"]), left)
    case (is Label, "paragraphStyle"), (is TextView, "paragraphStyle"): return ([], [])
    case (is Label, "textAlignment"), (is TextView, "textAlignment"), (is Label, "lineBreak"):
      return (says ? [] : own(pair, view) ?? [], [])
    case (is Button, "title"), (is Button, "attributedTitle"):
      return made {
        names == .uikit ? "setAttributedTitle(\($0), for: .normal)" : "attributedTitle = \($0)"
      }
    default: return nil
    }
  }

  /// The text of a view in several styles, with what its parts take from the view.
  private func styledText(of view: View) -> (text: AttributedText, words: SwiftStyledText)? {
    switch view {
    case let label as Label:
      return label.attributedText.map {
        (
          $0,
          SwiftStyledText(values: values, base: label.font, alignment: label.textAlignment)
        )
      }
    case let view as TextView:
      // In UIKit the attributes of such a text take over from the view's font and colour.
      let color = names == .uikit ? view.textColor.map { values.color($0) } ?? ".label" : nil
      let text = SwiftStyledText(
        values: values, base: view.font, saysBase: color != nil, color: color,
        alignment: view.textAlignment)
      return view.attributedText.map { ($0, text) }
    case let button as Button:
      return button.currentAttributedTitle.map {
        ($0, SwiftStyledText(values: values, base: button.baselineFont ?? button.font))
      }
    default: return nil
    }
  }

  /// What documents and UIKit have different defaults for.
  private func unwritten(_ view: View, _ node: Node) -> [String] {
    switch view {
    case let button as Button where button.configuration == nil && node["font"] == nil:
      return values.font(button.font).map { ["\(names["titleLabel?.font"]) = \($0)"] } ?? []
    case let field as TextField where node["borderStyle"] == nil:
      return ["borderStyle = .\(field.borderStyle.rawValue)"]
    // UIKit's own is smaller.
    case let text as TextView where node["font"] == nil:
      return values.font(text.font).map { ["font = \($0)"] } ?? []
    // UIKit's own is 0.
    case let slider as Slider where node["value"] == nil && names == .uikit:
      return ["value = \(values.number(slider.value))"]
    // UIKit shows none that stands still.
    case is ActivityIndicatorView where names == .uikit && !view.isHidden:
      return ["startAnimating()"]
    default: return []
    }
  }

  // MARK: All views

  private func common(_ pair: Node.Pair, _ view: View) -> [String]? {
    switch pair.name {
    case "hidden": return ["isHidden = \(view.isHidden)"]
    case "alpha": return ["alpha = \(values.number(view.alpha))"]
    case "background": return values.color(pair.value).map { ["backgroundColor = \($0)"] }
    case "tint": return values.color(pair.value).map { ["tintColor = \($0)"] }
    case "clipsToBounds": return ["clipsToBounds = \(view.clipsToBounds)"]
    case "cornerRadius":
      return ["\(names["layer.cornerRadius"]) = \(values.number(view.cornerRadius))"]
    case "semanticContent":
      return ["semanticContentAttribute = .\(view.semanticContentAttribute)"]
    case "margins":
      // UIKit adds the safe area to what is set.
      switch view.givenMargins {
      case .standard: return []
      case .absolute(let insets): return ["layoutMargins = \(values.insets(insets))"]
      case .directional(let insets):
        return ["directionalLayoutMargins = \(values.insets(insets))"]
      }
    case "preservesSuperviewMargins":
      return ["preservesSuperviewLayoutMargins = \(view.preservesSuperviewLayoutMargins)"]
    case "additionalSafeAreaInsets" where names == .plumb:
      return ["additionalSafeAreaInsets = \(values.insets(view.additionalSafeAreaInsets))"]
    case "insetsMarginsFromSafeArea":
      return ["insetsLayoutMarginsFromSafeArea = \(view.insetsLayoutMarginsFromSafeArea)"]
    case "hugging":
      return priorities("setContentHuggingPriority", pair) { view.contentHuggingPriority(for: $0) }
    case "compression":
      return priorities("setContentCompressionResistancePriority", pair) {
        view.contentCompressionResistancePriority(for: $0)
      }
    default: return nil
    }
  }

  private func priorities(
    _ setter: String, _ pair: Node.Pair, _ value: (LayoutConstraint.Axis) -> LayoutPriority
  ) -> [String] {
    [LayoutConstraint.Axis.horizontal, .vertical].filter {
      pair.value.mapping == nil || pair.value["\($0)"] != nil
    }.map { "\(setter)(\(values.priority(value($0))), for: .\($0))" }
  }

  // MARK: Classes

  private func own(_ pair: Node.Pair, _ view: View) -> [String]? {
    if let button = view as? Button { return self.button(pair, button) }
    return text(pair, view) ?? arrangement(pair, view) ?? control(pair, view)
  }

  private func text(_ pair: Node.Pair, _ view: View) -> [String]? {
    let text = { (text: String?) in ["\(pair.name) = \(values.text(pair.value, shown: text ?? ""))"]
    }
    let font = { (font: FontDescriptor) in values.font(font).map { ["font = \($0)"] } }
    switch (view, pair.name) {
    case (let label as Label, "text") where label.attributedText == nil: return text(label.text)
    case (let view as TextView, "text") where view.attributedText == nil: return text(view.text)
    case (let field as TextField, "text"): return text(field.text)
    case (let field as TextField, "placeholder"): return text(field.placeholder)
    case (let bar as SearchBar, "text"): return text(bar.text)
    case (let bar as SearchBar, "placeholder"): return text(bar.placeholder)
    case (let label as Label, "font"): return font(label.font)
    case (let field as TextField, "font"): return font(field.font)
    case (let view as TextView, "font"): return font(view.font)
    case (is Label, "color"), (is TextField, "color"), (is TextView, "color"):
      return values.color(pair.value).map { ["textColor = \($0)"] }
    case (let label as Label, "textAlignment"):
      return ["textAlignment = .\(label.textAlignment.rawValue)"]
    case (let field as TextField, "textAlignment"):
      return ["textAlignment = .\(field.textAlignment.rawValue)"]
    case (let view as TextView, "textAlignment"):
      return ["textAlignment = .\(view.textAlignment.rawValue)"]
    case (let label as Label, "lines"): return ["numberOfLines = \(label.numberOfLines)"]
    case (let label as Label, "lineBreak"):
      return ["lineBreakMode = .\(label.lineBreakMode.rawValue)"]
    case (let label as Label, "preferredMaxLayoutWidth"):
      return ["preferredMaxLayoutWidth = \(values.number(label.preferredMaxLayoutWidth))"]
    case (let label as Label, "adjustsFontSizeToFitWidth"):
      return ["adjustsFontSizeToFitWidth = \(label.adjustsFontSizeToFitWidth)"]
    case (let label as Label, "minimumScaleFactor"):
      return ["minimumScaleFactor = \(values.number(label.minimumScaleFactor))"]
    case (let label as Label, "baselineAdjustment"):
      return ["baselineAdjustment = .\(label.baselineAdjustment.rawValue)"]
    case (let view as TextView, "scrolls"): return ["isScrollEnabled = \(view.isScrollEnabled)"]
    case (let view as TextView, "textContainerInset"):
      return view.textContainerInset.map { ["textContainerInset = \(values.insets($0))"] }
    default: return nil
    }
  }

  private func button(_ pair: Node.Pair, _ button: Button) -> [String]? {
    switch pair.name {
    case "title" where button.attributedTitle == nil:
      return ["setTitle(\(values.text(pair.value, shown: button.title ?? "")), for: .normal)"]
    case "image": return values.image(button.image).map { ["setImage(\($0), for: .normal)"] }
    // In UIKit a configuration has the font of the title.
    case "font" where button.configuration != nil && names == .uikit: return []
    case "font": return values.font(button.font).map { ["\(names["titleLabel?.font"]) = \($0)"] }
    case "color": return values.color(pair.value).map { ["setTitleColor(\($0), for: .normal)"] }
    case "enabled": return ["isEnabled = \(button.isEnabled)"]
    case "selected": return ["isSelected = \(button.isSelected)"]
    case "contentHorizontalAlignment":
      return ["contentHorizontalAlignment = .\(button.contentHorizontalAlignment.rawValue)"]
    case "contentVerticalAlignment":
      return ["contentVerticalAlignment = .\(button.contentVerticalAlignment.rawValue)"]
    default: return nil
    }
  }

  private func arrangement(_ pair: Node.Pair, _ view: View) -> [String]? {
    switch (view, pair.name) {
    case (let stack as StackView, "axis"): return ["axis = .\(stack.axis)"]
    case (let stack as StackView, "spacing"): return ["spacing = \(values.number(stack.spacing))"]
    case (let stack as StackView, "distribution"):
      return ["distribution = .\(stack.distribution)"]
    case (let stack as StackView, "alignment"): return ["alignment = .\(stack.alignment)"]
    case (let stack as StackView, "marginsRelative"):
      return ["isLayoutMarginsRelativeArrangement = \(stack.isLayoutMarginsRelativeArrangement)"]
    case (let stack as StackView, "baselineRelative"):
      return ["isBaselineRelativeArrangement = \(stack.isBaselineRelativeArrangement)"]
    default: return nil
    }
  }

  private func control(_ pair: Node.Pair, _ view: View) -> [String]? {
    switch (view, pair.name) {
    case (is ImageView, "source"), (is ImageView, "size"):
      return values.image((view as? ImageView)?.image).map { ["image = \($0)"] }
    case (let view as ImageView, "contentMode"):
      return ["contentMode = .\(view.contentMode.rawValue)"]
    case (let field as TextField, "borderStyle"):
      return ["borderStyle = .\(field.borderStyle.rawValue)"]
    case (let field as TextField, "secure"):
      return ["isSecureTextEntry = \(field.isSecureTextEntry)"]
    case (let field as TextField, "enabled"): return ["isEnabled = \(field.isEnabled)"]
    case (let field as TextField, "clearButtonMode"):
      return ["clearButtonMode = .\(field.clearButtonMode.rawValue)"]
    case (let view as VisualEffectView, "effect"):
      return view.effect.map {
        names == .uikit
          ? ["effect = UIBlurEffect(style: .\($0.rawValue))"] : ["effect = .\($0.rawValue)"]
      }
    case (let view as Switch, "on"): return ["isOn = \(view.isOn)"]
    case (is Switch, "onTint"): return values.color(pair.value).map { ["onTintColor = \($0)"] }
    case (let view as Slider, "value"): return ["value = \(values.number(view.value))"]
    case (let view as ProgressView, "value"): return ["progress = \(values.number(view.progress))"]
    case (is ActivityIndicatorView, "color"):
      return values.color(pair.value).map { ["color = \($0)"] }
    case (let view as ActivityIndicatorView, "large"):
      return ["style = .\(view.style)"]
    case (let view as SegmentedControl, "selected"):
      return view.selectedSegmentIndex.map { ["selectedSegmentIndex = \($0)"] } ?? []
    case (let view as SegmentedControl, "enabled"): return ["isEnabled = \(view.isEnabled)"]
    case (let view as FixedControl, "enabled"): return ["isEnabled = \(view.isEnabled)"]
    case (let view as PageControl, "pages"): return ["numberOfPages = \(view.numberOfPages)"]
    case (is PageControl, "pageIndicatorTint"):
      return values.color(pair.value).map { ["pageIndicatorTintColor = \($0)"] }
    case (is PageControl, "currentPageIndicatorTint"):
      return values.color(pair.value).map { ["currentPageIndicatorTintColor = \($0)"] }
    case (let view as PageControl, "current"): return ["currentPage = \(view.currentPage)"]
    case (let view as DatePicker, "pickerStyle"):
      return ["preferredDatePickerStyle = .\(view.preferredDatePickerStyle.rawValue)"]
    case (let view as DatePicker, "mode"):
      return ["datePickerMode = .\(view.datePickerMode.rawValue)"]
    default: return nil
    }
  }

  // MARK: Configurations

  private static let configured: Set<String> = ["title", "image", "contentInsets"]

  private func configured(
    _ button: Button, _ configuration: Button.Configuration, _ node: Node, _ name: String
  ) -> (lines: [String], left: [Node.Pair]) {
    let local = name.split(separator: ".").last.map { "\($0)Configuration" } ?? "configuration"
    var lines = [
      "var \(local) = \(names["UIButton"]).Configuration.\(configuration.style.rawValue)()"
    ]
    func set(_ key: String, _ value: String?) {
      if let value { lines.append("\(local).\(key) = \(value)") }
    }
    let written = node["configuration"]?.value
    let given = { (key: String) in node[key]?.value ?? written?[key]?.value }
    let styled = styledTitle(of: button, node)
    if let styled, names == .uikit {
      set("attributedTitle", "AttributedString(\(styled.text))")
    } else if let title = button.currentTitle, let node = given("title"), styled == nil {
      set("title", values.text(node, shown: title))
    }
    if let node = given("subtitle") {
      set("subtitle", values.text(node, shown: configuration.subtitle ?? ""))
    }
    let image = values.image(button.currentImage)
    set("image", image)
    if given("imagePlacement") != nil {
      set("imagePlacement", ".\(configuration.imagePlacement.rawValue)")
    }
    if given("imagePadding") != nil {
      set("imagePadding", values.number(configuration.imagePadding))
    }
    if given("titlePadding") != nil {
      set("titlePadding", values.number(configuration.titlePadding))
    }
    if given("buttonSize") != nil { set("buttonSize", ".\(configuration.buttonSize.rawValue)") }
    if given("cornerStyle") != nil { set("cornerStyle", ".\(configuration.cornerStyle.rawValue)") }
    if given("titleAlignment") != nil {
      set("titleAlignment", ".\(configuration.titleAlignment.rawValue)")
    }
    if configuration.showsActivityIndicator { set("showsActivityIndicator", "true") }
    if let insets = configuration.contentInsets { set("contentInsets", values.insets(insets)) }
    // Parts of a title say their fonts themselves, which one of all of them would replace.
    if names == .uikit, styled == nil, node["font"] != nil, let font = values.font(button.font) {
      let transformer = "UIConfigurationTextAttributesTransformer"
      lines += [
        "\(local).titleTextAttributesTransformer = \(transformer) { attributes in",
        "  var attributes = attributes",
        "  attributes.font = \(font.hasPrefix(".") ? "UIFont" : "")\(font)",
        "  return attributes", "}",
      ]
    }
    set("baseForegroundColor", given("baseForegroundColor").flatMap { values.color($0) })
    set("baseBackgroundColor", given("baseBackgroundColor").flatMap { values.color($0) })
    for (key, value) in SwiftLooks(values: values).background(of: button, node) { set(key, value) }
    lines.append("\(name).configuration = \(local)")
    if let styled, names == .plumb { lines.append("\(name).attributedTitle = \(styled.text)") }
    let left = image == nil && button.currentImage != nil ? [node["image"]].compactMap { $0 } : []
    return (lines, left + (styled?.left ?? []))
  }

  /// The title of a configured button in several styles; nil for one in one style.
  private func styledTitle(of button: Button, _ node: Node) -> SwiftStyledText.Expression? {
    guard var title = styledText(of: button),
      let written = node["title"] ?? node["attributedTitle"]
    else { return nil }
    title.words.saysBase = names == .uikit && node["font"] != nil
    return title.words.expression(title.text, written.value)
  }
}
