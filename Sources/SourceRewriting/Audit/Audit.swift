import Foundation

/// What sources use and is not there, by name.
package struct Audit: Sendable {
  package struct Missing: Sendable, Equatable {
    /// `module`, `type` or `member`.
    package var kind: String
    package var name: String
    /// The number of places.
    package var uses = 0
    /// The sources that it keeps from compiling.
    package var files: [String] = []
    /// The number of sources that miss nothing else.
    package var alone = 0
    /// The first place: file, line and column.
    package var place: String
  }

  package private(set) var missing: [Missing] = []
  /// The number of sources, and of those that have all their symbols.
  package private(set) var files = 0
  package private(set) var complete = 0

  /// - Parameters:
  ///   - known: what UIKit and Linux' modules have.
  ///   - declared: what the packages declare that the sources depend on.
  package init(
    _ entries: [ModuleIndex.Entry], modules: Set<String>, known: PlatformSymbols,
    declared: Set<String> = []
  ) {
    let uses = entries.map { NameUses($0) }
    var own = declared
    for use in uses { own.formUnion(use.declared) }
    var found: [String: Missing] = [:]
    files = entries.count
    for (entry, use) in zip(entries, uses) {
      let names = Self.missing(in: use, modules: modules, known: known, own: own)
      var seen: Set<String> = []
      for (kind, name, offset) in names {
        let key = kind + " " + name
        let place = entry.source.place(of: offset)
        var one =
          found[key]
          ?? Missing(
            kind: kind, name: name, place: "\(entry.source.path):\(place.line):\(place.column)")
        one.uses += 1
        if seen.insert(key).inserted { one.files.append(entry.source.path) }
        found[key] = one
      }
      if seen.isEmpty { complete += 1 }
      if seen.count == 1, let key = seen.first { found[key]?.alone += 1 }
    }
    missing = found.values.sorted {
      ($1.files.count, $1.uses, $0.kind, $0.name) < ($0.files.count, $0.uses, $1.kind, $1.name)
    }
  }

  private static func missing(
    in use: NameUses, modules: Set<String>, known: PlatformSymbols, own: Set<String>
  ) -> [(kind: String, name: String, offset: Int)] {
    let unknown = use.imports.filter { !modules.contains($0.module) }
    var missing = unknown.map { ("module", $0.module, $0.offset) }
    // A module's own name may stand before a name. `Bundle.module` is made by SwiftPM.
    for name in use.uses
    where !own.contains(name.name) && !modules.contains(name.name) && name.name != "module" {
      if known.types.contains(name.name) || known.members.contains(name.name)
        || known.globals.contains(name.name)
      {
        continue
      }
      // A name that is not UIKit's by its letters may come from a module that is not there.
      if !unknown.isEmpty, !isApples(name) { continue }
      missing.append((name.kind.rawValue, name.name, name.offset))
    }
    return missing
  }

  private static func isApples(_ use: NameUses.Use) -> Bool {
    use.kind == .type
      && ["UI", "NS", "CA", "CG", "CF", "CT", "CI"].contains { prefix in
        use.name.hasPrefix(prefix) && use.name.dropFirst(2).first?.isUppercase == true
      }
  }
}
