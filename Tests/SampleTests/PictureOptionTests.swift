import Foundation
import Testing

@Suite struct PictureOptionTests {
  private static func render(_ options: String...) throws -> PlumbProcess {
    try PlumbProcess.run(
      ["render", "Samples/stack-form.yaml", "-o", "-", "--quiet"] + options)
  }

  @Test func aPlainPictureIsAnotherThanAWireframeAndHasNoMarks() throws {
    let plain = try Self.render("--style", "plain")
    #expect(plain.status == 0)
    #expect(try Self.render().output != plain.output)
    #expect(try Self.render("--style", "plain", "--show", "none").output == plain.output)
    #expect(try Self.render("--style", "plain", "--show", "names").output != plain.output)
  }

  @Test func constraintsOfStacksAndOfAViewAreAskedForAfterAColon() throws {
    let pictures = try ["constraints", "constraints:all", "constraints:form", "constraints,names"]
      .map { try Self.render("--show", $0).output }
    #expect(Set(pictures).count == pictures.count && pictures.allSatisfy { !$0.isEmpty })
    #expect(
      try Self.render("--show", "constraints:form,constraints:form").output == pictures[2])
  }

  @Test(arguments: [
    ("constraints:from", 65, "names a view that is not there; did you mean form?"),
    ("names:from", 65, "names:from names a view that is not there; did you mean form?"),
    (
      "frames:form", 64,
      "frames:form is not an overlay; only constraints and names may have a colon"
    ),
    ("constraints:", 64, "constraints: is not an overlay"),
    ("constraint", 64, "did you mean constraints?"),
  ])
  func whatCannotBeShownIsSaid(show: String, status: Int32, message: String) throws {
    let run = try Self.render("--show", show)
    #expect(run.status == status && run.output.isEmpty)
    let words = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(message), "\(run.errors)")
  }
}
