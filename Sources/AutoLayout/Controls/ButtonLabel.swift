import Foundation
import LayoutScene

/// The title label of a button: a subview with the title's frame, to which constraints may refer.
/// The button itself measures and draws the title, with the attributes of this label.
final class ButtonLabel: Label {
  private var button: Button? { buttonPresence?.view as? Button }
  private var buttonPresence: ItemPresence?
  /// A text that code has set on the label; it lasts until the button's next layout. Nil where none was set, `.some(nil)`
  /// where it was set to nil.
  private var written: String??
  /// The frame that the button set; nil once code has set another one.
  private var given: CGRect?

  init(of button: Button) {
    super.init(frame: .zero)
    textAlignment = .center
    lineBreakMode = .byTruncatingMiddle
    // Changes before this line need no notification of the button.
    buttonPresence = button.presence
  }

  /// The button's current title. As in UIKit, a text set here is lost at the button's next layout;
  /// use `setTitle`.
  override var text: String? {
    get { written ?? button?.currentTitle }
    set {
      // As in a label, a plain text takes the place of an attributed one.
      super.text = newValue
      written = .some(newValue)
      invalidateIntrinsicContentSize()
    }
  }
  override var attributedText: AttributedText? {
    get { written == nil ? button?.currentAttributedTitle : super.attributedText }
    set {
      text = newValue?.string
      super.attributedText = newValue
    }
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

  /// A frame that the button did not set lasts until its next layout; the title is drawn there.
  override var frame: CGRect {
    get { super.frame }
    set {
      given = nil
      super.frame = newValue
    }
  }

  /// Whether the frame was set by code other than the button's, or follows from constraints.
  var isPlacedByOthers: Bool { given == nil || !translatesAutoresizingMaskIntoConstraints }

  /// Sets the title's frame, unless constraints place the label.
  func place(_ rect: CGRect) {
    if written != nil {
      written = nil
      changed(.content)
    }
    guard given != rect, translatesAutoresizingMaskIntoConstraints else { return }
    frame = rect
    given = rect
    // Outside a window, setting a frame of the same size asks for no layout.
    if window == nil { superview?.setNeedsLayout() }
  }

  package override func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] { [] }

  private func changed(_ isOther: Bool) {
    if isOther { button?.invalidateIntrinsicContentSize() }
  }
}
