/// What the sources of a module, and those of its package, declare, as far as rewriting one source depends on the
/// others.
package struct ModuleIndex: Sendable {
  /// A source of the package with what is declared in it.
  package struct Entry: Sendable {
    package var source: SourceText
    package var outline: Outline
    package var module: String
    package var inactive: [Range<Int>]

    package init(source: SourceText, module: String, values: ConditionValues) {
      self.source = source
      self.module = module
      outline = Outline(source)
      inactive = Conditions(source).inactive(values, in: source)
    }

    func isActive(_ token: Int) -> Bool { !inactive.contains { $0.contains(token) } }
  }

  /// The methods of protocols that nobody has to implement, of the package and of UIKit.
  private var optionalMethods: Set<String>
  private var protocols: Set<String> = []
  /// The selectors of methods, by type and name; the type is "" for all types together.
  private var selectors: [String: [Method]] = [:]
  /// For each class its superclass, by the last words of their names; those of UIKit, too.
  private(set) var superclasses: [String: String]
  /// What `typealias` names, where that is one name.
  private var aliases: [String: String] = [:]
  /// The names of members that a class overrides, by the name of the class.
  private var overrides: [String: Set<String>] = [:]
  /// What is moved into the classes, by module and path of the class.
  package private(set) var moved: [String: [MovedMember]] = [:]
  /// What extensions get that call overrides themselves, by the place of the brace.
  var dispatching: [Place: [MovedMember]] = [:]
  /// The new names of members that others call, by the place of their names.
  var renamed: [Place: Renaming] = [:]

  /// A token of a source, by its first byte.
  struct Place: Hashable, Sendable {
    var path: String
    var offset: Int

    init(_ token: Int, in source: SourceText) {
      path = source.path
      offset = source.tokens[token].range.lowerBound
    }
  }

  struct Renaming: Sendable {
    var name: String
    /// What `super` and the member's name are called by in its body; nil where nothing is to be changed.
    var superName: String?
  }

  private struct Method {
    var name: String
    var labels: [String]
    var selector: String
    var isExposed: Bool
  }

  /// The functions that UIKit has, and other names that need no type.
  let globals: Set<String>
  /// The types that the package declares, by the last words of their names.
  let ownTypes: Set<String>

  /// - Parameter kit: what the module UIKit has.
  package init(_ entries: [Entry], kit: PlatformSymbols) {
    optionalMethods = kit.optionalMethods
    superclasses = kit.superclasses
    globals = Set(kit.globals)
    ownTypes = Set(
      entries.flatMap(\.outline.types).filter { $0.keyword != .extension }.map(\.name))
    for entry in entries { addDeclarations(of: entry) }
    var classes: Set<String> = []
    for entry in entries {
      for type in entry.outline.types
      where type.keyword == .class && entry.isActive(type.body.lowerBound) {
        classes.insert(Self.key(entry.module, type.path))
      }
    }
    addDispatching(entries, classes: classes)
    addMoved(from: entries, classes: classes)
  }

  static func key(_ module: String, _ path: String) -> String { module + "/" + path }

  private mutating func addDeclarations(of entry: Entry) {
    let source = entry.source
    for index in source.tokens.indices
    where source.has(index, "typealias") && source.has(index + 2, "=") && entry.isActive(index) {
      aliases[source.text(index + 1)] = source.text(index + 3)
    }
    for type in entry.outline.types where entry.isActive(type.body.lowerBound) {
      let name = lastName(type.name)
      if type.keyword == .protocol { protocols.insert(name) }
      if type.keyword == .class, let parent = type.parents.first {
        superclasses[name] = lastName(parent)
      }
      for member in type.members where entry.isActive(member.nameIndex) {
        let words = Set(member.prefix.map { source.text($0) })
        if words.contains("optional"), type.keyword == .protocol {
          optionalMethods.insert(member.name)
        }
        if words.contains("override") {
          overrides[name, default: []].insert(Self.signature(member))
        }
        guard member.keyword == .func else { continue }
        let method = Method(
          name: member.name, labels: member.parameters.map(\.label),
          selector: Self.objectiveCName(of: member, in: source) ?? member.selectorName,
          isExposed: words.contains("@objc") || words.contains("@IBAction"))
        selectors[name + "." + member.name, default: []].append(method)
      }
    }
  }

  /// The name that `@objc(name:)` gives.
  private static func objectiveCName(of member: Member, in source: SourceText) -> String? {
    guard let attribute = member.prefix.first(where: { source.has($0, "@objc") }),
      source.has(attribute + 1, "("), attribute + 1 < member.prefix.upperBound
    else { return nil }
    let end = source.closing(attribute + 1)
    return (attribute + 2..<max(attribute + 2, end)).map { source.text($0) }.joined()
  }

  static func signature(_ member: Member) -> String {
    member.name + "(" + member.parameters.map { $0.label + ":" }.joined() + ")"
  }

  // MARK: Questions

  package func isOptionalMethod(_ name: String) -> Bool {
    optionalMethods.contains(name) || OptionalMethods.ofUIKit.contains(name)
  }
  package func isProtocol(_ name: String) -> Bool { protocols.contains(lastName(name)) }

  /// The selector of a method of a type or of a superclass of it; nil where the package has none.
  func method(_ name: String, labels: [String]?, in owner: String?) -> String? {
    for type in owner.map({ lineage(of: lastName($0)) }) ?? [] {
      let found = (selectors[type + "." + name] ?? [])
        .filter { labels == nil || $0.labels == labels }
      if let method = found.first(where: \.isExposed) ?? found.first { return method.selector }
    }
    return nil
  }

  /// Whether a class is a test case of XCTest.
  func isTestCase(_ type: TypeDeclaration) -> Bool {
    type.parents.first.map { lineage(of: lastName($0)).contains("XCTestCase") } ?? false
  }

  /// Whether a class is a view or a controller of views.
  func isMadeByUIKit(_ name: String) -> Bool {
    lineage(of: name, throughAliases: true).contains { $0 == "UIView" || $0 == "UIViewController" }
  }

  func lastName(_ path: String) -> String {
    path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
  }

  // MARK: Members of extensions

  private mutating func addMoved(from entries: [Entry], classes: Set<String>) {
    var found: [(entry: Entry, type: TypeDeclaration, member: Member)] = []
    for entry in entries {
      for type in entry.outline.types where type.keyword == .extension {
        guard classes.contains(Self.key(entry.module, type.name)),
          entry.isActive(type.body.lowerBound)
        else { continue }
        for member in type.members
        where entry.isActive(member.nameIndex) && isMoved(member, of: type, in: entry)
          && renamed[Place(member.nameIndex, in: entry.source)] == nil
        {
          found.append((entry, type, member))
        }
      }
    }
    // The body of a subclass has a name of its own, as an extension cannot override that of another one.
    let owners = Dictionary(grouping: found) { $0.member.name }.mapValues { moves in
      Set(moves.map { lastName($0.type.name) })
    }
    for (entry, type, member) in found {
      let others = owners[member.name] ?? []
      let owner = lastName(type.name)
      let isBelow = !others.isDisjoint(with: ancestors(of: owner))
      let name = MovedMember.name(of: member) + (isBelow ? "_of_" + owner : "")
      guard let stub = MovedMember(member, of: type, name: name, in: entry.source) else { continue }
      moved[Self.key(entry.module, type.name), default: []].append(stub)
      renamed[Place(member.nameIndex, in: entry.source)] = Renaming(name: name)
    }
  }

  /// Swift overrides no members of extensions, nor in extensions: what is one or the other moves into the class.
  private func isMoved(_ member: Member, of type: TypeDeclaration, in entry: Entry) -> Bool {
    guard member.body != nil, member.keyword == .func || member.keyword == .var else {
      return false
    }
    if member.prefix.contains(where: { entry.source.has($0, "override") }) { return true }
    let signature = Self.signature(member)
    return overrides.contains { name, members in
      members.contains(signature) && isSubclass(name, of: lastName(type.name))
    }
  }

  private func isSubclass(_ name: String, of other: String) -> Bool {
    ancestors(of: name).contains(other)
  }

  /// The superclass of a class, that one's superclass and so on.
  func ancestors(of name: String) -> [String] {
    superclasses[name].map { lineage(of: $0) } ?? []
  }

  /// A class and its ancestors.
  private func lineage(of name: String, throughAliases: Bool = false) -> [String] {
    var found: [String] = []
    var current: String? = name
    while let name = current, !found.contains(name) {
      found.append(name)
      current = (throughAliases ? aliases[name] : nil) ?? superclasses[name]
    }
    return found
  }
}

extension Conditions {
  /// The tokens that are not compiled.
  func inactive(_ values: ConditionValues, in source: SourceText) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for chain in chains {
      var isTaken = false
      for branch in chain {
        let holds =
          !isTaken && (branch.condition.isEmpty || values.holds(branch.condition, in: source))
        if !holds { ranges.append(branch.body) }
        isTaken = isTaken || holds
      }
    }
    return ranges
  }
}
