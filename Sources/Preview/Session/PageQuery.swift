import AutoLayout
import CellLayout
import Documents
import Drawing
import Foundation
import LayoutScene

/// What a page of the preview shows: a document and its cells, as the page's address says it.
package struct PageQuery: Sendable, Hashable {
  /// The path of the document as it is listed; nil for the list itself.
  package var document: String?
  package var choices: CellChoices
  package var looks = Self.allLooks
  package var overlays = Overlays.standard
  package var showsGenerated = false
  /// The keys of the address that none of a page's have.
  private var unknownKeys: [String]

  /// - Parameter standard: the choices of whoever started the preview; a page's own replace them one
  ///   by one.
  package init(
    _ query: [String: String], standard: CellChoices, overlays: Overlays = .standard
  ) throws(ChoiceError) {
    document = query["document"]
    unknownKeys = query.keys.filter { !(Self.keys + Self.ofRequests).contains($0) }.sorted()
    self.overlays = overlays
    choices = standard
    // A page's own device has its own size.
    if query["device"] != nil { choices.size = nil }
    for choice in Self.chosen {
      if let text = query[choice.name] { try choice.read(text, &choices) }
    }
    if let text = query["look"] { try readLooks(text) }
    if let text = query["show"] { try readOverlays(text) }
  }

  /// What an address can choose. The scale decides no trait: the browser shows pictures at its own.
  private static let chosen = CellChoice.all.filter { $0.trait != nil }
  /// What single requests add to the address of their page.
  private static let ofRequests = ["cell", "view"]
  private static let keys = ["document"] + chosen.map(\.name) + ["look", "show"]

  private mutating func readLooks(_ text: String) throws(ChoiceError) {
    let read = try CellChoices.words(text, ValueWords<DrawingStyle>("look"))
    looks = Self.allLooks.filter(read.listed.contains)
  }

  private mutating func readOverlays(_ text: String) throws(ChoiceError) {
    overlays = []
    for word in text.split(separator: ",") where word != "none" {
      if word == "generated" {
        showsGenerated = true
        continue
      }
      guard let named = Overlays.named.first(where: { $0.name == word }) else {
        throw ChoiceError("there is no overlay “\(word)”")
      }
      overlays.insert(named.overlay)
    }
  }

  /// The styles that a page may show, first the screen as iOS shows it.
  static let allLooks: [DrawingStyle] = [.plain, .wireframe]

  /// The constraints that scenes have to list.
  var constraints: ConstraintChoice { overlays.contains(.constraints) ? .all : .judged }

  /// The most cells of a page.
  static let limit = 400

  /// The cells; nil where there are more than a page has. They are counted before any is made.
  func cells(of document: OpenDocument) -> [(options: DocumentOptions, cell: Cell)]? {
    choices.count(of: document) <= Self.limit ? choices.cells(of: document) : nil
  }

  /// What an address says that shows nothing, and what would be right.
  typealias Unknown = (message: String, advice: String?)

  /// What is said of keys that no page has, and of chosen screens and variants that a document does not have.
  func unknownChoices(in document: OpenDocument) -> [Unknown] {
    let screens = (choices.screen?.listed ?? []).filter { !document.screens.contains($0) }
    let all = document.screenChoices.flatMap(document.variants(ofScreen:)).distinct
    let variants = (choices.variant?.listed ?? []).filter {
      $0 != Cell.standardName && !all.contains($0)
    }
    func words(_ name: String, _ what: String, _ known: [String]) -> Unknown {
      (
        "the document has no \(what) “\(name)”",
        known.isEmpty ? nil : "It has \(known.joined(separator: ", "))."
      )
    }
    return unknownKeys.map(Self.unknownKey) + screens.map { words($0, "screen", document.screens) }
      + variants.map { words($0, "variant", all) }
      + (screens.isEmpty ? variantsOfOthers(in: document, all) : [])
  }

  private static func unknownKey(_ name: String) -> Unknown {
    let meant = Suggestion.nearest(to: name, in: keys).map { "Did you mean “\($0)”?" }
    return (
      "the address of a page has no key “\(name)”",
      meant ?? "It has \(keys.joined(separator: ", "))."
    )
  }

  /// What is said of chosen variants that none of the chosen screens has.
  private func variantsOfOthers(in document: OpenDocument, _ all: [String]) -> [Unknown] {
    guard let screens = choices.screen?.listed, !screens.isEmpty else { return [] }
    let shown = choices.alternatives(of: document).map(\.variant)
    return (choices.variant?.listed ?? []).filter { all.contains($0) && !shown.contains($0) }.map {
      variant in
      let owners = document.screens.filter { document.variants(ofScreen: $0).contains(variant) }
      return (
        screens.count == 1
          ? "the screen \(screens[0]) has no variant “\(variant)”"
          : "none of the screens \(screens.joined(separator: ", ")) has the variant “\(variant)”",
        "\(owners.joined(separator: ", ")) \(owners.count == 1 ? "has" : "have") it."
      )
    }
  }

  /// How pictures of this look are drawn.
  func drawing(_ look: DrawingStyle, scene: Scene) -> DrawingOptions {
    var options: DrawingOptions
    switch look {
    case .plain:
      options = DrawingOptions(style: .plain, overlays: [])
      // Where iOS draws something itself, the screen as iOS shows it has that, too.
      options.frame = (Device.named(scene.device) ?? Device.of(screen: scene.size))?.frame
    case .wireframe:
      options = DrawingOptions(
        style: .wireframe, overlays: overlays,
        constraints: showsGenerated ? .all : .written)
    }
    // The page lays marks over pictures, so each screen begins in the corner of its picture.
    (options.hasRim, options.hasGutter) = (false, false)
    // As the page's menu calls them.
    options.wayToAllConstraints = "Constraints of stacks"
    return options
  }
}
