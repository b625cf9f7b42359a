extension SourceRewriter {
  // MARK: Members of extensions

  /// Gives members that others call their new names, and classes and extensions the members that call such ones.
  mutating func moveOverrides() {
    for type in outline.types {
      for member in type.members {
        guard let renaming = index.renamed[.init(member.nameIndex, in: source)] else { continue }
        rename(member, renaming)
      }
      let stubs =
        type.keyword == .class
        ? index.moved[ModuleIndex.key(module, type.path)]
        : index.dispatching[.init(type.body.lowerBound, in: source)]
      guard let stubs else { continue }
      let text = stubs.map { " \($0.declaration);" }.joined()
      insert(text, at: source.tokens[type.body.lowerBound].range.upperBound)
    }
  }

  private mutating func rename(_ member: Member, _ renaming: ModuleIndex.Renaming) {
    let hidden: Set = ["override", "private", "fileprivate", "open"]
    for index in member.prefix where hidden.contains(source.text(index)) { blank(index...index) }
    let range = source.tokens[member.nameIndex].range
    edits.append(Edit(range: range, text: renaming.name))
    guard let body = member.body, let superName = renaming.superName else { return }
    for index in body
    where source.has(index, "super") && source.has(index + 1, ".")
      && source.text(index + 2) == member.name
    {
      edits.append(Edit(range: source.tokens[index].range, text: "self"))
      edits.append(Edit(range: source.tokens[index + 2].range, text: superName))
    }
  }

  /// Core Animation makes the accessors of `@NSManaged var angle: Double` in a layer.
  mutating func rewriteManagedProperties() {
    for member in outline.types.flatMap(\.members) where member.keyword == .var {
      guard let mark = member.prefix.first(where: { source.has($0, "@NSManaged") }),
        member.body == nil, let last = member.signature.last
      else { continue }
      blank(mark...mark)
      let key = "\"\(member.name)\""
      insert(
        " { get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }",
        at: source.tokens[last].range.upperBound)
    }
  }

  // MARK: Protocols

  /// Protocols of Objective-C are for objects only, and may have methods that nobody has to implement.
  mutating func rewriteProtocols() {
    for type in outline.types where type.keyword == .protocol {
      guard type.prefix.contains(where: { source.has($0, "@objc") }) else { continue }
      bindToObjects(type)
      let defaults = type.members.compactMap { defaultMember($0, isPublic: isPublic(type)) }
      for member in type.members {
        for index in member.prefix where source.has(index, "optional") { blank(index...index) }
      }
      guard !defaults.isEmpty else { continue }
      appendix += "\nextension \(type.name) { \(defaults.joined(separator: "; ")) }\n"
    }
  }

  private func isPublic(_ type: TypeDeclaration) -> Bool {
    type.prefix.contains { source.has($0, "public") }
  }

  private mutating func bindToObjects(_ type: TypeDeclaration) {
    let bound: Set = ["AnyObject", "NSObjectProtocol", "class"]
    guard type.parents.allSatisfy({ !bound.contains($0) }) else { return }
    if let colon = type.colon {
      insert(" AnyObject,", at: source.tokens[colon].range.upperBound)
    } else {
      insert(": AnyObject ", at: source.tokens[type.body.lowerBound].range.lowerBound)
    }
  }

  /// What an optional method does where nobody implements it. One whose result has no empty value gets no default,
  /// so that the compiler says who does not implement it.
  private func defaultMember(_ member: Member, isPublic: Bool) -> String? {
    guard member.prefix.contains(where: { source.has($0, "optional") }) else { return nil }
    let text = MovedMember.line(member.signature, in: source)
    let words = Set(member.prefix.map { source.text($0) })
    let kind = words.isDisjoint(with: ["static", "class"]) ? "" : "static "
    let head = "\(isPublic ? "public " : "")\(kind)"
    if member.keyword == .var {
      guard let colon = member.signature.first, source.has(colon, ":"),
        let value = emptyValue(of: colon + 1..<member.signature.upperBound)
      else { return nil }
      let getter = "UIKit.missingMethod(\(value))"
      let isSettable = member.body.map { body in body.contains { source.has($0, "set") } } == true
      return
        "\(head)var \(member.name)\(text) { \(isSettable ? "get { \(getter) } set {}" : getter) }"
    }
    guard
      let value = arrow(of: member).map({ emptyValue(of: $0 + 1..<member.signature.upperBound) })
        ?? "()"
    else { return nil }
    return "\(head)func \(member.name)\(text) { UIKit.missingMethod(\(value)) }"
  }

  /// The arrow before the result of a method, which may be a closure with an arrow of its own; nil without a result.
  private func arrow(of member: Member) -> Int? {
    var index = member.signature.lowerBound
    while index < member.signature.upperBound {
      if source.has(index, "->") { return index }
      index =
        source.has(index, "(") || source.has(index, "[") ? source.closing(index) + 1 : index + 1
    }
    return nil
  }

  private func emptyValue(of type: Range<Int>) -> String? {
    emptyValue(of: MovedMember.line(type, in: source))
  }

  private func emptyValue(of type: String) -> String? {
    switch type {
    case "Void", "()": return "()"
    case "Bool": return "false"
    case "Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval": return "0"
    case "String": return "\"\""
    case "CGSize", "CGRect", "CGPoint", "UIEdgeInsets": return ".zero"
    case _ where type.hasSuffix("?"): return "nil as \(type)"
    case _ where type.hasSuffix("!"): return "nil as \(type.dropLast())?"
    case _ where type.hasPrefix("[") && type.contains(":"): return "[:]"
    case _ where type.hasPrefix("["): return "[]"
    default: return nil
    }
  }

  // MARK: Tests

  /// XCTest on Linux calls tests on the main thread, but crashes where one belongs to the main actor.
  mutating func rewriteTests() {
    for type in outline.types where index.isTestCase(type) {
      let isIsolated = type.prefix.contains { source.has($0, "@MainActor") }
      for member in type.members where member.keyword == .func {
        let isTest = member.name.hasPrefix("test") && member.parameters.isEmpty
        if isTest || Self.fixtures.contains(member.name) {
          isolateBody(of: member, isTest: isTest, ofIsolatedClass: isIsolated)
        }
      }
    }
  }

  private static let fixtures: Set = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

  /// Writes a method of the main actor as one that belongs to none, and asks for the actor in its body. So a test can
  /// wait for what the main queue does, which an `async` test cannot.
  private mutating func isolateBody(
    of member: Member, isTest: Bool, ofIsolatedClass isIsolated: Bool
  ) {
    let attribute = member.prefix.first { source.has($0, "@MainActor") }
    let words = Set(member.prefix.map { source.text($0) })
    guard isIsolated || attribute != nil, let body = member.body,
      !member.signature.contains(where: { source.has($0, "async") }),
      words.isDisjoint(with: ["class", "static", "nonisolated"]),
      isTest || words.contains("override")
    else { return }
    if isTest, !isIsolated { return makeAsync(member) }
    if let attribute { blank(attribute...attribute) }
    // An override is where XCTest's own method is; a test would be where its class is.
    if isTest {
      insert("nonisolated ", at: source.tokens[member.prefix.upperBound].range.lowerBound)
    }
    isolateFunctions(in: body, of: outline.enclosing[member.nameIndex])
    let canThrow = member.signature.contains { source.has($0, "throws") }
    insert(
      " \(canThrow ? "try " : "")MainActor.assumeIsolated {",
      at: source.tokens[body.lowerBound].range.upperBound)
    insert("}", at: source.tokens[body.upperBound].range.lowerBound)
  }

  /// Functions within a method of the actor belong to it, but not those within a closure.
  private mutating func isolateFunctions(in body: ClosedRange<Int>, of type: Int) {
    for index in body
    where source.has(index, "func") && !source.has(index - 1, ".")
      && outline.enclosing[index] == type && !source.has(index - 1, "@MainActor")
    {
      insert("@MainActor ", at: source.tokens[index].range.lowerBound)
    }
  }

  /// A test of the main actor in a class that is not on it, which may not be handed to the actor.
  private mutating func makeAsync(_ test: Member) {
    guard let close = test.signature.first(where: { source.has($0, ")") }) else { return }
    insert(" async", at: source.tokens[close].range.upperBound)
  }
}
