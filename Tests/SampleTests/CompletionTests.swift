import Foundation
import Testing

/// What shells are told, and what people are.
@Suite struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func shellsOfferTheValuesOfOptions(shell: String) throws {
    let script = try PlumbProcess.run(["--generate-completion-script", shell])
    #expect(script.status == 0)
    for value in ["iphone-se", "ipad-pro-11", "accessibility3", "sarif", "outlines", "yaml"] {
      #expect(script.text.contains(value), "\(value)")
    }
  }

  @Test(arguments: [
    ("--device ipad-m", "ipad-mini ipad-mini-6 ipad-mini-7"), ("--show align", "alignment"),
    ("--show names,base", "names,baselines"), ("--show names,na", ""), ("--scale ", "1 2 3 4"),
    ("--appearance d", "dark"), ("--show no", "none"), ("--show names,no", ""),
  ])
  func bashCompletesWhatHasBeenBegun(line: String, expected: String) throws {
    let words = "plumb render \(line)"
    let quoted = words.components(separatedBy: " ").map { "'\($0)'" }
    let script = """
      PATH="$(dirname "$PLUMB"):$PATH"; source <("$PLUMB" --generate-completion-script bash)
      COMP_WORDS=(\(quoted.joined(separator: " "))); COMP_CWORD=3; COMP_LINE='\(words)'
      COMP_POINT=${#COMP_LINE}
      _plumb plumb \(quoted[3]) \(quoted[2]) 2>/dev/null
      echo "${COMPREPLY[*]}"
      """
    let process = try PlumbProcess.run(
      ["-c", script], environment: ["PLUMB": PlumbProcess.executable.path],
      program: URL(fileURLWithPath: "/bin/bash"))
    #expect(process.text == expected + "\n", "\(process.errors)")
  }

  @Test(arguments: ["render", "frames", "check", "explain", "fonts"])
  func helpNamesTheDefaultOfEveryOption(command: String) throws {
    let help = try PlumbProcess.run(["help", command])
    let options = try #require(help.text.components(separatedBy: "OPTIONS:\n").last)
    // An option's text starts with its name and ends where the next one starts.
    let texts = options.replacingOccurrences(of: "\n   ", with: " ").split(separator: "\n")
    for text in texts where text.contains("<") && !(command == "render" && text.contains("-o,")) {
      #expect(text.contains("default:"), "\(text)")
    }
    #expect(texts.count >= 3)
  }

  /// A document that says that it is read from the right has what stands on the wrong side judged, as one with a
  /// language that is.
  @Test(arguments: [
    ("direction: rtl", 1), ("direction: ltr", 0), ("locale: he", 1), ("locale: en", 0),
  ])
  func aDocumentMayBeMadeForADirection(line: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(
      """
      canvas: {size: 300x200}
      \(line)
      views: {a: {class: label, text: שלום, textAlignment: left}}
      constraints: [a.leading = root.leading, a.top = root.top, a.trailing = root.trailing]
      """)
    let run = try PlumbProcess.run(["check", document])
    #expect(run.status == status, "\(run.text)")
    #expect(
      run.text.contains("is aligned to the left, and is read from the right") == (status == 1))
  }
}
