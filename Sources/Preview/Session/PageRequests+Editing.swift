import Documents
import Files
import Foundation
import LayoutScene
import Localization

/// What the page asks for while something is changed.
extension PageRequests {
  func change(_ name: String, _ request: Request) async throws(Request.Refusal) -> Response {
    guard request.headers["content-type"]?.hasPrefix("application/json") == true else {
      throw Request.Refusal(.unsupportedMediaType, "a change is JSON")
    }
    switch name {
    case "edit": return try await edit(request)
    case "trial": return try await trial(request)
    case "undo": return Response(json: try await editor.undo(in: scope(request)))
    case "redo": return Response(json: try await editor.redo(in: scope(request)))
    default: throw Request.Refusal(.notFound, "there is nothing here")
    }
  }

  /// Changes a value in a file of the document that the page shows.
  private func edit(_ request: Request) async throws(Request.Refusal) -> Response {
    let (edit, source) = try await wanted(request)
    try await check(edit, of: source, request)
    return Response(json: try await editor.apply(edit, to: source, in: scope(request)))
  }

  /// What a page takes back: only what has to do with the document that it shows.
  func scope(_ request: Request) async throws(Request.Refusal) -> Editor.Scope {
    let path = try await query(request).path
    guard let (document, options, _) = try? await cell(request) else {
      return .init(document: path) { $0 == path }
    }
    return .init(document: path) { document.source(ofFile: $0, options) != nil }
  }

  /// Refuses a value that the document would have a mistake with which it does not have now.
  private func check(
    _ edit: Edit, of source: SourceText, _ request: Request
  ) async throws(Request.Refusal) {
    // Any text can be that of a string.
    guard !FileEndings.strings.contains(FileEndings.ending(of: source.file)) else { return }
    let before = await problems(request)
    var known = before.reduce(into: [:]) { $0[$1.statement, default: 0] += 1 }
    let unsaved = [UnsavedFiles.key(for: source.file): Array(try edit.text(of: source).utf8)]
    let after = await UnsavedFiles.$texts.withValue(unsaved) { await problems(request) }
    for problem in after {
      known[problem.statement, default: 0] -= 1
      guard known[problem.statement, default: 0] < 0 else { continue }
      let advice = problem.advice.map { ". \($0)" } ?? ""
      throw Request.Refusal(.unprocessable, "not written: \(problem.statement)\(advice)")
    }
  }

  /// The mistakes in the document of a request.
  private func problems(_ request: Request) async -> [Problem] {
    guard let path = try? await query(request).path else { return [] }
    let document: OpenDocument
    do throws(DocumentErrors) {
      document = try OpenDocument.open(path: path, allowsOutside: setting.allowsOutside)
    } catch {
      return error.problems
    }
    guard let (_, options, _) = try? await cell(request) else { return [] }
    return await typesetters.perform { typesetter in
      document.inspect(options: options, measurer: typesetter).problems
    }
  }

  /// The cells as they would be after an edit, which is written nowhere.
  private func trial(_ request: Request) async throws(Request.Refusal) -> Response {
    let (edit, source) = try await wanted(request)
    let text = try edit.text(of: source)
    let unsaved = [UnsavedFiles.key(for: source.file): Array(text.utf8)]
    let answer = await UnsavedFiles.$texts.withValue(unsaved) {
      () -> Result<Response, Request.Refusal> in
      do throws(Request.Refusal) {
        return .success(try await cells(request))
      } catch {
        return .failure(error)
      }
    }
    return try answer.get()
  }

  /// The edit that a request asks for, and its file. Only files from which the document has values are written,
  /// whatever path a request has.
  private func wanted(_ request: Request) async throws(Request.Refusal) -> (Edit, SourceText) {
    let (document, options, _) = try await cell(request)
    let edit = try Edit(request.body)
    guard let source = document.source(ofFile: edit.file, options) else {
      throw Request.Refusal(.notFound, "the document has nothing from such a file")
    }
    return (edit, source)
  }

  /// The constants that can be dragged in the picture, with those of the constraints of a view.
  func grips(_ request: Request) async throws(Request.Refusal) -> Response {
    let (document, options, _) = try await cell(request)
    let view = request.query["view"] ?? ""
    let allowsOutside = setting.allowsOutside
    let json = await typesetters.perform { typesetter in
      DraggableNumbers(of: view, in: document, options, allowsOutside: allowsOutside, typesetter)?
        .json
    }
    guard let json else { throw Request.Refusal(.notFound, "there is no such view") }
    return Response(json: json)
  }
}
