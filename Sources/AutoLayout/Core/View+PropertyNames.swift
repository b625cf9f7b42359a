/// Names of views from the code that made them.
extension View {
  /// Names the views below this one that have no identifier after the stored properties that have them:
  /// `title`, or `rows[2]` for an array. A name that several views would have gets the name of the view
  /// with the property before it, such as `first.title`.
  package func nameByProperties() {
    var found: [(view: View, owner: View, name: String)] = []
    var named: Set<ObjectIdentifier> = []
    var taken: [String: Int] = [:]
    visit { view in
      if let identifier = view.identifier { taken[identifier, default: 0] += 1 }
      view.propertyName = nil
      for (name, held) in view.viewsInProperties where held.identifier == nil {
        guard held !== view, held.isDescendant(of: view),
          named.insert(ObjectIdentifier(held)).inserted
        else { continue }
        found.append((held, view, name))
        taken[name, default: 0] += 1
      }
    }
    // An owner comes before the views that it has, so that its own name is known.
    for (view, owner, name) in found {
      view.propertyName = taken[name] == 1 ? name : "\(owner.nameInTree).\(name)"
    }
  }

  /// The views in the properties of the view's class and of those that it inherits from, as far as they
  /// are not this library's.
  private var viewsInProperties: [(name: String, view: View)] {
    guard isOfForeignClass else { return [] }
    var views: [(String, View)] = []
    var next: Mirror? = Mirror(reflecting: namedObject)
    while let mirror = next, Self.isForeign(mirror.subjectType) {
      for case (let label?, let value) in mirror.children {
        let name =
          label.hasPrefix(Self.lazyMark) ? label.dropFirst(Self.lazyMark.count) : label[...]
        if let view = Self.view(value) {
          views.append((String(name), view))
        } else if let several = Self.views(value) {
          views += several.enumerated().map { ("\(name)[\($0)]", $1) }
        }
      }
      next = mirror.superclassMirror
    }
    return views
  }

  /// The start of the names of properties that keep the values of lazy ones.
  private static let lazyMark = "$__lazy_storage_$_"

  /// Whether the class is not one of this library's, whose views name theirs themselves.
  private var isOfForeignClass: Bool { Self.isForeign(type(of: namedObject)) }

  private static func isForeign(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return !name.hasPrefix("AutoLayout.") && !name.hasPrefix("UIKit.")
  }

  /// The view in a value, or in an optional value.
  private static func view(_ value: Any) -> View? {
    value as? View ?? (value as? any ViewHost)?.hostedView
  }

  /// The views of an array.
  private static func views(_ value: Any) -> [View]? {
    value as? [View] ?? (value as? [any ViewHost])?.map(\.hostedView)
  }
}
