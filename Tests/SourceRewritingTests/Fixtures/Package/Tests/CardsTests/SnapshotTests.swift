import SnapshotTesting
import UIKit
import XCTest

@MainActor
final class SnapshotTests: XCTestCase {
  private func view(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = color
    let label = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 5))
    view.addSubview(label)
    return view
  }

  func testPicturesAreWrittenAndCompared() {
    let folder = NSTemporaryDirectory() + "cards-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func verify(
      _ color: UIColor, _ kind: Snapshotting<UIView, SnapshotPicture> = .image
    ) -> String? {
      verifySnapshot(matching: view(color), as: kind, named: "a", snapshotDirectory: folder)
    }
    XCTAssertEqual(verify(.red)?.hasPrefix("There was no snapshot."), true)
    XCTAssertNil(verify(.red))
    let words = verify(.blue) ?? ""
    XCTAssertTrue(words.contains("differs in 800 of 800 pixels"), words)
    XCTAssertNil(verify(.blue, .image(precision: 0)))
    let other = verify(.red, .image(on: .iPhone13)) ?? ""
    XCTAssertTrue(other.contains("1170×2532 pixels, and the reference 40×20"), other)
    XCTAssertNotNil(withSnapshotTesting(record: .all) { verify(.blue) })
    XCTAssertNil(verify(.blue))
  }

  func testDescriptionsHaveALineForEachView() {
    let folder = NSTemporaryDirectory() + "cards-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let view = view(.red)
    for expected in [false, true] {
      let words = verifySnapshot(
        of: view, as: .recursiveDescription, named: "views", snapshotDirectory: folder)
      XCTAssertEqual(words == nil, expected, words ?? "")
    }
    let file = folder + "/testDescriptionsHaveALineForEachView.views.txt"
    let lines = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n") ?? []
    XCTAssertEqual(lines.count, 2)
    XCTAssertTrue(lines.last?.hasPrefix("   | <UIView") == true, "\(lines)")
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 20, height: 10))
  }
}
