extension Fact {
  /// Why a file cannot be included.
  public enum IncludeReason: Sendable, Hashable {
    /// The file includes itself, directly or through others.
    case cycle
    /// A document includes more than so many files.
    case tooMany(Int)
    /// The file cannot be read.
    case unreadable(IOReason)

    var words: String {
      switch self {
      case .cycle: "it includes itself"
      case .tooMany(let limit): "a document includes \(limit) files at most"
      case .unreadable(let reason): reason.words
      }
    }
  }

  /// The message for mistakes in includes, components, styles, repetition, screens and variants.
  var reuseMessage: String? {
    switch self {
    case .unknownComponent(let name, _, _): "there is no component “\(Self.shortened(name))”"
    case .recursiveComponent(let names):
      Set(names).count < names.count
        ? "a component is used within itself: \(Self.way(names))"
        : "components are nested too deep: \(Self.way(names))"
    case .missingParameter(let name, let component):
      "the component “\(component)” needs the parameter “\(name)”"
    case .unknownParameter(let name, let component, _, _):
      "the component “\(component)” has no parameter “\(Self.shortened(name))”"
    case .wrongArgument(let name, let component, let expected, let found):
      "\(name): the component “\(component)” expects \(expected), found \(found.words)"
    case .unknownVariable(let name, _, _): "there is no variable “$\(Self.shortened(name))”"
    case .keyOfValue(let key, let variable, let found):
      "“$\(Self.shortened(variable))” is \(found.words) and has no key “\(Self.shortened(key))”"
    case .unknownStyle(let name, _, _): "there is no style “\(Self.shortened(name))”"
    case .recursiveStyle(let names): "a style is based on itself: \(Self.way(names))"
    case .recursiveColor(let names): "a colour is made of itself: \(Self.way(names))"
    case .tooManyItems(let kind, let limit): "\(kind) is repeated for \(limit) items at most"
    case .tooManyExpanded(let limit):
      "more than \(limit) values when components and repeated views are written out"
    case .tooManyInVariants(let limit):
      "more than \(limit) values when all screens and variants are written out"
    case .tooMuchExpanded(let limit):
      "more than \(limit >> 20) MB of texts and names when components and repeated views are written out"
    case .unknownConstraint(let name, _): "there is no constraint “\(Self.shortened(name))”"
    case .illegalName(let name): "“\(Self.shortened(name))” cannot be a name here"
    case .tooManyAlternatives(let key, let limit): "\(key): \(limit) at most"
    case .settledBefore(let key):
      "“\(key)” cannot be in a variant with “when”: it is set before conditions are tested"
    case .include(let path, let reason):
      "cannot include \(Self.shortened(path)): \(reason.words)"
    default: nil
    }
  }

  private static func way(_ names: [String]) -> String {
    (names.count > 8 ? ["…"] + names.suffix(8) : names).joined(separator: " → ")
  }
}
