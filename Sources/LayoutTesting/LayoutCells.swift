import AutoLayout
import Documents
import Foundation
import LayoutKernel
import LayoutScene

/// The locales that a layout is tested in.
public struct LayoutLocales: Sendable, Hashable, ExpressibleByArrayLiteral {
  enum Choice: Sendable, Hashable {
    case own, all
    case listed([String])
  }

  let choice: Choice

  /// The document's own locale; English for views in code.
  public static let own = LayoutLocales(.own)
  /// Every locale of the document's strings; English for views in code.
  public static let all = LayoutLocales(.all)

  private init(_ choice: Choice) { self.choice = choice }

  /// BCP 47 tags, such as `["en", "pt-BR"]`. An empty list stands for the document's own locale.
  public init(arrayLiteral tags: String...) { self.init(tags) }

  /// BCP 47 tags. An empty list stands for the document's own locale.
  public init(_ tags: [String]) { choice = tags.isEmpty ? .own : .listed(tags) }
}

/// The size that views in code are laid out at.
public enum LayoutSize: Sendable, Hashable {
  /// The size of the device.
  case device
  /// A size in points.
  case fixed(width: Double, height: Double)
  /// A width in points, and the height that the constraints give at it.
  case width(Double)
  /// The smallest size that the constraints allow.
  case fitting

  /// The word that replaces the device in a snapshot's name; nil for the device's size. It does not
  /// depend on the size that the layout gets.
  var word: String? {
    switch self {
    case .device: nil
    case .fixed(let width, let height): "\(String(decimal: width))x\(String(decimal: height))"
    case .width(let width): "\(String(decimal: width))-wide"
    case .fitting: "fitting"
    }
  }

  /// How the size follows from the constraints; nil where the size is given.
  var fitting: ProblemFitting? {
    switch self {
    case .device, .fixed: nil
    case .width(let width):
      ProblemFitting(CGSize(width: width, height: 0), horizontal: .required)
    case .fitting: ProblemFitting(View.layoutFittingCompressedSize)
    }
  }
}

/// The combinations of traits that a layout is tested in: the product of these lists. Where a list
/// is empty, the document chooses the trait.
struct LayoutCells: Sendable, Hashable {
  var locales: LayoutLocales
  var devices: [String]
  var textSizes: [ContentSizeCategory]
  var appearances: [Appearance]
  var directions: [LayoutDirection]

  /// The options of each combination, in the order of the lists; locales change slowest.
  ///
  /// - Parameter document: the document whose locales `all` stands for; nil for views in code.
  func options(for document: OpenDocument?) throws(LayoutTestingError) -> [DocumentOptions] {
    var choices = CellChoices()
    choices.locale = Self.list(try tags(of: document))
    choices.device = Self.list(try devices.map(Self.device))
    choices.textSize = Self.list(textSizes)
    choices.appearance = Self.list(appearances)
    choices.direction = Self.list(directions)
    return choices.combinations()
  }

  private static func list<Value>(_ values: [Value]) -> Choices<Value>? {
    values.isEmpty ? nil : .some(values)
  }

  private func tags(of document: OpenDocument?) throws(LayoutTestingError) -> [LocaleTag] {
    switch locales.choice {
    case .own: return []
    case .all: return document?.locales ?? []
    case .listed(let texts):
      var tags: [LocaleTag] = []
      for text in texts {
        guard let tag = LocaleTag(text) else { throw .locale(text) }
        tags.append(tag)
      }
      return tags
    }
  }

  private static func device(_ name: String) throws(LayoutTestingError) -> Device {
    guard let device = Device.named(name) else { throw .device(name) }
    return device
  }
}
