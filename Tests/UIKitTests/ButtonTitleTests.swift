import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import UIKit

@MainActor @Suite struct ButtonTitleTests {
  @Test func theTitleOfAConfigurationKeepsItsStyles() {
    useFixedTexts()
    let parts = NSMutableAttributedString(string: "Buy")
    parts.append(
      NSAttributedString(
        string: " now",
        attributes: [.font: UIFont.systemFont(ofSize: 40), .kern: 2, .foregroundColor: UIColor.red])
    )
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy now"
    let plain = UIButton(configuration: configuration).intrinsicContentSize
    configuration.attributedTitle = AttributedString(parts)
    let button = UIButton(configuration: configuration)
    let styled = { (button.core as? AutoLayout.Button)?.currentAttributedTitle }
    let runs = styled()?.runs
    #expect(runs?.map(\.text) == ["Buy", " now"])
    #expect(runs?.last?.attributes.font == .systemFont(ofSize: 40))
    #expect(runs?.last?.attributes.kern == 2)
    #expect(button.intrinsicContentSize.width > plain.width)
    // Another value of the configuration keeps them, another title does not.
    button.configuration?.imagePadding = 4
    #expect(styled()?.runs.count == 2)
    button.configuration?.title = "Buy now"
    #expect(styled() == nil)
    #expect(button.configuration?.attributedTitle == nil)
  }

  @Test func theBackgroundOfAConfigurationHasItsCornersAndItsLine() {
    var configuration = UIButton.Configuration.gray()
    configuration.background.cornerRadius = 12
    configuration.background.strokeWidth = 2
    configuration.background.strokeColor = .red
    let button = UIButton(configuration: configuration)
    #expect(button.layer.cornerRadius == 12)
    #expect(button.layer.borderWidth == 2)
    // Another value of the configuration keeps them.
    button.configuration?.imagePadding = 4
    #expect(button.layer.cornerRadius == 12)
    button.configuration = .plain()
    #expect(button.layer.cornerRadius == 0)
    #expect(button.layer.borderWidth == 0)
  }

  private func scene(_ button: UIButton) throws -> SceneView {
    let screen = window()
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.accessibilityIdentifier = "it"
    screen.addSubview(button)
    return try #require(screen.scene()?.views.first { $0.id == "it" })
  }

  /// A button of the system shows a touch; one that draws its states itself does not.
  @Test(arguments: [(UIButton.ButtonType.system, true), (.custom, false)])
  func aTouchMakesAButtonOfTheSystemFainter(type: UIButton.ButtonType, dims: Bool) throws {
    let button = UIButton(type: type)
    button.setTitle("Buy", for: .normal)
    button.setTitleColor(.red, for: .normal)
    #expect(try scene(button).texts.first?.color == UIColor.red.value)
    button.isHighlighted = true
    #expect((try scene(button).texts.first?.color?.alpha == 0.2) == dims)
    button.setTitleColor(.blue, for: .highlighted)
    #expect(try scene(button).texts.first?.color == UIColor.blue.value)
  }

  @Test func aButtonThatClosesIsGrey() throws {
    let color = try #require(scene(UIButton(type: .close)).images.first?.color)
    #expect(abs(color.red - color.blue) < 0.05)
    #expect(UIButton(type: .close).tintColor == UIView().tintColor)
  }

  @Test(arguments: [false, true]) func aButtonToChooseShowsWhatIsChosen(isConfigured: Bool) {
    func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
      UIAction(title: title, state: state) { _ in }
    }
    let button = UIButton(type: .system)
    if isConfigured { button.configuration = .plain() }
    button.menu = UIMenu(children: [action("Red"), action("Green", .on)])
    button.showsMenuAsPrimaryAction = true
    #expect(button.currentTitle == nil)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Green")
    let nested = UIMenu(options: .displayInline, children: [action("Blue"), action("Cyan")])
    button.menu = UIMenu(children: [nested])
    #expect(button.currentTitle == "Blue")
    #expect(nested.selectedElements.map(\.title) == ["Blue"])
  }
}
