import AutoLayout
import Files
import Foundation
import LayoutScene
import Localization
import Reuse

extension DocumentReader {
  /// Reads the root with all of its subviews. The root's own keys are under `root`, its views at
  /// the top level.
  func readRoot(_ document: Node) -> View {
    let entry = document["root"]
    let className = entry.flatMap { $0.value["class"]?.value.scalar?.text }
    let named = className.flatMap { ViewClass.named($0) }
    let viewClass = named?.name == "stack" ? named ?? .view : .view
    var root = viewClass.make(rootName)
    root.origin = location(of: entry?.key.mark ?? document.mark)
    (items[Expansion.rootName], items[rootName]) = (root, root)
    itemNames.append(rootName)
    firstLines[Expansion.rootName] = document.mark.line
    firstLines[rootName] = entry?.key.mark.line ?? document.mark.line
    if let entry, !entry.value.isNull {
      readRootKeys(entry, viewClass, className, into: &root)
    }
    if let guides = document["guides"] { _ = readGuides(guides.value, into: root) }
    if let views = document["views"] {
      _ = reading("views") { readViews(views.value, into: root) }
    }
    if let constraints = document["constraints"] {
      _ = reading("constraints") { collectConstraints(constraints.value) }
    }
    // A screen or variant may have added views after the bars.
    for bar in root.subviews where (bar as? Bar)?.isAttached == true {
      root.bringSubviewToFront(bar)
    }
    return root
  }

  private func readRootKeys(
    _ entry: Node.Pair, _ viewClass: ViewClass, _ className: String?, into root: inout View
  ) {
    if let className, !viewClass.names.contains(className), let node = entry.value["class"]?.value {
      report(
        .unknownChoice(
          className, of: "class of root view", suggestion: nil, known: ["view", "stack"]),
        node)
    }
    currentView = rootName
    defer { currentView = nil }
    let fields = viewClass.name == "stack" ? RootFields.stack : RootFields.view
    _ = reading(entry.name) {
      fields.read(of: Keys.root, from: entry.value, into: &root, self)
    }
  }

  /// Adds a finding where an appearance in the options has no effect. This is so where the root
  /// covers the screen with a colour of its own, and nothing on it depends on the appearance: the
  /// edges of controls and the titles of buttons follow the colour behind them.
  func noteAppearance(_ root: View) {
    guard let appearance = options.appearance, appearance != header.appearance, !hasAdaptiveColors,
      let background = root.backgroundColor, background.alpha >= 1, root.alpha >= 1,
      root.cornerRadius == 0, !root.isHidden, !Self.followsAppearance(root)
    else { return }
    findings.append(
      Finding(
        rule: .noEffect, view: rootName,
        message:
          "the \(appearance.rawValue) appearance changes nothing: the root has a background of "
          + "its own, and what is on it follows that colour",
        hint:
          "Give the root a color that follows the appearance, such as systemBackground, or none.",
        origin: root.origin))
  }

  /// Whether anything in a view has colours that depend on the appearance. All classes but these have.
  private static func followsAppearance(_ view: View) -> Bool {
    switch view {
    case let label as Label:
      return label.textColor == nil && !(label.text ?? "").isEmpty
        || label.attributedText?.runs.contains { $0.attributes.link != nil } == true
    case let view as ImageView:
      return view.image.map { $0.systemName != nil || $0.renderingMode == .alwaysTemplate } ?? false
    default:
      return !fixedClasses.contains { type(of: view) == $0 }
        || view.subviews.contains(where: followsAppearance)
    }
  }

  private static let fixedClasses = [View.self, StackView.self, ScrollView.self]

  /// Reads subviews in the order of the document, which is from back to front. False after
  /// reporting a mistake.
  func readViews(_ node: Node, into superview: View) -> Bool {
    if node.isNull { return true }
    let expected = "a mapping of identifiers to views, such as {title: {class: label}}"
    guard let entries = node.mapping else {
      reportNoViews(node, expected)
      return false
    }
    // The last view without keys of its own, which may be written beside it.
    var bare: String?
    for entry in entries {
      if let bare, Self.isKeyOfView(entry) {
        report(.keyBesideView(entry.name, view: bare), entry.key)
        brokenViews.insert(bare)
        continue
      }
      bare = entry.value.isNull ? entry.name : nil
      let view = readView(entry, in: superview)
      if (view as? Bar)?.isAttached == true {
        superview.addSubview(view)
      } else {
        superview.addContent(view)
      }
    }
    if let cell = superview as? TableViewCell, !entries.isEmpty {
      registerPart(cell.contentView, of: cell)
    }
    return true
  }

  /// Reports a value that is no mapping of views. That the views which it names are not there follows from that.
  private func reportNoViews(_ node: Node, _ expected: String) {
    let names = (node.sequence ?? [node]).compactMap(\.scalar?.text)
    problems.lost.formUnion(names)
    guard let name = node.scalar?.text, let slot = places[node.mark].variables[name] else {
      return report(.wrongKind(key: key, expected: expected, found: node.kind), node)
    }
    problems.lost.formUnion((slot.mapping ?? []).map(\.name))
    report(.wrongValue(key: key, expected: expected, found: name, meant: "$\(name)"), node)
  }

  /// Whether an entry of `views` is no view, but a key of one with its value.
  private static func isKeyOfView(_ entry: Node.Pair) -> Bool {
    entry.value.scalar != nil && !entry.value.isNull
      && ViewClass.anyTable.keys.indices[entry.name] != nil
  }

  /// Reads a view under a key of another view, such as the left view of a text field: an image, or
  /// a mapping with a class. Its identifier is the other view's name and the key: `email/leftView`.
  ///
  /// - Returns: nil after reporting a mistake.
  func readPart(_ node: Node, _ key: String, of owner: View) -> View? {
    let name = "\(owner.identifier ?? "")/\(key)"
    let place = Node(key, style: .plain, at: node.mark)
    if node["class"] != nil {
      return readView(Node.Pair(key: place, name: name, value: node), in: owner, isPart: true)
    }
    guard let image = SharedValues.image.read(node, self) else { return nil }
    let view = ImageView(image: image)
    view.identifier = name
    view.origin = location(of: node.mark)
    view.translatesAutoresizingMaskIntoConstraints = false
    register(view, name, place, isPart: true)
    return view
  }

  /// Makes a view that `owner` has created known to equations, by the identifier that it has.
  func registerPart(_ part: View?, of owner: View) {
    guard let part, let name = part.identifier, items[name] == nil, let origin = owner.origin
    else { return }
    part.origin = origin
    items[name] = part
    itemNames.append(name)
  }

  private func readView(_ entry: Node.Pair, in superview: View, isPart: Bool = false) -> View {
    let viewClass = viewClass(of: entry, in: superview)
    var view = (viewClass ?? .view).make(entry.name)
    view.origin = location(of: entry.key.mark)
    view.translatesAutoresizingMaskIntoConstraints = false
    register(view, entry.name, entry.key, isPart: isPart)
    if viewClass == nil { unconstrained.append(view) }
    guard !entry.value.isNull else { return view }
    viewDepth += 1
    defer { viewDepth -= 1 }
    guard viewDepth <= Expansion.viewDepthLimit else {
      report(.viewsTooDeep(limit: Expansion.viewDepthLimit), entry.key)
      return view
    }
    let outer = currentView
    currentView = entry.name
    defer { currentView = outer }
    // Of a class that is not known the keys of the one that is probably meant are read. It may be another one, so that
    // only a key that is probably misspelt is called unknown.
    let meant = viewClass == nil ? meantClass(of: entry) : nil
    let fields = viewClass?.table ?? meant?.table ?? ViewClass.anyTable
    let others = viewClass == nil ? strangeKeys(of: entry.value, in: fields) : []
    let name = entry.value["class"]?.value.scalar?.text ?? viewClass?.name ?? ViewClass.view.name
    let owner = "the class \(name)"
    _ = reading(entry.name) {
      fields.read(of: owner, from: entry.value, into: &view, ignoring: others, self)
    }
    if let picker = view as? DatePicker, entry.value["date"] == nil {
      write(CivilMoment.presentation, into: picker)
    }
    // The class might have arranged what is in the view.
    if viewClass == nil { unconstrained += view.subviews }
    finishPlacement(of: view, entry, in: superview)
    return view
  }

  /// The class of an entry; nil after reporting an unknown class, which makes the whole view
  /// unreliable.
  private func viewClass(of entry: Node.Pair, in superview: View) -> ViewClass? {
    guard let node = entry.value["class"]?.value else {
      if places.unclassed.contains(entry.name) {
        brokenViews.insert(entry.name)
        return nil
      }
      // What a view is in one of an unknown class, such as a section, is not known.
      if let name = superview.identifier, brokenViews.contains(name), name != rootName {
        brokenViews.insert(entry.name)
        return nil
      }
      switch superview {
      case is TableSection: return ViewClass.named("cell")
      case is TableView: return ViewClass.named(CellClasses.childOfList(entry.value))
      default: return .view
      }
    }
    guard let name = reading("class", { text(node, "a class") }) else {
      brokenViews.insert(entry.name)
      return nil
    }
    if let found = ViewClass.named(name), found !== ViewClass.groupHeader || isOfInterfaceBuilder {
      return found
    }
    report(
      .unknownChoice(
        name, of: "class", suggestion: meantClass(by: name),
        known: ViewClass.all.map(\.name)), node)
    brokenViews.insert(entry.name)
    return nil
  }

  /// The name of the class that is probably meant by an unknown one.
  private func meantClass(by name: String) -> String? {
    OtherWords.viewClass(name)
      ?? problems.nearest(to: name, in: ViewClass.all.flatMap(\.names))
  }

  /// The keys of a view that a class does not have, and that are like none of its keys or are those of another class. The
  /// sections and cells of a list are not read without knowing that it is one.
  private func strangeKeys(of view: Node, in fields: Fields<View>) -> Set<String> {
    let known = Array(fields.keys.indices.keys)
    return Set(
      (view.mapping ?? []).filter { entry in
        let place = fields.keys.indices[entry.name]
        if entry.value.sequence != nil, let place,
          ["views", "sections"].contains(fields.keys.all[place].name)
        {
          return true
        }
        let name = entry.name
        return place == nil
          && (ViewClass.anyTable.keys.indices[name] != nil
            || problems.nearest(to: name, in: known) == nil)
      }.map(\.name))
  }

  private func meantClass(of entry: Node.Pair) -> ViewClass? {
    guard let name = entry.value["class"]?.value.scalar?.text else { return nil }
    return meantClass(by: name).flatMap(ViewClass.named)
  }

  /// Chooses the superview's size for which a frame was written: the document's canvas, the size of the superview's own
  /// frame, or the size that constraints give the superview. On another screen than the document's own that is another
  /// size, and the superview's record has the one of the frame.
  private func finishPlacement(of view: View, _ entry: Node.Pair, in superview: View) {
    guard entry.value["frame"] != nil else {
      if let mask = entry.value["autoresizing"] { report(.needsFrame, mask.key) }
      return
    }
    if superview.identifier == rootName, superview.superview == nil {
      let canvas = header.canvas
      view.autoresizingReferenceSize = canvas.size ?? (canvas.device ?? .standard).size
    } else {
      afterwards { [unowned self] in
        if options.isElsewhere || superview.translatesAutoresizingMaskIntoConstraints,
          let size = writtenSize(of: superview)
        {
          view.autoresizingReferenceSize = size
        } else {
          view.writeFrameForFirstLayout()
        }
      }
    }
  }

  /// The size of a view's own frame or of its record; nil for one whose size constraints alone give.
  private func writtenSize(of view: View) -> CGSize? {
    view.translatesAutoresizingMaskIntoConstraints
      ? view.frame.size : view.identifier.flatMap { recordedSizes[$0] }
  }

  func readGuides(_ node: Node, into view: View) -> Bool {
    if node.isNull { return true }
    let expected = "a mapping of identifiers"
    guard let entries = node.entries(of: "guides", expected: expected, report) else { return false }
    for entry in entries {
      let guide = LayoutGuide(identifier: entry.name)
      guide.origin = location(of: entry.key.mark)
      view.addLayoutGuide(guide)
      register(guide, entry.name, entry.key)
      guard !entry.value.isNull else { continue }
      var nothing = guide
      _ = reading(entry.name) {
        Fields<LayoutGuide>([]).read(of: "a guide", from: entry.value, into: &nothing, self)
      }
    }
    return true
  }

  /// Reads the spacing after views of a stack. False after reporting a mistake.
  func readSpacings(_ node: Node, of view: View) -> Bool {
    let expected = "a mapping of views to points"
    guard let entries = node.entries(of: key, expected: expected, report) else { return false }
    for entry in entries {
      guard let spacing = SharedValues.points.read(entry.value, self) else { continue }
      afterwards { [unowned self] in
        guard let stack = view as? StackView else { return }
        guard let arranged = stack.arrangedSubviews.first(where: { $0.identifier == entry.name })
        else {
          reportNotArranged(entry, stack)
          return
        }
        stack.setCustomSpacing(spacing, after: arranged)
      }
    }
    return true
  }

  private func reportNotArranged(_ entry: Node.Pair, _ stack: StackView) {
    if items[entry.name] != nil {
      report(.notArranged(entry.name, stack: stack.identifier ?? "the stack"), entry.key)
      return
    }
    let names = stack.arrangedSubviews.compactMap(\.identifier)
    report(
      .unknownView(entry.name, suggestion: problems.nearest(to: entry.name, in: names)), entry.key)
  }

  /// - Parameter isPart: whether the name is derived from another one and need not be legal.
  func register(_ item: any LayoutItem, _ name: String, _ node: Node, isPart: Bool = false) {
    let own = hasFullNames ? name : places.short(name, at: node.mark)
    // The name of a repeated view is checked where the view is repeated.
    let isChecked = !isPart && !hasFullNames && own != places[node.mark].scope
    if Identifier.isSuperview(own) {
      report(.reservedIdentifier(own), node)
    } else if isChecked, !Identifier.isLegal(own) {
      // Its constraints cannot name it.
      report(.illegalIdentifier(own), node)
      unconstrained.append(item)
    } else if let line = firstLines[name] {
      report(
        name == Expansion.rootName
          ? .reservedIdentifier(name) : .duplicateIdentifier(name, firstLine: line), node)
      unconstrained.append(item)
      return
    }
    firstLines[name] = node.mark.line
    items[name] = item
    itemNames.append(name)
  }
}
