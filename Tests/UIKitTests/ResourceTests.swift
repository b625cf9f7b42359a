import Foundation
import Testing

@testable import UIKit

/// A folder of resources as a package has them, made for one test and removed after it.
private final class Resources {
  let folder: URL
  var bundle: Bundle? { Bundle(path: folder.path) }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ path: String, _ data: Data) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }
}

@MainActor @Suite(.serialized) struct ResourceTests {
  /// A PNG of 4 by 2 pixels.
  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR4nGP4z8AARwzIHABvqgf5gNwAKAAAAABJRU5ErkJggg=="
  )

  @Test(
    "an image set gives its picture for the scale of the screen, and says whether it is a template")
  func images() throws {
    let resources = try Resources()
    let set = "Assets.xcassets/Mark.imageset"
    try resources.write("\(set)/mark@2x.png", try #require(Self.png))
    try resources.write(
      "\(set)/Contents.json",
      """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "filename": "mark@2x.png", "scale": "2x"}],
       "properties": {"template-rendering-intent": "template"}, "info": {"version": 1, "author": "xcode"}}
      """)
    let image = try #require(UIImage(named: "Mark", in: resources.bundle, with: nil))
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(UIImage(named: "Absent", in: resources.bundle, with: nil) == nil)
  }

  @Test("a set that gives nothing is named with the reason")
  func faults() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let resources = try Resources()
      try resources.write("Assets.xcassets/Broken.imageset/Contents.json", "{ no JSON")
      try resources.write("Assets.xcassets/Broken.colorset/Contents.json", "{ no JSON")
      try resources.write(
        "Assets.xcassets/Logo.imageset/Contents.json",
        #"{"images": [{"idiom": "universal", "filename": "logo.png", "scale": "2x"}]}"#)
      #expect(UIImage(named: "Broken", in: resources.bundle, with: nil) == nil)
      #expect(UIImage(named: "Logo", in: resources.bundle, with: nil) == nil)
      #expect(UIColor(named: "Broken", in: resources.bundle, compatibleWith: nil) == nil)
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    for words in [
      "no image for 'Broken': Assets.xcassets/Broken.imageset/Contents.json cannot be read as JSON",
      "Logo.imageset/Contents.json names files that are not there: logo.png",
      "no colour for 'Broken': Assets.xcassets/Broken.colorset/Contents.json cannot be read as JSON",
    ] {
      #expect(message.contains(words), "\(words): \(message)")
    }
  }

  @Test("a colour set has a colour for each appearance")
  func colours() throws {
    let resources = try Resources()
    func colour(_ red: String) -> String {
      """
      "color": {"color-space": "srgb",
        "components": {"red": "\(red)", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}
      """
    }
    try resources.write(
      "Assets.xcassets/Brand.colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal", \(colour("1.000"))},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], \(colour("0.000"))}],
       "info": {"version": 1, "author": "xcode"}}
      """)
    let brand = try #require(UIColor(named: "Brand", in: resources.bundle, compatibleWith: nil))
    let (light, dark) = (
      brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)),
      brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    )
    #expect(light == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(dark == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(named: "Absent", in: resources.bundle, compatibleWith: nil) == nil)
  }

  @Test("texts are those of the locale's folder, or of the development language")
  func texts() throws {
    let resources = try Resources()
    try resources.write(
      "en.lproj/Localizable.strings", "\"greeting\" = \"Hello\";\n\"only\" = \"Only\";")
    try resources.write("de.lproj/Localizable.strings", "\"greeting\" = \"Hallo\";")
    let bundle = try #require(resources.bundle)
    func text(_ key: String, _ locale: String) -> String {
      UIWindow.withLocale(locale) {
        UIKit.localizedString(key, bundle: bundle, value: "none", comment: "")
      }
    }
    #expect(text("greeting", "en") == "Hello")
    #expect(text("greeting", "de-AT") == "Hallo")
    #expect(text("only", "de") == "Only")
    #expect(text("absent", "de") == "none")
  }
}
