import Foundation
import LayoutScene
import Typesetting

@testable import UIKit

/// Measures texts by a fixed advance in all tests of the module, so that no frame depends on a font.
@MainActor func useFixedTexts() { Surroundings.measurer = FixedMeasurer() }

/// A window whose views are laid out without fonts.
@MainActor func window(_ width: CGFloat = 300, _ height: CGFloat = 400) -> UIWindow {
  useFixedTexts()
  return UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// A window of a phone that shows a controller.
@MainActor func window(showing root: UIViewController) -> UIWindow {
  let screen = window(390, 844)
  screen.rootViewController = root
  screen.makeKeyAndVisible()
  screen.layoutIfNeeded()
  return screen
}

/// One section of so many rows or items, whose cells are registered as “cell”.
@MainActor final class CountedCells: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var count: Int
  init(_ count: Int) { self.count = count }
  func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: "cell", for: path)
  }
  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
}

extension UIView {
  /// Adds a view that constraints alone place.
  @discardableResult
  func add<V: UIView>(_ view: V) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}
