import UIKit

import class UIKit.UIColor

final class NamedCard: Card {
  override func name(of part: Int) -> String { "named " + super.name(of: part) }
}
