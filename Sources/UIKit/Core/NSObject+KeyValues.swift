import Foundation

// Values by the names of properties. The runtime of Objective-C finds them by name. Here stored properties are found,
// and `plumb uikit build` writes a name that the source gives as `#keyPath` as the property itself.

/// The value that a source asks for by `#keyPath`.
public func valueForKeyPath(_ value: Any?) -> Any? { value }

extension NSObject {
  /// The value of a stored property; nil, said once, where there is none of that name.
  public func value(forKey key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      // The storage of a lazy property, and that of one with a wrapper, has another name.
      for name in [key, "$__lazy_storage_$_" + key, "_" + key] {
        guard let value = current.children.first(where: { $0.label == name })?.value else {
          continue
        }
        return valueOfOptional((value as? any Undrawn)?.anyValue ?? value)
      }
      mirror = current.superclassMirror
    }
    Missing.once("\(type(of: self)).value(forKey: \"\(key)\")", "it is nil")
    return nil
  }

  /// The value that a path of names leads to.
  public func value(forKeyPath path: String) -> Any? {
    var value: Any? = self
    for key in path.split(separator: ".") {
      guard let object = value as? NSObject else { return nil }
      value = object.value(forKey: String(key))
    }
    return value
  }

  public func setValue(_ value: Any?, forKey key: String) {
    Missing.once("\(type(of: self)).setValue(_:forKey: \"\(key)\")")
  }
  public func setValue(_ value: Any?, forKeyPath path: String) { setValue(value, forKey: path) }

  /// A property of the class itself has no storage that could be found.
  public class func value(forKeyPath path: String) -> Any? {
    Missing.once("\(self).value(forKeyPath: \"\(path)\")", "it is nil")
    return nil
  }
  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}

/// An optional within `Any` as what it holds.
private func valueOfOptional(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}
