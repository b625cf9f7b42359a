import AutoLayout
import CellLayout
import Comparison
import Documents
import Drawing
import LayoutScene

/// What a document lets a page choose among: a menu for each choice.
struct Offers {
  let json: JSON

  init(_ document: OpenDocument, _ overlays: Overlays) {
    let traits = Cell.Trait.allCases.flatMap { trait -> [JSON] in
      let menu = Self.menu(trait.rawValue, trait.menuTitle, Self.values(of: trait, in: document))
      return trait == .device ? [menu, Self.orientations] : [menu]
    }
    json = [
      "menus": .array(traits + [Self.looks, Self.overlays]),
      "shown": .array(
        Overlays.named.filter { overlays.contains($0.overlay) }.map { .string($0.name) }),
    ]
  }

  /// - Parameter values: each with what it is called, or with all its names, each with what that is called.
  private static func menu(_ name: String, _ title: String, _ values: [[String]]) -> JSON {
    [
      "name": .string(name), "title": .string(title),
      "values": .array(values.map { .array($0.map(JSON.string)) }),
    ]
  }

  private static func values(of trait: Cell.Trait, in document: OpenDocument) -> [[String]] {
    switch trait {
    case .locale:
      document.locales.map { [$0.description, CellWords.named.locale($0.description)] }
    case .device: devices
    case .textSize: ContentSizeCategory.allCases.map { [$0.rawValue, CellWords.textSize($0)] }
    case .appearance: Appearance.allCases.map { [$0.rawValue, CellWords.appearance($0)] }
    case .direction: LayoutDirection.allCases.map { [$0.rawValue, CellWords.direction($0)] }
    case .screen: document.screens.map { [$0, $0] }
    case .variant: variants(of: document)
    }
  }

  private static let devices = Device.all.map { device in
    (device.names + [device.id]).distinct.flatMap { [$0, Device.displayName(of: $0)] }
  }

  private static func variants(of document: OpenDocument) -> [[String]] {
    let screens: [String?] = document.screens.isEmpty ? [nil] : document.screens
    let variants = screens.flatMap { document.variants(ofScreen: $0) }.distinct
    return variants.isEmpty ? [] : [[Cell.standardName, "As it is"]] + variants.map { [$0, $0] }
  }

  private static let orientations = menu(
    CellChoice.orientation, "Orientation",
    Orientation.allCases.map { [$0.rawValue, $0.rawValue.capitalizedFirst] })

  private static let looks = menu(
    "look", "Look", PageQuery.allLooks.map { [$0.rawValue, words($0)] })

  private static func words(_ look: DrawingStyle) -> String {
    switch look {
    case .plain: "As iOS shows it"
    case .wireframe: "Wireframe"
    }
  }

  private static let overlays = menu(
    "show", "Overlays",
    Overlays.named.map { [$0.name, $0.name.capitalizedFirst] }
      + [["generated", "Constraints of stacks"], ["none", "None"]])
}
