import LayoutScene

/// The JSON of commands that write a list of cells for each document, whole or as a part for `plumb merge`.
struct CellReports {
  let batch: Batch
  /// Nil for all cells.
  let shard: Shard?

  /// An array if several documents were given, even if this shard only has cells of one.
  ///
  /// - Parameter documents: each with a member `cells`, and with the numbers of these cells among all.
  func json(of documents: [(value: JSON, numbers: [Int])]) -> JSON {
    let values = documents.map { document in
      shard.map { part(of: document.value, document.numbers, $0) } ?? document.value
    }
    if batch.inputs.count == 1, let only = values.first { return only }
    return .array(values)
  }

  private func part(of document: JSON, _ numbers: [Int], _ shard: Shard) -> JSON {
    let cells = zip(numbers, document["cells"]?.elements ?? []).map { $1.numbered($0) }
    return .object(
      document.replacing("cells", with: .array(cells)).members
        + [.init(key: "shard", value: shard.json(of: batch.total))])
  }
}

extension JSON {
  /// The object with the cell's number as its first member; merging sorts by that.
  func numbered(_ number: Int?) -> JSON {
    guard let number, case .object(let members) = self else { return self }
    return .object([.init(key: "number", value: .number(Double(number)))] + members)
  }
}
