import AutoLayout
import LayoutScene

/// A property that is one of the object's core, whatever else there is between them: `@_Core(\UILabel.label.text)`.
///
/// It reads and writes through a key path, which takes a fifth of a microsecond, so that what layouts and gestures ask
/// for each view has accessors of its own.
@propertyWrapper
public struct _Core<Owner: AnyObject, Value> {
  private let path: ReferenceWritableKeyPath<Owner, Value>

  public init(_ path: ReferenceWritableKeyPath<Owner, Value>) { self.path = path }

  // Swift asks a property wrapper for this one, and refuses each use of it.
  @available(*, unavailable, message: "only properties of classes have a core")
  public var wrappedValue: Value {
    get { fatalError() }
    set { _ = newValue }
  }

  public static subscript(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: owner[keyPath: storage].path] }
    set { owner[keyPath: owner[keyPath: storage].path] = newValue }
  }
}

// What cores have in other types than UIKit: `@_Core(\UISwitch.toggle.onTintColor.ofUIKit)`.

extension Color? {
  var ofUIKit: UIColor? {
    get { map { UIColor($0) } }
    set { self = newValue?.value }
  }
}
extension ImageContent? {
  var ofUIKit: UIImage? {
    get { map { UIImage($0) } }
    set { self = newValue?.content }
  }
}
extension Optional where Wrapped: RangeReplaceableCollection {
  /// The first of several, which stands for all of them where it is set.
  var single: Wrapped.Element? {
    get { self?.first }
    set { self = newValue.map { Wrapped([$0]) } }
  }
}
