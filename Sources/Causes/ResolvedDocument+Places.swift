import Documents

extension ResolvedDocument {
  /// A record that does not know where its values were written, with each at the place in the current one. What was
  /// edited is there; that it came from somewhere else before is not known and is not told.
  func placed(as current: ResolvedDocument) -> ResolvedDocument {
    var document = self
    let table = ViewTable(current.views)
    for index in document.views.indices {
      guard let now = table[document.views[index].id] else { continue }
      document.views[index].definition = now.definition
      for number in document.views[index].properties.indices {
        let name = document.views[index].properties[number].name
        guard let property = now[name] else { continue }
        document.views[index].properties[number].definition = property.definition
        document.views[index].properties[number].parts = property.parts
      }
    }
    return document
  }
}
