import AutoLayout
import Documents
import Foundation
import LayoutScene
import Testing
import Typesetting

/// A finished layout, to ask for frames, relations and findings.
///
/// ```swift
/// let layout = try Layout(document: "card.yaml", locale: "de")
/// #expect(layout.frame(of: "title") == CGRect(x: 16, y: 24, width: 248, height: 34))
/// layout.expect("title", .above("text", by: 8...))
/// layout.expectNoFindings()
/// ```
public struct Layout: Sendable {
  /// The finished screen: every view's frame and texts.
  public let scene: Scene
  /// What is wrong with the screen, by the rules of `plumb check`, without the findings that the
  /// document expects.
  public let findings: [Finding]
  /// The name that messages use: the document's path, or the class of the view.
  public let name: String

  /// The layout of a view in code, which becomes the root of a window, as a view controller's is.
  ///
  /// - Parameters:
  ///   - view: a view without a superview.
  ///   - size: the size of the window; the device's unless given.
  ///   - locale: a BCP 47 tag, which gives the direction; English unless given.
  ///   - device: a device's name, such as `iphone-se`; an iPhone 14 unless given.
  ///   - direction: the reading direction instead of the locale's own.
  ///   - safeArea: the safe area of the view, points; unless given that of the device for a view of the
  ///     device's size, and none for one of any other size.
  /// - Throws: `LayoutTestingError` for an unknown locale or device.
  public init(
    _ view: View, size: LayoutSize = .device, locale: String? = nil, device: String? = nil,
    textSize: ContentSizeCategory = .large, appearance: Appearance = .light,
    direction: LayoutDirection? = nil, safeArea: EdgeInsets? = nil
  ) throws {
    let cells = LayoutCells(
      locales: LayoutLocales(locale.map { [$0] } ?? []), devices: device.map { [$0] } ?? [],
      textSizes: [textSize], appearances: [appearance], directions: direction.map { [$0] } ?? [])
    self = try Self.first(
      .views(size: size, safeArea: safeArea) { _ in view }, cells, name: "\(type(of: view))")
  }

  /// The layout of a document.
  ///
  /// - Parameters:
  ///   - document: the document's path; a relative one starts at the folder of the calling file.
  ///   - locale: a BCP 47 tag; the document's own unless given.
  ///   - device: a device's name, such as `iphone-se`; the document's canvas unless given.
  ///   - textSize: the document's own unless given, as are the appearance and the direction.
  ///   - allowsOutside: whether the document may name files outside of its project, which is the nearest folder above
  ///     it with a `plumb.yaml` or a `.git`, or else its own.
  /// - Throws: `LayoutTestingError` with all mistakes in the document.
  public init(
    document: String, locale: String? = nil, device: String? = nil,
    textSize: ContentSizeCategory? = nil, appearance: Appearance? = nil,
    direction: LayoutDirection? = nil, allowsOutside: Bool = false,
    filePath: StaticString = #filePath
  ) throws {
    let cells = LayoutCells(
      locales: LayoutLocales(locale.map { [$0] } ?? []), devices: device.map { [$0] } ?? [],
      textSizes: textSize.map { [$0] } ?? [], appearances: appearance.map { [$0] } ?? [],
      directions: direction.map { [$0] } ?? [])
    let path = TestedFile.resolved(document, from: "\(filePath)")
    let open = try TestedFile.open(path, allowsOutside: allowsOutside)
    self = try Self.first(.document(open), cells, name: document)
  }

  /// The layouts of a document in each combination of traits, in the order of the lists.
  public static func all(
    document: String, locales: LayoutLocales = .all, devices: [String] = [],
    textSizes: [ContentSizeCategory] = [], appearances: [Appearance] = [],
    directions: [LayoutDirection] = [], allowsOutside: Bool = false,
    filePath: StaticString = #filePath
  ) throws -> [Layout] {
    let open = try TestedFile.open(
      TestedFile.resolved(document, from: "\(filePath)"), allowsOutside: allowsOutside)
    let cells = LayoutCells(
      locales: locales, devices: devices, textSizes: textSizes, appearances: appearances,
      directions: directions)
    return try layouts(.document(open), cells, name: document)
  }

  private static func first(
    _ subject: LayoutSubject, _ cells: LayoutCells, name: String
  ) throws(LayoutTestingError) -> Layout {
    guard let layout = try layouts(subject, cells, name: name).first else {
      throw .other("there is no combination of traits")
    }
    return layout
  }

  private static func layouts(
    _ subject: LayoutSubject, _ cells: LayoutCells, name: String
  ) throws(LayoutTestingError) -> [Layout] {
    let typesetter = try Typesetter.forTests()
    var layouts: [Layout] = []
    for options in try cells.options(for: subject.document) {
      let scene = try subject.scene(options, typesetter)
      layouts.append(
        Layout(
          scene: scene, findings: subject.findings(of: scene, options, typesetter), name: name))
    }
    return layouts
  }

  private init(scene: Scene, findings: [Finding], name: String) {
    self.scene = scene
    self.findings = findings
    self.name = name
  }

  /// The name that messages use for the layout, such as `card.yaml in de on iphone-se`.
  var title: String { "\(name) in \(scene.cell.locale) on \(scene.cell.device)" }
}

extension Typesetter {
  static func forTests() throws(LayoutTestingError) -> Typesetter {
    do throws(TypesettingError) { return try Typesetter() } catch { throw .typesetting(error) }
  }
}

/// The paths that tests give for documents.
enum TestedFile {
  /// The path, which starts at the folder of `file` if it is relative.
  static func resolved(_ path: String, from file: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    let folder = (file as NSString).deletingLastPathComponent
    return ((folder as NSString).appendingPathComponent(path) as NSString).standardizingPath
  }

  static func open(
    _ path: String, allowsOutside: Bool
  ) throws(LayoutTestingError) -> OpenDocument {
    do throws(DocumentErrors) {
      return try OpenDocument.open(path: path, allowsOutside: allowsOutside)
    } catch {
      throw .document(error)
    }
  }
}
