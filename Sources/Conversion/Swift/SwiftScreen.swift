import AutoLayout
import Documents
import Files
import Foundation
import LayoutScene
import Reuse

/// A screen as a subclass of UIView: its views as properties, set up and constrained in its initializer.
package struct SwiftScreen {
  package private(set) var text = ""
  package internal(set) var notes: [Note] = []
  package let className: String

  private let values: SwiftValues
  private let nodes: ViewTree
  private var members = SwiftMembers()
  private var items: [ObjectIdentifier: String] = [:]
  private var declarations: [String] = []
  var body: [String] = []
  private var usesSizes = false
  private var usesGradients = false
  private var usesTables = false
  /// What the screen's controller has for its bars.
  private var controllerLines: [String] = []

  /// - Parameters:
  ///   - file: the name of the document, for the comment at the top.
  ///   - measurer: what measures texts; it does not change the code.
  package init(
    _ document: OpenDocument, _ options: DocumentOptions, file: String, className: String? = nil,
    names: SwiftNames, measurer: any TextMeasuring
  ) throws(DocumentErrors) {
    let screen = try document.screen(options: options, measurer: measurer)
    let root = document.nodes(options)
    values = SwiftValues(names: names, colors: root["colors"]?.value)
    nodes = ViewTree(of: root)
    self.className =
      className.map(SwiftMembers.className(inFile:)) ?? SwiftMembers.className(screen.name ?? file)
    // Fittings and system spacings are decided by a layout.
    _ = screen.scene(includesAmbiguity: false)
    for (condition, place) in document.conditions(options) {
      note(
        "\(condition) is decided for one device: the code has what holds there", of: nil, at: place)
    }
    for (name, place) in document.variantPlaces(options) {
      note("the variant \(name) is not converted: the code has the screen", of: nil, at: place)
    }
    addRoot(screen.window.rootView, root)
    sizeRoot(screen.window.rootView)
    let constraints = constraints(of: screen.window.rootView)
    text = code(constraints, name: screen.name, file: file)
  }

  // MARK: Views

  private mutating func addRoot(_ view: View, _ document: Node) {
    items[ObjectIdentifier(view)] = "self"
    let properties = SwiftProperties(values: values)
    if let node = document["root"]?.value {
      let (lines, left) = properties.lines(of: view, node, "")
      body += lines
      leave(left, of: Expansion.rootName, at: view.origin)
    }
    addGuides(of: view, "")
    addSubviews(of: view, named: "")
  }

  /// Frames with masks are those in a view of the document's size; in one without a size they would grow from it.
  private mutating func sizeRoot(_ root: View) {
    guard let size = sizeForMasks(in: root) else { return }
    body.insert("if frame.isEmpty { frame.size = \(size) }", at: 0)
  }

  /// The size that the frames of a view's subviews belong to; nil where none of them has a mask.
  private func sizeForMasks(in view: View) -> String? {
    let hasMasks = view.subviews.contains {
      $0.translatesAutoresizingMaskIntoConstraints && mask(of: $0) != nil
    }
    guard hasMasks else { return nil }
    return values.size(view.bounds.size)
  }

  /// A view that constraints place has no size yet when it gets its subviews.
  private mutating func size(_ view: View, _ name: String) {
    if let size = sizeForMasks(in: view) { body.append("\(name).frame.size = \(size)") }
  }

  private mutating func addSubviews(of view: View, named owner: String) {
    for subview in view.subviews {
      guard let id = subview.identifier, let place = nodes.place(of: id) else { continue }
      add(subview, id, nodes.entries[place].node, to: view, named: owner)
    }
  }

  private mutating func add(
    _ view: View, _ id: String, _ node: Node, to parent: View, named owner: String
  ) {
    let isAttached = (view as? Bar)?.isAttached == true
    if isAttached, values.names == .uikit { return addAttached(view, id, node) }
    guard let made = initializer(of: view) else {
      let reason =
        isAttached
        ? "belongs to the view controller" : "is a \(view.className), which has no equal here"
      note("\(id) \(reason)", of: id, at: view.origin)
      body += ["", "// \(id.oneLine) \(reason)"]
      return
    }
    let name = addProperty(view, id, node, made)
    if view is Bar { addItems(of: view, node, name) }
    place(view, name, in: parent, named: owner)
    if view is Bar { return }
    addGuides(of: view, name)
    switch view {
    case let list as TableView: addSections(of: list, node, name)
    case let cell as TableViewCell: addContent(of: cell, node, name)
    default: addSubviews(of: view, named: name)
    }
  }

  // MARK: Lists

  private mutating func addSections(of list: TableView, _ node: Node, _ name: String) {
    usesTables = true
    for cell in list.sections.flatMap(\.cells) {
      guard let id = cell.identifier, let place = nodes.place(of: id) else { continue }
      let node = nodes.entries[place].node
      guard let cell = cell as? TableViewCell, let made = initializer(of: cell) else {
        note("\(id) is no cell with a text or views", of: id, at: cell.origin)
        continue
      }
      addContent(of: cell, node, addProperty(cell, id, node, made))
    }
    let properties = items
    body += SwiftLists(values: values).sections(list, node, name) {
      properties[ObjectIdentifier($0)]
    }
  }

  private mutating func addContent(of cell: TableViewCell, _ node: Node, _ name: String) {
    var accessory: String?
    if let view = cell.accessoryView, let written = node["accessory"]?.value,
      let made = initializer(of: view)
    {
      accessory = addProperty(view, view.identifier ?? "\(name)/accessory", written, made)
    }
    body += SwiftLists(values: values).lines(of: cell, node, name, accessory: accessory)
    items[ObjectIdentifier(cell.contentView)] = "\(name).contentView"
    size(cell.contentView, "\(name).contentView")
    addSubviews(of: cell.contentView, named: "\(name).contentView")
  }

  /// The property for a view, set up as its keys say.
  private mutating func addProperty(
    _ view: View, _ id: String, _ node: Node, _ made: String
  ) -> String {
    let name = members.property(for: id)
    items[ObjectIdentifier(view)] = name
    declarations.append("let \(name) = \(made)")
    let (lines, left) = SwiftProperties(values: values).lines(of: view, node, name)
    body += [""] + lines
    leave(left, of: id, at: view.origin)
    noteFormats(of: node, id, at: view.origin)
    return name
  }

  private mutating func place(
    _ view: View, _ name: String, in parent: View, named owner: String
  ) {
    let inside = parent is VisualEffectView ? ".contentView." : "."
    let prefix = owner.isEmpty ? "" : owner + inside
    if !view.translatesAutoresizingMaskIntoConstraints || parent is StackView { size(view, name) }
    if let stack = parent as? StackView, stack.arrangedSubviews.contains(where: { $0 === view }) {
      body.append("\(prefix)addArrangedSubview(\(name))")
      if let spacing = customSpacing(after: view, in: stack) {
        body.append("\(prefix)setCustomSpacing(\(values.number(spacing)), after: \(name))")
      }
    } else if view.translatesAutoresizingMaskIntoConstraints {
      body.append("\(name).frame = \(values.rect(view.frame))")
      body += mask(of: view).map { ["\(name).autoresizingMask = \($0)"] } ?? []
      body.append("\(prefix)addSubview(\(name))")
    } else {
      body.append("\(name).translatesAutoresizingMaskIntoConstraints = false")
      body.append("\(prefix)addSubview(\(name))")
    }
  }

  // MARK: Bars

  /// A bar that belongs to the controller of the screen, which has its items.
  private mutating func addAttached(_ bar: View, _ id: String, _ node: Node) {
    addBarViews(of: bar)
    let properties = items
    var bars = SwiftBars(values: values) { properties[ObjectIdentifier($0)].map { "screen.\($0)" } }
    bars.addController(bar, node)
    controllerLines += bars.lines
    for pair in bars.left {
      note(
        "\(pair.written) of \(id) belongs to another view controller", of: id,
        at: Self.place(of: pair, bar.origin))
    }
  }

  private mutating func addItems(of bar: View, _ node: Node, _ name: String) {
    addBarViews(of: bar)
    let properties = items
    var bars = SwiftBars(values: values) { properties[ObjectIdentifier($0)] }
    bars.addItems(bar, node, name)
    body += bars.lines
    leave(bars.left, of: name, at: bar.origin)
  }

  /// The views that stand in a bar, of which its items make subviews.
  private mutating func addBarViews(of bar: View) {
    for view in bar.subviews {
      guard let id = view.identifier, let place = nodes.place(of: id),
        let made = initializer(of: view)
      else { continue }
      let name = addProperty(view, id, nodes.entries[place].node, made)
      addGuides(of: view, name)
      addSubviews(of: view, named: name)
    }
  }

  private func customSpacing(after view: View, in stack: StackView) -> CGFloat? {
    let spacing = stack.customSpacing(after: view)
    return spacing == StackView.spacingUseDefault ? nil : spacing
  }

  private func mask(of view: View) -> String? {
    let parts = AutoresizingMask.named.filter { view.autoresizingMask.contains($0.value) }
      .map { ".\($0.name)" }
    return parts.isEmpty ? nil : "[\(parts.joined(separator: ", "))]"
  }

  private mutating func addGuides(of view: View, _ owner: String) {
    // A stack makes its own guides.
    for guide in view.layoutGuides
    where !guide.identifier.isEmpty && !guide.identifier.hasPrefix("UISV-") {
      let name = members.property(for: guide.identifier)
      items[ObjectIdentifier(guide)] = name
      declarations.append("let \(name) = \(values.names["UILayoutGuide"])()")
      body.append("\(owner.isEmpty ? "" : owner + ".")addLayoutGuide(\(name))")
    }
  }

  // MARK: Initializers

  /// Nil for a class that this code has no equal for.
  private mutating func initializer(of view: View) -> String? {
    if let button = view as? Button {
      return button.configuration == nil
        ? values.names["UIButton(type: .system)"] : "\(values.names["UIButton"])()"
    }
    if let segmented = view as? SegmentedControl {
      let titles = segmented.segments.map { values.text($0) }.joined(separator: ", ")
      return "\(values.names["UISegmentedControl"])(items: [\(titles)])"
    }
    if values.names == .uikit {
      if let bar = SwiftBars.className(of: view) { return "\(bar)()" }
      if let list = view as? TableView { return SwiftLists(values: values).initializer(of: list) }
      if let cell = view as? TableViewCell {
        return "UITableViewCell(style: .\(cell.style.rawValue), reuseIdentifier: nil)"
      }
    }
    guard let name = SwiftNames.word(for: type(of: view)) else { return nil }
    if values.names == .uikit, SwiftLooks.isGradientView(view) {
      usesGradients = true
      return "GradientView()"
    }
    if let size = view.explicitIntrinsicContentSize, view.className == "view" {
      usesSizes = true
      return "SizedView(\(values.size(size)))"
    }
    return "\(values.names[name])()"
  }

  // MARK: Constraints

  private mutating func constraints(of root: View) -> [String] {
    let made = SwiftConstraints(values: values, items: items)
    let sizes = SwiftConstraints.sizes(in: root).compactMap(made.expression).map { $0 + "," }
    return sizes
      + SwiftConstraints.written(in: root).flatMap { constraint -> [String] in
        if let text = made.expression(constraint) { return [text + ","] }
        // What places an attached bar is no part of the document.
        guard constraint.origin != nil else { return [] }
        let written = (constraint.written ?? "a constraint").oneLine
        let view = (constraint.firstItem as? View)?.identifier
        note("\(written) is of something that is left out", of: view, at: constraint.origin)
        return ["// \(written) is left out"]
      }
  }

  // MARK: Code

  private func code(_ constraints: [String], name: String?, file: String) -> String {
    var lines = [
      values.names["import UIKit"], "",
      "/// \((name ?? className).oneLine), made from \(file.oneLine).",
      "final class \(className): \(values.names["UIView"]) {",
    ]
    lines += declarations.map { "  \($0)" }
    lines += [
      "", "  override init(frame: CGRect) {", "    super.init(frame: frame)", "    addViews()",
      "    addConstraints()", "  }", "", "  required init?(coder: NSCoder) {",
      "    \(values.names["super.init(coder: coder)"])", "    addViews()", "    addConstraints()",
      "  }",
      "", "  private func addViews() {",
    ]
    // One empty line at most, and none at the beginning.
    let shown = body.enumerated().filter { index, line in
      !line.isEmpty || index > 0 && !body[index - 1].isEmpty
    }.flatMap { $1.components(separatedBy: "\n") }
    lines +=
      shown.map { $0.isEmpty ? "" : "    \($0)" } + [
        "  }", "", "  private func addConstraints() {",
      ]
    if !constraints.isEmpty {
      lines.append("    \(values.names["NSLayoutConstraint"]).activate([")
      lines += constraints.flatMap { $0.split(separator: "\n") }.map { line in
        line.hasPrefix(" ") ? String(line) : "      \(line)"
      }
      lines.append("    ])")
    }
    lines.append("  }")
    if usesSizes { lines += sizedView }
    if usesTables { lines += SwiftLists.fixedTable }
    if usesGradients { lines += Self.gradientView }
    let controller =
      controllerLines.isEmpty ? [] : SwiftBars.controller(of: className, controllerLines)
    return (lines + ["}"] + controller + helpers(constraints)).joined(separator: "\n") + "\n"
  }

  /// A view with an intrinsic size.
  private var sizedView: [String] {
    [
      "", "  /// A view with an intrinsic size.",
      "  final class SizedView: \(values.names["UIView"]) {",
      "    private var size = CGSize.zero", "", "    convenience init(_ size: CGSize) {",
      "      self.init(frame: .zero)", "      self.size = size", "    }", "",
      "    override var intrinsicContentSize: CGSize { size }", "  }",
    ]
  }

  /// A view of UIKit's with a gradient for its layer.
  private static let gradientView = [
    "", "  /// A view with a gradient for its layer.", "  final class GradientView: UIView {",
    "    override class var layerClass: AnyClass { CAGradientLayer.self }",
    "    var gradient: CAGradientLayer { (layer as? CAGradientLayer) ?? CAGradientLayer() }", "  }",
  ]

  private func helpers(_ constraints: [String]) -> [String] {
    var lines = SwiftStyledText.functions(calledIn: body, values.names)
    if constraints.contains(where: { $0.contains(".with(") }) {
      let (constraint, priority) = (
        values.names["NSLayoutConstraint"], values.names["UILayoutPriority"]
      )
      lines += [
        "", "extension \(constraint) {", "  /// The constraint with a priority and a name.",
        "  fileprivate func with(priority: \(priority) = .required, identifier: String? = nil) -> \(constraint) {",
        "    self.priority = priority", "    self.identifier = identifier", "    return self",
        "  }", "}",
      ]
    }
    return lines
  }
}
