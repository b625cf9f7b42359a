import Testing

@testable import Cassowary

@Test func whatCancelsIsZeroAndWhatDoesNotIsNot() {
  let third = QuadDouble(1) / QuadDouble(3)
  #expect((third + third + third - QuadDouble(1)).isZero)
  let small = QuadDouble(1e-20)
  #expect(!(QuadDouble(1) + small - QuadDouble(1)).isZero, "a double would have lost it")
  #expect(
    !(QuadDouble(0.1) + QuadDouble(0.2) - QuadDouble(0.3)).isZero, "the numbers are what they are")
  let smallest = QuadDouble(1e-50)
  #expect(!(QuadDouble(1) + smallest - QuadDouble(1)).isZero)
  #expect(
    (QuadDouble(1e16) + smallest - QuadDouble(1e16)).isZero, "four times the digits, not more")
}

@Test func productsAndQuotientsKeepFourTimesTheDigits() {
  let number = QuadDouble(1 + 0x1p-40)
  let square = number * number
  #expect((square - QuadDouble(1) - QuadDouble(0x1p-39) - QuadDouble(0x1p-80)).isZero)
  #expect((square / number - number).isZero)
  let fourth = square * square
  // 1 + 4 ε + 6 ε² + 4 ε³ + ε⁴
  let terms = [1, 0x1p-38, 6 * 0x1p-80, 0x1p-118, 0x1p-160].map { QuadDouble($0) }
  #expect((terms.reduce(fourth) { $0 - $1 }).isZero)
  #expect(!(terms.dropLast().reduce(fourth) { $0 - $1 }).isZero)
  #expect((fourth / square - square).isZero)
}

@Test func aNumberThatIsGivenStandsForTheFractionThatItRounds() {
  let shares = [0.01, 0.1, 0.15, 0.74].map { QuadDouble(given: $0) }
  #expect((shares.reduce(QuadDouble(-1), +)).isZero)
  let (third, seventh) = (QuadDouble(given: 1.0 / 3), QuadDouble(given: -5.0 / 7))
  #expect((third * QuadDouble(3) - .one).isZero)
  #expect((seventh * QuadDouble(7) + QuadDouble(5)).isZero)
  for number in [
    0.5, 1, 1e6, 2.653017022012531, 3.141592653589793, 0x1p-40, 736249.0942936433,
  ] {
    #expect(
      (QuadDouble(given: number) - QuadDouble(number)).isZero, "\(number) is near no such fraction")
  }
}

/// What is left of 1/3 + 1/3 + 1/3 - 1 is rounding of some 2⁻²⁰⁰; beside it 2⁻¹⁰⁰ is a number, and stays
/// one however large or small what both are divided by is.
@Test(arguments: [0x1p-60, 1, 0x1p60, -0x1p60])
func theErrorOfAQuotientShrinksAndGrowsWithTheQuotient(divisor: Double) {
  let third = QuadDouble(1) / QuadDouble(3)
  let rounding = third + third + third - QuadDouble(1)
  #expect((rounding / QuadDouble(divisor)).isZero)
  #expect(!((rounding + QuadDouble(0x1p-100)) / QuadDouble(divisor)).isZero)
}

/// Numbers with digits in all four parts obey the laws of arithmetic to the last of them; what differs by one in
/// 2¹⁷⁰ does not.
@Test func theLawsOfArithmeticHoldForAllDigits() {
  var random = Seeded(state: 12)
  func number() -> QuadDouble {
    [0x1p-54, 0x1p-107, 0x1p-160].reduce(QuadDouble(.random(in: 1...2, using: &random))) {
      $0 + QuadDouble(.random(in: -1...1, using: &random) * $1)
    }
  }
  for _ in 0..<200 {
    let (a, b, c) = (number(), number(), number())
    let laws = [
      ((a + b) - b, a), (a + b, b + a), ((a + b) + c, a + (b + c)), (a * b, b * a),
      (a * (b + c), a * b + a * c), ((a * b) / b, a), ((a / b) * b, a),
      ((a - b) * (a + b), a * a - b * b),
    ]
    for (left, right) in laws {
      #expect((left - right).isZero)
      #expect(!(left + QuadDouble(0x1p-170) - right).isZero)
    }
  }
}
