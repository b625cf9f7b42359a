import Drawing
import Foundation
import Testing
import Typesetting

@testable import UIKit

@MainActor @Suite struct AttachmentTests {
  private func text(_ bounds: CGRect = .zero) -> NSAttributedString {
    let attachment = NSTextAttachment()
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    attachment.bounds = bounds
    let text = NSMutableAttributedString(string: "")
    text.append(NSAttributedString(attachment: attachment))
    text.append(
      NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    return text
  }

  @Test func anImageIsAsWideAsALetterWouldBe() {
    useFixedTexts()
    #expect(text().size().width == 40)
    let plain = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    #expect(text().size().height == plain.size().height)
    let high = text(CGRect(x: 0, y: -40, width: 5, height: 100))
    #expect(high.size() == CGSize(width: 25, height: 100))
  }

  @Test func anImageIsDrawnOnTheBaseline() throws {
    Surroundings.measurer = try Typesetter()
    defer { useFixedTexts() }
    let label = UILabel()
    label.attributedText = text()
    label.sizeToFit()
    let width = label.frame.width
    #expect(width > 30 && width < 60)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: label.bounds, format: format).image {
      label.layer.render(in: $0.cgContext)
    }
    let data = try #require(image.pngData())
    let bitmap = try PNG.decode(Array(data))
    let red = (0..<bitmap.height).filter { bitmap[10, $0] == 0xFFFF_0000 }
    #expect(red.count >= 8 && red.count <= 10)
    let baseline = label.forFirstBaselineLayout.core.bounds.height
    #expect(red.allSatisfy { CGFloat($0) < baseline - 2 })
    #expect((0..<bitmap.height).allSatisfy { bitmap[25, $0] != 0xFFFF_0000 })
  }
}
