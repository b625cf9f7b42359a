import AutoLayout
import Drawing
import Foundation
import UIKit

/// The pixels of a view, as a PNG.
public struct SnapshotPicture: Sendable, Equatable {
  /// Why there is no picture.
  let fault: String?
  public let png: Data

  init(png: Data) {
    self.png = png
    fault = nil
  }
  init(fault: String) {
    png = Data()
    self.fault = fault
  }
}

extension Diffing where Value == SnapshotPicture {
  /// Pictures, equal where a share of `precision` of the pixels is, each within `1 - perceptualPrecision` of the
  /// range of a channel.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Diffing {
    Diffing(
      toData: \.png, fromData: SnapshotPicture.init(png:),
      diff: { old, new in
        guard let words = difference(old, new, precision, perceptualPrecision) else { return nil }
        var attachments = [XCTAttachment(data: old.png), XCTAttachment(data: new.png)]
        attachments[0].name = "reference"
        attachments[1].name = "failure"
        return (words, attachments)
      })
  }

  private static func difference(
    _ old: SnapshotPicture, _ new: SnapshotPicture, _ precision: Float, _ perceptual: Float
  ) -> String? {
    if let fault = new.fault { return fault }
    if old.png == new.png { return nil }
    guard let before = try? PNG.decode(Array(old.png)), let after = try? PNG.decode(Array(new.png))
    else { return "The reference is no PNG that can be read." }
    guard before.width == after.width, before.height == after.height else {
      return "The picture has \(after.width)×\(after.height) pixels, and the reference "
        + "\(before.width)×\(before.height)."
    }
    let reach = Int(((1 - perceptual) * 255).rounded())
    let same = zip(before.pixels, after.pixels).count { isNear($0, $1, reach) }
    let share = Float(same) / Float(max(1, before.pixels.count))
    if share >= precision { return nil }
    return "The picture differs in \(before.pixels.count - same) of \(before.pixels.count) pixels: "
      + "precision \(share) is less than \(precision)."
  }

  private static func isNear(_ a: UInt32, _ b: UInt32, _ reach: Int) -> Bool {
    if a == b { return true }
    return [0, 8, 16, 24].allSatisfy { shift in
      abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) <= reach
    }
  }
}

extension Snapshotting where Value: UIResponder, Format == SnapshotPicture {
  /// A picture of the view, or of the controller's view, with the size that it has.
  public static var image: Snapshotting { image() }

  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection? = nil
  ) -> Snapshotting {
    let config = ViewImageConfig(size: size, traits: traits ?? .init())
    return picture(precision, perceptualPrecision, config) { $0 }
  }

  /// A picture of the view or the controller, filling the screen of a device.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection? = nil
  ) -> Snapshotting {
    picture(precision, perceptualPrecision, config.with(size, traits)) { $0 }
  }
}

extension Snapshotting where Format == SnapshotPicture {
  fileprivate static func picture(
    _ precision: Float, _ perceptualPrecision: Float, _ config: ViewImageConfig,
    _ subject: @escaping (Value) -> UIResponder
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision),
      snapshot: { value in
        let sent = Sent(value: subject(value))
        return onMainThread { Stage.shown(sent.value, config) { $0.picture() } }
      })
  }
}

extension Snapshotting where Value: UIView, Format == String {
  /// The view and its subviews, one a line, with their frames.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection? = nil
  ) -> Snapshotting {
    let config = ViewImageConfig(size: size, traits: traits ?? .init())
    return SimplySnapshotting<String>.lines.pullback { described($0, config) }
  }
}

extension Snapshotting where Value: UIViewController, Format == String {
  /// The views of the controller, one a line, with their frames.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection? = nil
  ) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { described($0, config.with(size, traits)) }
  }
}

private func described(_ subject: UIResponder, _ config: ViewImageConfig) -> String {
  let sent = Sent(value: subject)
  return onMainThread { Stage.shown(sent.value, config) { $0.description } }
}

extension ViewImageConfig {
  fileprivate func with(_ size: CGSize?, _ traits: UITraitCollection?) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: safeArea, size: size ?? self.size, traits: merged(self.traits, traits))
  }

  /// What a test says of the traits goes before what the device has.
  private func merged(_ own: UITraitCollection, _ said: UITraitCollection?) -> UITraitCollection {
    guard let said else { return own }
    return UITraitCollection(said.overrides.applied(to: own.traits))
  }
}

/// What goes to the main thread and comes back before its owner goes on.
private struct Sent: @unchecked Sendable {
  let value: UIResponder
}

private func onMainThread<Value: Sendable>(_ body: @MainActor @Sendable () -> Value) -> Value {
  if isOnMain { return MainActor.assumeIsolated(body) }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}
