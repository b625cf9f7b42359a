import Testing

@testable import UIKit

/// Where an inequality alone decides a place, the view is at its limit, as tests of public libraries expect it of iOS.
@MainActor @Suite struct LimitTests {
  typealias Tie = @MainActor @Sendable (UIView, UIView) -> NSLayoutConstraint
  struct Case: Sendable {
    let name: String
    let tie: Tie
    let origin: CGPoint
  }

  /// A view of 100 points in one of 300 × 400.
  nonisolated static let cases: [Case] = [
    Case(
      name: "top at most",
      tie: { $0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 23) },
      origin: CGPoint(x: 0, y: 23)),
    Case(
      name: "top at least",
      tie: { $0.topAnchor.constraint(greaterThanOrEqualTo: $1.topAnchor, constant: 23) },
      origin: CGPoint(x: 0, y: 23)),
    Case(
      name: "left at most",
      tie: { $0.leftAnchor.constraint(lessThanOrEqualTo: $1.leftAnchor, constant: 12) },
      origin: CGPoint(x: 12, y: 0)),
    Case(
      name: "right at most",
      tie: { $0.rightAnchor.constraint(lessThanOrEqualTo: $1.rightAnchor, constant: -30) },
      origin: CGPoint(x: 170, y: 0)),
    Case(
      name: "bottom at most",
      tie: { $0.bottomAnchor.constraint(lessThanOrEqualTo: $1.bottomAnchor, constant: -30) },
      origin: CGPoint(x: 0, y: 270)),
    Case(
      name: "centre at most",
      tie: { $0.centerXAnchor.constraint(lessThanOrEqualTo: $1.centerXAnchor) },
      origin: CGPoint(x: 100, y: 0)),
  ]

  @Test(arguments: cases.map(\.name)) func theViewIsAtItsLimit(name: String) throws {
    let one = try #require(Self.cases.first { $0.name == name })
    let window = window()
    let view = window.add(UIView())
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    view.heightAnchor.constraint(equalToConstant: 100).isActive = true
    let limit = one.tie(view, window)
    limit.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.origin == one.origin)
    // It follows the constraint, and is let go with it.
    let sign: CGFloat = one.origin.x + one.origin.y >= 100 ? -1 : 1
    limit.constant += 5 * sign
    window.layoutIfNeeded()
    let moved = view.frame.origin
    #expect(abs(moved.x - one.origin.x) + abs(moved.y - one.origin.y) == 5)
    limit.isActive = false
    window.layoutIfNeeded()
    #expect(view.frame.origin == .zero)
  }

  @Test func sizesAreAsSmallAsTheyMayBe() {
    let window = window()
    let view = window.add(UIView())
    view.widthAnchor.constraint(lessThanOrEqualTo: window.widthAnchor, constant: -52).isActive =
      true
    window.layoutIfNeeded()
    #expect(view.frame.width == 0)
  }

  @Test func whatElseDecidesGoesFirst() {
    let window = window()
    let view = window.add(UIView())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(greaterThanOrEqualTo: window.leftAnchor, constant: 20),
      view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.minX == 125)
  }
}
