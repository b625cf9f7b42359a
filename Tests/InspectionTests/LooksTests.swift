import LayoutScene
import Testing

@testable import Inspection

/// Each text is compared with all that is painted behind it, so that both together are limited.
@Test func moreThanCanBeLookedAtIsNotedAndNotJudged() throws {
  let texts = (0..<20).map {
    "t\($0): {class: label, text: Words, frame: [10, \($0 * 20), 100, 20], color: \"#777777\"}"
  }
  let papers = (0..<20).map { "p\($0): {background: \"#ffffff\", frame: [0, \($0 * 20), 200, 18]}" }
  let all = (papers + texts).joined(separator: ", ")
  let scene = try Inspected("canvas: {size: 200x400, scale: 2}\nviews: {\(all)}").scene
  func found(_ looks: Int) -> [Finding] {
    Contrast.findings(
      on: Screen(scene), stretches: { $0.estimatedStretches }, looks: Looks(looks))
  }
  let whole = found(Looks.limit)
  #expect(whole.count == 20 && whole.allSatisfy { $0.severity == .warning })
  for looks in [0, 1, 100, 500] {
    let part = found(looks)
    #expect(part.last?.severity == .note, "\(looks)")
    #expect(part.last?.message.contains("some texts was not checked") == true)
    #expect(part.dropLast() == whole.prefix(part.count - 1), "what is told holds")
    #expect(part.count <= 20)
  }
}
