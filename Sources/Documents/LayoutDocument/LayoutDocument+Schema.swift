import LayoutScene

extension LayoutDocument {
  /// What is known of a class by one of its names: all of its names, its own first, and a sentence; nil for another
  /// word.
  package static func viewClass(_ name: String) -> (names: [String], note: String)? {
    ViewClass.named(name).map { ($0.names, $0.description) }
  }

  /// The JSON Schema (2020-12) of layout documents, made from the tables that read them.
  public static var schema: JSON {
    let members = ScreenFields.table.keys.schema(isOpen: false).members
    let head: [JSON.Member] = [
      .init(key: "$schema", value: "https://json-schema.org/draft/2020-12/schema"),
      .init(key: "title", value: "Plumb layout document"),
    ]
    return SharedSchema.shared(
      .object(
        head + members + ChangeSchema.ofDocument + [.init(key: "$defs", value: Definitions.all)]))
  }
}
