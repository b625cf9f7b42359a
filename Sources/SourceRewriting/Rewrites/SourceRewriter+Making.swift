extension SourceRewriter {
  /// The first labels of the initializers of UIKit's classes that are called by the class at run time; "" for none.
  private static let labels: Set<String> = ["", "frame", "style", "nibName", "type"]

  /// Writes `V(frame: rect)` and `kind.init(frame: rect)` as `UIKit.made(V.self, frame: rect)`, where the class is known
  /// at run time only. Swift calls no such initializer that subclasses do not repeat as `required`, unless it is of
  /// Objective-C.
  mutating func rewriteMaking(at index: Int) {
    let word = source.text(index)
    let isParameter = !source.has(index - 1, ".") && bounds[word]?.isParameter == true
    let isValue = word == "init" && source.has(index - 1, ".") && !source.has(index - 3, ".")
    guard source.has(index + 1, "("), isParameter || isValue else { return }
    let label = source.has(index + 3, ":") ? source.text(index + 2) : ""
    let isEmpty = source.has(index + 2, ")")
    let name = isParameter ? word : source.text(index - 2)
    guard Self.labels.contains(label), isEmpty || !label.isEmpty,
      let bound = bounds[name], bound.isParameter == isParameter,
      bound.names.contains(where: self.index.isMadeByUIKit)
    else { return }
    let start = source.tokens[isParameter ? index : index - 2].range.lowerBound
    let kind = isParameter ? name + ".self" : name
    edits.append(
      Edit(
        range: start..<source.tokens[index + 1].range.upperBound,
        text: "UIKit.made(\(kind)\(isEmpty ? "" : ", ")"))
  }

  /// What is known of a name that stands for a class.
  struct Bound {
    /// Whether it is a type parameter or an associated type; else a variable of a type `Name.Type`.
    var isParameter: Bool
    var names: [String]
  }

  static func bounds(of source: SourceText) -> [String: Bound] {
    let owners: Set = ["func", "class", "struct", "enum", "actor"]
    var bounds: [String: Bound] = [:]
    for index in source.tokens.indices {
      if source.has(index, "<"),
        owners.contains(source.text(index - 2)) || source.has(index - 1, "init")
      {
        for word in index + 1..<max(index + 1, source.afterGenerics(index))
        where source.isWord(word) && source.has(word + 1, ":") {
          bounds[source.text(word)] = Bound(
            isParameter: true, names: names(from: word + 2, in: source))
        }
      } else if source.has(index, "associatedtype"), source.has(index + 2, ":") {
        bounds[source.text(index + 1)] = Bound(
          isParameter: true, names: names(from: index + 3, in: source))
      } else if source.has(index, ":"), source.isWord(index - 1), source.isWord(index + 1),
        source.has(index + 2, "."), source.has(index + 3, "Type")
      {
        bounds[source.text(index - 1)] = Bound(
          isParameter: false, names: [source.text(index + 1)])
      }
    }
    return bounds
  }

  /// `A` and `B` of `A & B`.
  private static func names(from start: Int, in source: SourceText) -> [String] {
    var names = [source.text(start)]
    var next = start + 1
    while source.has(next, "&") || source.has(next, ".") {
      names.append(source.text(next + 1))
      next += 2
    }
    return names
  }
}
