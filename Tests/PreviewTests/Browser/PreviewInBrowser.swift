import BrowserSupport
import CellLayout
import Documents
import Foundation
import Typesetting

@testable import Preview

/// A preview of documents in a folder, open in a browser.
final class PreviewInBrowser {
  let folder: TemporaryFolder
  let page: BrowserPage
  private let task: Task<Void, Never>

  init(
    _ files: [String: String], width: Int = 1400, height: Int = 900, scheme: String = "light",
    fragment: String = "", endings: [String] = [".yaml"]
  ) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let path = folder.path
    let server = try Server(port: 0)
    let admission = Admission(port: server.port)
    let setting = PageRequests.Setting(folders: [path], choices: CellChoices()) {
      ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [])
        .filter { name in endings.contains(where: name.hasSuffix) }.sorted()
        .map { path + "/" + $0 }
    }
    let site = try PageRequests(
      setting, admission: admission, typesetters: try TypesetterPool(count: 2))
    task = Task(executorPreference: OwnThreads.all) {
      try? await server.run { await site.response(to: $0) }
    }
    page = try BrowserPage(width: width, height: height)
    try page.prefer(["prefers-color-scheme": scheme])
    guard let url = URL(string: admission.address) else {
      throw Chromium.Failure(description: admission.address)
    }
    try page.open(url, fragment: fragment)
  }

  deinit {
    page.check()
    task.cancel()
  }

  /// Does something with a preview of these files, once it shows one of them, and apart from the threads of its server.
  static func use(
    _ files: [String: String], width: Int = 1400, height: Int = 900, scheme: String = "light",
    fragment: String = "", endings: [String] = [".yaml"],
    _ work: @escaping @Sendable (PreviewInBrowser) throws -> Void
  ) async throws {
    try await apart {
      let preview = try PreviewInBrowser(
        files, width: width, height: height, scheme: scheme, fragment: fragment, endings: endings)
      try preview.waitForChange(1)
      try work(preview)
    }
  }

  /// Waits until so many changes are shown.
  func waitForChange(_ number: Int) throws {
    try page.wait("Number(document.body.dataset.live ?? 0) >= \(number)")
    try page.settle()
  }

  /// Where the chosen view is, as the page says it.
  static let place = "document.querySelector('#view-rows .rect')?.textContent"

  /// The frame of the chosen view as the page says it.
  func frame() throws -> String {
    try page.text("document.querySelector('#view-rows .place')?.innerText ?? ''")
  }

  /// The middle of what a line of the chosen view is dragged by, in the window's coordinates.
  ///
  /// - Parameter words: what stands at the line.
  func knob(at words: String) throws -> (x: Double, y: Double) {
    let all = "[...document.querySelectorAll('.frame.plain .constraint-amount')]"
    let text = "\(all).find((text) => text.textContent === '\(words)')"
    let line = "(\(text)?.dataset.line ?? '')"
    try page.wait(
      "document.querySelector(`.frame.plain .grip.knob[data-line='${\(line)}']`) !== null")
    return try page.middle(".frame.plain .grip.knob[data-line='\(try page.text(line))']")
  }
}
