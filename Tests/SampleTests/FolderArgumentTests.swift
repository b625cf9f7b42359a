import Foundation
import Testing

/// Commands take the documents of a folder as `plumb test` does.
@Suite struct FolderArgumentTests {
  private let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
    let card =
      "canvas: {size: 20x10}\nviews: {a: {background: red}}\nconstraints: [a.edges = root]\n"
    for name in ["Screens/b.yaml", "Screens/chat/a.yml", "Screens/store/a.yaml"] {
      _ = try place.write(card, as: name)
    }
    // These are no documents.
    _ = try place.write("colors: {brand: red}\n", as: "Screens/common.yaml")
    _ = try place.write("locale: en\n", as: "Screens/plumb.yaml")
    _ = try place.write("views: 5\n", as: "Screens/Snapshots/c.yaml")
    _ = try place.write("views: 5\n", as: "Screens/.hidden.yaml")
  }

  private func plumb(_ arguments: [String]) throws -> PlumbProcess {
    try PlumbProcess.run(arguments, folder: place.url)
  }

  private func files(_ folder: String) -> [String] {
    let root = place.file(folder).path + "/"
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.contains(".") }.sorted()
  }

  @Test(arguments: ["check", "frames", "headroom"])
  func everyDocumentOfAFolderIsLookedAt(command: String) throws {
    let run = try plumb([command, "Screens", "--format", "json"])
    #expect(run.status == 0, "\(run.errors)")
    for name in ["Screens/b.yaml", "Screens/chat/a.yml", "Screens/store/a.yaml"] {
      #expect(run.text.contains("\"\(name)\"") || command == "check", "\(name)")
    }
    let mistake = try place.write("views: {a: {class: lable}}\n", as: "Screens/chat/z.yaml")
    let bad = try plumb([command, "Screens/"])
    #expect(
      bad.status == 65 && (bad.errors + bad.text).contains("Screens/chat/z.yaml:1:20"), "\(mistake)"
    )
  }

  @Test func picturesOfAFolderLieInItsFolders() throws {
    let run = try plumb(["render", "Screens", "-o", "Pictures/"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(files("Pictures") == ["b.png", "chat/a.png", "store/a.png"])
    let sheets = try plumb(["compare", "Screens", "--format", "html", "-o", "Sheets/", "--quiet"])
    #expect(sheets.status == 0, "\(sheets.errors)")
    #expect(files("Sheets") == ["b.html", "chat/a.html", "store/a.html"])
    let page = try plumb(["compare", "Screens", "-o", "all.html", "--quiet"])
    #expect(page.status == 0 && files(".").contains("all.html"), "\(page.errors)")
  }

  /// A link says nothing of where a document lies; the name `a.yaml` comes first in the folder.
  @Test func aDocumentIsCalledByItsOwnPathBesideALinkToIt() throws {
    try FileManager.default.createSymbolicLink(
      atPath: place.file("Screens/a.yaml").path, withDestinationPath: "b.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: place.file("Screens/chat/deep.yaml").path, withDestinationPath: "../b.yaml")
    let run = try plumb(["render", "Screens", "-o", "Pictures/"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(files("Pictures") == ["b.png", "chat/a.png", "store/a.png"])
  }

  @Test func aDocumentThatIsGivenTwiceIsDrawnOnce() throws {
    let run = try plumb(["render", "Screens", "Screens/b.yaml", "Screens/chat", "-o", "Pictures/"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(files("Pictures") == ["b.png", "chat/a.png", "store/a.png"])
  }

  @Test(arguments: ["check", "render", "compare", "frames", "headroom", "ninja"])
  func aFolderWithoutDocumentsIsRefused(command: String) throws {
    try FileManager.default.createDirectory(
      at: place.file("Empty"), withIntermediateDirectories: true)
    let run = try plumb([command, "Empty", "-o", "out.txt"])
    #expect(run.status == (command == "render" ? 64 : 65) || run.status == 65, "\(run.errors)")
    #expect(
      run.errors.contains(
        "Empty: error: there are no layout documents (.yaml, .yml, .xib, .storyboard) in this folder"
      ))
    #expect(!files(".").contains("out.txt"))
  }

  @Test func aResultDoesNotReplaceADocumentOfTheFolder() throws {
    let before = try Data(contentsOf: place.file("Screens/b.yaml"))
    let run = try plumb(["check", "Screens", "-o", "Screens/b.yaml"])
    #expect(run.status == 64, "\(run.errors)")
    #expect(try Data(contentsOf: place.file("Screens/b.yaml")) == before)
  }
}
