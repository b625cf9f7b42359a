import CellLayout
import Documents
import Drawing
import Foundation
import LayoutScene
import Localization
import Typesetting

/// What the server shows: the page, and what it asks for.
package final class PageRequests: Sendable {
  /// What a preview is started with.
  package struct Setting: Sendable {
    /// The paths of the documents that were given, and of those in the given folders. It is called
    /// again when a folder has changed.
    package var documents: @Sendable () -> [String]
    /// The given folders.
    package var folders: [String]
    package var choices: CellChoices
    package var overlays: Overlays
    /// Whether documents may name files outside of their project.
    package var allowsOutside: Bool

    package init(
      folders: [String], choices: CellChoices, overlays: Overlays = .standard,
      allowsOutside: Bool = false, documents: @escaping @Sendable () -> [String]
    ) {
      (self.folders, self.choices, self.overlays) = (folders, choices, overlays)
      (self.allowsOutside, self.documents) = (allowsOutside, documents)
    }
  }

  let setting: Setting
  let typesetters: TypesetterPool
  private let admission: Admission
  private let changeFeed: ChangeFeed
  private let library: Library
  let editor = Editor()
  private let pictures = LastPictures()
  private let strings = ReadStrings()
  private let uses: Uses

  package init(_ setting: Setting, admission: Admission, typesetters: TypesetterPool) throws(Watcher
    .Failure)
  {
    self.setting = setting
    self.admission = admission
    self.typesetters = typesetters
    changeFeed = try ChangeFeed()
    library = Library(setting)
    uses = Uses(allowsOutside: setting.allowsOutside)
  }

  /// How many pages are open.
  package var pages: Int { changeFeed.count }

  /// Answers a request.
  package func response(to request: Request) async -> Response {
    await ReadStrings.$shared.withValue(strings) { await answer(to: request) }
  }

  private func answer(to request: Request) async -> Response {
    do throws(Request.Refusal) {
      let name = try admission.name(of: request)
      if request.method == .post { return try await change(name, request) }
      switch name {
      // Without its last slash the page could not name what is beside it.
      case ".":
        return Response(
          .movedPermanently, type: "text/plain; charset=utf-8",
          headers: [("Location", "/\(admission.token)/")], body: .bytes([]))
      case "": return page()
      case "icon.svg": return Response(type: "image/svg+xml", bytes: Array(Self.icon.utf8))
      case "events": return try await events(request)
      case "documents":
        await library.renew()
        return Response(json: await library.json())
      case "thumbnail": return try await thumbnail(request)
      case "cells": return try await cells(request)
      case "details": return try await details(request)
      case "grips": return try await grips(request)
      case "uses": return try await uses(request)
      case "edits": return Response(json: await editor.state(in: try await scope(request)))
      case "first-finding": return try await firstFinding(request)
      default: throw Request.Refusal(.notFound, "there is nothing here")
      }
    } catch {
      return Response(error)
    }
  }

  private static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">
    <path fill="#2f5fd7" d="M9.2 0h1.6v7.6L15 10.400 10 20 5 10.400l4.200-2.800z"/></svg>
    """

  private func page() -> Response {
    // No policy says who may frame the page: editors do, from addresses that are not of the network, which
    // `frame-ancestors *` leaves out. The token in the address keeps others away.
    Response(.ok, type: "text/html; charset=utf-8", body: .bytes(PreviewPage.html))
  }

  /// What a request asks for, where it is one of the documents.
  func query(_ request: Request) async throws(Request.Refusal) -> (PageQuery, path: String) {
    let query: PageQuery
    do throws(ChoiceError) {
      query = try PageQuery(
        request.query, standard: setting.choices, overlays: setting.overlays)
    } catch {
      throw Request.Refusal(.badRequest, error.message)
    }
    // Only what is listed is shown, whatever path a request has.
    guard let path = query.document else {
      throw Request.Refusal(.notFound, "there is no such document")
    }
    if await !library.has(path) { await library.renew() }
    guard await library.has(path) else {
      throw Request.Refusal(.notFound, "there is no such document")
    }
    return (query, path)
  }

  // MARK: Events

  private func events(_ request: Request) async throws(Request.Refusal) -> Response {
    guard request.query["document"] != nil else {
      return stream { [changeFeed, library] write in
        let subscription = changeFeed.subscribe()
        subscription.follow(await library.files)
        try await write(EventStream.retry + EventStream.event("ready"))
        for await _ in subscription.bells {
          if let event = await library.event(subscription.take()) { try await write(event) }
          subscription.follow(await library.files)
        }
      }
    }
    let (query, path) = try await query(request)
    let live = LivePage(
      query, path: path, typesetters: typesetters, allowsOutside: setting.allowsOutside,
      pictures: pictures)
    return stream { [changeFeed, library] write in
      let subscription = changeFeed.subscribe()
      try await write(EventStream.retry)
      if let event = await live.update(nil) { try await write(event) }
      subscription.follow(await live.files, await library.files)
      for await _ in subscription.bells {
        let changes = subscription.take()
        if let event = await live.update(changes) { try await write(event) }
        if let event = await library.event(changes) { try await write(event) }
        subscription.follow(await live.files, await library.files)
      }
    }
  }

  private func stream(
    _ body: @escaping @Sendable (Response.Writer) async throws -> Void
  ) -> Response {
    let strings = strings
    return Response(
      .ok, type: "text/event-stream",
      body: .stream { write in
        try await ReadStrings.$shared.withValue(strings) { try await body(write) }
      })
  }

  // MARK: One cell

  /// The cells once, without hearing of changes, as while the canvas is dragged.
  func cells(_ request: Request) async throws(Request.Refusal) -> Response {
    let (query, path) = try await query(request)
    let live = LivePage(
      query, path: path, typesetters: typesetters, allowsOutside: setting.allowsOutside)
    return Response(type: "application/json", bytes: await live.change(nil) ?? Array("null".utf8))
  }

  /// The document as it is now, and the cell that the request names by its index.
  func cell(
    _ request: Request
  ) async throws(Request.Refusal) -> (OpenDocument, DocumentOptions, PageQuery) {
    let (query, path) = try await query(request)
    let document: OpenDocument
    do throws(DocumentErrors) {
      document = try OpenDocument.open(path: path, allowsOutside: setting.allowsOutside)
    } catch {
      throw await refusal(error, path)
    }
    guard let cells = query.cells(of: document),
      let index = Int(request.query["cell"] ?? "0"), cells.indices.contains(index)
    else {
      throw Request.Refusal(.notFound, "there is no such cell")
    }
    return (document, cells[index].options, query)
  }

  /// Why nothing of a document can be told or changed that cannot be read.
  private func refusal(_ errors: DocumentErrors, _ path: String) async -> Request.Refusal {
    let problem = errors.problems.first
    let place = problem.map { problem in
      problem.location.map { "\($0.file):\($0.line):\($0.column)" } ?? problem.file
    }
    let way =
      await editor.canUndo(in: .init(document: path) { $0 == path })
      ? "; Undo takes the last edit back" : ""
    return Request.Refusal(
      .conflict,
      "\(place ?? path): \(problem?.statement ?? "the document cannot be read"). Until this is mended, no value "
        + "can be changed here\(way).")
  }

  /// How often the values of a view are used, in all documents of the preview, by their places.
  private func uses(_ request: Request) async throws(Request.Refusal) -> Response {
    let (document, options, _) = try await cell(request)
    let view = request.query["view"] ?? ""
    let values =
      document.writtenValues(ofView: view, options)
      + document.writtenConstraints(options).flatMap(\.values)
    return Response(json: await uses.json(of: values, in: document.file, await library.paths))
  }

  private func details(_ request: Request) async throws(Request.Refusal) -> Response {
    let (document, options): (OpenDocument, DocumentOptions)
    do throws(Request.Refusal) {
      (document, options, _) = try await cell(request)
    } catch {
      // The page keeps what it knows while the document cannot be read, and says why that is.
      guard error.status == .conflict else { throw error }
      return Response(json: .null)
    }
    let view = request.query["view"] ?? ""
    let json = await typesetters.perform { typesetter in
      ViewDetails(view, in: document, options, typesetter)?.json
    }
    guard let json else { throw Request.Refusal(.notFound, "there is no such view") }
    return Response(json: json)
  }

  private func firstFinding(_ request: Request) async throws(Request.Refusal) -> Response {
    var request = request
    request.query["size"] = nil
    let (document, options, _) = try await cell(request)
    return Response(
      json: await typesetters.perform { typesetter in
        FirstFinding(document: document, options: options, typesetter: typesetter).json
      })
  }

  // MARK: Thumbnails

  /// A small picture of a document's first cell.
  private func thumbnail(_ request: Request) async throws(Request.Refusal) -> Response {
    let (query, path) = try await query(request)
    let allowsOutside = setting.allowsOutside
    let picture = await typesetters.perform { typesetter -> [UInt8]? in
      guard let document = try? OpenDocument.open(path: path, allowsOutside: allowsOutside),
        let first = query.cells(of: document)?.first,
        case (let problems, let found) = document.inspect(
          options: first.options, measurer: typesetter),
        // Without the parts that have mistakes it would look like another screen, or like none.
        problems.isEmpty, let screen = found
      else { return nil }
      let scene = screen.scene(includesAmbiguity: false, constraints: .none)
      return try? Renderer(typesetter: typesetter).svg(scene, query.drawing(.plain, scene: scene))
    }
    guard let picture else {
      throw Request.Refusal(.unprocessable, "this document cannot be drawn")
    }
    return Response(type: "image/svg+xml", bytes: picture)
  }
}

extension Response {
  init(json: JSON) {
    self.init(type: "application/json", bytes: Array(json.oneLine.utf8))
  }
}
