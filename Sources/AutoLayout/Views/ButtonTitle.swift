import Foundation
import LayoutScene

/// What a button calls its title label. The button measures and draws its title itself, by what is said
/// here; the label is not among its subviews.
final class ButtonTitle: Label {
  private weak var button: Button?

  init(of button: Button) {
    self.button = button
    super.init(identifier: nil)
    textAlignment = .center
    lineBreakMode = .byTruncatingMiddle
  }

  /// The current title. It is set through the button, which knows of its states.
  override var text: String? {
    get { button?.currentTitle }
    set {}
  }
  override var font: FontDescriptor {
    get { button?.font ?? super.font }
    set { button?.font = newValue }
  }
  override var textColor: Color? {
    get { button?.currentTitleColor }
    set { button?.titleColor = newValue }
  }
  override var numberOfLines: Int { didSet { changed(numberOfLines != oldValue) } }
  override var lineBreakMode: LineBreakMode { didSet { changed(lineBreakMode != oldValue) } }
  override var textAlignment: TextAlignment { didSet { changed(textAlignment != oldValue) } }

  /// In the button's coordinates, as of the last layout.
  override var frame: CGRect {
    get { button?.titleFrame ?? .zero }
    set {}
  }

  private func changed(_ isOther: Bool) {
    if isOther { button?.invalidateIntrinsicContentSize() }
  }
}
