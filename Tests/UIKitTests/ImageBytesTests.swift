import Drawing
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ImageBytesTests {
  private func drawn(
    _ size: CGSize, scale: CGFloat, _ draw: @escaping (CGContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
  }
  private func pixels(_ image: UIImage) throws -> Bitmap {
    let data = try #require(image.pngData())
    return try PNG.decode(Array(data))
  }

  @Test func aDrawnImageHasItsPixels() throws {
    let image = drawn(CGSize(width: 4, height: 3), scale: 2) {
      $0.setFillColor(UIColor.red.cgColor)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
      $0.setFillColor(UIColor.blue.withAlphaComponent(0.5).cgColor)
      $0.fill(CGRect(x: 2, y: 0, width: 1, height: 3))
    }
    let bitmap = try pixels(image)
    #expect((bitmap.width, bitmap.height) == (8, 6))
    #expect(bitmap[1, 1] == 0xFFFF_0000)
    #expect(bitmap[7, 1] == 0)
    #expect(abs(Int(bitmap[5, 1] >> 24) - 128) <= 1)
    #expect(bitmap[5, 1] & 0xFF > 250)
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == image.size)
  }

  @Test func aJPEGIsReadBack() throws {
    let image = drawn(CGSize(width: 8, height: 8), scale: 1) {
      $0.setFillColor(UIColor.red.cgColor)
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let data = try #require(image.jpegData(compressionQuality: 0.9))
    #expect(data.prefix(3) == Data([0xFF, 0xD8, 0xFF]))
    let read = try #require(UIImage(data: data))
    #expect(read.size == CGSize(width: 8, height: 8))
    #expect(try pixels(read)[4, 4] >> 16 & 0xFF > 240)
  }

  @Test func aViewIsDrawnWithAllThatIsInIt() throws {
    useFixedTexts()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .white
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    for hierarchy in [false, true] {
      let image = drawn(view.bounds.size, scale: 1) { context in
        if hierarchy {
          view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        } else {
          view.layer.render(in: context)
        }
      }
      let bitmap = try pixels(image)
      #expect(bitmap[5, 10] == 0xFFFF_FFFF)
      #expect(bitmap[15, 10] == 0xFF00_00FF)
    }
  }

  @Test func greysHaveTwoComponents() {
    #expect(UIColor.black.cgColor.components == [0, 1])
    #expect(UIColor(white: 0.5, alpha: 0.25).cgColor.components == [0.5, 0.25])
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor.white.withAlphaComponent(0.5).cgColor.colorSpace?.model == .monochrome)
  }
}
