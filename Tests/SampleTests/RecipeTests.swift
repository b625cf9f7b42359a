import Foundation
import Testing

@testable import Files

/// The recipes of docs/ci.md, whose commands are run as each runner would run them: with the built program, and with
/// programs in the place of those that install something.
@Suite struct RecipeTests {
  private static func blocks(_ language: String) throws -> [String] {
    let page = try String(
      contentsOf: PlumbProcess.root.appendingPathComponent("docs/ci.md"), encoding: .utf8)
    return page.components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  /// The recipes in YAML. A reader that takes a command for a mapping finds no text there.
  private static func recipes() throws -> [Node] {
    try blocks("yaml").map { text in
      let problems = Problems()
      let node = NodeReader.read(SourceText(file: "ci.md", text: text), problems)
      #expect(problems.sorted.map(\.description) == [], "\(text)")
      return try #require(node)
    }
  }

  /// All texts under a key, wherever it is.
  private static func commands(_ key: String, in node: Node) -> [String?] {
    if let items = node.sequence { return items.flatMap { commands(key, in: $0) } }
    return (node.mapping ?? []).flatMap { pair in
      pair.name == key
        ? (pair.value.sequence ?? [pair.value]).map(\.scalar?.text) : commands(key, in: pair.value)
    }
  }

  /// A project with two screens, and programs that stand for those that install.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["one", "two"] {
      _ = try folder.write(
        "canvas: {size: 100x100}\nviews: {\(name): {class: label, text: A}}\n"
          + "constraints: [\(name).top = root.top + 8, \(name).leading = root.leading + 8]\n",
        as: "Screens/\(name).yaml")
    }
    let programs = [
      "apt-get": "echo apt-get \"$@\" >> apt.log", "sudo": "exec \"$@\"",
      "plumb": "exec \(PlumbProcess.executable.path) \"$@\"",
      "curl": "while [ $# -gt 0 ]; do [ \"$1\" != -o ] || echo package > \"$2\"; shift; done",
      "swift": "while [ \"$1\" != plumb ]; do shift; done; exec \"$@\"",
    ]
    for (name, script) in programs {
      let file = try folder.write("#!/bin/sh\n\(script)\n", as: "bin/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }
    let recorded = try PlumbProcess.run(["test", "Screens", "--record", "all"], folder: folder.url)
    #expect(recorded.text.contains("2 written"), "\(recorded.text) \(recorded.errors)")
    return folder
  }

  private static func run(
    _ commands: [String], in folder: TemporaryFolder, _ environment: [String: String] = [:]
  ) throws -> PlumbProcess {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try PlumbProcess.run(
      ["-e", "-c", commands.joined(separator: "\n")],
      environment: environment.merging(
        ["CI": "true", "PATH": folder.file("bin").path + ":" + path]
      ) { $1 },
      folder: folder.url, program: URL(fileURLWithPath: "/bin/bash"))
  }

  @Test func theCommandsOfGitLabsRecipeMakeTheFilesThatItKeeps() throws {
    let recipe = try #require(
      Self.recipes().first { !Self.commands("before_script", in: $0).isEmpty })
    let found =
      Self.commands("before_script", in: recipe) + Self.commands("script", in: recipe)
    let commands = try found.map { try #require($0) }
    let folder = try Self.project()
    let sum = "ad90ad87d2b1a1c20d89bdbd02b32f4a6d7ae9a3ff6f1a4ff8bb5a4d0a4bf0ab"
    let variables = [
      "CI_JOB_TOKEN": "a token", "CI_API_V4_URL": "https://gitlab/api/v4", "CI_PROJECT_ID": "7",
      "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1",
    ]
    let wrong = try Self.run(commands, in: folder, variables.merging(["PLUMB_SHA256": sum]) { $1 })
    #expect(wrong.status != 0 && wrong.text.contains("plumb.deb: FAILED"))
    let right = try Self.run(
      ["export PLUMB_SHA256=$(echo package | sha256sum | cut -d ' ' -f 1)"] + commands, in: folder,
      variables)
    #expect(right.status == 0, "\(right.text) \(right.errors)")
    for kept in Self.commands("paths", in: recipe) + Self.commands("junit", in: recipe) {
      let path = folder.file(try #require(kept)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(path)")
    }
  }

  @Test func theCommandsOfGitHubsRecipeRunForEachOfItsShards() throws {
    let recipe = try #require(Self.recipes().first { !Self.commands("run", in: $0).isEmpty })
    let shards = Self.commands("shard", in: recipe)
    #expect(shards == ["1", "2", "3", "4"])
    var cells = 0
    for shard in shards {
      let folder = try Self.project()
      let commands = try Self.commands("run", in: recipe).map {
        try #require($0).replacing("${{ matrix.shard }}", with: try #require(shard))
      }
      let run = try Self.run(commands, in: folder)
      #expect(run.status == 0, "\(run.text) \(run.errors)")
      let report = try Data(contentsOf: folder.file("Results/report.json"))
      let json = try JSONSerialization.jsonObject(with: report) as? [String: Any]
      cells += (json?["results"] as? [Any])?.count ?? 0
    }
    #expect(cells == 2)
  }

  @Test func theCommandOfJenkinsRecipeMakesTheFilesThatItKeeps() throws {
    let recipe = try #require(Self.blocks("groovy").first)
    func quoted(after word: String) throws -> String {
      let parts = recipe.components(separatedBy: word + " '")
      return try #require(parts.dropFirst().first?.components(separatedBy: "'").first)
    }
    let folder = try Self.project()
    let run = try Self.run([quoted(after: "sh")], in: folder)
    #expect(run.status == 0, "\(run.text) \(run.errors)")
    for kept in [try quoted(after: "junit"), "Results/index.html"] {
      #expect(FileManager.default.fileExists(atPath: folder.file(kept).path), "\(kept)")
    }
  }

  /// The steps of the action, with what the runner puts in the place of its expressions.
  @Test func theActionsStepsInstallThePackageAndWriteTheSummary() throws {
    let action = PlumbProcess.root.appendingPathComponent(".github/actions/plumb")
    let text = try String(contentsOf: action.appendingPathComponent("action.yml"), encoding: .utf8)
    let problems = Problems()
    let read = NodeReader.read(SourceText(file: "action.yml", text: text), problems)
    let steps = try #require(read?["runs"]?.value["steps"]?.value.sequence)
    #expect(problems.sorted.isEmpty && steps.count == 3)
    let folder = try Self.project()
    let package = try folder.write("package", as: "the package.deb")
    let given = [
      "inputs.paths": "Screens", "inputs.options": "--shard 1/1", "inputs.package": package,
      "inputs.name": "layouts", "runner.temp": folder.path + "/temp",
      "github.server_url": "https://github.com", "github.action_repository": "a/plumb",
      "github.action_ref": "v0.1.0",
    ]
    func filled(_ text: String) -> String {
      given.reduce(text) { $0.replacing("${{ \($1.key) }}", with: $1.value) }
    }
    var printed = ""
    for step in steps {
      guard let command = step["run"]?.value.scalar?.text else { continue }
      var environment = [
        "GITHUB_ACTION_PATH": action.path, "GITHUB_STEP_SUMMARY": folder.path + "/summary.md",
        "GITHUB_WORKSPACE": folder.path, "HOME": folder.path,
      ]
      for pair in step["env"]?.value.mapping ?? [] {
        environment[pair.name] = filled(try #require(pair.value.scalar?.text))
      }
      #expect(environment.values.allSatisfy { !$0.contains("${{") })
      let run = try Self.run([command], in: folder, environment)
      #expect(run.status == 0, "\(command): \(run.text) \(run.errors)")
      printed += run.text
    }
    #expect(printed.contains("plumb 0.1.0"))
    let installed = try String(contentsOf: folder.file("apt.log"), encoding: .utf8)
    #expect(installed.contains("--no-install-recommends git \(package)"))
    let kept = filled(try #require(steps.last?["with"]?.value["path"]?.value.scalar?.text))
    #expect(FileManager.default.fileExists(atPath: kept + "/index.html"), "\(printed)")
    let summary = try String(contentsOf: folder.file("summary.md"), encoding: .utf8)
    #expect(summary.contains("2 "), "\(summary)")
  }

  /// What the page says of several machines: the parts are joined to what one machine would say.
  @Test func thePartsOfSeveralMachinesAreJoined() throws {
    let page = try String(
      contentsOf: PlumbProcess.root.appendingPathComponent("docs/ci.md"), encoding: .utf8)
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("    plumb ") }.map(String.init)
    let check = try #require(lines.first { $0.contains("--shard 1/4") })
    let folder = try Self.project()
    for shard in 1...4 {
      let command = check.replacing("1/4", with: "\(shard)/4")
        .replacing("check-1", with: "check-\(shard)").components(separatedBy: "#")[0]
      let run = try Self.run([command], in: folder)
      #expect(run.status == 0, "\(run.text) \(run.errors)")
      let test = "plumb test Screens --shard \(shard)/4 -o layouts-\(shard)/"
      #expect(try Self.run([test], in: folder).status == 0)
    }
    let merges = lines.filter { $0.hasPrefix("    plumb merge") }
    #expect(merges.count == 3)
    for merge in merges {
      let run = try Self.run([merge], in: folder)
      #expect(run.status == 0, "\(merge): \(run.text) \(run.errors)")
    }
    let whole = try Self.run(
      ["plumb check Screens/*.yaml --locale all --format json"], in: folder)
    #expect(try Array(Data(contentsOf: folder.file("check.json"))) == whole.output)
  }
}
