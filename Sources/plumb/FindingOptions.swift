import ArgumentParser

/// How commands with another result report findings.
struct FindingOptions: ParsableArguments {
  @Flag(help: "Exit with 2 if a layout is unsatisfiable or ambiguous, with 1 for other findings.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Do not print findings to stderr.")
  var quiet = false
}
