import Buttons
import UIKit
import XCTest

@testable import Cards

@MainActor
final class CardTests: XCTestCase {
  func testActionsReachPrivateMethodsAndOtherTargets() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(card.button.count, 1)
    XCTAssertEqual(card.tapped, ["1"])
  }

  func testOverridesOfExtensionsAreCalled() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.setNeedsLayout()
    card.layoutIfNeeded()
    XCTAssertGreaterThan(card.layouts, 0)
    XCTAssertEqual(card.intrinsicContentSize, CGSize(width: 100, height: 44))
    let named: Card = NamedCard(frame: .zero)
    XCTAssertEqual(named.name(of: 3), "named card 3")
  }

  func testACardOfATypeParameterIsMade() {
    XCTAssertEqual(makeCard(NamedCard.self).name(of: 1), "named card 1")
    XCTAssertEqual(makeCard(NamedCard.self).frame.height, 20)
  }

  func testWhatTheMainQueueDoesIsWaitedFor() {
    let done = expectation(description: "queue")
    DispatchQueue.main.async { done.fulfill() }
    waitForExpectations(timeout: 10)
  }

  func testNamesOfObjectiveC() {
    XCTAssertEqual(cardKeyPath, "layouts")
    XCTAssertEqual("\(nameSelector) \(countedSelector)", "nameOf: countedButton:")
  }
}

extension CardTests {
  static var allTests: [(String, (CardTests) -> () async -> Void)] {
    [("testNamesOfObjectiveC", testNamesOfObjectiveC)]
  }
}

public func allTests() -> [XCTestCaseEntry] {
  [testCase(CardTests.allTests)]
}
