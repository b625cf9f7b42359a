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
