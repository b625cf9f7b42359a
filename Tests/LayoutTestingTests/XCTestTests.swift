import LayoutTesting
import XCTest

/// The same functions in a test of XCTest.
final class XCTestTests: XCTestCase {
  func testALayoutIsAskedForFrames() throws {
    let label = Label()
    label.identifier = "label"
    let layout = try Layout(label, size: .fixed(width: 100, height: 20))
    XCTAssertTrue(layout.frame(of: "label") == CGRect(x: 0, y: 0, width: 100, height: 20))
    layout.expect("label", .inside())
    layout.expectNoFindings()
  }
}
