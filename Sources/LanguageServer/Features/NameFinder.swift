import Documents
import Files
import Foundation
import LayoutScene

/// Where names are declared and used.
struct NameFinder {
  let index: Index
  let encoding: PositionEncoding
  /// The address of the file at a path.
  let address: (String) -> String

  private func location(_ file: Int, _ range: Range<Int>) -> JSON {
    let file = index.files[file]
    return [
      "uri": .string(address(file.path)), "range": file.text.range(range, encoding),
    ]
  }

  /// Where the name at a byte is declared; nil for no name.
  func definition(in path: String, at offset: Int) -> JSON? {
    guard let file = index.file(path), let found = index.occurrence(in: file, at: offset) else {
      return nil
    }
    let symbol = index.symbols[found.symbol]
    return location(symbol.file, symbol.range)
  }

  func references(in path: String, at offset: Int, withDeclaration: Bool) -> [JSON] {
    guard let file = index.file(path), let found = index.occurrence(in: file, at: offset) else {
      return []
    }
    return index.occurrences(of: found.symbol).filter { withDeclaration || !$0.isDeclaration }
      .map { location($0.file, $0.range) }
  }

  /// The places of the name in the same file, for an editor that marks them.
  func highlights(in path: String, at offset: Int) -> [JSON] {
    guard let file = index.file(path), let found = index.occurrence(in: file, at: offset) else {
      return []
    }
    return index.occurrences(of: found.symbol).filter { $0.file == file }.map {
      ["range": index.files[file].text.range($0.range, encoding)]
    }
  }
}
