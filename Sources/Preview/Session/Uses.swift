import Documents
import Files
import LayoutScene

/// How often values are used in all documents of a preview. What was found in a document is kept as long as its files
/// stay the same.
actor Uses {
  private struct Known {
    var files: [FileState?]
    /// The paths of these files.
    var paths: [String]
    /// The uses in each screen.
    var screens: [[ValuePlace: Int]]
  }

  private let allowsOutside: Bool
  private var known: [String: Known] = [:]

  init(allowsOutside: Bool) { self.allowsOutside = allowsOutside }

  /// For each place of values that has several uses their number, and that of the screens that have them.
  func json(of values: [WrittenValue], in document: String, _ documents: [String]) -> JSON {
    let wanted = Set(values.map(\.place))
    guard !wanted.isEmpty else { return .object([]) }
    var totals: [ValuePlace: (uses: Int, screens: Int)] = [:]
    for path in documents.contains(document) ? documents : documents + [document] {
      for screen in screens(of: path) {
        for place in wanted {
          guard let count = screen[place] else { continue }
          totals[place, default: (0, 0)].uses += count
          totals[place, default: (0, 0)].screens += 1
        }
      }
    }
    var known: Set<String> = []
    return .object(
      values.compactMap { value in
        let key = "\(value.origin.file):\(value.origin.line):\(value.column)"
        guard let total = totals[value.place], total.uses > 1, known.insert(key).inserted else {
          return nil
        }
        return JSON.Member(
          key: key,
          value: ["uses": .number(Double(total.uses)), "screens": .number(Double(total.screens))])
      })
  }

  private func screens(of path: String) -> [[ValuePlace: Int]] {
    if let known = known[path], known.paths.map(FileState.init) == known.files {
      return known.screens
    }
    known[path] = nil
    guard let document = try? OpenDocument.open(path: path, allowsOutside: allowsOutside) else {
      return []
    }
    let paths = document.namedFiles + [path]
    let files = paths.map(FileState.init)
    let names = document.screens.isEmpty ? [nil] : document.screens.map(Optional.some)
    let screens = names.map { document.uses(DocumentOptions(screen: $0)) }
    if files.allSatisfy({ $0?.isSettled == true }) {
      known[path] = Known(files: files, paths: paths, screens: screens)
    }
    return screens
  }
}
