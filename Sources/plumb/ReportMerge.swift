import LayoutScene

/// Joins the JSON reports of several machines, each about one shard.
enum ReportMerge {
  typealias Part = (file: String, value: JSON)

  /// - Parameter parts: reports of one kind.
  /// - Throws: shards of different runs, and shards that are missing or given twice.
  static func merged(_ parts: [Part]) throws(Failure) -> JSON {
    try requireAllShards(parts)
    switch parts.lazy.compactMap({ PartKind.command(of: $0.value) }).first {
    case .check: return try FindingMerge.merged(parts)
    case .test: return try ResultMerge.merged(parts)
    case .frames, .compare, .headroom, nil: return try SceneMerge.merged(parts)
    }
  }

  /// The documents of a report, which is an array of them or a single one.
  static func documents(of value: JSON) -> [JSON] { value.elements ?? [value] }

  /// What a part has of a cell, and the cell's number among all.
  typealias Numbered = (number: Int, value: JSON)

  /// The cells of a part in its order, without their numbers, which a joined report does not have.
  ///
  /// - Parameter isWhole: whether a cell has what is needed of it besides its number.
  static func numbered(
    _ cells: [JSON], _ what: String, in file: String, _ isWhole: (JSON) -> Bool = { _ in true }
  ) throws(Failure) -> [Numbered] {
    var numbered: [Numbered] = []
    for cell in cells {
      guard let number = cell["number"]?.integer, isWhole(cell) else {
        throw Failure(
          .badInput, "\(file): error: a \(what) has no number; only shards can be joined")
      }
      numbered.append((number, cell.removing("number")))
    }
    return numbered
  }

  /// Checks that there is exactly one report of every shard.
  private static func requireAllShards(_ parts: [Part]) throws(Failure) {
    var seen: [Int: String] = [:]
    var (total, cells): (Int?, Int?)
    for part in parts {
      // An empty array is the report of a shard without cells.
      if part.value.elements?.isEmpty == true { continue }
      guard let shard = documents(of: part.value).first?["shard"]?.elements, shard.count == 3,
        let index = shard[0].integer, let count = shard[1].integer, let sum = shard[2].integer,
        count >= 1, (1...count).contains(index)
      else {
        throw Failure(
          .badInput, "\(part.file): error: this is no part of a report, made with --shard 1/n")
      }
      if let total, total != count {
        throw Failure(
          .badInput, "\(part.file): error: this is a part of \(count), another is of \(total)")
      }
      if let other = seen.updateValue(part.file, forKey: index) {
        throw Failure(
          .badInput, "\(part.file): error: \(other) is the same part, \(index)/\(count)")
      }
      if let cells, cells != sum {
        throw Failure(
          .badInput,
          "\(part.file): error: this is a part of \(sum) cells, another is of \(cells); all parts have "
            + "to be made with the same arguments")
      }
      (total, cells) = (count, sum)
    }
    try requireNoneMissing(Array(seen.keys), total, empty: parts.count - seen.count)
  }

  /// The most missing parts that a message lists.
  private static let listedParts = 20

  private static func requireNoneMissing(
    _ seen: [Int], _ total: Int?, empty: Int
  ) throws(Failure) {
    guard let total, seen.count + empty < total else { return }
    // A damaged report may claim any number of shards, so the search stops after those that are
    // listed.
    let missing = (1...total).lazy.filter { !seen.contains($0) }.prefix(listedParts + 1)
      .map { "\($0)/\(total)" }
    let list = missing.prefix(listedParts).joined(separator: ", ")
    let more = missing.count > listedParts ? " and more" : ""
    throw Failure(.badInput, "error: parts are missing: \(list)\(more)")
  }
}

/// Joins lists of scenes, or of compared cells, in the order of the cells' numbers.
enum SceneMerge {
  private struct Document {
    var head: JSON
    var key: String
    var cells: [ReportMerge.Numbered]
  }

  static func merged(_ parts: [ReportMerge.Part]) throws(Failure) -> JSON {
    var documents: [Document] = []
    for part in parts {
      for value in ReportMerge.documents(of: part.value) {
        try add(value, of: part.file, to: &documents)
      }
    }
    for index in documents.indices { documents[index].cells.sort { $0.number < $1.number } }
    documents.sort { ($0.cells.first?.number ?? .max) < ($1.cells.first?.number ?? .max) }
    let isArray = parts.contains { $0.value.elements != nil }
    let values = documents.map { document in
      document.head.removing("shard").replacing(
        document.key, with: .array(document.cells.map(\.value)))
    }
    return isArray ? .array(values) : values.first ?? .null
  }

  private static func add(
    _ value: JSON, of file: String, to documents: inout [Document]
  ) throws(Failure) {
    guard let key = ["scenes", "cells"].first(where: { value[$0]?.elements != nil }),
      let cells = value[key]?.elements, let name = value["document"]?.text
    else {
      throw Failure(.badInput, "\(file): error: this is no report of plumb")
    }
    let numbered = try ReportMerge.numbered(cells, "cell", in: file)
    if let index = documents.firstIndex(where: { $0.head["document"]?.text == name }) {
      // Both kinds of report call their list `cells`; the other members tell them apart.
      guard documents[index].head.members.map(\.key) == value.members.map(\.key),
        documents[index].head["version"] == value["version"]
      else {
        throw Failure(.badInput, "\(file): error: this is a report of another kind or version")
      }
      // The members above the cells are about the first cell, so they are taken from its part.
      if let first = numbered.first?.number,
        first < documents[index].cells.map(\.number).min() ?? .max
      {
        documents[index].head = value
      }
      documents[index].cells += numbered
    } else {
      documents.append(Document(head: value, key: key, cells: numbered))
    }
  }
}
