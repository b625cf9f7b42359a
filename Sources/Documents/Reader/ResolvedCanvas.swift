import AutoLayout
import Foundation
import LayoutScene

/// The screen that a document is laid out on: what it says itself, with the options in its place.
struct ResolvedCanvas {
  let size: CGSize
  /// The device's name, or the size where it is no device's.
  let deviceName: String
  let safeArea: EdgeInsets
  /// The least margins of the root view; nil for the system's.
  let margins: WrittenInsets?
  let traits: Traits
  /// How far a docked keyboard reaches into the screen from the bottom, points.
  let keyboardHeight: CGFloat
  /// The sizes of controls.
  let metrics: ControlMetrics
  /// The orientation that was asked for from outside and that a size which somebody wrote is not in.
  let refusedOrientation: Orientation?

  init(header: ScreenHeader, options: DocumentOptions, locale: LocaleTag?) {
    // A device from outside replaces the whole canvas, a size only the size.
    let form = options.device.map { CanvasForm(device: $0) } ?? header.canvas
    let written = options.size ?? form.size
    let device = Self.device(form, options, written)
    size = written ?? device?.size ?? Device.standard.size
    deviceName = (size == device?.size ? device?.name : nil) ?? Scene.name(ofSize: size)
    // A safe area that is written is that of the screen as it is held in the document.
    let isTurned =
      device?.orientation != Self.device(form, DocumentOptions(), form.size)?.orientation
    safeArea = (isTurned ? nil : form.safeArea?.absolute) ?? device?.safeArea ?? .zero
    margins = form.margins
    keyboardHeight = header.keyboardHeight
    metrics = header.metrics
    let wanted = options.orientation
    refusedOrientation = written.flatMap { wanted == Orientation(of: $0) ? nil : wanted }
    let classes = Self.sizeClasses(of: size)
    traits = Traits(
      horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical,
      displayScale: options.scale ?? form.scale ?? device?.scale ?? 2,
      appearance: options.appearance ?? header.appearance,
      layoutDirection: options.direction ?? Self.direction(header, options, locale),
      locale: locale?.description ?? "en",
      contentSizeCategory: options.textSize ?? header.textSize)
  }

  /// The device as it is held. A size that somebody wrote decides that, whether or not it is one of the
  /// device's two: what is wider than high is a screen on its side, or a part of one, and never has
  /// the status bar of an upright phone.
  private static func device(
    _ form: CanvasForm, _ options: DocumentOptions, _ written: CGSize?
  ) -> Device? {
    guard let device = form.device ?? (form.size == nil ? .standard : nil) else { return nil }
    let orientation =
      written.map { Orientation(of: $0) } ?? options.orientation ?? form.orientation
    return device.turned(to: orientation ?? device.orientation)
  }

  /// A direction that the document gives holds for its own locale; one chosen from outside brings its
  /// own direction.
  private static func direction(
    _ header: ScreenHeader, _ options: DocumentOptions, _ locale: LocaleTag?
  ) -> LayoutDirection {
    if let direction = header.direction { return direction }
    return locale?.direction ?? .leftToRight
  }

  /// Tablets are regular both ways, phones on their side compact in height and, those that are at
  /// least 414 points wide when upright (Plus, Max, XR and 11), regular in width. Something smaller
  /// than a phone is a part of a screen and compact in width.
  static func sizeClasses(
    of size: CGSize
  ) -> (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    if min(size.width, size.height) >= 600 { return (.regular, .regular) }
    let isPhoneOnItsSide = size.width >= 480 && (300..<480).contains(size.height)
    guard isPhoneOnItsSide, size.width > size.height else { return (.compact, .regular) }
    return (size.height >= 414 ? .regular : .compact, .compact)
  }

  /// The traits, as findings and names of files have them.
  var cell: Cell {
    Cell(
      locale: traits.locale, device: deviceName, textSize: traits.contentSizeCategory,
      appearance: traits.appearance, direction: traits.layoutDirection)
  }

  func window(around root: View, measurer: any TextMeasuring) -> Window {
    let window = Window(
      size: size, safeArea: safeArea, traits: traits, measurer: measurer, metrics: metrics,
      rootView: root)
    window.keyboardHeight = keyboardHeight
    if let margins {
      window.systemMinimumLayoutMargins = margins.directional(for: traits.layoutDirection)
    }
    return window
  }
}

extension Traits {
  /// Tablets alone are regular both ways, however they are held.
  var isTablet: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }
}
