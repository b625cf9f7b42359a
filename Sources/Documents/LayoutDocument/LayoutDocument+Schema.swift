import LayoutScene

extension LayoutDocument {
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
