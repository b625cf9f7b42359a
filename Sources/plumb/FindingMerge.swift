import LayoutScene

/// Joins the reports of `check`: a finding in the cells of several machines becomes one again.
enum FindingMerge {
  static func merged(_ parts: [ReportMerge.Part]) throws(Failure) -> JSON {
    guard let first = parts.first else { return .null }
    let names = files(of: first.value)
    for part in parts
    where part.value["version"]?.integer != CheckReport.version
      || part.value["files"]?.elements == nil
    {
      throw Failure(
        .badInput, "\(part.file): error: this is no report of plumb, or of another version")
    }
    for part in parts where files(of: part.value) != names {
      throw Failure(
        .badInput, "\(part.file): error: this is a report of other files than \(first.file)")
    }
    var known: Set<String> = []
    let merged = names.indices.map { index -> JSON in
      let files = parts.compactMap { $0.value["files"]?.elements?[index] }
      let lists = files.map { $0["findings"]?.elements ?? [] }
      let unused = unusedAllowances(files.map { $0["allowances"]?.elements ?? [] })
      let all = (findings(lists) + unused).filter { finding in
        finding["statement"]?.text.map { known.insert($0).inserted } ?? true
      }
      return [
        "file": .string(names[index] ?? ""),
        "findings": .array(all.map { $0.removing("statement") }),
      ]
    }
    return CheckReport.json(of: merged)
  }

  private static func files(of value: JSON) -> [String?] {
    (value["files"]?.elements ?? []).map { $0["file"]?.text }
  }

  /// A finding that is put together from several parts.
  private struct Group {
    var finding: JSON
    var places: [(number: Int, value: JSON)]
    /// The finding's index in the list of the part that has its first cell.
    var order: Int
    var first: Int { places.first?.number ?? .max }
  }

  /// The findings of one file, from the lists of all parts.
  private static func findings(_ lists: [[JSON]]) -> [JSON] {
    let all = lists.flatMap { list in
      let list = list.filter { $0["cells"] != nil }
      return zip(list, identities(of: list)).enumerated().map { order, entry in
        (
          identity: entry.1,
          group: Group(finding: entry.0, places: places(of: entry.0), order: order)
        )
      }
    }
    let groups = all.grouped(by: \.identity).map { _, parts in
      // The message is that of the first cell.
      var group = parts.map(\.group).min { $0.first < $1.first } ?? parts[0].group
      group.places = parts.flatMap(\.group.places).sorted { $0.number < $1.number }
      return group
    }
    // Findings with the same first cell come from the same part and keep their order there.
    let sorted = groups.sorted { ($0.first, $0.order) < ($1.first, $1.order) }
    return mistakes(lists) + sorted.map(json)
  }

  /// What the same finding has in the cells of other parts.
  private static func identities(of list: [JSON]) -> [[String]] {
    let identities = list.map { finding in
      finding["identity"]?.text ?? JSON.object(finding.members.filter(isShared)).text()
    }
    return zip(identities, identities.occurrences).map { [$0, "\($1)"] }
  }

  /// Whether a finding has a member in all of its cells. This tells the findings apart of a part that has no
  /// identities, since an older version wrote it.
  private static func isShared(_ member: JSON.Member) -> Bool {
    ["rule", "severity", "view", "views", "constraints", "file", "line", "column"]
      .contains(member.key)
  }

  /// The mistakes in a file as a whole, which every part has.
  private static func mistakes(_ lists: [[JSON]]) -> [JSON] {
    (lists.first ?? []).filter { finding in
      finding["cells"] == nil && lists.allSatisfy { $0.contains(finding) }
    }
  }

  /// The notes about the allowances that no part uses. Not every part has cells of each screen, and so not every
  /// part knows of each allowance.
  private static func unusedAllowances(_ lists: [[JSON]]) -> [JSON] {
    // The cell is the first one that has the allowance.
    let all = lists.joined().enumerated()
      .map { (cell: $0.element["cell"]?.integer ?? .max, order: $0.offset, record: $0.element) }
      .sorted { ($0.cell, $0.order) < ($1.cell, $1.order) }
    return all.map(\.record).grouped { $0["key"]?.text ?? "" }.compactMap { _, records in
      records.contains { $0["isUsed"] == .bool(true) } ? nil : records.first?["note"]
    }
  }

  private static func places(of finding: JSON) -> [(number: Int, value: JSON)] {
    (finding["cells"]?.elements ?? []).map { cell in
      let traits = cell.members.filter {
        $0.key != "number" && !FindingGroup.wording.contains($0.key)
      }
      let words = FindingGroup.wording.map { key in
        JSON.Member(key: key, value: cell[key] ?? finding[key] ?? .null)
      }
      return (cell["number"]?.integer ?? 0, .object(traits + words))
    }
  }

  private static func json(of group: Group) -> JSON {
    guard let first = group.places.first?.value else { return group.finding.removing("identity") }
    var finding = group.finding.removing("cells").removing("identity")
    for trait in first.members { finding = finding.replacing(trait.key, with: trait.value) }
    guard group.places.count > 1 else { return finding }
    // Cells differ in where they use what has a mistake, which is no other message.
    let isMistake = finding["statement"] != nil
    let cells = group.places.map { place in
      JSON.object(
        place.value.members.filter { member in
          !FindingGroup.wording.contains(member.key)
            || !(isMistake && member.key == "message")
              && member.value != finding[member.key] ?? .null
        })
    }
    return .object(finding.members + [.init(key: "cells", value: .array(cells))])
  }
}
