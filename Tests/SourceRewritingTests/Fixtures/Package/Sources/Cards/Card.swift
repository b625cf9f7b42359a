import Buttons
import Foundation
import QuartzCore
import UIKit

/// A card; the words "@objc" and #selector(here) in a comment are none.
open class Card: UIView {
  @IBOutlet weak var title: UILabel!
  @IBOutlet var button: CountButton!
  public var layouts = 0
  var tapped: [String] = []
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(didTap))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    label.text = "\(NSLocalizedString("title", comment: "a \"quoted\" @objc"))"
    let button = CountButton(frame: .zero)
    button.addTarget(self, action: #selector(Card.counted(_:)), for: .touchUpInside)
    [label, button].forEach(addSubview)
    (title, self.button) = (label, button)
    addGestureRecognizer(tap)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc dynamic private func didTap() { tapped.append("tap") }
  @objc(countedButton:) func counted(_ sender: CountButton) { tapped.append("\(sender.count)") }
}
