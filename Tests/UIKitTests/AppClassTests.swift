import LayoutScene
import Testing

@testable import UIKit

private let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 12)

/// A label with room around its text, as most apps have one.
private class PaddedLabel: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}

/// The same by the rectangle of the text.
private class RoomyLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
    return rect.outset(by: insets)
  }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

private class TopLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
  }
}

private class PaddedField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).inset(by: insets)
  }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: 7, dy: 0)
  }
}

@MainActor @Suite("Classes of an app decide where their texts are") struct OwnTextTests {
  private let text = "some words that are longer than a line"

  private func label<L: UILabel>(_ label: L, width: CGFloat, in window: UIWindow) -> L {
    window.add(label)
    label.text = text
    label.numberOfLines = 0
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor),
      label.widthAnchor.constraint(equalToConstant: width),
    ])
    window.layoutIfNeeded()
    return label
  }

  private func sceneText(_ view: UIView, _ window: UIWindow) throws -> SceneText? {
    view.accessibilityIdentifier = "own"
    let scene = try #require(window.scene())
    return try #require(scene.views.first { $0.id == "own" }).texts.first
  }

  @Test("a padded label is as much larger as it says, and its text is in the middle of the rest")
  func padding() throws {
    let window = window()
    let plain = label(UILabel(), width: 100, in: window)
    let padded = label(PaddedLabel(), width: 122, in: window)
    #expect(plain.frame.height > 30)
    // As in UIKit, the text is measured at the full width where only the size is overridden.
    let measured = label(UILabel(), width: 122, in: window)
    #expect(padded.frame.height == measured.frame.height + 10)
    let text = try #require(try sceneText(padded, window))
    #expect(text.box == padded.bounds.inset(by: insets))
  }

  @Test("the rectangle of the text decides the size, on one line and on several")
  func textRect() throws {
    let window = window()
    let plain = label(UILabel(), width: 100, in: window)
    let roomy = label(RoomyLabel(), width: 122, in: window)
    #expect(roomy.frame.height == plain.frame.height + 10)
    (plain.numberOfLines, roomy.numberOfLines) = (1, 1)
    #expect(roomy.intrinsicContentSize.width == plain.intrinsicContentSize.width + 22)
    #expect(roomy.sizeThatFits(.zero).height == plain.sizeThatFits(.zero).height + 10)
    #expect(try sceneText(roomy, window)?.box == roomy.bounds.inset(by: insets))
  }

  @Test("a text moves to the top") func top() throws {
    let window = window()
    let label = window.add(TopLabel())
    label.text = "one"
    label.heightAnchor.constraint(equalToConstant: 100).isActive = true
    window.layoutIfNeeded()
    #expect(try sceneText(label, window)?.rect.minY == 0)
  }

  @Test("a label that draws no text has none in pictures") func silence() throws {
    final class SilentLabel: UILabel { override func drawText(in rect: CGRect) {} }
    let window = window()
    let label = label(SilentLabel(), width: 100, in: window)
    #expect(label.frame.height > 0)
    #expect(try sceneText(label, window) == nil)
  }

  @Test("a field's class moves its text, its placeholder and its left view") func field() throws {
    let window = window()
    let field = PaddedField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    window.addSubview(field)
    field.attributedPlaceholder = NSAttributedString(
      string: "name",
      attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9)])
    window.layoutIfNeeded()
    let placeholder = try #require(try sceneText(field, window))
    #expect(placeholder.box == field.bounds.inset(by: insets))
    #expect(placeholder.color == UIColor.red.value)
    #expect(placeholder.attributes.font.size == 9)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    field.leftView?.widthAnchor.constraint(equalToConstant: 20).isActive = true
    field.leftView?.heightAnchor.constraint(equalToConstant: 20).isActive = true
    field.text = "typed"
    field.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 7, y: 10, width: 20, height: 20))
    #expect(try sceneText(field, window)?.box.minX == 37)
  }

  private func button(
    _ width: CGFloat, _ change: (UIButton) -> Void
  ) throws -> (title: CGRect, room: CGRect) {
    let window = window()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: width, height: 60))
    button.setTitle("go", for: .normal)
    change(button)
    window.addSubview(button)
    window.layoutIfNeeded()
    let text = try #require(try sceneText(button, window))
    return (text.rect, text.box)
  }

  @Test("a button's content is where it is aligned to") func alignment() throws {
    let middle = try button(200) { _ in }.title
    #expect(middle.midX == 100)
    #expect(try button(200) { $0.contentHorizontalAlignment = .leading }.title.minX == 0)
    #expect(try button(200) { $0.contentHorizontalAlignment = .trailing }.title.maxX == 200)
    #expect(
      try button(200) {
        $0.semanticContentAttribute = .forceRightToLeft
        $0.contentHorizontalAlignment = .leading
      }.title.maxX == 200)
    let top = try button(200) { $0.contentVerticalAlignment = .top }.title
    let bottom = try button(200) { $0.contentVerticalAlignment = .bottom }.title
    #expect(top.minY < middle.minY && bottom.maxY > middle.maxY)
    let moved = try button(200) {
      $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    }.title
    #expect(moved.minX == middle.minX + 8)
  }
}

@MainActor @Suite("Layers and drawings of an app are called") struct OwnDrawingTests {
  @Test("what calls UIKit's own drawing first is in each picture") func drawing() throws {
    final class Dot: UIView {
      override func draw(_ rect: CGRect) {
        super.draw(rect)
        UIColor.red.setFill()
        UIBezierPath(ovalIn: rect).fill()
      }
    }
    let window = window()
    window.addSubview(Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    for _ in 0..<2 {
      let scene = try #require(window.scene())
      #expect(!(try #require(scene.views.last).drawings.isEmpty))
    }
  }

  @Test("a view and a layer lay out their layers") func layers() {
    final class Line: CALayer {
      var sizes: [CGSize] = []
      override func layoutSublayers() {
        super.layoutSublayers()
        sizes.append(bounds.size)
      }
    }
    final class Card: UIView {
      override class var layerClass: AnyClass { Line.self }
      let line = CALayer()
      var layouts = 0
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        if line.superlayer == nil { layer.addSublayer(line) }
        line.frame = bounds
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let window = window()
    let card = Card(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    window.addSubview(card)
    window.layoutIfNeeded()
    #expect(card.line.frame == card.bounds)
    #expect(card.layouts == 1)
    #expect((card.layer as? Line)?.sizes == [CGSize(width: 30, height: 20)])
  }

  @Test("views below are told of a tint, unless they have their own") func tints() {
    final class Told: UIView {
      var count = 0
      override func tintColorDidChange() {
        super.tintColorDidChange()
        count += 1
      }
    }
    let (root, below, own) = (UIView(), Told(), Told())
    own.tintColor = .blue
    root.addSubview(below)
    root.addSubview(own)
    root.tintColor = .red
    #expect(below.count == 1)
    #expect(own.count == 1)
    #expect(below.tintColor == .red)
  }

  @Test("a selected cell shows its background") func selection() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = UIView()
    cell.selectedBackgroundView = view
    #expect(view.superview == nil)
    cell.isSelected = true
    #expect(view.superview === cell)
    cell.isSelected = false
    #expect(view.superview == nil)
  }
}
