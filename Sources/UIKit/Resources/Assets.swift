import AutoLayout
import Files
import Foundation
import InterfaceBuilder
import LayoutScene
import Synchronization

/// Colours and pictures by their names: in the asset catalogs of a bundle, or as files in it. An app's main bundle is
/// here all bundles of resources beside the program, as a package builds them.
enum Assets {
  private static let catalogs = Mutex<[String: [Catalogs]]>([:])

  /// The assets of one folder, whose paths begin there.
  private struct Catalogs: @unchecked Sendable {
    var folder: String
    var assets: BuilderAssets
  }

  /// The folders that are looked in.
  static func folders(_ bundle: Bundle?) -> [String] {
    if let bundle, bundle != .main { return [bundle.resourcePath ?? bundle.bundlePath] }
    let own = Bundle.main.bundlePath
    let near = (try? FileManager.default.contentsOfDirectory(atPath: own)) ?? []
    return near.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .map { "\(own)/\($0)" } + [Bundle.main.resourcePath ?? own]
  }

  private static func first<T: Sendable>(
    _ bundle: Bundle?, _ find: (BuilderAssets, String) -> T?
  ) -> T? {
    let folders = folders(bundle)
    let scale = Surroundings.traits.displayScale
    return catalogs.withLock { known in
      let key = folders.joined(separator: "\n") + "@\(scale)"
      let own =
        known[key]
        ?? folders.map {
          Catalogs(folder: $0, assets: BuilderAssets(folder: $0, scale: scale))
        }
      known[key] = own
      for one in own { if let found = find(one.assets, one.folder) { return found } }
      return nil
    }
  }

  static func color(_ name: String, in bundle: Bundle?, at place: CallPlace? = nil) -> Color? {
    let found = first(bundle, { assets, _ in assets.color(name) })
    guard let found, let light = color(found.light), let dark = color(found.dark) else {
      let fault = first(bundle) { assets, _ in assets.fault(ofSet: "\(name).colorset") }
      Missing.sayOnce(
        fault.map { "There is no colour for '\(name)': \($0)" }
          ?? "There is no colour named '\(name)' in the asset catalogs of the bundle.", at: place)
      return nil
    }
    return light == dark ? light : Color(light: light, dark: dark)
  }

  /// A colour as documents write it.
  private static func color(_ text: String) -> Color? {
    Color(hex: text)
      ?? SemanticColors.named(text)?.color
  }

  static func image(
    _ name: String, in bundle: Bundle?, at place: CallPlace? = nil
  ) -> ImageContent? {
    let picture = first(bundle) { assets, folder in
      assets.picture(name).map { picture in
        var picture = picture
        picture.path = "\(folder)/\(picture.path)"
        return picture
      }
    }
    guard let found = picture else {
      let fault = first(bundle) { assets, _ in assets.fault(ofSet: "\(name).imageset") }
      Missing.sayOnce(
        fault.map { "There is no image for '\(name)': \($0)" }
          ?? "There is no image named '\(name)' in the bundle.", at: place)
      return nil
    }
    var content = ImageContent(path: found.path, size: found.size)
    if found.isTemplate { content.renderingMode = .alwaysTemplate }
    return content
  }

  /// An image file at a path.
  static func file(_ path: String) -> ImageContent? {
    let place = path as NSString
    let folder = place.deletingLastPathComponent
    let assets = BuilderAssets(folder: folder.isEmpty ? "." : folder, scale: 1)
    return assets.file(place.lastPathComponent).map {
      ImageContent(path: "\(folder)/\($0.path)", size: $0.size)
    }
  }
}
