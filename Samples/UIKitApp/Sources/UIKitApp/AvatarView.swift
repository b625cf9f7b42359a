import UIKit

/// The first letter of a name on a disc, which the view draws itself.
final class AvatarView: UIView {
  var name = "" { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }
  required init?(coder: NSCoder) { fatalError("views are made in code") }

  override func draw(_ rect: CGRect) {
    UIColor.brand.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    let font = UIFont.systemFont(ofSize: bounds.height * 0.45, weight: .semibold)
    let letter = NSAttributedString(
      string: String(name.prefix(1)), attributes: [.font: font, .foregroundColor: UIColor.white])
    let size = letter.size()
    letter.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
  }
}
