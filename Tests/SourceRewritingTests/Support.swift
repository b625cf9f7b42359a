@testable import SourceRewriting

/// The sources of one module, rewritten.
func rewritten(_ sources: [String: String]) -> [String: String] {
  let entries = sources.sorted { $0.key < $1.key }.map { path, text in
    ModuleIndex.Entry(
      source: SourceText(path: path, bytes: Array(text.utf8)), module: "M", values: .init())
  }
  var kit = PlatformSymbols()
  kit.globals = ["localizedString", "formattedString"]
  kit.optionalMethods = ["scrollViewDidScroll"]
  kit.superclasses = ["UITableViewCell": "UIView", "UIView": "UIResponder"]
  let index = ModuleIndex(entries, kit: kit)
  var results: [String: String] = [:]
  for entry in entries {
    let source = RewrittenSource(
      entry.source, edits: SourceRewriter.edits(of: entry, index: index))
    results[entry.source.path] = String(decoding: source.bytes, as: UTF8.self)
  }
  return results
}

func rewritten(_ source: String) -> String { rewritten(["A.swift": source])["A.swift"] ?? "" }
