import Foundation
import Testing

@testable import UIKit

@Suite("Points, sizes and rectangles have what Core Graphics and UIKit give them")
struct GeometryTests {
  @Test("rectangles are equal where their edges are")
  func equality() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.equalTo(CGRect(x: 4, y: 6, width: -3, height: -4)))
    #expect(!rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 5)))
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
  }

  @Test("a frame of negative size is the same rectangle with a positive one")
  @MainActor func negativeSizes() {
    let (wanted, standard) = (
      CGRect(x: 10, y: 20, width: -6, height: -8), CGRect(x: 4, y: 12, width: 6, height: 8)
    )
    let (new, moved) = (UIView(frame: wanted), UIView())
    moved.frame = wanted
    for view in [new, moved] {
      #expect(view.frame == standard && view.bounds.size == standard.size)
      #expect(view.center == CGPoint(x: 7, y: 16))
    }
  }

  @Test("a size is turned and scaled by a transform, and not moved")
  func applying() {
    let transform = CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 9, ty: 9)
    #expect(CGSize(width: 3, height: 5).applying(transform) == CGSize(width: -5, height: 6))
  }

  @Test("rectangles and insets become texts in UIKit's form, and come back from them")
  func texts() {
    let rect = CGRect(x: 0, y: 1.5, width: 320, height: 480)
    #expect(NSCoder.string(for: rect) == "{{0, 1.5}, {320, 480}}")
    #expect(NSCoder.cgRect(for: "{{0, 1.5}, {320, 480}}") == rect)
    #expect(NSCoder.cgRect(for: "{{0, 1.5}, {320, x}}") == .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }
}

/// An object with properties of each kind.
private final class Named: NSObject {
  var title = "a"
  var note: String?
  lazy var next = Named()
  private var _count = 1
  var count = 2
}

@Suite("Values by the names of properties")
@MainActor
struct KeyValueTests {
  @Test("stored properties are found by name, others are nil")
  func values() {
    let named = Named()
    named.next.title = "b"
    #expect(named.value(forKey: "title") as? String == "a")
    #expect(named.value(forKey: "note") == nil)
    #expect(named.value(forKeyPath: "next.title") as? String == "b")
    #expect(named.value(forKey: "absent") == nil)
    #expect(valueForKeyPath(named.next.title) as? String == "b")
  }

  @Test("the property of that name comes before storage that is called alike")
  func ownNames() { #expect(Named().value(forKey: "count") as? Int == 2) }

  @Test("a property that changes no picture is found, too")
  func undrawn() {
    let bar = UISearchBar()
    bar.barTintColor = .red
    #expect(bar.value(forKey: "barTintColor") as? UIColor == .red)
  }
}

@Suite("The old guides of a controller")
@MainActor
struct LayoutSupportTests {
  @Test("lie at the edges of the safe area, and tell how far")
  func length() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(top.length == 20)
    #expect(bottom.length == 30)
    let (inner, outer) = (controller.view.add(UIView()), controller.view.add(UIView()))
    for (view, above, below) in [
      (inner, top.bottomAnchor, bottom.topAnchor), (outer, top.topAnchor, bottom.bottomAnchor),
    ] {
      view.topAnchor.constraint(equalTo: above).isActive = true
      view.bottomAnchor.constraint(equalTo: below).isActive = true
    }
    window.layoutIfNeeded()
    #expect(inner.frame.minY == 20 && inner.frame.maxY == 370)
    #expect(outer.frame.minY == 0 && outer.frame.maxY == 400)
  }
}

@Suite("Associated objects")
@MainActor
struct AssociatedObjectTests {
  private nonisolated(unsafe) static var key: UInt8 = 0

  @Test("are kept, but for those that are assigned")
  func policies() {
    let owner = UIView()
    var other: UIView? = UIView()
    objc_setAssociatedObject(owner, &Self.key, other, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &Self.key) as? UIView === other)
    other = nil
    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
    objc_setAssociatedObject(owner, &Self.key, UIView(), .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.key) is UIView)
    objc_setAssociatedObject(owner, &Self.key, 7, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &Self.key) as? Int == 7)
  }
}

@Suite("Tables that do not keep their objects")
@MainActor
struct WeakTableTests {
  @Test("a set forgets objects that have ended, and has each once")
  func sets() {
    let table = NSHashTable<UIView>.weakObjects()
    let kept = UIView()
    for view in [kept, UIView(), kept] { table.add(view) }
    #expect(table.allObjects == [kept] && table.contains(kept) && table.count == 1)
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test("a map forgets the values of keys that have ended")
  func maps() {
    let table = NSMapTable<UIView, NSString>.weakToStrongObjects()
    let kept = UIView()
    table.setObject("a", forKey: UIView())
    table.setObject("b", forKey: kept)
    table.setObject("c", forKey: kept)
    #expect(table.object(forKey: kept) == "c" && table.count == 1)
    #expect(table.object(forKey: UIView()) == nil)
    table.removeObject(forKey: kept)
    #expect(table.count == 0)
  }

  @Test func guidesOfAViewOutsideAWindowAreWhereItsInsetsSay() {
    useFixedTexts()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutIfNeeded()
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 194, height: 96))
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
    view.bounds.size.width = 300
    view.layoutIfNeeded()
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 294, height: 96))
  }
}
