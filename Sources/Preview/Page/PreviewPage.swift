import CResources
import Comparison
import Reports

/// The page of `plumb preview`: that of `plumb compare`, which gets its cells from the server
/// instead of from the file, and can do more with them.
enum PreviewPage {
  static let kind = PageKind(
    generator: "plumb preview", version: ComparisonPage.version, item: "cell", items: "cells",
    body: ComparisonPage.body + String(cString: plumb_previewBody()),
    style: ComparisonPage.style + String(cString: plumb_previewStyles()),
    script: ComparisonPage.script + String(cString: plumb_previewScripts()), isLive: true)

  static let html = kind.opening + kind.closing
}
