import AutoLayout
import Foundation
import LayoutScene

/// What the command line puts in the place of what a document says; nil leaves the document's own.
public struct DocumentOptions: Sendable, Hashable {
  public var locale: LocaleTag?
  public var device: Device?
  /// Points.
  public var size: CGSize?
  /// Device pixels per point.
  public var scale: CGFloat?
  public var textSize: ContentSizeCategory?
  public var direction: LayoutDirection?
  public var appearance: Appearance?

  public init(
    locale: LocaleTag? = nil, device: Device? = nil, size: CGSize? = nil, scale: CGFloat? = nil,
    textSize: ContentSizeCategory? = nil, direction: LayoutDirection? = nil,
    appearance: Appearance? = nil
  ) {
    self.locale = locale
    self.device = device
    self.size = size
    self.scale = scale
    self.textSize = textSize
    self.direction = direction
    self.appearance = appearance
  }
}

/// Layout documents: YAML or JSON files that say what is on a screen and how it is constrained.
public enum LayoutDocument {
  /// Reads the document at `path`; what it refers to is looked for beside it.
  ///
  /// - Throws: every mistake that the document has, or that it cannot be read.
  public static func load(
    path: String, options: DocumentOptions = DocumentOptions(), measurer: any TextMeasuring
  ) throws(DocumentErrors) -> LoadedScreen {
    let bytes: [UInt8]
    do {
      bytes = try FileText.bytes(atPath: path)
    } catch {
      throw DocumentErrors(problems: [Problem(fact: error, file: path)])
    }
    return try load(bytes: bytes, file: path, options: options, measurer: measurer)
  }

  /// Reads a document that is in memory.
  ///
  /// - Parameter file: the name for locations; files that the document refers to are looked for
  ///   beside it, and it is JSON where it ends in `.json`.
  public static func load(
    bytes: [UInt8], file: String, options: DocumentOptions = DocumentOptions(),
    measurer: any TextMeasuring
  ) throws(DocumentErrors) -> LoadedScreen {
    let problems = Problems()
    let screen = read(bytes, file, options, measurer, problems)
    guard let screen, problems.isEmpty else { throw DocumentErrors(problems: problems.sorted) }
    return screen
  }

  /// Reads as much of the document at `path` as can be read: every mistake, and the screen that is
  /// left when what is wrong is left out; nil where nothing is left.
  public static func inspect(
    path: String, options: DocumentOptions = DocumentOptions(), measurer: any TextMeasuring
  ) -> (problems: [Problem], screen: LoadedScreen?) {
    do {
      let bytes = try FileText.bytes(atPath: path)
      let problems = Problems()
      let screen = read(bytes, path, options, measurer, problems)
      return (problems.sorted, screen)
    } catch {
      return ([Problem(fact: error, file: path)], nil)
    }
  }

  /// Nil after reporting why. A screen that comes with problems is there only to have found them.
  private static func read(
    _ bytes: [UInt8], _ file: String, _ options: DocumentOptions, _ measurer: any TextMeasuring,
    _ problems: Problems
  ) -> LoadedScreen? {
    guard let source = FileText.decode(bytes, file: file, problems) else { return nil }
    let isJSON = file.lowercased().hasSuffix(".json")
    let root = isJSON ? JSONReader.read(source, problems) : NodeReader.read(source, problems)
    guard let root else { return nil }
    let reader = DocumentReader(source: source, options: options, problems: problems)
    return reader.screen(from: root, measurer: measurer)
  }
}
