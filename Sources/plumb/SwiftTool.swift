import Documents
import Foundation
import Glibc
import Snapshots

/// The `swift` of PATH.
struct SwiftTool {
  let path: String

  init() throws(Failure) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { String($0) + "/swift" }.first { access($0, X_OK) == 0 }
    guard let found else {
      throw Failure(
        .inputOutput, "error: there is no swift on PATH; https://www.swift.org/install has it")
    }
    path = found
  }

  /// The modules of the toolchain.
  var modules: Set<String> {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let folder =
      real.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/linux"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(names.compactMap { $0.hasSuffix(".swiftmodule") ? String($0.dropLast(12)) : nil })
  }

  /// The triple of this system, such as `x86_64-unknown-linux-gnu`.
  func target() throws(Failure) -> String {
    struct Info: Decodable {
      struct Target: Decodable { var unversionedTriple: String }
      var target: Target
    }
    let bytes = try output(["-print-target-info"])
    guard let info = try? JSONDecoder().decode(Info.self, from: Data(bytes)) else {
      throw Failure(.bug, "error: swift -print-target-info printed no triple")
    }
    return info.target.unversionedTriple
  }

  /// What swift, another program of the toolchain, or a program at a path writes to its standard output.
  func output(_ words: [String], of program: String = "swift") throws(Failure) -> [UInt8] {
    let folder = (path as NSString).deletingLastPathComponent
    let run = StreamedProgram([program.contains("/") ? program : folder + "/" + program] + words)
    var bytes: [UInt8] = []
    var messages: [String] = []
    let status = run.run { stream, line in
      if stream == STDOUT_FILENO {
        bytes += Array((line + "\n").utf8)
      } else {
        messages.append(line)
      }
    }
    guard status == 0 else {
      throw Failure(
        .badInput, messages + ["error: \(program) \(words.joined(separator: " ")) failed"])
    }
    return bytes
  }

  /// Runs swift, and passes on what it says.
  /// - Parameter mapped: what is shown in the place of each line.
  /// - Returns: the exit status.
  func run(_ words: [String], mapped: (String) -> String) throws(Failure) -> Int32 {
    let status = StreamedProgram([path] + words).run { stream, line in
      _ = WholeFile.write(Array((mapped(line) + "\n").utf8), to: stream)
    }
    guard let status else { throw Failure(.inputOutput, "\(path): error: cannot be run") }
    return status
  }
}
