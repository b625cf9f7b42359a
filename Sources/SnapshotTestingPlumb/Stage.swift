import AutoLayout
import Drawing
import Foundation
import LayoutScene
import Typesetting
import UIKit

/// A window that holds a view while it is drawn.
@MainActor
struct Stage {
  private let window: UIWindow
  private let view: UIView
  private let typesetter: Typesetter?

  /// Lays a view or a controller out on a screen, hands it over, and leaves it as it was.
  static func shown<Value>(
    _ subject: UIResponder, _ config: ViewImageConfig, _ body: (Stage) -> Value
  ) -> Value {
    if let window = subject as? UIWindow { return shown(window, config, body) }
    let controller = subject as? UIViewController
    let view = controller?.view ?? subject as? UIView ?? UIView()
    let size = config.size ?? Self.size(of: view)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let screen: AutoLayout.Window? = window.layoutWindow
    screen?.traits = presentTraits(config)
    screen?.safeArea = config.safeArea
    let (superview, frame) = (view.superview, view.frame)
    if let controller {
      window.rootViewController = controller
    } else if view.translatesAutoresizingMaskIntoConstraints {
      window.addSubview(view)
      view.frame = window.bounds
    } else {
      window.hold(view)
    }
    window.layOut()
    let stage = Stage(
      window: window, view: view, typesetter: Surroundings.measurer as? Typesetter)
    let value = body(stage)
    window.rootViewController = nil
    view.removeFromSuperview()
    if let superview { superview.addSubview(view) }
    view.frame = frame
    return value
  }

  /// The traits of the screen in the present language: those of a device were made once.
  private static func presentTraits(_ config: ViewImageConfig) -> Traits {
    var traits = config.traits.traits
    let present = Surroundings.traits
    traits.locale = present.locale
    if present.layoutDirection == .rightToLeft { traits.layoutDirection = .rightToLeft }
    return traits
  }

  /// A window is drawn as it is, on a screen of the size and the traits that are asked for.
  private static func shown<Value>(
    _ window: UIWindow, _ config: ViewImageConfig, _ body: (Stage) -> Value
  ) -> Value {
    let frame = window.frame
    let (traits, safeArea) = (window.layoutWindow?.traits, window.layoutWindow?.safeArea)
    if let size = config.size { window.frame.size = size }
    window.layoutWindow?.traits = presentTraits(config)
    window.layoutWindow?.safeArea = config.safeArea
    window.layOut()
    let value = body(
      Stage(window: window, view: window, typesetter: Surroundings.measurer as? Typesetter))
    window.frame = frame
    if let traits, let safeArea {
      window.layoutWindow?.traits = traits
      window.layoutWindow?.safeArea = safeArea
    }
    return value
  }

  /// The size that the view has; that of its content where it has none.
  private static func size(of view: UIView) -> CGSize {
    view.frame.size == .zero
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.frame.size
  }

  func picture() -> SnapshotPicture {
    guard let scene = window.scene() else {
      return SnapshotPicture(fault: "The view has no window.")
    }
    do {
      let typesetter = try self.typesetter ?? Typesetter()
      var options = DrawingOptions()
      options.style = .plain
      // A picture of UIKit has no marks of findings.
      options.overlays = []
      let bytes = try Renderer(typesetter: typesetter).png(scene, options)
      return SnapshotPicture(png: Data(bytes))
    } catch {
      return SnapshotPicture(fault: "The view cannot be drawn: \(error)")
    }
  }

  var description: String {
    var lines: [String] = []
    add(view, depth: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  private func add(_ view: UIView, depth: Int, to lines: inout [String]) {
    lines.append(String(repeating: "   | ", count: depth) + view.description)
    for subview in view.subviews { add(subview, depth: depth + 1, to: &lines) }
  }
}
