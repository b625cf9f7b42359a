import LayoutScene
import Testing

@testable import Reports

@Test(
  arguments: [
    ("./a.yaml", "a.yaml"), (".//./Screens/a.yaml", "Screens/a.yaml"), ("../a.yaml", "../a.yaml"),
    (".hidden/a.yaml", ".hidden/a.yaml"), ("Screens/a.yaml", "Screens/a.yaml"),
  ])
func anAnnotationHasThePathThatTheRepositoryHas(given: String, path: String) {
  let command = WorkflowCommand(.error, file: given, title: "t", message: "m")
  #expect(command.text == "::error file=\(path),title=t::m")
}

/// GitHub shows ten of each kind.
@Test(arguments: [(10, 10, nil), (11, 10, "2 more"), (25, 10, "16 more")])
func ofAKindTenAnnotationsAreGivenAndTheLastCountsTheOthers(count: Int, kept: Int, words: String?) {
  let errors = (0..<count).map {
    WorkflowCommand(.error, file: "a.yaml", title: "t", message: "\($0)")
  }
  let warning = WorkflowCommand(.warning, file: "b.yaml", title: "t", message: "m")
  let limited = (errors + [warning]).limited(title: "plumb")
  #expect(limited.count == kept + 1 && limited.last?.text == warning.text)
  #expect(limited.prefix(9).map(\.text) == errors.prefix(9).map(\.text))
  let last = limited[kept - 1].text
  if let words { #expect(last.contains(words)) } else { #expect(last == errors.last?.text) }
}
