import Foundation
import LayoutScene

/// The heights of a bar in points, without the home indicator's area that it adds below itself.
/// Those of phones are measured on iOS 11 to 17, and that of tablets is the one since iOS 12.
public struct BarHeight: Sendable, Hashable {
  /// The height on a phone held upright, and for traits that fit neither of the other two.
  public var phone: CGFloat
  /// The height for two compact size classes: on a phone held sideways, except the large phones,
  /// whose width is regular then.
  public var landscapePhone: CGFloat
  /// The height for two regular size classes, which only tablets have.
  public var tablet: CGFloat

  /// The height for the size classes of `traits`.
  func height(for traits: Traits) -> CGFloat {
    switch (traits.horizontalSizeClass, traits.verticalSizeClass) {
    case (.regular, .regular): tablet
    case (.compact, .compact): landscapePhone
    default: phone
    }
  }
}

/// The sizes of controls in one version of iOS, in points. A dimension of −1 is no intrinsic size.
public struct ControlMetrics: Sendable, Hashable {
  /// The version of iOS that the numbers are from, by its main number.
  public var version: Int
  /// The version of iOS in words, such as `iOS 17`.
  public var name: String { "iOS \(version)" }

  /// The insets around the title of a button without a configuration, points. UIKit's button of the type
  /// `system` is as wide as its content, and 12 points higher than its title.
  public var buttonInsets: DirectionalEdgeInsets
  /// The distance between a text field's text and the sides of the field, points.
  public var textFieldInset: CGFloat
  /// The least height of a text field, points.
  public var textFieldHeight: CGFloat
  /// The insets around the text of a text view, points.
  public var textViewInsets: EdgeInsets
  /// The size of a switch's alignment rect, points.
  public var switchSize: CGSize
  /// How far a switch's alignment rect lies inside its frame, points.
  public var switchAlignmentInsets: EdgeInsets
  /// The height of a slider's alignment rect, points.
  public var sliderHeight: CGFloat
  /// How far a slider's alignment rect lies inside its frame, points.
  public var sliderAlignmentInsets: EdgeInsets
  /// The size of a stepper, points.
  public var stepperSize: CGSize
  /// The height of a segmented control's alignment rect, points.
  public var segmentedHeight: CGFloat
  /// How far a segmented control's alignment rect lies inside its frame, points.
  public var segmentedAlignmentInsets: EdgeInsets
  /// The distance from a segment's title to its left and right edges, points.
  public var segmentPadding: CGFloat
  /// The size of the titles of segments, points.
  public var segmentFontSize: CGFloat
  /// The height of a progress view, points.
  public var progressHeight: CGFloat
  /// The side of an activity indicator, medium and large, points.
  public var activityMedium, activityLarge: CGFloat
  /// The side of a page control's dot, the gap between dots, and the height of the control, points.
  public var pageDotSize, pageDotSpacing, pageControlHeight: CGFloat
  /// The size of a date picker with wheels, points.
  public var datePickerSize: CGSize
  /// The distance of the words of a compact date picker to the sides of their field, and to its top and
  /// bottom, and the distance between the fields of date and time, points.
  public var datePadding: CGFloat = 12, dateMargin: CGFloat = 7, dateGap: CGFloat = 8
  /// The height of a search bar, points.
  public var searchBarHeight: CGFloat
  /// The heights of bars, points.
  public var navigationBarHeight, tabBarHeight, toolbarHeight: BarHeight
  /// The largest width of readable content at the large text size, points; it grows with body text.
  public var readableWidth: CGFloat
  /// The least left and right margins of a window's root view, points: on compact widths below 402
  /// points, on compact widths from 402 points, and on regular widths.
  public var rootMargin, wideRootMargin, regularRootMargin: CGFloat
  /// Whether lists show the headers of groups as they are written; false for capitals.
  public var hasHeadersAsWritten = false
  /// Whether bars have no background while no content is scrolled beneath them, as since iOS 15.
  public var clearsBars = true

  /// The default: iOS 17, whose controls are those of iOS 13 and later.
  public static let iOS17 = ControlMetrics(
    version: 17,
    buttonInsets: DirectionalEdgeInsets(top: 6, bottom: 6),
    textFieldInset: 7, textFieldHeight: 34,
    textViewInsets: EdgeInsets(top: 8, left: 5, bottom: 8, right: 5),
    switchSize: CGSize(width: 49, height: 31),
    switchAlignmentInsets: EdgeInsets(right: 2),
    sliderHeight: 31,
    sliderAlignmentInsets: EdgeInsets(left: 2, bottom: 1, right: 2),
    stepperSize: CGSize(width: 94, height: 32),
    segmentedHeight: 32,
    segmentedAlignmentInsets: EdgeInsets(bottom: 1),
    segmentPadding: 12, segmentFontSize: 13,
    progressHeight: 4,
    activityMedium: 20, activityLarge: 37,
    pageDotSize: 7, pageDotSpacing: 9, pageControlHeight: 26,
    datePickerSize: CGSize(width: 320, height: 216),
    searchBarHeight: 56,
    navigationBarHeight: BarHeight(phone: 44, landscapePhone: 32, tablet: 50),
    tabBarHeight: BarHeight(phone: 49, landscapePhone: 32, tablet: 50),
    toolbarHeight: BarHeight(phone: 44, landscapePhone: 32, tablet: 50),
    readableWidth: 672,
    rootMargin: 16, wideRootMargin: 20, regularRootMargin: 20)

  /// iOS 10 to 12: flatter fields, steppers and segments.
  public static let iOS12: ControlMetrics = {
    var metrics = iOS17
    metrics.version = 12
    metrics.textFieldHeight = 30
    metrics.stepperSize.height = 29
    metrics.segmentedHeight = 28
    metrics.progressHeight = 2
    metrics.pageControlHeight = 37
    metrics.clearsBars = false
    return metrics
  }()

  /// iOS 26, where its numbers are known; others are those of iOS 17.
  public static let iOS26: ControlMetrics = {
    var metrics = iOS17
    metrics.version = 26
    metrics.switchSize = CGSize(width: 63, height: 28)
    metrics.switchAlignmentInsets = .zero
    // Apple's guide “Adopting Liquid Glass” says that headers of sections are no longer in capitals.
    metrics.hasHeadersAsWritten = true
    return metrics
  }()
}
