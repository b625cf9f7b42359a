import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

@Test func theSchemaNamesEveryKeyOfTheTables() throws {
  let schema = LayoutDocument.schema
  let properties = try #require(schema["properties"])
  #expect(properties.keys == ScreenFields.all.flatMap(\.names))
  let definitions = try #require(schema["$defs"])
  for viewClass in ViewClass.all {
    let keys = try #require(definitions["class-\(viewClass.name)"]?["properties"]).keys
    let own = viewClass.allFields.flatMap(\.names)
    let reuse = ["component", "style", "repeat", "between", "when", "as"].filter {
      !own.contains($0)
    }
    #expect(keys == own + reuse + ["parameters"])
  }
}

/// Every `$ref` leads somewhere.
@Test(arguments: [LayoutDocument.schema, TestPlan.schema])
func theSchemaRefersToWhatItHas(_ schema: JSON) throws {
  let definitions = Set(try #require(schema["$defs"]).keys)
  let references = schema.references
  #expect(!references.isEmpty)
  for reference in references {
    #expect(reference.hasPrefix("#/$defs/") && definitions.contains(String(reference.dropFirst(8))))
  }
}

/// A plan has neither variables nor variants, in which null removes a key.
@Test func noValueOfAPlanIsNullOrAVariable() {
  let text = TestPlan.schema.text()
  #expect(!text.contains("open") && !text.contains("\"null\""))
}

@Test func theSchemaIsTheSameEveryTime() {
  #expect(LayoutDocument.schema.text() == LayoutDocument.schema.text())
}

extension JSON {
  fileprivate var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }

  fileprivate subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  fileprivate var references: [String] {
    switch self {
    case .array(let elements): elements.flatMap(\.references)
    case .object(let members):
      members.flatMap { member -> [String] in
        if member.key == "$ref", case .string(let reference) = member.value { return [reference] }
        return member.value.references
      }
    default: []
    }
  }
}
