import ArgumentParser
import Foundation
import SourceRewriting

/// What packages that say `import UIKit` are built, tested and looked at with.
struct UIKitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uikit",
    abstract: "Build and test packages that import UIKit, and list what they miss.",
    subcommands: [UIKitBuild.self, UIKitTest.self, UIKitAudit.self])
}

struct UIKitBuild: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build an unmodified package that imports UIKit.",
    discussion: """
      Examples:
        plumb uikit build
        plumb uikit build --package-path ../Cards --target Cards -c release

      Runs swift build with Plumb's UIKit. What Swift has on Apple's systems only, such as @objc, #selector and \
      os(iOS), is rewritten in copies that the compiler reads in the place of the sources. Neither the sources nor \
      the manifest change, and messages name the sources' own lines and columns.

      The exit status is that of swift.
      """)

  @OptionGroup var options: UIKitBuildOptions

  func run() throws { try UIKitRun(options).run("build") }
}

struct UIKitTest: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Test an unmodified package that imports UIKit.",
    discussion: """
      Examples:
        plumb uikit test
        plumb uikit test --package-path ../Cards --filter CardTests

      Runs swift test as plumb uikit build runs swift build, for tests of XCTest and of Swift Testing.

      The exit status is that of swift.
      """)

  @OptionGroup var options: UIKitBuildOptions

  func run() throws { try UIKitRun(options).run("test") }
}

struct UIKitBuildOptions: ParsableArguments {
  @Option(help: "The folder of the package.", completion: .directory)
  var packagePath: String = "."

  @Option(
    help: "Where swift builds. (default: .build/plumb in the package's folder)",
    completion: .directory)
  var scratchPath: String?

  @Option(
    help: """
      A folder with libPlumbUIKit.so and its Modules. (default: the one that came with plumb, or one that is built \
      from plumb's sources)
      """, completion: .directory)
  var library: String?

  @Flag(help: "Say which sources are rewritten, and how swift is run.")
  var verbose = false

  @Argument(parsing: .allUnrecognized, help: "Arguments for swift.")
  var arguments: [String] = []
}
