import Foundation
import TestSupport
import Testing

@testable import UIKit

/// What UIKit's objects and values are before an app says anything, against what is recorded: an app sees each of
/// these. `PLUMB_SNAPSHOTS=record` writes what differs instead, and the run fails, as for pictures.
@MainActor @Suite struct DefaultTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Snapshots/defaults.txt")

  private static let made: [Any] =
    views + controllers + layers + gestures + layouts + configurations + others

  private static let views: [Any] = [
    UIWindow(), UITableView(), UITableView(frame: .zero, style: .insetGrouped),
    UITableViewCell(style: .subtitle, reuseIdentifier: nil), UITableViewHeaderFooterView(),
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
    UICollectionViewCell(), UICollectionViewListCell(), UIScrollView(), UITextView(), UITextField(),
    UISearchBar(), UISearchTextField(), UIImageView(), UILabel(), UIButton(type: .system),
    UIStepper(), UIDatePicker(), UISlider(), UISwitch(), UIProgressView(), UIPickerView(),
    UIColorWell(), UIPageControl(), UIActivityIndicatorView(), UISegmentedControl(),
    UIRefreshControl(), UIStackView(), UINavigationBar(), UITabBar(), UIToolbar(), UIInputView(),
    UIVisualEffectView(effect: nil),
  ]
  private static let controllers: [Any] = [
    UIViewController(), UITableViewController(style: .plain),
    UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
    UINavigationController(), UITabBarController(), UISplitViewController(style: .doubleColumn),
    UISearchController(searchResultsController: nil),
    UIAlertController(title: nil, message: nil, preferredStyle: .alert),
    UINavigationItem(title: ""),
    UIBarButtonItem(), UITabBarItem(title: nil, image: nil, tag: 0),
    UIAlertAction(title: nil, style: .default),
  ]
  private static let layers: [Any] = [
    CALayer(), CAShapeLayer(), CATextLayer(), CAGradientLayer(), CAReplicatorLayer(),
    CAEmitterLayer(), CAEmitterCell(), CATiledLayer(), CABasicAnimation(), CASpringAnimation(),
    CAKeyframeAnimation(), CATransition(), UIBezierPath(),
  ]
  private static let gestures: [Any] = [
    UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
    UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
    UISwipeGestureRecognizer(),
  ]
  private static let layouts: [Any] = [
    UICollectionViewFlowLayout(), UICollectionViewCompositionalLayoutConfiguration(),
    UICollectionLayoutListConfiguration(appearance: .plain), UICollectionViewLayoutAttributes(),
    UICollectionViewLayoutInvalidationContext(), UICollectionViewFlowLayoutInvalidationContext(),
  ]
  private static let configurations: [Any] = [
    UIListContentConfiguration.cell(), UIListContentConfiguration.subtitleCell(),
    UIListContentConfiguration.valueCell(), UIBackgroundConfiguration.clear(),
    UIListSeparatorConfiguration(listAppearance: .plain), UINavigationBarAppearance(),
    UITabBarAppearance(), UIToolbarAppearance(), UIBarAppearance(),
    UICellConfigurationState(traitCollection: UITraitCollection()),
  ]
  private static let others: [Any] = [
    NSMutableParagraphStyle(), NSShadow(), NSTextAttachment(), NSTextContainer(), NSLayoutManager(),
    UIGraphicsImageRendererFormat(), UIPercentDrivenInteractiveTransition(),
    NSStringDrawingContext(), WKWebView(), WKWebViewConfiguration(), WKPreferences(), AVPlayer(),
    AVPlayerLayer(), AVPlayerViewController(), PHPickerConfiguration(), QLPreviewController(),
  ]

  @Test func whatNobodyHasSetIsAsRecorded() throws {
    var known: Set<String> = []
    let now = Self.made.flatMap { value in
      Self.lines(of: Mirror(reflecting: value)).filter { known.insert($0).inserted }
    }
    let recorded = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
      .map(String.init)
    if Recording.isAsked, now != recorded {
      try Data((now.joined(separator: "\n") + "\n").utf8).write(to: Self.file, options: .atomic)
    }
    #expect(now.difference(from: recorded).map { "\($0)" } == [])
  }

  /// A line for each stored property, those of superclasses as well, that is a number, a word or a choice.
  private static func lines(of mirror: Mirror) -> [String] {
    (mirror.superclassMirror.map(lines) ?? [])
      + mirror.children.compactMap { name, value in
        let wrapped = (value as? any Undrawn)?.anyValue
        guard let name, !name.hasPrefix("$"), let words = words(wrapped ?? value), words != "nil"
        else { return nil }
        // The storage of a property with a wrapper has an underscore before its name.
        return
          "\(mirror.subjectType).\(wrapped == nil ? name : String(name.dropFirst())) = \(words)"
      }
  }

  private static func words(_ value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class, .collection, .dictionary, .set, .tuple, .foreignReference: return nil
    case .optional: return mirror.children.first.map { words($0.value) } ?? "nil"
    // A date picker has those of the machine.
    case .struct where value is Date || value is Calendar: return nil
    case .struct:
      if value is any CustomStringConvertible { return "\(value)" }
      let parts = mirror.children.compactMap { name, value in
        words(value).map { "\(name ?? ""): \($0)" }
      }
      return parts.isEmpty ? nil : "(\(parts.joined(separator: ", ")))"
    case .enum:
      return mirror.children.isEmpty ? "\(value)" : nil
    default: return value is any CustomStringConvertible ? "\(value)" : nil
    }
  }
}
