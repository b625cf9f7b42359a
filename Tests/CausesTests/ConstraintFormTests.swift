import Testing

@testable import Causes

/// Rounding makes no other number, whatever the size of it. The system's spacing is no number.
@Test(
  arguments: [
    (8, 8 + 1e-10, true), (8, 8.001, false), (1e12, 1e12 + 1, true), (1e12, 1e12 + 2000, false),
    (0, 1e-10, true), (0, 1e-8, false), (-3, 3, false), (nil, nil, true), (nil, 0, false),
    (8, nil, false),
  ] as [(Double?, Double?, Bool)])
func numbersThatDifferByRoundingAreTheSame(one: Double?, other: Double?, isSame: Bool) {
  #expect(ConstraintForm.isSame(one, other) == isSame)
}
