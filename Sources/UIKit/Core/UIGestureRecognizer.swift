import Foundation

/// What would recognize a gesture. Nothing is touched; a test may send its actions.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  private var actions: [(target: Weak, action: Selector)] = []
  /// The view that the recognizer was added to.
  open internal(set) weak var view: UIView?
  open var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var name: String?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public convenience override init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {
    actions.append((Weak(target as AnyObject), action))
  }
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll {
      (target == nil || $0.target.object === target as AnyObject?)
        && (action == nil || $0.action == action)
    }
  }

  /// Calls all targets, as a gesture would that is recognized now.
  package func send() {
    state = .ended
    for (target, action) in actions { target.object.map { action.send(to: $0, self) } }
  }
}

/// An object that is not kept alive.
struct Weak {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired = 0
}

@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
}
