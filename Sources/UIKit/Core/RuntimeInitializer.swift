import AutoLayout
import CInitializers
import Foundation

/// Makes objects of classes that are only known at run time, such as registered cells, by the initializers that UIKit
/// calls. Swift has these in the table of methods of each class; the place of one is found in the description of the
/// class that introduces it.
struct RuntimeInitializer {
  /// The place in the class, bytes.
  private let offset: Int
  private let words: String

  /// - Parameter index: which of the initializers that a class introduces, in the order of the source.
  init(_ base: AnyClass, index: Int, words: String) {
    self.words = words
    offset = Self.offset(in: base, index)
  }

  /// Reads the description of a class, whose layout is a part of Swift's stable interface: 11 numbers of four bytes,
  /// the start and length of the table, and for each method its kind and its address.
  private static func offset(in kind: AnyClass, _ index: Int) -> Int {
    let metadata = unsafeBitCast(kind, to: UnsafeRawPointer.self)
    let description = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let table = description + 11 * 4
    let start = Int(table.load(as: UInt32.self))
    let count = Int(table.load(fromByteOffset: 4, as: UInt32.self))
    var found = 0
    for place in 0..<count {
      let flags = table.load(fromByteOffset: 8 + place * 8, as: UInt32.self)
      guard flags & 0xF == 1 else { continue }
      if found == index { return (start + place) * 8 }
      found += 1
    }
    trap("\(kind) introduces no such initializer")
  }

  /// The initializer of a class. That of a class with others in its place stops with UIKit's words.
  func address(in kind: AnyClass) -> UnsafeRawPointer {
    metatype(kind).load(fromByteOffset: offset, as: UnsafeRawPointer.self)
  }

  private func object<T: AnyObject>(_ made: UnsafeMutableRawPointer?, _ kind: T.Type) -> T {
    guard let made else { trap("\(kind).\(words) made nothing") }
    return Unmanaged<T>.fromOpaque(made).takeRetainedValue()
  }

  private func metatype(_ kind: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(kind, to: UnsafeRawPointer.self)
  }

  /// The words that a string is passed in, which gets one more owner: the called initializer.
  private func handedOver(_ text: String?) -> (UInt64, UInt64) {
    let owner = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    owner.initialize(to: text)
    // The owner is not deinitialized: its count is the initializer's.
    owner.deallocate()
    return unsafeBitCast(text, to: (UInt64, UInt64).self)
  }

  /// The initializer without parameters, of any object.
  static let empty = RuntimeInitializer(NSObject.self, index: 0, words: "init()")

  func make<T: AnyObject>(_ kind: AnyClass, as base: T.Type) -> T {
    object(plumb_init_empty(address(in: kind), metatype(kind)), base)
  }

  func make<T: AnyObject>(
    _ kind: AnyClass, as base: T.Type, nibName: String?, bundle: Bundle?
  ) -> T {
    let (a, b) = handedOver(nibName)
    let owned = bundle.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
    return object(plumb_init_nib(address(in: kind), metatype(kind), a, b, owned), base)
  }

  func make<T: AnyObject>(_ kind: AnyClass, as base: T.Type, frame: CGRect) -> T {
    object(
      plumb_init_frame(
        address(in: kind), metatype(kind), frame.minX, frame.minY, frame.width, frame.height), base)
  }

  func make<T: AnyObject>(_ kind: AnyClass, as base: T.Type, style: UInt8, _ text: String?) -> T {
    let (a, b) = handedOver(text)
    return object(plumb_init_style(address(in: kind), metatype(kind), style, a, b), base)
  }

  func make<T: AnyObject>(_ kind: AnyClass, as base: T.Type, identifier text: String?) -> T {
    let (a, b) = handedOver(text)
    return object(plumb_init_identifier(address(in: kind), metatype(kind), a, b), base)
  }
}

// What `plumb uikit build` writes for `V()`, `V(frame:)` and the like, where the class is known at run time only. Swift
// calls no such initializer that subclasses do not repeat as `required`.

extension UIView {
  static let frameInitializer = RuntimeInitializer(UIView.self, index: 0, words: "init(frame:)")
}
extension UIViewController {
  static let nibInitializer = RuntimeInitializer(
    UIViewController.self, index: 0, words: "init(nibName:bundle:)")
}

@preconcurrency @MainActor
public func made<V: UIView>(_ kind: V.Type, frame: CGRect = .zero) -> V {
  UIView.frameInitializer.make(kind, as: kind, frame: frame)
}
@preconcurrency @MainActor
public func made<V: UITableViewCell>(
  _ kind: V.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> V {
  unsafeDowncast(
    UITableViewCell.initializer.make(
      kind, as: UITableViewCell.self, style: UInt8(style.rawValue), reuseIdentifier), to: kind)
}
@preconcurrency @MainActor
public func made<V: UIButton>(_ kind: V.Type, type: UIButton.ButtonType) -> V {
  let button = made(kind)
  button.become(type)
  return button
}
@preconcurrency @MainActor
public func made<V: UIViewController>(
  _ kind: V.Type, nibName: String? = nil, bundle: Bundle? = nil
) -> V {
  UIViewController.nibInitializer.make(kind, as: kind, nibName: nibName, bundle: bundle)
}
