import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@Suite("Image views")
struct ImageViewTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)

  /// An image of 40 × 40 in a view of 100 × 60, as Apple's reference of UIView.ContentMode describes the modes.
  @Test(
    "Each content mode puts the image where UIKit does",
    arguments: [
      (ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 60)),
      (.redraw, CGRect(x: 0, y: 0, width: 100, height: 60)),
      (.scaleAspectFit, CGRect(x: 20, y: 0, width: 60, height: 60)),
      (.scaleAspectFill, CGRect(x: 0, y: -20, width: 100, height: 100)),
      (.center, CGRect(x: 30, y: 10, width: 40, height: 40)),
      (.top, CGRect(x: 30, y: 0, width: 40, height: 40)),
      (.bottom, CGRect(x: 30, y: 20, width: 40, height: 40)),
      (.left, CGRect(x: 0, y: 10, width: 40, height: 40)),
      (.right, CGRect(x: 60, y: 10, width: 40, height: 40)),
      (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 40)),
      (.topRight, CGRect(x: 60, y: 0, width: 40, height: 40)),
      (.bottomLeft, CGRect(x: 0, y: 20, width: 40, height: 40)),
      (.bottomRight, CGRect(x: 60, y: 20, width: 40, height: 40)),
    ])
  func contentModes(_ mode: ContentMode, _ rect: CGRect) {
    #expect(mode.rect(ofImage: CGSize(width: 40, height: 40), in: Self.bounds) == rect)
  }

  /// Interface Builder has recorded this button of a table in LoopKit's storyboard at 2x: an image view with
  /// `chevron.right` at body, 12.5 × 16.5, whose alignment rect is centred in 81 points, lies at 32.5.
  @Test("A symbol is aligned by the line of its font")
  func alignment() throws {
    let window = screen(100, 81, scale: 2)
    let root = window.rootView
    let symbol = root.add(ImageView(image: ImageContent(systemName: "chevron.right")))
    symbol.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    symbol.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(symbol.frame == CGRect(x: 0, y: 32.5, width: 12.5, height: 16.5))
  }

  @Test("A symbol grows with Dynamic Type unless its size is fixed")
  func dynamicType() throws {
    func width(_ configuration: SymbolConfiguration, _ category: ContentSizeCategory) -> CGFloat {
      let view = ImageView(
        image: ImageContent(systemName: "circle", withConfiguration: configuration))
      view.traitOverrides.contentSizeCategory = category
      return view.intrinsicContentSize.width
    }
    let style = SymbolConfiguration(textStyle: .body)
    #expect(width(style, .large) == 20)
    #expect(width(style, .accessibility5) == 62)
    let fixed = SymbolConfiguration(pointSize: 17)
    #expect(width(fixed, .accessibility5) == 20)
  }

  @Test("In a button a symbol goes with the title's font")
  func button() {
    let button = Button()
    button.image = ImageContent(systemName: "circle")
    button.contentInsets = .zero
    #expect(button.intrinsicContentSize.width == 20)
    button.font = .system(ofSize: 34)
    #expect(button.intrinsicContentSize.width == 40)
  }

  @Test("A tint counts for all views below until another is set")
  func tint() {
    let (top, middle, bottom) = (View(), View(), View())
    top.addSubview(middle)
    middle.addSubview(bottom)
    #expect(bottom.tintColor == nil)
    top.tintColor = Color(red: 1, green: 0, blue: 0)
    #expect(bottom.tintColor == top.tintColor)
    middle.tintColor = Color(red: 0, green: 1, blue: 0)
    #expect(bottom.tintColor == Color(red: 0, green: 1, blue: 0))
    middle.tintColor = nil
    #expect(bottom.tintColor == Color(red: 1, green: 0, blue: 0))
  }
}
