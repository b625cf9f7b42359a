import AutoLayout
import Foundation
import LayoutScene
import Localization

/// The screen that a document is laid out on: the document's own choices, replaced by the options.
package struct ResolvedCanvas {
  let size: CGSize
  /// The device's name, or the size where it is not that of a device.
  let deviceName: String
  let safeArea: EdgeInsets
  /// The least margins of the root view; nil for the system's.
  let margins: WrittenInsets?
  let traits: Traits
  /// How far a docked keyboard reaches into the screen from the bottom, points.
  let keyboardHeight: CGFloat
  /// The sizes of controls.
  let metrics: ControlMetrics
  /// The orientation of the options, where the screen's size is given explicitly in the other
  /// orientation.
  let refusedOrientation: Orientation?

  init(header: ScreenHeader, options: DocumentOptions, locale: LocaleTag?) {
    // A device in the options replaces the whole canvas, a size only the size.
    let form = header.canvas(options)
    let written = options.size ?? form.size
    let isPart = form.isPart && options.size == nil
    let device = Self.device(form, options, isPart ? nil : written)
    size = written ?? device?.size ?? Device.standard.size
    deviceName =
      (isPart || size == device?.size ? device?.name : nil) ?? Scene.name(ofSize: size)
    // The document's safe area is for the orientation that the document gives the screen.
    let isTurned =
      !isPart
      && device?.orientation
        != Self.device(form, DocumentOptions(), form.size)?.orientation
    safeArea = (isTurned ? nil : form.safeArea?.absolute) ?? device?.safeArea ?? .zero
    margins = form.margins
    keyboardHeight = header.keyboardHeight
    metrics = header.metrics
    let wanted = options.orientation
    refusedOrientation =
      isPart ? nil : written.flatMap { wanted == Orientation(of: $0) ? nil : wanted }
    // The size classes of a part are those of its screen.
    let classes = Self.sizeClasses(of: isPart ? device?.size ?? size : size)
    traits = Traits(
      horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical,
      displayScale: options.scale ?? form.scale ?? device?.scale ?? 2,
      appearance: options.appearance ?? header.appearance,
      layoutDirection: options.direction ?? header.direction ?? locale?.direction ?? .leftToRight,
      locale: locale?.description ?? "en",
      contentSizeCategory: options.textSize ?? header.textSize
    ).onLevel(isElevated: options.isElevated ?? header.isElevated)
  }

  /// The device in its orientation. An explicit size decides the orientation, even if it is not a
  /// size of the device: a screen that is wider than high is a device on its side, or a part of
  /// one, and never has the status bar of an upright phone.
  private static func device(
    _ form: CanvasForm, _ options: DocumentOptions, _ written: CGSize?
  ) -> Device? {
    guard let device = form.device ?? (form.size == nil ? .standard : nil) else { return nil }
    let orientation =
      written.map { Orientation(of: $0) } ?? options.orientation ?? form.orientation
    return device.turned(to: orientation ?? device.orientation)
  }

  /// Tablets are regular both ways. Phones on their side are compact in height, and regular in
  /// width if they are at least 414 points wide when upright (Plus, Max, XR and 11). Something
  /// smaller than a phone is a part of a screen and compact in width.
  package static func sizeClasses(
    of size: CGSize
  ) -> (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    if min(size.width, size.height) >= 600 { return (.regular, .regular) }
    let isPhoneOnItsSide = size.width >= 480 && (300..<480).contains(size.height)
    guard isPhoneOnItsSide, size.width > size.height else { return (.compact, .regular) }
    return (size.height >= 414 ? .regular : .compact, .compact)
  }

  /// The traits as findings and file names write them.
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
  /// Only tablets are regular both ways, in either orientation.
  var isTablet: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }
}
