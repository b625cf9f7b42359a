import ArgumentParser
import Documents
import Foundation
import LayoutScene

/// What every command that lays out a screen may be told about the screen.
struct SceneOptions: ParsableArguments {
  @Option(
    help: """
      The language and region to take strings from, such as de or pt-BR. (default: the document's, \
      or that of its strings)
      """,
    transform: SceneOptions.locale)
  var locale: LocaleTag?

  @Option(
    help: """
      The device whose size, scale and safe area to use, such as iphone-se. (default: the \
      document's, or an iPhone 14)
      """,
    completion: .list(Device.allNames),
    transform: SceneOptions.device)
  var device: Device?

  @Option(
    help: """
      The size of the screen in points, such as 375x667, instead of the device's. (default: the \
      document's)
      """,
    transform: SceneOptions.size)
  var size: CGSize?

  @Option(
    help: "Device pixels per point, 1 to 4. (default: the document's)",
    completion: .list(["1", "2", "3", "4"]), transform: SceneOptions.scale)
  var scale: CGFloat?

  @Option(
    help: "The Dynamic Type size. (default: the document's, or large)")
  var textSize: ContentSizeCategory?

  @Option(help: "The reading direction. (default: the document's, or the locale's own)")
  var direction: LayoutDirection?

  @Option(help: "Light or dark system colours. (default: the document's, or light)")
  var appearance: Appearance?

  var documentOptions: DocumentOptions {
    DocumentOptions(
      locale: locale, device: device, size: size, scale: scale, textSize: textSize,
      direction: direction, appearance: appearance)
  }

  private static func locale(_ text: String) throws -> LocaleTag {
    guard let tag = LocaleTag(text) else {
      throw ValidationError("a locale is a language tag such as en, pt-BR or zh-Hant")
    }
    return tag
  }

  private static func device(_ text: String) throws -> Device {
    if let device = Device.named(text) { return device }
    let advice =
      Device.suggestion(for: text).map { "; did you mean \($0)?" }
      ?? "; there are \(Device.allNames.joined(separator: ", "))"
    throw ValidationError("there is no device “\(text)”\(advice)")
  }

  private static func size(_ text: String) throws -> CGSize {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else {
      throw ValidationError("a size is two numbers of 1 to 10000 points, such as 375x667")
    }
    return CGSize(width: width, height: height)
  }

  private static func scale(_ text: String) throws -> CGFloat {
    guard let scale = Double(text), (1...4).contains(scale) else {
      throw ValidationError("a scale is a number from 1 to 4")
    }
    return scale
  }
}

extension ContentSizeCategory: Choice {}
extension LayoutDirection: Choice {}
extension Appearance: Choice {}
