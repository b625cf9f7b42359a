import UIKit.UIView

extension Card {
  open override func layoutSubviews() {
    super.layoutSubviews()
    layouts += step
  }

  override open var intrinsicContentSize: CGSize { CGSize(width: 100, height: 44) }

  fileprivate var step: Int { 1 }

  @objc open func name(of part: Int) -> String { "card \(part)" }
}

/// What a card is compared by.
let cardKeyPath = #keyPath(Card.layouts)
let nameSelector = #selector(Card.name(of:))
let countedSelector = #selector(Card.counted(_:))
