import Foundation
import LayoutScene
import Testing

@testable import UIKit

/// What is said of traits, and for whom.
@MainActor @Suite(.serialized) struct TraitTests {
  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  private func hex(_ color: UIColor, _ traits: UITraitCollection) -> String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
  }

  @Test func aCollectionSaysOnlyWhatItWasMadeWith() {
    let level = UITraitCollection(userInterfaceLevel: .elevated)
    #expect(level.userInterfaceLevel == .elevated)
    #expect(level.userInterfaceStyle == .unspecified && level.layoutDirection == .unspecified)
    #expect(
      level.horizontalSizeClass == .unspecified && level.accessibilityContrast == .unspecified)
    #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
    #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
    #expect(UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold)
    #expect(UITraitCollection(displayGamut: .P3).displayGamut == .P3)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    #expect(UITraitCollection(displayScale: 3).displayScale == 3)
    let category = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    #expect(category.preferredContentSizeCategory == .extraSmall)
    let all = UITraitCollection(traitsFrom: [level, category])
    #expect(all.containsTraits(in: level) && !level.containsTraits(in: category))
    #expect(UITraitCollection() == UITraitCollection(traitsFrom: []))
  }

  @Test func theTraitsOfAPlaceAreAllSpecified() {
    let now = UITraitCollection.current
    #expect(now.userInterfaceLevel == .base && now.accessibilityContrast == .normal)
    #expect(now.userInterfaceStyle == .light && now.userInterfaceIdiom == .phone)
    #expect(now.legibilityWeight == .regular)
  }

  @Test func aChildHasAllThatItsParentSays() {
    let (screen, parent, child) = (window(), UIViewController(), UIViewController())
    screen.rootViewController = parent
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark),
        UITraitCollection(preferredContentSizeCategory: .extraLarge),
        UITraitCollection(layoutDirection: .rightToLeft),
        UITraitCollection(userInterfaceLevel: .elevated),
        UITraitCollection(userInterfaceIdiom: .pad),
      ]), forChild: child)
    #expect(!child.isViewLoaded)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    parent.view.addSubview(child.view)
    let traits = child.view.traitCollection
    #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .extraLarge)
    #expect(traits.userInterfaceLevel == .elevated && traits.userInterfaceIdiom == .pad)
    #expect(parent.traitCollection.userInterfaceStyle == .light)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aContainerMayDecideTheTraitsOfItsChildren() {
    final class Container: UIViewController {
      override func overrideTraitCollection(
        forChild child: UIViewController
      ) -> UITraitCollection? { UITraitCollection(horizontalSizeClass: .regular) }
    }
    let (screen, parent, child) = (window(), Container(), UIViewController())
    screen.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func aControllerOverridesTraitsBeforeItsViewIsLoaded() {
    let (screen, controller) = (window(), UIViewController())
    controller.traitOverrides.userInterfaceLevel = .elevated
    controller.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(!controller.isViewLoaded)
    screen.rootViewController = controller
    #expect(controller.view.traitCollection.userInterfaceLevel == .elevated)
    #expect(controller.view.traitCollection.preferredContentSizeCategory == .extraSmall)
    controller.traitOverrides.remove(UITraitUserInterfaceLevel.self)
    #expect(controller.view.traitCollection.userInterfaceLevel == .base)
  }

  @Test func aViewsStyleIsNotThatOfItsController() {
    let controller = UIViewController()
    controller.view.overrideUserInterfaceStyle = .dark
    controller.overrideUserInterfaceStyle = .light
    #expect(controller.view.overrideUserInterfaceStyle == .dark)
    controller.view.overrideUserInterfaceStyle = .unspecified
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func anAppHasTraitsOfItsOwn() {
    let (screen, view, inner) = (window(), UIView(), UIView())
    screen.addSubview(view)
    view.addSubview(inner)
    var told: [String] = []
    inner.registerForTraitChanges([Theme.self]) { (view: UIView, previous) in
      told.append(previous[Theme.self] + " " + view.traitCollection[Theme.self])
    }
    #expect(inner.traitCollection[Theme.self] == "plain")
    view.traitOverrides[Theme.self] = "rich"
    #expect(inner.traitCollection[Theme.self] == "rich" && told == ["plain rich"])
    view.traitOverrides[Theme.self] = "rich"
    #expect(told == ["plain rich"])
    #expect(UITraitCollection { $0[Theme.self] = "odd" }[Theme.self] == "odd")
  }

  @Test func theTextSizeOfAViewHasLimits() {
    let (screen, view, label) = (window(), UIView(), UILabel())
    screen.addSubview(view)
    view.addSubview(label)
    view.maximumContentSizeCategory = .extraLarge
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    view.minimumContentSizeCategory = .medium
    view.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(label.traitCollection.preferredContentSizeCategory == .medium)
  }

  @Test func aSheetIsOnTheElevatedLevel() throws {
    let (screen, root, sheet) = (window(), UIViewController(), UIViewController())
    screen.overrideUserInterfaceStyle = .dark
    screen.rootViewController = root
    sheet.view.backgroundColor = .systemBackground
    sheet.view.accessibilityIdentifier = "sheet"
    root.present(sheet, animated: false)
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel == .base)
    let drawn = try #require(screen.scene()?.views.first(where: { $0.id == "sheet" }))
    #expect(drawn.background == Color(hex: "#1c1c1e"))
    let whole = UIViewController()
    whole.modalPresentationStyle = .fullScreen
    sheet.present(whole, animated: false)
    #expect(whole.traitCollection.userInterfaceLevel == .base)
  }

  @Test func aColourHasTheValueOfTheTraitsThatItIsResolvedWith() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let up = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    let strong = UITraitCollection(accessibilityContrast: .high)
    #expect(hex(.systemBackground, dark) == "000000")
    #expect(hex(.systemBackground, up) == "1c1c1e")
    #expect(hex(.secondarySystemBackground, up) == "2c2c2e")
    #expect(hex(.systemBackground.withAlphaComponent(0.5), up) == "1c1c1e")
    #expect(hex(.systemBlue, strong) == "0040dd")
    #expect(hex(.systemBlue, UITraitCollection(traitsFrom: [dark, strong])) == "409cff")
  }

  @Test func codeDecidesAColourWheneverItIsAskedFor() {
    var brand = UIColor.red
    let color = UIColor { traits in
      if traits.userInterfaceIdiom == .pad { return .yellow }
      if traits.accessibilityContrast == .high { return .black }
      return traits.userInterfaceStyle == .dark ? .green : brand
    }
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(hex(color, light) == "ff0000")
    brand = .blue
    #expect(hex(color, light) == "0000ff")
    #expect(hex(color, UITraitCollection(accessibilityContrast: .high)) == "000000")
    #expect(hex(color, UITraitCollection(userInterfaceIdiom: .pad)) == "ffff00")
    #expect(
      hex(color.withAlphaComponent(0.5), UITraitCollection(userInterfaceStyle: .dark)) == "00ff00")
    let (screen, view) = (window(), UIView())
    view.backgroundColor = color
    view.accessibilityIdentifier = "swatch"
    screen.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    brand = .cyan
    #expect(screen.scene()?.views.first(where: { $0.id == "swatch" })?.background == .cyan)
  }
}
