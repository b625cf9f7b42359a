extension ResolvedView {
  /// The keys that views of a class may have; none for an unknown class.
  package static func keys(ofClass name: String) -> Set<String> {
    Set(ViewClass.named(name)?.allFields.map(\.name) ?? [])
  }
}
