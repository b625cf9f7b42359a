import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// A folder with files, of which `screens/main.yaml` is the document.
private struct Project {
  let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  var main: String { folder.appendingPathComponent("screens/main.yaml").path }

  func open() throws(DocumentErrors) -> OpenDocument { try OpenDocument.open(path: main) }

  /// The mistakes of the document, with paths from the folder.
  func problems() -> [String] {
    let document = try? OpenDocument.open(path: main)
    let found = document?.inspect(measurer: FixedWidthMeasurer()).problems ?? []
    return found.map { $0.description.replacingOccurrences(of: folder.path + "/", with: "") }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}

private let shared = """
  metrics: {gap: 5, unit: 4}
  styles: {title: {class: label, font: title1}}
  components:
    row:
      parameters: [title]
      views: {name: {style: title, text: $title, lines: unit}}
      constraints: [name.leading = self.leading + gap]
  """

@Test func aFileIsIncluded() throws {
  let project = try Project([
    "plumb.yaml": "", "shared/rows.yaml": "include: more/base.yaml\n" + shared,
    "shared/more/base.yaml": "metrics: {gap: 1, base: 2}\n",
    "screens/main.yaml": """
    include: ../shared/rows.yaml
    metrics: {gap: 12}
    views: {a: {component: row, title: A}}
    constraints: [a.width = unit + base]
    """,
  ])
  defer { project.remove() }
  let document = try project.open()
  let screen = try document.screen(measurer: FixedWidthMeasurer())
  #expect(
    equations(of: screen).sorted() == [
      "a.width == 6.0", "a/name.leading == a.leading + 12.0",
    ])
  #expect(document.includedFiles.map { $0.hasSuffix("rows.yaml") } == [false, true])
  let origins = screen.window.rootView.subviews.flatMap(\.subviews).map { $0.origin?.file ?? "" }
  #expect(
    origins == [project.folder.appendingPathComponent("shared/rows.yaml").path])
}

@Test(arguments: [
  ("gone.yaml", "cannot include gone.yaml: no such file or folder"),
  ("", "cannot include : the path has to be relative to this file"),
  ("/etc/hosts", "cannot include /etc/hosts: the path has to be relative to this file"),
  ("../../outside.yaml", "cannot include ../../outside.yaml: it is outside of the project"),
  ("../../../../../../etc/hosts", "cannot include ../../../../../../etc/hosts: it is outside"),
  ("link.yaml", "cannot include link.yaml: a link leads out of the project"),
  ("linked/hosts", "cannot include linked/hosts: a link leads out of the project"),
  ("self.yaml", "cannot include self.yaml: its links lead in a circle, or are too many"),
  ("one.yaml", "cannot include one.yaml: its links lead in a circle, or are too many"),
  ("main.yaml", "cannot include main.yaml: it includes itself"),
  ("loop.yaml", "cannot include loop.yaml: it includes itself"),
  ("views.yaml", "an included file has no key “views”"),
  ("list.yaml", "expected a mapping, found a list"),
  (".", "cannot include .: it is a folder"),
])
func includesAreChecked(path: String, expected: String) throws {
  let project = try Project([
    "plumb.yaml": "", "screens/main.yaml": "include: \"\(path)\"\nviews: {a: {}}\n",
    "screens/loop.yaml": "include: [loop.yaml]\n", "screens/views.yaml": "views: {a: {}}\n",
    "screens/list.yaml": "[1]\n",
  ])
  defer { project.remove() }
  let screens = project.folder.appendingPathComponent("screens")
  let links = [
    ("link.yaml", "/etc/hosts"), ("linked", "/etc"), ("self.yaml", "self.yaml"),
    ("one.yaml", "./two.yaml"), ("two.yaml", "../screens/one.yaml"),
  ]
  for (name, target) in links {
    try FileManager.default.createSymbolicLink(
      atPath: screens.appendingPathComponent(name).path, withDestinationPath: target)
  }
  let found = project.problems()
  #expect(found.count == 1, "\(found)")
  #expect(found.first?.contains("error: " + expected) == true, "\(found)")
}

/// Without a mark of a project it is the document's own folder.
@Test func onlyTheProjectsFilesAreIncluded() throws {
  let project = try Project([
    "rows.yaml": shared, "screens/main.yaml": "include: ../rows.yaml\nviews: {a: {}}\n",
  ])
  defer { project.remove() }
  #expect(project.problems().first?.contains("it is outside of the project") == true)
  try project.write("", to: ".git")
  #expect(project.problems().isEmpty)
}

@Test func aMistakeInAnIncludedFileHasItsPlaceThere() throws {
  let project = try Project([
    "screens/rows.yaml": shared.replacingOccurrences(of: "lines: unit", with: "lines: many"),
    "screens/main.yaml": "include: rows.yaml\nviews: {a: {component: row, title: A}}\n",
  ])
  defer { project.remove() }
  #expect(
    project.problems() == [
      "screens/rows.yaml:6:55: error: lines: expected a whole number from 0 to 10000, found “many” "
        + "(used at screens/main.yaml:2:9)"
    ])
}

@Test func aConstraintThatIsLeftOutHasItsPlaceInTheIncludedFile() throws {
  let project = try Project([
    "screens/wide.yaml": """
    components:
      c:
        parameters: {f: false}
        views: {l: {intrinsic: 9x9}}
        constraints:
        - {is: self.width = 30, id: nn, when: $f}
    """,
    "screens/main.yaml": """
    include: wide.yaml
    views: {a: {component: c}}
    constraints: [a.top = root.top, a.left = root.left, a.height = 30]
    """,
  ])
  defer { project.remove() }
  let scene = try project.open().screen(measurer: FixedWidthMeasurer()).scene()
  let hints = scene.findings.compactMap(\.hint).filter { $0.contains("a/nn") }
  let place = "line 6 of \(project.folder.path)/screens/wide.yaml, is left out here"
  #expect(hints.count == 1 && hints[0].contains(place), "\(hints)")
}

@Test("Where a file cannot be included, nothing is told that only follows from it")
func includeAlone() throws {
  let project = try Project([
    "plumb.yaml": "",
    "screens/main.yaml": """
    include: [../shared/rows.yaml]
    views:
      a: {component: row, title: A}
      b: {style: title, text: B, top: gap}
    constraints: [a/name.top = b.bottom + gap]
    variants: {wide: {views: {c: {style: title}}}}
    """,
  ])
  defer { project.remove() }
  #expect(try project.problems().count == 1)
}

/// A component's texts stand in its own file, and each screen and variant has copies of them.
@Test(arguments: [
  "views: {a: {component: badge, picture: star.png}}",
  "screens: {one: {views: {a: {component: badge, picture: star.png}}}, two: {}}",
  "views: {a: {component: badge}}\nvariants: {other: {views: {a: {picture: star.png}}}}",
])
func theFilesThatADocumentNamesAreThoseOfAllItsForms(views: String) throws {
  let project = try Project([
    "plumb.yaml": "",
    "shared/rows.yaml": "components: {badge: {parameters: {picture: \"\"}, "
      + "views: {i: {class: image, image: disc.svg}, n: {class: label, text: \"$picture\"}}}}",
    "shared/disc.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>",
    "screens/star.png": "", "screens/main.yaml": "include: ../shared/rows.yaml\n\(views)\n",
  ])
  defer { project.remove() }
  let names = try project.open().namedFiles.map {
    $0.split(separator: "/").suffix(2).joined(separator: "/")
  }
  #expect(names.sorted() == ["screens/star.png", "shared/disc.svg", "shared/rows.yaml"])
}

@Test(arguments: [
  ("Screens/parts/row.yaml", "Screens/", "parts/row.yaml"),
  ("shared/kit.yaml", "Screens/", "../shared/kit.yaml"), ("a.yaml", "b/c/", "../../a.yaml"),
  ("/a/b.yaml", "/a/c/", "../b.yaml"), ("../x/y.yaml", "../z/", "../x/y.yaml"),
  ("../kit.yaml", "", "../kit.yaml"),
  ("../../x/y.yaml", "../z/", "../../x/y.yaml"), ("c/x.yaml", "../a/", nil),
  ("/a/x.yaml", "b/", nil),
])
func aRecordNamesFilesByTheirWayFromTheDocument(file: String, folder: String, path: String?) {
  #expect(Record.path(to: file, from: folder) == path)
  if let path { #expect(Record.file(at: path, from: folder) == file) }
}
