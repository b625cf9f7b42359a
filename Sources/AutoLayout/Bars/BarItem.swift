import Foundation
import LayoutScene

/// The common base of the items of all bars: UIKit's `UIBarItem`. An item belongs to the task of
/// the bar that shows it.
open class BarItem {
  /// The title; nil for none.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// The image; nil for none. A bar button shows it instead of its title, a tab beside its title.
  open var image: ImageContent? { didSet { if image != oldValue { changed() } } }
  /// Whether the item reacts to touches; true by default. Otherwise it is drawn faint.
  open var isEnabled = true
  /// A number that layout does not use; 0 by default.
  open var tag = 0
  /// The place in a document where the item is written; nil for one made in code.
  public var origin: SourceLocation?
  /// The bar that shows the item.
  weak var bar: Bar?
  /// The bar that shows the item; nil for none.
  package var containingBar: Bar? { bar }

  /// An item without title and image.
  public init() {}

  func changed() { bar?.contentChanged() }
}

/// A button in a navigation bar or toolbar, or a space between two buttons: UIKit's `UIBarButtonItem`.
open class BarButtonItem: BarItem {
  /// The emphasis of a bar button.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// Its title is regular.
    case plain
    /// Its title is semibold, because the button ends a task.
    case done
    /// The same as `done`, under its name in iOS 26.
    case prominent
  }

  /// The emphasis; `plain` by default.
  open var style = Style.plain { didSet { if style != oldValue { changed() } } }
  /// The width in points, also of a fixed space; at 0, the default, that of the content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
  /// The colour of title and image; nil, the default, for the bar's own.
  open var tintColor: Color?
  /// Whether the item is left out; false by default. The other items use its room.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// A view that is shown in the place of title and image; nil by default. The bar makes it a subview, as
  /// wide as its content or as `width`.
  open var customView: View? { didSet { if customView !== oldValue { changed() } } }
  /// The system's button or space that the item is; nil for an item with its own title or image.
  public private(set) var systemItem: SystemItem?

  /// A button without title and image.
  public override init() { super.init() }

  /// A button with a title.
  public init(title: String?, style: Style = .plain) {
    self.style = style
    super.init()
    self.title = title
  }

  /// A button with an image.
  public init(image: ImageContent?, style: Style = .plain) {
    self.style = style
    super.init()
    self.image = image
  }

  /// An item that shows a view.
  public init(customView: View) {
    self.customView = customView
    super.init()
  }

  /// A button with the system's word in the bar's language, or with the system's symbol. The words
  /// Done and Save are semibold.
  public init(barButtonSystemItem systemItem: SystemItem) {
    self.systemItem = systemItem
    super.init()
    style = systemItem.isEmphasized ? .done : .plain
  }

  /// A space that shares the free width equally with the bar's other flexible spaces.
  public static func flexibleSpace() -> BarButtonItem {
    BarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// A space of `width` points.
  public static func fixedSpace(_ width: CGFloat) -> BarButtonItem {
    let item = BarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }
}

extension BarButtonItem {
  /// The system's buttons, under the names of UIKit's `UIBarButtonItem.SystemItem`.
  public enum SystemItem: String, Sendable, Hashable, CaseIterable {
    /// The word Done, semibold.
    case done
    /// The word Cancel.
    case cancel
    /// The word Edit.
    case edit
    /// The word Save, semibold.
    case save
    /// The word Undo.
    case undo
    /// The word Redo.
    case redo
    /// A plus.
    case add
    /// A square with a pencil.
    case compose
    /// An arrow that turns back.
    case reply
    /// A square with an arrow up, for sharing.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// A circular arrow.
    case refresh
    /// A cross.
    case stop
    /// A cross in a circle.
    case close
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// The sign for play.
    case play
    /// The sign for pause.
    case pause
    /// The sign for rewind.
    case rewind
    /// The sign for fast forward.
    case fastForward
    /// No button: a space that takes the free width.
    case flexibleSpace
    /// No button: a space of a fixed width.
    case fixedSpace

    /// The word that is shown; nil for a symbol or a space.
    var word: SystemWord? {
      switch self {
      case .done: .done
      case .cancel: .cancel
      case .edit: .edit
      case .save: .save
      case .undo: .undo
      case .redo: .redo
      default: nil
      }
    }

    /// The name of the symbol that is shown, one of those that `UIBarButtonItem.SystemItem` has
    /// used since iOS 13; nil for a word or a space.
    var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop: "xmark"
      case .close: "xmark.circle.fill"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
      }
    }

    /// Apple documents that `done` and `save` end a task; UIKit sets both semibold.
    var isEmphasized: Bool { self == .done || self == .save }
    package var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
  }
}
