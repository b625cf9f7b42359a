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

  /// - Parameter standard: the choices of whoever started the preview; a page's own replace them one
  ///   by one.
  package init(
    _ query: [String: String], standard: CellChoices, overlays: Overlays = .standard
  ) throws(ChoiceError) {
    document = query["document"]
    self.overlays = overlays
    choices = standard
    // A page's own device has its own size.
    if query["device"] != nil { choices.size = nil }
    // The scale decides no trait: the browser shows pictures at its own.
    for choice in CellChoice.all where choice.trait != nil {
      if let text = query[choice.name] { try choice.read(text, &choices) }
    }
    if let text = query["look"] { try readLooks(text) }
    if let text = query["show"] { try readOverlays(text) }
  }

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

  /// What is said of chosen screens and variants that a document does not have.
  func unknownChoices(in document: OpenDocument) -> [(message: String, advice: String?)] {
    let screens = (choices.screen?.listed ?? []).filter { !document.screens.contains($0) }
    let all = document.screenChoices.flatMap(document.variants(ofScreen:)).distinct
    let variants = (choices.variant?.listed ?? []).filter {
      $0 != Cell.standardName && !all.contains($0)
    }
    func words(_ name: String, _ what: String, _ known: [String]) -> (String, String?) {
      (
        "the document has no \(what) “\(name)”",
        known.isEmpty ? nil : "It has \(known.joined(separator: ", "))."
      )
    }
    return screens.map { words($0, "screen", document.screens) }
      + variants.map { words($0, "variant", all) }
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
