import Files
import LayoutScene

/// What UIKit has words for and no layout document has, since it changes no frame and no picture of a screen: code that is
/// made of a layout document is without it.
package struct BuilderUnwritten: Sendable {
  package enum Kind: Sendable, Hashable {
    /// An attribute or a part by its name.
    case attribute(String)
    /// What a control shows in another state than it is in.
    case state(String)
    /// A list, which is written as a scroll view.
    case list
  }

  package var kind: Kind
  /// The name of the element that has it.
  package var element: String
  package var origin: SourceLocation
}

extension BuilderScene {
  /// Of each kind the first, in the order of the document.
  var unwritten: [BuilderUnwritten] {
    var found: [BuilderUnwritten] = []
    func add(_ kind: BuilderUnwritten.Kind, _ element: XMLElement, at mark: SourceText.Mark) {
      let isKnown = found.contains { $0.kind == kind && $0.element == element.name }
      guard !isKnown else { return }
      found.append(
        BuilderUnwritten(
          kind: kind, element: element.name,
          origin: SourceLocation(file: file.source.file, line: mark.line, column: mark.column)))
    }
    func search(_ view: XMLElement) {
      if file.isExcluded(view) { return }
      if file.isView(view) {
        for (kind, mark) in BuilderUnwritten.all(of: view) { add(kind, view, at: mark) }
      }
      view.children.forEach(search)
    }
    search(root)
    return found
  }
}

extension BuilderUnwritten {
  fileprivate static func all(of view: XMLElement) -> [(Kind, SourceText.Mark)] {
    var found: [(Kind, SourceText.Mark)] = []
    if ["tableView", "collectionView"].contains(view.name) { found.append((.list, view.mark)) }
    for name in view.attributes.keys.sorted() {
      let usual = defaults[name] ?? defaults["\(view.name).\(name)"]
      if let usual, let value = view.attributes[name], !usual.contains(value) {
        found.append((.attribute(name), view.mark))
      }
    }
    // An indicator that stands still is hidden, and code starts each.
    if view.isTrue("hidesWhenStopped"), !view.isTrue("animating") {
      found.append((.attribute("hidesWhenStopped"), view.mark))
    }
    return found + view.children.flatMap(inPart)
  }

  /// What of a part of a view is not written.
  private static func inPart(_ part: XMLElement) -> [(Kind, SourceText.Mark)] {
    switch part.name {
    case "accessibility":
      let isEmpty = part.attributes.keys.allSatisfy { $0 == "key" } && part.children.isEmpty
      return isEmpty ? [] : [(.attribute("accessibility"), part.mark)]
    case "textInputTraits":
      return part.attributes.keys.sorted().filter { !["key", "secureTextEntry"].contains($0) }
        .map { (.attribute($0), part.mark) }
    case "connections":
      return part.children.filter { $0.attributes["property"] == "gestureRecognizers" }
        .map { (.attribute("gestureRecognizers"), $0.mark) }
    case "state":
      let key = part.attributes["key"] ?? ""
      let isEmpty = part.attributes.keys.allSatisfy { $0 == "key" } && part.children.isEmpty
      return key == "normal" || isEmpty ? [] : [(.state(key), part.mark)]
    default: return []
    }
  }

  /// The values that views of UIKit have anyway, by the names of attributes, or of an element's attribute.
  private static let defaults: [String: Set<String>] = [
    "alwaysBounceHorizontal": ["NO"], "alwaysBounceVertical": ["NO"], "bounces": ["YES"],
    "keyboardDismissMode": ["none"], "pagingEnabled": ["NO"], "scrollView.scrollEnabled": ["YES"],
    "showsHorizontalScrollIndicator": ["YES"], "showsVerticalScrollIndicator": ["YES"],
    "slider.maxValue": ["1", "1.0"], "slider.minValue": ["0", "0.0"],
    "stepper.maximumValue": ["100", "100.0"], "stepper.minimumValue": ["0", "0.0"],
    "stepper.stepValue": ["1", "1.0"], "stepper.value": ["0", "0.0"],
    "textView.editable": ["YES"], "textView.selectable": ["YES"],
  ]
}
