import Files
import InterfaceBuilder

extension BuilderOutline.Scene {
  /// The scene with the headers of its grouped tables as labels.
  var withHeadersAsLabels: Self {
    var scene = self
    scene.node = node.withHeadersAsLabels
    for index in alternatives.indices {
      scene.alternatives[index].node = alternatives[index].node.withHeadersAsLabels
    }
    return scene
  }
}

extension Node {
  /// A document without translations does not say which language it is in, so the capitals are those of most languages.
  fileprivate var withHeadersAsLabels: Node {
    if let nodes = sequence { return with(nodes: nodes.map(\.withHeadersAsLabels)) }
    guard let entries = mapping else { return self }
    let isHeader = self["class"]?.value.scalar?.text == BuilderTable.groupHeader
    return with(
      entries: entries.map { entry in
        switch (entry.name, entry.value.scalar?.text) {
        case ("class", BuilderTable.groupHeader):
          entry.with(value: Node("label", style: .plain, at: entry.value.mark))
        case ("text", let text?) where isHeader:
          entry.with(
            value: Node(text.uppercased(), style: .doubleQuoted, at: entry.value.mark))
        default: entry.with(value: entry.value.withHeadersAsLabels)
        }
      })
  }
}
