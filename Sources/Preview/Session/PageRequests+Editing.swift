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
    case "undo": return Response(json: try await editor.undo())
    case "redo": return Response(json: try await editor.redo())
    default: throw Request.Refusal(.notFound, "there is nothing here")
    }
  }

  /// Changes a value in a file of the document that the page shows.
  private func edit(_ request: Request) async throws(Request.Refusal) -> Response {
    let (edit, source) = try await wanted(request)
    return Response(json: try await editor.apply(edit, to: source))
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
