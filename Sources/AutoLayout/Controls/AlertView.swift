import Foundation
import LayoutScene

/// The view of an alert: what `UIAlertController` shows with the style `alert`. A title and a message are
/// centred above the actions. It is 270 points wide, and as high as its texts need.
///
/// Two actions stand side by side if both titles fit into half of the width; other actions stand one
/// below the other, the one that cancels last.
open class AlertView: View {
  open override class var documentClassName: String { "alert" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (750, 750)
  }

  /// The meaning of an action, under UIKit's names.
  public enum ActionStyle: String, Sendable, Hashable, CaseIterable {
    /// A regular title in the tint.
    case `default`
    /// The action that changes nothing; its title is semibold.
    case cancel
    /// An action that removes something; its title is red.
    case destructive
  }

  /// A button of an alert.
  public struct Action: Sendable, Hashable {
    /// The title; it takes one line.
    public var title: String
    /// The meaning.
    public var style: ActionStyle
    /// Whether the action is the one that the alert suggests, which is semibold in the place of the one that cancels; false
    /// by default.
    public var isPreferred = false
    /// Whether the action can be chosen; true by default.
    public var isEnabled = true

    /// An action.
    public init(title: String, style: ActionStyle = .default) {
      (self.title, self.style) = (title, style)
    }
  }

  /// The title; nil, the default, for none.
  open var title: String? { didSet { if title != oldValue { invalidateIntrinsicContentSize() } } }
  /// The message below the title; nil, the default, for none.
  open var message: String? { didSet { resized(message != oldValue) } }
  /// The actions in the order in which they were added; none by default.
  open var actions: [Action] = [] { didSet { resized(actions != oldValue) } }

  /// The width of a part of an action sheet, whose texts are small and grey above large actions, points; nil, the
  /// default, for an alert.
  package var sheetWidth: CGFloat? { didSet { resized(sheetWidth != oldValue) } }

  /// The height of room between the texts and the actions, such as that of text fields, points; 0 by default.
  package var room: CGFloat = 0 { didSet { resized(room != oldValue) } }
  /// Where that room begins, points; nil outside a tree that is laid out.
  package var roomStart: CGFloat? {
    layoutContext.map { AlertLayout(self, width: width, $0).roomStart }
  }

  /// The width in points of every alert.
  private static let alertWidth: CGFloat = 270
  var width: CGFloat { sheetWidth ?? Self.alertWidth }

  package override var asksContext: Bool { true }
  package override var describedText: String? { title ?? message }

  /// The width is fixed, and the height is that of the texts at this width.
  open override var intrinsicContentSize: CGSize {
    layoutContext.map { AlertLayout(self, width: width, $0).size }
      ?? CGSize(width: width, height: Self.noIntrinsicMetric)
  }

  package override func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] {
    AlertLayout(self, width: size.width, context).texts
  }

  package override func complete(
    _ scene: inout SceneView, in size: CGSize, _ context: LayoutContext
  ) {
    super.complete(&scene, in: size, context)
    let isDark = traits.appearance == .dark
    if scene.background == nil { scene.background = Color(isDark ? 0x2626_28 : 0xF5F5_F7) }
    if scene.cornerRadius == 0 { scene.cornerRadius = 14 }
    guard let color = Color.system("separator", traits) else {
      return
    }
    scene.ornaments = AlertLayout(self, width: size.width, context).rules
      .map { SceneOrnament(.line, rect: $0, color: color) }
  }
}

/// The places of an alert's texts and lines.
private struct AlertLayout {
  private let alert: AlertView
  private let context: LayoutContext
  private let width: CGFloat
  private let title, message: SceneText?
  /// The actions from top to bottom, or from the leading side where they are side by side.
  private let actions: [AlertView.Action]
  private let areSideBySide: Bool
  /// The height of title and message with their margins, points.
  private let head: CGFloat
  /// Where the room below the texts begins, points.
  let roomStart: CGFloat
  /// The height of an action, points: it grows with the text size.
  private let actionHeight: CGFloat

  // The measures of UIKit's alerts, points.
  private static let margin = EdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
  private static let gap: CGFloat = 4
  private static let roomGap: CGFloat = 14
  private static let actionHeight: CGFloat = 44
  private static let actionPadding: CGFloat = 11
  private static let actionMargin: CGFloat = 8
  // Those of its action sheets.
  private static let sheetMargin = EdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
  private static let sheetActionHeight: CGFloat = 57

  init(_ alert: AlertView, width: CGFloat, _ context: LayoutContext) {
    (self.alert, self.context, self.width) = (alert, context, width)
    let isSheet = alert.sheetWidth != nil
    let margin = isSheet ? Self.sheetMargin : Self.margin
    let textWidth = max(0, width - margin.left - margin.right)
    func block(_ text: String?, _ style: TextStyle, _ weight: FontWeight?, below top: CGFloat)
      -> SceneText?
    {
      guard let text, !text.isEmpty else { return nil }
      let attributes = Self.attributes(style, weight, lines: 0, alert)
      let height = TextBox.layout(text, attributes, width: textWidth, context).size.height
      return TextBox.centred(
        text, attributes,
        in: CGRect(x: margin.left, y: top, width: textWidth, height: height), role: .body,
        color: isSheet ? Color.system("secondaryLabel", alert.traits) : nil, context)
    }
    title = block(
      alert.title, isSheet ? .footnote : .headline, isSheet ? .semibold : nil, below: margin.top)
    let start = title.map { $0.rect.maxY + Self.gap } ?? margin.top
    message = block(alert.message, .footnote, nil, below: start)
    let end = (message ?? title)?.rect.maxY
    roomStart = end.map { $0 + Self.roomGap } ?? margin.top
    head =
      alert.room > 0
      ? roomStart + alert.room + margin.bottom
      : end.map { $0 + margin.bottom } ?? 0
    let half = width / 2 - 2 * Self.actionMargin
    let sizes = alert.actions.map { action in
      context.measurer.measure(action.title, Self.attributes(action, alert), width: nil).size
    }
    areSideBySide = !isSheet && alert.actions.count == 2 && sizes.allSatisfy { $0.width <= half }
    actionHeight = sizes.reduce(isSheet ? Self.sheetActionHeight : Self.actionHeight) {
      max($0, context.grid.roundUp($1.height + 2 * Self.actionPadding))
    }
    let (cancelling, others) = (
      alert.actions.filter { $0.style == .cancel }, alert.actions.filter { $0.style != .cancel }
    )
    actions = areSideBySide ? cancelling + others : others + cancelling
  }

  var size: CGSize {
    let rows = areSideBySide ? 1 : actions.count
    return CGSize(width: alert.width, height: head + actionHeight * CGFloat(rows))
  }

  var texts: [SceneText] {
    [title, message].compactMap { $0 }
      + zip(actions, cells).map { action, cell in
        var text = TextBox.centred(
          action.title, Self.attributes(action, alert),
          in: cell.insetBy(dx: Self.actionMargin, dy: 0), role: .action,
          color: color(of: action), context)
        text.isSystemColored = alert.backgroundColor == nil && alert.tintColor == nil
        return text
      }
  }

  /// The lines above each row of actions, and between two side by side.
  var rules: [CGRect] {
    let line = 1 / context.grid.scale
    return cells.enumerated().flatMap { index, cell -> [CGRect] in
      var rules: [CGRect] = []
      if cell.minY > 0, !areSideBySide || index == 0 {
        rules.append(CGRect(x: 0, y: cell.minY, width: width, height: line))
      }
      if areSideBySide, cell.minX > 0 {
        rules.append(CGRect(x: cell.minX, y: cell.minY, width: line, height: cell.height))
      }
      return rules
    }
  }

  private var cells: [CGRect] {
    let isRightToLeft = alert.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return actions.indices.map { index in
      guard areSideBySide else {
        return CGRect(
          x: 0, y: head + actionHeight * CGFloat(index), width: width, height: actionHeight)
      }
      let isAtLeft = (index == 0) != isRightToLeft
      return CGRect(
        x: isAtLeft ? 0 : width / 2, y: head, width: width / 2, height: actionHeight)
    }
  }

  /// The colour of a title; nil for the tint.
  private func color(of action: AlertView.Action) -> Color? {
    let name: String? =
      !action.isEnabled ? "tertiaryLabel" : action.style == .destructive ? "systemRed" : nil
    return name.flatMap { Color.system($0, alert.traits) }
  }

  private static func attributes(
    _ action: AlertView.Action, _ alert: AlertView
  ) -> TextAttributes {
    let isSemibold =
      alert.actions.contains(where: \.isPreferred) ? action.isPreferred : action.style == .cancel
    return attributes(
      alert.sheetWidth == nil ? .body : .title3, isSemibold ? .semibold : nil, lines: 1, alert)
  }

  private static func attributes(
    _ style: TextStyle, _ weight: FontWeight?, lines: Int, _ alert: AlertView
  ) -> TextAttributes {
    var font = Font.preferred(
      forTextStyle: style, category: alert.traits.contentSizeCategory)
    if let weight { font.weight = weight }
    return TextAttributes(
      font: font, alignment: .center, lineLimit: lines,
      direction: alert.effectiveUserInterfaceLayoutDirection, language: alert.traits.locale)
  }
}
