import Testing

@testable import UIKit

/// Numbers with the bits at these places. Shifts of literals beside operators take the compiler seconds.
private func bits<Number: FixedWidthInteger>(_ places: some Sequence<Int>) -> [Number] {
  places.map { (1 as Number) << $0 }
}

/// Values that apps may store or compare with those of Apple's headers.
@MainActor @Suite struct ValueTests {
  private static let animations: [UIView.AnimationOptions] = [
    .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
    .showHideTransitionViews, .overrideInheritedOptions,
  ]
  private static let transitions: [UIView.AnimationOptions] = [
    .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
    .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
  ]
  private static let traits: [UIAccessibilityTraits] = [
    .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
    .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
    .allowsDirectInteraction, .causesPageTurn,
  ]
  private static let touches: [UIControl.Event] = [
    .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
    .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
  ]

  @Test func optionsAreBitsInTheOrderOfTheHeaders() {
    #expect(Self.animations.map(\.rawValue) == bits(0..<10))
    #expect(
      [UIView.AnimationOptions.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
        .map(\.rawValue) == [0, 1 << 16, 2 << 16, 3 << 16])
    #expect(Self.transitions.map(\.rawValue) == (1...7).map { $0 << 20 })
    #expect(Self.traits.map(\.rawValue) == bits(0..<15))
    #expect(UIAccessibilityTraits.header.rawValue == 1 << 16)
    #expect(Self.touches.map(\.rawValue) == bits(0..<9))
    #expect(
      [UIControl.Event.valueChanged, .primaryActionTriggered, .menuActionTriggered].map(\.rawValue)
        == bits(12..<15))
    #expect(
      [UIControl.Event.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit]
        .map(\.rawValue) == bits(16..<20))
    #expect(
      [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map(\.rawValue) == [1, 2, 4, 8])
    #expect(
      [UIPopoverArrowDirection.up, .down, .left, .right, .any].map(\.rawValue) == [1, 2, 4, 8, 15])
  }

  @Test func optionsOfOtherKindsAreThoseOfTheHeaders() {
    #expect(
      [UIKeyModifierFlags.alphaShift, .shift, .control, .alternate, .command, .numericPad]
        .map(\.rawValue) == bits(16..<22))
    #expect(
      [UIAccessibilityTraits.tabBar, .toggleButton, .supportsZoom].map(\.rawValue)
        == bits(17..<20))
    #expect([UIRectEdge.top, .left, .bottom, .right, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect(
      [NSDirectionalRectEdge.top, .leading, .bottom, .trailing, .all].map(\.rawValue)
        == [1, 2, 4, 8, 15])
    #expect(
      [UISwipeGestureRecognizer.Direction.right, .left, .up, .down].map(\.rawValue) == [1, 2, 4, 8])
    #expect(
      [UIInterfaceOrientationMask.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
        .map(\.rawValue) == [2, 4, 8, 16])
    #expect(
      [UIMenuElement.Attributes.disabled, .destructive, .hidden, .keepsMenuPresented]
        .map(\.rawValue) == [1, 2, 4, 8])
    #expect(
      [UIMenu.Options.displayInline, .destructive, .singleSelection, .displayAsPalette]
        .map(\.rawValue) == [1, 2, 32, 128])
    #expect(
      [UIDataDetectorTypes.phoneNumber, .link, .address, .calendarEvent].map(\.rawValue)
        == [1, 2, 4, 8])
    #expect(
      [
        UICollectionView.ScrollPosition.top, .centeredVertically, .bottom, .left,
        .centeredHorizontally,
      ].map(\.rawValue) == [1, 2, 4, 8, 16])
    #expect(
      [
        UIFontDescriptor.SymbolicTraits.traitItalic, .traitBold, .traitExpanded, .traitCondensed,
        .traitMonoSpace, .traitTightLeading, .traitLooseLeading,
      ].map(\.rawValue)
        == bits([0, 1, 5, 6, 10, 15, 16]))
    #expect(
      [NSUnderlineStyle.single, .thick, .double, .patternDot, .patternDash, .byWord]
        .map(\.rawValue) == [1, 2, 9, 0x100, 0x200, 0x8000])
    #expect(
      [UIControl.Event.allTouchEvents, .allEditingEvents, .applicationReserved, .systemReserved]
        .map(\.rawValue) == [0xFFF, 0xF_0000, 0xF00_0000, 0xF000_0000])
  }

  /// A picture is that of a device as it is delivered, except that nothing moves.
  @Test func onlyMotionIsReduced() {
    let settings = [
      UIAccessibility.isVoiceOverRunning, UIAccessibility.isSwitchControlRunning,
      UIAccessibility.isBoldTextEnabled, UIAccessibility.isReduceTransparencyEnabled,
      UIAccessibility.isDarkerSystemColorsEnabled, UIAccessibility.isInvertColorsEnabled,
      UIAccessibility.isClosedCaptioningEnabled, UIAccessibility.prefersCrossFadeTransitions,
      UIAccessibility.shouldDifferentiateWithoutColor, UIAccessibility.buttonShapesEnabled,
    ]
    #expect(!settings.contains(true) && UIAccessibility.isReduceMotionEnabled)
  }

  /// The number of pages may be set before and after.
  @Test(arguments: [(0, 0), (1, 0), (2, 2)], [false, true])
  func aPageControlHidesTheDotOfASinglePage(pages: (set: Int, dots: Int), isSetLast: Bool) {
    let control = UIPageControl()
    if !isSetLast { control.numberOfPages = pages.set }
    control.hidesForSinglePage = true
    if isSetLast { control.numberOfPages = pages.set }
    #expect(control.core.sceneControl == .pageControl(count: pages.dots, current: 0))
    control.hidesForSinglePage = false
    #expect(control.core.sceneControl == .pageControl(count: pages.set, current: 0))
    #expect(!control.isHidden)
  }

  /// The position is that of the anchor point, which may be anywhere in the layer.
  @Test(arguments: [(0.5, 0.5), (0, 0), (1, 0.25)])
  func aLayersPositionIsThatOfItsAnchor(x: Double, y: Double) {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: x, y: y)
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 80)
    #expect(layer.position == CGPoint(x: 10 + 40 * x, y: 20 + 80 * y))
    layer.position = CGPoint(x: 100, y: 100)
    #expect(layer.frame.origin == CGPoint(x: 100 - 40 * x, y: 100 - 80 * y))
  }

  /// The middle of the curve is half way between the line of its ends and its control point.
  @Test func aQuadraticCurveReachesHalfWayToItsControlPoint() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
    let bounds = path.boundingBoxOfPath
    #expect(abs(bounds.height - 30) < 0.2 && bounds.minX == 0 && bounds.maxX == 100, "\(bounds)")
  }

  @Test(
    arguments: [
      (-10, 10, 0, 86.5), (-10, 10, -10, 0), (-10, 10, 10, 173), (20, 40, 25, 43.25), (5, 5, 5, 0),
    ] as [(Float, Float, Float, CGFloat)])
  func aSlidersKnobIsWhereItsValueLies(least: Float, most: Float, value: Float, x: CGFloat) {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    (slider.minimumValue, slider.maximumValue) = (least, most)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 0, y: 15, width: 200, height: 4))
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        == CGRect(x: x, y: 3.5, width: 27, height: 27))
  }

  @Test func aMaterialHasTheCornersOfItsConfiguration() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.cornerConfiguration = .corners(radius: .fixed(9))
    #expect(view.layer.cornerRadius == 9)
  }

  @Test func fontsAreEqualWhereAllOfThemIs() {
    let font = UIFont.systemFont(ofSize: 15)
    let others = [
      UIFont.boldSystemFont(ofSize: 15), .italicSystemFont(ofSize: 15), .systemFont(ofSize: 16),
      .monospacedSystemFont(ofSize: 15, weight: .regular),
    ]
    #expect(font == UIFont.systemFont(ofSize: 15, weight: .regular))
    #expect(!others.contains(font))
  }

  @Test func plainColoursHaveTheComponentsThatUIKitDocuments() {
    func parts(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha]
    }
    #expect(parts(.gray) == [0.5, 0.5, 0.5, 1])
    #expect(parts(.orange) == [1, 0.5, 0, 1] && parts(.purple) == [0.5, 0, 0.5, 1])
    #expect(parts(.brown) == [0.6, 0.4, 0.2, 1])
    #expect(abs(parts(.lightGray)[0] - 2 / 3) < 1e-9 && abs(parts(.darkGray)[0] - 1 / 3) < 1e-9)
  }

  @Test func namesOfSizesAndStylesAreUIKits() {
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(
      UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
        == .accessibilityExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(UIContentSizeCategory.large < .extraLarge)
    #expect(UIFont.TextStyle.body.rawValue == "UICTFontTextStyleBody")
    let style = UIFont.TextStyle(rawValue: "UICTFontTextStyleCaption1")
    #expect(style == .caption1 && UIFont.preferredFont(forTextStyle: style).pointSize == 12)
    #expect(NSAttributedString.Key(rawValue: "NSFont") == .font)
    #expect(UIFont.Weight(rawValue: 0.4) == .bold)
  }
}
