import AutoLayout
import Files
import Foundation
import LayoutScene
import Reuse

extension ResolvedDocument {
  /// The document as a tree of views in a window, not laid out yet. Nil where its parts do not fit
  /// together, which can happen after a change.
  package func screen(measurer: any TextMeasuring) -> LoadedScreen? {
    let problems = Problems()
    let source = SourceText(file: file, text: "")
    // Elsewhere than on the document's own canvas, frames follow from the sizes that it has there.
    let isElsewhere = canvas.size != canvas.designSize
    let options = DocumentOptions(size: isElsewhere ? canvas.size : nil)
    let reader = DocumentReader(source: source, options: options, problems: problems)
    reader.hasFullNames = true
    reader.header.canvas.size = canvas.designSize
    reader.header.appearance = canvas.appearance
    if let margins = canvas.margins {
      let node = Node(margins, at: SourceText.Mark(line: 1, column: 1))
      reader.header.canvas.margins = Value<WrittenInsets>.insets(directional: true).read(
        node, reader)
    }
    guard let tree = ViewWriter(views).document else { return nil }
    if let root = views.first?.id { reader.rootName = root }
    let root = reader.readRoot(tree)
    let resolved = ResolvedCanvas(canvas, margins: reader.header.canvas.margins)
    let window = resolved.window(around: root, measurer: measurer)
    reader.finishViews()
    guard problems.isEmpty, activate(among: reader.items) else { return nil }
    return LoadedScreen(
      id: reader.rootName, name: nil, file: file, window: window, findings: [],
      unconstrained: [], familyOrigins: [:], allowances: [],
      recordedFrames: [], deviceName: canvas.device)
  }

  /// Activates the constraints; false where one cannot be made.
  private func activate(among items: [String: any LayoutItem]) -> Bool {
    for written in constraints {
      guard let constraint = written.constraint(among: items) else { return false }
      constraint.origin = written.origin
      guard (try? constraint.activate()) != nil else { return false }
    }
    return true
  }
}

extension ResolvedCanvas {
  fileprivate init(_ values: ResolvedCanvasValues, margins: WrittenInsets?) {
    size = values.size
    deviceName = values.device
    safeArea = values.safeArea
    self.margins = margins
    refusedOrientation = nil
    keyboardHeight = values.keyboardHeight
    metrics = [ControlMetrics.iOS12, .iOS26].first { $0.name == values.system } ?? .iOS17
    let classes = Self.sizeClasses(of: values.size)
    traits = Traits(
      horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical,
      displayScale: values.scale, appearance: values.appearance,
      layoutDirection: values.direction, locale: values.locale,
      contentSizeCategory: values.textSize
    ).onLevel(isElevated: values.isElevated)
  }
}

extension ResolvedCanvasValues {
  /// Whether string catalogs choose the texts for a tablet.
  package var isTablet: Bool { ResolvedCanvas(self, margins: nil).traits.isTablet }
}

/// Writes views as the nodes of a document.
private struct ViewWriter {
  private let root: ResolvedView?
  private let children: [String: [ResolvedView]]

  init(_ views: [ResolvedView]) {
    root = views.first { $0.parent == nil }
    children = Dictionary(grouping: views.filter { $0.parent != nil }) { $0.parent ?? "" }
  }

  /// The nodes of all views; nil without a root.
  var document: Node? {
    guard let root else { return nil }
    let mark = mark(of: root.origin)
    let own = Node.Pair("root", node(of: root, depth: 0, withViews: false), at: mark)
    let views = Node.Pair("views", node(ofViewsIn: root, depth: 0), at: mark)
    return Node(content: .mapping([own, views]), mark: mark)
  }

  private func node(of view: ResolvedView, depth: Int, withViews: Bool = true) -> Node {
    let mark = mark(of: view.origin)
    var entries: [Node.Pair] = []
    if view.className != "view" {
      entries.append(Node.Pair("class", Node(view.className, style: .plain, at: mark), at: mark))
    }
    for property in view.properties where property.name != "views" {
      let place = self.mark(of: property.origin)
      entries.append(Node.Pair(property.name, property.node(at: place), at: place))
    }
    if withViews, children[view.id] != nil, depth < Expansion.viewDepthLimit {
      // `views` keeps its position among the keys: a frame written before it is set before subviews
      // are added.
      let keys = view.properties.prefix { $0.name != "views" }.count
      let place = min(entries.count, keys + (view.className == "view" ? 0 : 1))
      entries.insert(
        Node.Pair("views", node(ofViewsIn: view, depth: depth + 1), at: mark), at: place)
    }
    return Node(content: .mapping(entries), mark: mark)
  }

  private func node(ofViewsIn view: ResolvedView, depth: Int) -> Node {
    let entries = (children[view.id] ?? []).map { child in
      Node.Pair(child.id, node(of: child, depth: depth), at: mark(of: child.origin))
    }
    return Node(content: .mapping(entries), mark: mark(of: view.origin))
  }

  private func mark(of origin: SourceLocation) -> SourceText.Mark {
    SourceText.Mark(line: origin.line, column: origin.column)
  }
}

extension ResolvedProperty {
  fileprivate func node(at mark: SourceText.Mark) -> Node {
    lookUps.reduce(Node(written, at: mark)) { node, lookUp in
      node.replacing(lookUp.path[...], with: lookUp.shown.node(at: mark))
    }
  }
}

extension Node {
  /// The node with the value at a path replaced; unchanged where the path leads nowhere.
  fileprivate func replacing(
    _ path: ArraySlice<ResolvedProperty.Step>, with value: Node
  ) -> Node {
    guard let step = path.first else { return value }
    let rest = path.dropFirst()
    switch (step, content) {
    case (.key(let key), .mapping(let entries)):
      return with(
        entries: entries.map {
          $0.name == key ? $0.with(value: $0.value.replacing(rest, with: value)) : $0
        })
    case (.index(let index), .sequence(var nodes)) where nodes.indices.contains(index):
      nodes[index] = nodes[index].replacing(rest, with: value)
      return with(nodes: nodes)
    default: return self
    }
  }
}

extension ResolvedProperty.Shown {
  fileprivate func node(at mark: SourceText.Mark) -> Node {
    switch self {
    case .text(let text): return Node(text, style: .resolved, at: mark)
    case .runs(let runs):
      return Node(content: .sequence(runs.map { $0.node(at: mark) }), mark: mark)
    case .image(let path, let size, let digest):
      // The file is never read. The digest in its name tells two versions of an image apart.
      return Node(
        [path, digest].compactMap(\.self).joined(separator: "#"),
        style: .image(width: size.width, height: size.height), at: mark)
    }
  }
}
