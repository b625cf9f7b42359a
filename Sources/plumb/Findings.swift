import LayoutScene

enum Findings {
  /// Prints every scene's findings to stderr.
  static func report(_ scenes: [Scene], of files: [String]) {
    for (file, scene) in zip(files, scenes) {
      for finding in scene.findings { Console.say(finding.text(document: file)) }
    }
  }
}

extension Finding {
  /// The finding as compilers print theirs: `file:line:column: warning: message [rule]`, and below
  /// it, indented, a line for each of several constraints that it is about. Whatever they quote, they
  /// are lines, so that programs can read them one by one.
  func text(document: String) -> String {
    let line =
      "\(origin.map(\.description) ?? document): \(severity.rawValue): \(message) [\(rule)]"
    return ([line.oneLine] + partLines(document: document)).joined(separator: "\n")
  }

  /// `  file:line:column: note: constraint`, for each of the constraints.
  func partLines(document: String) -> [String] {
    parts.map { "  \($0.origin.map(\.description) ?? document): note: \($0.description)".oneLine }
  }

  /// Whether the layout itself is not determined, which is what `--strict` refuses.
  var isUnsolved: Bool { rule == "layout/unsatisfiable" || rule == "layout/ambiguous" }
}

extension Scene {
  /// The status under `--strict`: unsatisfiable and ambiguous layouts weigh more than the rest.
  var strictStatus: Status {
    if findings.contains(where: \.isUnsolved) { return .unsolved }
    return findings.contains { $0.severity != .note } ? .findings : .clean
  }
}
