import Foundation

extension LayoutConstraint {
  /// The first rule of UIKit that the constraint breaks, in UIKit's order; nil if it is legal.
  static func error(
    item: (any LayoutItem)?, _ first: Attribute, toItem second: (any LayoutItem)?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> ConstraintError? {
    if item == nil { return .missingFirstItem }
    if first == .notAnAttribute { return .unknownAttribute }
    if second != nil, secondAttribute == .notAnAttribute { return .unknownAttribute }
    if !constant.isFinite { return .constantNotFinite }
    if !multiplier.isFinite { return .multiplierNotFinite }
    guard second != nil, multiplier != 0 else {
      return first.kind == .size ? nil : .locationEqualToConstant
    }
    return pairingError(first, secondAttribute)
  }

  /// A width may be related to a height, and a centre to a leading or a left edge. A horizontal
  /// location against a vertical one passes here, as in UIKit, which refuses it only at layout.
  private static func pairingError(_ first: Attribute, _ second: Attribute) -> ConstraintError? {
    switch (first.kind, second.kind) {
    case (.size, .size): nil
    case (.location(let a, let firstReading), .location(let b, let secondReading)):
      a == b && firstReading != secondReading && firstReading != .both && secondReading != .both
        ? .directionalAgainstPhysical : nil
    default: .invalidPairing
    }
  }

  static func mixesAxes(_ first: Attribute, _ second: Attribute) -> Bool {
    guard case .location(let a, _) = first.kind, case .location(let b, _) = second.kind else {
      return false
    }
    return a != b
  }
}
