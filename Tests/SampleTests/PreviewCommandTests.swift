import Foundation
import Testing

/// The preview as a command: how it starts, ends, and refuses what it cannot show.
@Suite(.timeLimit(.minutes(20))) struct PreviewCommandTests {
  private let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
    let files = [
      "a.yaml": "views: {a: {}}\n", "broken.yaml": "views: [\n", "notes.txt": "hello\n",
      "texts.strings": "\"a\" = \"b\";\n", ".git/config": "", "tokens/short": "secret\n",
      "tokens/open": String(repeating: "0", count: 40),
    ]
    for (name, text) in files { _ = try place.write(text, as: name) }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: place.file("tokens/short").path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: place.file("tokens/open").path)
    try FileManager.default.createSymbolicLink(
      atPath: place.file("tokens/link").path, withDestinationPath: "short")
  }

  /// The signal is sent as soon as the address can be read. A document with a mistake is served, too.
  @Test(arguments: ["TERM", "INT"], ["a.yaml", "broken.yaml", "."])
  func aSignalAfterTheAddressEndsItAtOnce(_ signal: String, _ document: String) throws {
    let process = try PlumbProcess.run(
      script: """
        cd '\(place.path)' && mkfifo address
        timeout 300 "$PLUMB" preview \(document) > address & preview=$!
        read line < address
        kill -\(signal) $preview; wait $preview
        echo "$? $line"
        """)
    #expect(process.text.contains(/^0 http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32,}\/\n$/), "\(process)")
  }

  static let refused: [(arguments: [String], status: Int32, words: String)] = [
    (["none.yaml"], 74, "none.yaml: error: there is no such file or folder"),
    ([".git"], 65, "there are no layout documents"),
    (["notes.txt"], 65, "notes.txt:1:1: error: expected a mapping"),
    (["texts.strings"], 65, "texts.strings:1:5: error:"),
    (["a.yaml", "/dev/null"], 65, "the file is empty"),
    (["a.yaml", "--locale", "en_nope_"], 64, "there is no locale"),
    (["a.yaml", "--device", "foo"], 64, "there is no device “foo”"),
    (["a.yaml", "--port", "0"], 64, "from 1 to 65535"),
    (["a.yaml", "--show", "nothing"], 64, "there is no overlay nothing"),
    (["a.yaml", "--token-file", "tokens/short"], 74, "32 to 128 letters and digits"),
    (["a.yaml", "--token-file", "tokens/open"], 74, "chmod 600"),
    (["a.yaml", "--token-file", "tokens/link"], 74, "it is a link"),
    (["a.yaml", "--token-file", "tokens"], 74, "it is no file"),
    (["a.yaml", "--token-file", "none/token"], 74, "No such file or directory"),
    ([], 64, "Missing expected argument"),
  ]

  @Test(arguments: refused)
  func whatCannotBeServedIsRefused(_ arguments: [String], _ status: Int32, _ words: String) throws {
    let process = try PlumbProcess.run(
      ["60", PlumbProcess.executable.path, "preview"] + arguments, folder: place.url,
      program: URL(fileURLWithPath: "/usr/bin/timeout"))
    #expect(process.status == status && process.output.isEmpty, "\(process.errors)")
    #expect(process.errors.contains(words), "\(process.errors)")
  }

  @Test func aPortThatIsTakenIsSaid() throws {
    let process = try PlumbProcess.run(
      script: """
        cd '\(place.path)' && mkfifo address
        timeout 300 "$PLUMB" preview a.yaml > address & preview=$!
        read line < address
        port=${line#http://127.0.0.1:}
        timeout 60 "$PLUMB" preview a.yaml --port "${port%%/*}"; echo $?
        kill $preview
        """)
    #expect(process.text == "74\n")
    #expect(process.errors.contains("of this machine cannot be used: "), "\(process.errors)")
  }
}
