import AutoLayout
import Foundation
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
}
