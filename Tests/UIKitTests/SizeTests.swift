import Foundation
import Testing

@testable import UIKit

/// The sizes that UIKit gives views by itself.
@MainActor @Suite struct SizeTests {
  typealias Make = @MainActor @Sendable (UIImage) -> UIView
  struct Case: Sendable {
    let name: String
    let width, height: CGFloat
    let make: Make
  }

  private static func button(
    _ type: UIButton.ButtonType, _ title: String? = nil, _ change: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    change(button)
    return button
  }

  /// Letters are half as wide as they are high, and the image has 10 × 40 points.
  nonisolated static let cases: [Case] = [
    Case(name: "no title", width: 30, height: 34) { _ in button(.custom) },
    Case(name: "no title of the system", width: 30, height: 30) { _ in button(.system) },
    Case(name: "a short title", width: 30, height: 34) { _ in button(.custom, "a") },
    Case(name: "insets alone", width: 4, height: 26) { _ in
      button(.custom, "") {
        $0.contentEdgeInsets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
      }
    },
    Case(name: "an image alone", width: 10, height: 40) { image in
      button(.custom) { $0.setImage(image, for: .normal) }
    },
    Case(name: "a glyph", width: 22, height: 22) { _ in button(.contactAdd) },
    Case(name: "a glyph without a title", width: 22, height: 22) { _ in button(.infoDark, "") },
    Case(name: "a glyph's title in another font", width: 52, height: 22) { _ in
      button(.infoLight, "abcd") { $0.titleLabel?.font = .systemFont(ofSize: 40) }
    },
    Case(name: "another image for a glyph", width: 10, height: 40) { image in
      button(.infoLight, "") { $0.setImage(image, for: .normal) }
    },
    Case(name: "a picker", width: 320, height: 216) { _ in UIPickerView() },
  ]

  @Test(arguments: cases.map(\.name)) func aViewHasItsSize(name: String) throws {
    useFixedTexts()
    let one = try #require(Self.cases.first { $0.name == name })
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 40)).image { _ in }
    let size = one.make(image).intrinsicContentSize
    #expect(size.width == one.width && size.height == one.height, "\(size)")
  }

  @Test func measuresOfTextsHaveNoLastDigitTooMany() {
    useFixedTexts()
    for size in 1...60 {
      guard let font = UIFont(name: "Helvetica", size: CGFloat(size)) else { continue }
      let height = NSAttributedString(string: "a", attributes: [.font: font]).size().height
      #expect((height * 65_536).rounded() == height * 65_536)
    }
  }

  @Test func capitalsAreHigherThanSmallLetters() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(abs(font.capHeight - 14.092) < 0.001 && abs(font.xHeight - 10.527) < 0.001)
    #expect(font.capHeight < font.ascender)
  }

  @Test func aTableWithoutRowsHasNoneInSight() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows == nil && table.visibleCells.isEmpty)
  }

  /// A view that places a label by its size, as many apps do.
  private final class Badge: UIView {
    let label = UILabel()
    var layouts = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      label.frame = CGRect(origin: .zero, size: label.sizeThatFits(bounds.size))
    }
  }

  @Test func textInAFrameOfItsOwnAsksNobodyForALayout() {
    let (window, badge) = (window(), Badge(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    badge.label.text = "abc"
    window.addSubview(badge)
    window.layoutIfNeeded()
    let (width, layouts) = (badge.label.frame.width, badge.layouts)
    badge.label.text = "abcdef"
    window.layoutIfNeeded()
    #expect(badge.label.frame.width == width && badge.layouts == layouts)
    badge.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(badge.label.frame.width > width)
  }

  /// A view that is as wide as its label.
  private final class Tag: UIView {
    let label = UILabel()
    var asked = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize {
      asked += 1
      return label.intrinsicContentSize
    }
  }

  @Test(arguments: [true, false]) func aSizeIsAskedForAgainOnceItIsInvalid(isInWindow: Bool) {
    let root: UIView = isInWindow ? window() : UIView()
    useFixedTexts()
    let tag = root.add(Tag())
    tag.label.text = "abc"
    tag.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    let (width, asked) = (tag.frame.width, tag.asked)
    tag.label.text = "abcdef"
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(tag.frame.width == width && tag.asked == asked)
    tag.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(tag.frame.width > width)
  }
}
