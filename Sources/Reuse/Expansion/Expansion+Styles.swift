import Files

/// Named styles: keys that several views have in common.
extension Expansion {
  /// The keys of a style or of a list of styles, of which later ones win.
  func style(_ node: Node) -> [Node.Pair] {
    var open: [String] = []
    return style(node, &open)
  }

  private func style(_ node: Node, _ open: inout [String]) -> [Node.Pair] {
    if let names = node.sequence {
      return names.reduce(into: []) { entries, name in
        entries = rules.merged(entries, with: style(name, &open))
      }
    }
    guard let name = node.scalar?.text, !node.isNull else {
      report(.wrongKind(key: "style", expected: "the name of a style", found: node.kind), node)
      return []
    }
    guard let style = styles[name] else {
      // Several names in one text.
      let names = name.split { " ,+".contains($0) }.map(String.init)
      if names.count > 1, names.allSatisfy({ styles[$0] != nil }) {
        let list = "[\(names.joined(separator: ", "))]"
        report(.unknownStyle(name, suggestion: list, known: styleNames), node)
        return names.reduce(into: []) { entries, name in
          let single = Node(name, style: .plain, at: node.mark)
          entries = rules.merged(entries, with: self.style(single, &open))
        }
      }
      lacksStyle = true
      let suggestion = lookKey(name) ?? problems.nearest(to: name, in: styleNames)
      report(.unknownStyle(name, suggestion: suggestion, known: styleNames), node)
      return []
    }
    guard !open.contains(name) else {
      report(.recursiveStyle(open + [name]), node)
      return []
    }
    open.append(name)
    defer { open.removeLast() }
    return keys(of: style, &open)
  }

  private func keys(of style: Node.Pair, _ open: inout [String]) -> [Node.Pair] {
    let entries = style.value.entries(of: style.name, expected: "a mapping of keys") {
      report($0, $1)
    }
    guard let entries, charge(style.key, entries.count) else { return [] }
    let own = entries.filter { entry in
      if rules.ofOneView.contains(entry.name) {
        report(
          .unknownKey(entry.name, owner: "a style", suggestion: nil, known: []), entry.key)
      }
      return entry.name != "style" && !rules.ofOneView.contains(entry.name)
    }
    let base = style.value["style"].map { self.style($0.value, &open) } ?? []
    return rules.merged(base, with: own)
  }
}
