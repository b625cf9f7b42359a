/// The views that show a cell's texts and image in the place of the cell. UIKit's cells make them for code that asks.
struct CellPartViews {
  var text, secondary: Label?
  var image: ImageView?
  var isEmpty: Bool { text == nil && secondary == nil && image == nil }
}

/// A view whose content the cell measures and places.
protocol CellPart: View {}
extension CellPart {
  fileprivate var cell: TableViewCell? { superview?.superview as? TableViewCell }
  fileprivate func tellCell() {
    cell?.contentChanged(true)
    cell?.setNeedsLayout()
  }
}

private final class CellLabel: Label, CellPart {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    tellCell()
  }
}

private final class CellImage: ImageView, CellPart {
  override var symbolFont: FontDescriptor? { cell?.textFont }
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    tellCell()
  }
}

extension TableViewCell {
  /// The label of the text, which is made at the first call.
  package var textLabel: Label {
    part(\.text) {
      let label = CellLabel()
      label.font = textFont
      if style == .value2 {
        label.textAlignment = isLeftToRight ? .right : .left
      }
      return label
    }
  }
  /// The label of the secondary text, which is made at the first call.
  package var secondaryLabel: Label {
    part(\.secondary) {
      let label = CellLabel()
      label.font = secondaryTextFont
      return label
    }
  }
  /// The view of the image, which is made at the first call.
  package var imageView: ImageView { part(\.image) { CellImage() } }

  /// Lets the cell itself show its texts and image.
  package func removeParts() {
    let views: [View?] = [parts.text, parts.secondary, parts.image]
    parts = CellPartViews()
    for view in views { view?.removeFromSuperview() }
  }

  private func part<V: View>(
    _ path: WritableKeyPath<CellPartViews, V?>, _ make: () -> V
  ) -> V {
    if let view = parts[keyPath: path] { return view }
    let view = make()
    parts[keyPath: path] = view
    contentView.addSubview(view)
    contentChanged(true)
    setNeedsLayout()
    return view
  }
}
