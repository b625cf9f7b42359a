import Files
import InterfaceBuilder
import LayoutScene

/// What a list of documents says of one: its name and its screens. Nothing else of it is read.
package struct DocumentSummary: Sendable {
  package struct Screen: Sendable {
    /// The name by which the document and options name it.
    package var id: String
    /// The name for people, where it has one.
    package var name: String?
  }

  package private(set) var name: String?
  /// Empty for a document that is a single screen, and for one that cannot be read.
  package private(set) var screens: [Screen] = []

  package init(path: String, allowsOutside: Bool = false) {
    guard !BuilderFile.isNamed(path) else {
      let document = try? OpenDocument.open(path: path, allowsOutside: allowsOutside)
      name = document?.name
      screens = (document?.screens ?? []).map { Screen(id: $0) }
      return
    }
    let problems = Problems()
    guard let bytes = try? FileText.bytes(ofGiven: path, allowsOutside: allowsOutside),
      let source = FileText.decode(bytes, file: path, problems),
      let root = NodeReader.readFile(source, problems)
    else { return }
    let written = KeyNames.canonical(root)
    name = written["name"]?.value.scalar?.text
    screens = (written["screens"]?.value.mapping ?? []).map { entry in
      Screen(id: entry.name, name: entry.value["name"]?.value.scalar?.text)
    }
  }
}
