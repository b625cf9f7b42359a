extension ResolvedView {
  /// The keys that a view of a class may have; none for a class that there is not.
  package static func keys(ofClass name: String) -> Set<String> {
    Set(ViewClass.named(name)?.allFields.map(\.name) ?? [])
  }
}
