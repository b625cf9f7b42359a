import ArgumentParser
import Dispatch
import Documents
import Foundation
import LayoutScene
import Preview
import Typesetting

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show screens in a browser while they are written.",
    discussion: """
      Examples:
        plumb preview signin.yaml --open
        plumb preview Screens/ --port 8765
        plumb preview profile.yaml --locale all --device iphone-se,ipad

      Prints the address of a page and serves it until it is interrupted by Ctrl-C or SIGTERM, which is its end and \
      no failure: the exit status is \(Status.clean.rawValue). The page shows the \
      screen as iOS would beside its wireframe, and is up to date as soon as the document, or a file that \
      the document names, is saved. With mistakes in them it keeps the last picture and says what is \
      wrong. Of several documents or a folder it first shows all of them, with a search.

      Only this machine can open the page, only with the token in its address, and it shows no other documents \
      than the given ones. Locales, devices and so on can be chosen in the page; the options here say what it \
      begins with.
      """)

  @Argument(
    help: "Layout documents, and folders with such documents.", completion: .layoutDocument)
  var files: [String]

  @Flag(help: "Open the page in the browser that xdg-open starts.")
  var open = false

  @Option(
    help: "The port to serve the page on. (default: any that is free)",
    transform: PreviewCommand.port)
  var port: UInt16?

  @Option(
    help: """
      A file that keeps the token of the address, so that with --port the address stays the same. It is made where \
      there is none, and only you may be able to read it.
      """, completion: .file())
  var tokenFile: String?

  @OptionGroup var sceneOptions: SceneOptions

  @Option(
    help: "What to draw over wireframes; see plumb help render. (default: insets,findings)",
    completion: .custom { _, _, word in ShownOverlays.completions(of: word) },
    transform: ShownOverlays.init(list:))
  var show: ShownOverlays = .standard(of: .wireframe)

  @OptionGroup var jobOptions: JobOptions

  func run() throws {
    try Console.reporting {
      try requireFiles()
      let server = try server()
      let admission = try admission(server.port)
      let site = try site(admission)
      // Who reads the address may end the preview at once.
      let end = End()
      try Files.writeToStandardOutput(Array("\(admission.address)\n".utf8))
      if open { openBrowser(admission.address) }
      return serve(server, site, until: end)
    }
  }

  private static func port(_ text: String) throws -> UInt16 {
    guard let port = UInt16(text), port > 0 else {
      throw ValidationError("a port is a whole number from 1 to 65535")
    }
    return port
  }

  private func admission(_ port: UInt16) throws(Failure) -> Admission {
    guard let tokenFile else { return Admission(port: port) }
    try sceneOptions.outside.require(tokenFile, isResult: true)
    do throws(TokenFile.Failure) {
      return Admission(port: port, token: try TokenFile(tokenFile).token())
    } catch {
      throw Failure(.inputOutput, error.message)
    }
  }

  private func requireFiles() throws(Failure) {
    _ = try DocumentList.documents(files, sceneOptions.outside, mayGrow: true)
    let allowsOutside = sceneOptions.outside.allowOutside
    for file in files {
      guard FileManager.default.fileExists(atPath: file) else {
        throw Failure(.inputOutput, "\(file): error: there is no such file or folder")
      }
      if Files.isFolder(file) {
        try requireSomething(inFolder: file)
      } else if !DocumentList.isDocument(file) {
        // A document with a mistake is shown until it is mended, but this may be none.
        _ = try Failure.telling { () throws(DocumentErrors) in
          try OpenDocument.open(path: file, allowsOutside: allowsOutside)
        }
      }
    }
  }

  /// A folder may have no document yet, which is said. Nobody writes one into a hidden folder such as `.git`.
  private func requireSomething(inFolder folder: String) throws(Failure) {
    guard DocumentList.documents(inFolder: folder, sceneOptions.outside).isEmpty else { return }
    let words = "there are no layout documents (.yaml, .yml, .xib, .storyboard) in this folder"
    let name = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    guard !name.hasPrefix(".") else { throw Failure(.badInput, "\(folder): error: \(words)") }
    Console.say("\(folder): note: \(words) yet")
  }

  private func server() throws(Failure) -> Server {
    do {
      return try Server(port: port ?? 0)
    } catch {
      let place = port.map { "port \($0)" } ?? "a port"
      throw Failure(
        .inputOutput, "error: \(place) of this machine cannot be used: \(Server.reason(error))")
    }
  }

  private func site(_ admission: Admission) throws(Failure) -> PageRequests {
    let (files, outside) = (files, sceneOptions.outside)
    let folders = files.filter(Files.isFolder)
    let setting = PageRequests.Setting(
      folders: folders, choices: sceneOptions.choices,
      overlays: show.overlays, allowsOutside: outside.allowOutside
    ) {
      // A folder that is gone for a moment is no document.
      let present = files.filter { !folders.contains($0) || Files.isFolder($0) }
      let documents = try? DocumentList.documents(present, outside, mayGrow: true)
      return (documents ?? []).map(\.path)
    }
    do {
      let count = jobOptions.jobs ?? ProcessInfo.processInfo.activeProcessorCount
      return try PageRequests(
        setting, admission: admission, typesetters: try TypesetterPool(count: count))
    } catch {
      throw Failure(.inputOutput, "error: \(error)")
    }
  }

  /// Waits for a signal that ends the preview; one that comes before it is waited for counts.
  private struct End {
    let ended = DispatchSemaphore(value: 0)
    private let signals: [any DispatchSourceSignal]

    init() {
      let registered = DispatchSemaphore(value: 0)
      signals = [SIGINT, SIGTERM].map { [ended] number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { ended.signal() }
        source.setRegistrationHandler { registered.signal() }
        source.activate()
        return source
      }
      // Dispatch begins to listen on another thread.
      for _ in signals { registered.wait() }
    }

    func cancel() {
      for source in signals { source.cancel() }
    }
  }

  /// Serves until a signal comes.
  private func serve(_ server: Server, _ site: PageRequests, until end: End) -> Status {
    let ended = end.ended
    let task = Task {
      do {
        try await server.run { await site.response(to: $0) }
      } catch {
        if !Task.isCancelled { Console.say("error: the server has ended: \(error)") }
      }
      ended.signal()
    }
    ended.wait()
    task.cancel()
    end.cancel()
    return .clean
  }

  private func openBrowser(_ address: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", address]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    do {
      try process.run()
    } catch {
      Console.say("xdg-open cannot be started; open the address in a browser")
    }
  }
}
