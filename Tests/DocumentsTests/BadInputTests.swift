import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

@Test func theCaretStandsUnderThePlace() throws {
  do throws(DocumentErrors) {
    _ = try load("views: {a: {}}\nconstraints:\n  - 日本.top = a.tpo\n")
    Issue.record("it loaded")
  } catch {
    #expect(
      error.problems.map(\.display) == [
        "test.yaml:3:5: error: there is no view or guide “日本”\n    - 日本.top = a.tpo\n      ^",
        "test.yaml:3:16: error: there is no attribute “tpo”; did you mean “top”?\n"
          + "    - 日本.top = a.tpo\n" + String(repeating: " ", count: 17) + "^",
      ])
  }
}
