// Objective-C finds the override of a member by the class of the object, also where an extension of a class of
// another module has the member: `extension UIView { @objc func fill() }` and
// `extension UITableViewCell { override func fill() }`. Swift does not. So the member asks itself of which class the
// object is, and each override gets a name of its own.

extension ModuleIndex {
  private struct Found {
    var entry: Entry
    var type: TypeDeclaration
    var member: Member
  }

  mutating func addDispatching(_ entries: [Entry], classes: Set<String>) {
    var bases: [Found] = []
    var overriding: [Found] = []
    for entry in entries {
      for type in entry.outline.types where entry.isActive(type.body.lowerBound) {
        let isForeign =
          type.keyword == .extension && !classes.contains(Self.key(entry.module, type.name))
        for member in type.members where entry.isActive(member.nameIndex) && isDispatched(member) {
          let words = Set(member.prefix.map { entry.source.text($0) })
          let found = Found(entry: entry, type: type, member: member)
          if words.contains("override") {
            overriding.append(found)
          } else if isForeign, words.isDisjoint(with: ["static", "class"]) {
            bases.append(found)
          }
        }
      }
    }
    for base in bases {
      let alike = bases.filter { isAlike($0, base) && $0.type.name == base.type.name }.count > 1
      let found = overriding.filter {
        isAlike($0, base)
          && ancestors(of: lastName($0.type.name)).contains(lastName(base.type.name))
          && (!alike || types(of: $0) == types(of: base))
      }
      addDispatching(base, overriding: found)
    }
  }

  private func isDispatched(_ member: Member) -> Bool {
    member.body != nil && (member.keyword == .func || member.keyword == .var)
  }

  private func isAlike(_ one: Found, _ other: Found) -> Bool {
    one.entry.module == other.entry.module
      && Self.signature(one.member) == Self.signature(other.member)
  }

  private mutating func addDispatching(_ base: Found, overriding: [Found]) {
    // The most derived class is asked for first.
    let ordered = overriding.sorted {
      let (a, b) = (lastName($0.type.name), lastName($1.type.name))
      let (depth, other) = (ancestors(of: a).count, ancestors(of: b).count)
      return depth == other ? a < b : depth > other
    }
    let overrides = ordered.map {
      MovedMember.Override(type: $0.type.path, name: name(of: $0))
    }
    guard !overrides.isEmpty,
      let stub = MovedMember(
        base.member, of: base.type, overrides: overrides, in: base.entry.source)
    else { return }
    let baseName = MovedMember.name(of: base.member)
    dispatching[Place(base.type.body.lowerBound, in: base.entry.source), default: []].append(stub)
    renamed[Place(base.member.nameIndex, in: base.entry.source)] = Renaming(name: baseName)
    for found in ordered {
      let above = ancestors(of: lastName(found.type.name))
      // Of the classes above that override the member, the most derived one is the next.
      let next = ordered.first { above.contains(lastName($0.type.name)) }
      renamed[Place(found.member.nameIndex, in: found.entry.source)] = Renaming(
        name: name(of: found), superName: next.map(name) ?? baseName)
    }
  }

  private func name(of found: Found) -> String {
    MovedMember.name(of: found.member) + "_of_" + lastName(found.type.name)
  }

  /// The types in the signature of a member, without the names of its parameters.
  private func types(of found: Found) -> String {
    let source = found.entry.source
    let names = Set(found.member.parameters.flatMap { [$0.label, $0.name] })
    return found.member.signature.filter { index in
      !names.contains(source.text(index)) || source.has(index - 1, ":")
    }.map { source.text($0) }.joined()
  }
}
