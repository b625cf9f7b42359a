import Foundation
import LayoutScene

/// What a button calls its title label: a subview where the title is, for constraints and frames to go
/// by. The button measures and draws the title itself, by what is said here.
final class ButtonLabel: Label {
  private var button: Button? { buttonPresence?.view as? Button }
  private var buttonPresence: ItemPresence?
  /// A text that somebody wrote here, until the button's next layout.
  private var written: String??
  /// The frame that the button has given; nil once somebody has set another one.
  private var given: CGRect?

  init(of button: Button) {
    super.init(identifier: nil)
    textAlignment = .center
    lineBreakMode = .byTruncatingMiddle
    // What is said from here on is news to the button.
    buttonPresence = button.presence
  }

  /// The current title. The button knows of its states, so that a text set here is gone at its next
  /// layout, as in UIKit: `setTitle` is the way.
  override var text: String? {
    get { written ?? button?.currentTitle }
    set {
      written = .some(newValue)
      invalidateIntrinsicContentSize()
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

  /// One that the button has not given lasts until its next layout, and the title is drawn there.
  override var frame: CGRect {
    get { super.frame }
    set {
      given = nil
      super.frame = newValue
    }
  }

  /// Whether the frame is somebody else's than the button's: set by hand or decided by constraints.
  var isPlacedByOthers: Bool { given == nil || !translatesAutoresizingMaskIntoConstraints }

  /// As the button's layout has it, unless constraints place it.
  func place(_ rect: CGRect) {
    if written != nil {
      written = nil
      changed(.contentSize)
    }
    guard given != rect, translatesAutoresizingMaskIntoConstraints else { return }
    frame = rect
    given = rect
    // In a window a new frame is news; outside one nobody hears of what has only moved.
    if window == nil { superview?.setNeedsLayout() }
  }

  package override func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] { [] }

  private func changed(_ isOther: Bool) {
    if isOther { button?.invalidateIntrinsicContentSize() }
  }
}
