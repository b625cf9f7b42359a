import UIKit

import class UIKit.UIColor

#if canImport(os)
  import os
#endif

private let log = os.Logger(subsystem: "cards", category: "names")

final class NamedCard: Card {
  override func name(of part: Int) -> String {
    log.info("part \(part, privacy: .public)")
    return "named " + super.name(of: part)
  }
}

func makeCard<C: Card>(_ kind: C.Type) -> C {
  C(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
}
