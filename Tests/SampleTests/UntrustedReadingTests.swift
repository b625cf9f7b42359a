import Foundation
import Testing

/// A project that a stranger has written, beside a file that is none of its business.
struct HostileProject {
  let place: TemporaryFolder
  var folder: URL { place.file("project") }
  /// The text of the file outside, of which nothing may be told.
  static let secret = "TOKEN=correct-horse-battery-staple"

  init(_ files: [String: String] = [:], links: [String: String] = [:]) throws {
    place = try TemporaryFolder()
    _ = try place.write("", as: "project/.git/HEAD")
    _ = try place.write(Self.secret, as: "outside/secret.txt")
    _ = try place.write(Self.secret, as: "project/.git/config")
    for (name, text) in files { _ = try place.write(text, as: "project/" + name) }
    for (name, target) in links { try link(name, to: target) }
  }

  func link(_ name: String, to target: String) throws {
    let path = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path.path, withDestinationPath: target)
  }

  func run(
    _ arguments: String..., environment: [String: String?] = [:]
  ) throws -> PlumbProcess {
    try PlumbProcess.run(
      arguments, environment: ["CI": nil, "PLUMB_RECORD": nil].merging(environment) { $1 },
      folder: folder)
  }

  /// The bytes of all files outside of the project, by their paths.
  var outside: [String: Data] {
    let root = place.file("outside")
    let names = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
    return names.reduce(into: [:]) { files, name in
      files[name] = FileManager.default.contents(atPath: root.appendingPathComponent(name).path)
    }
  }
}

extension PlumbProcess {
  /// Everything that the run has told.
  var told: String { text + errors }
}

@Suite struct UntrustedReadingTests {
  static let label = "views: {a: {class: label, text: {key: t}, frame: [0, 0, 9, 9]}}\n"

  /// What a document says, and the place outside that `#` stands for: there, or not.
  static let names = [
    "strings: #\n" + label, "strings: {a: b}\nstrings: #\n" + label, "include: #\nviews: {a: {}}\n",
    "views: {a: {class: imageView, image: \"#\"}}\n",
    "views: {a: {class: imageView, image: {source: \"#\"}}}\n",
    "views: {a: {class: button, image: \"#\"}}\n",
  ]
  static let places = [
    "../outside/@", "../../../../../../../etc/@", ".git/@", "../project/.git/@", "link-@",
    "linked/@", ".GIT/@", "sub/../../outside/@",
  ]

  @Test(arguments: names, places)
  func nothingOutsideIsReadOrTold(text: String, place: String) throws {
    var told: [String] = []
    for name in ["secret.txt", "config", "passwd", "gone"] {
      let document = text.replacing("#", with: place.replacing("@", with: name))
      let project = try HostileProject(
        ["a.yaml": document],
        links: [
          "link-\(name)": "../outside/\(name)", "linked": "../outside", "sub/x": "../../outside",
        ])
      let run = try project.run("check", "a.yaml")
      #expect([65, 74].contains(run.status), "\(run.told)")
      #expect(!run.told.contains("horse") && !run.told.contains("root:"), "\(run.told)")
      told.append(run.told.replacing(name, with: "@"))
    }
    #expect(Set(told).count == 1, "whether a file is there is told: \(told)")
  }

  /// A folder of strings has links of its own.
  @Test(arguments: [
    ("Strings", "en.lproj/Localizable.strings", "../../../outside/@"),
    ("Strings", "en.lproj/Localizable.stringsdict", "../../../outside/@"),
    ("Strings", "en.lproj", "../../outside/@"),
    ("Strings", "de.xcloc", "../../outside/@"),
    ("Strings", "de.xliff", "../../outside/@"),
    ("Strings/en.lproj/Localizable.strings", "en.lproj/Localizable.strings", "/proc/self/@"),
  ])
  func aLinkInAFolderOfStringsLeadsNowhere(
    strings: String, link: String, target: String
  ) throws {
    var told: [String] = []
    for name in ["secret.txt", "environ", "gone"] {
      let project = try HostileProject(
        ["a.yaml": "strings: \(strings)\n" + Self.label],
        links: ["Strings/" + link: target.replacing("@", with: name)])
      let run = try project.run("check", "a.yaml", environment: ["SECRET": "horse"])
      #expect(run.status == 65 || run.status == 74, "\(run.told)")
      #expect(!run.told.contains("horse"), "\(run.told)")
      told.append(run.told.replacing(name, with: "@"))
    }
    #expect(Set(told).count == 1, "whether a file is there is told: \(told)")
  }

  /// Documents, plans and parts of reports may be links themselves.
  @Test(arguments: [
    ("check a.yaml", "a.yaml"), ("check screens/a.yaml", "screens"), ("test screens/", "screens"),
    ("test . --record never", "plumb.yaml"), ("test . --record never", "screens/plumb.yaml"),
    ("test screens/ --record never", "screens/a.yaml"), ("merge part.json", "part.json"),
    ("frames a.yaml", "a.yaml"), ("explain a.yaml a.width", "a.yaml"),
    ("test b.yaml --record never", "Snapshots/b.en.390x844.frames.json"),
    ("test b.yaml --record never", "Snapshots"), ("accept *", "."),
    ("accept --review review.json", "review.json"),
  ])
  func whatIsGivenIsNoWayOut(command: String, link: String) throws {
    for name in ["secret.txt", "gone"] {
      let project = try HostileProject([
        "b.yaml": "views: {a: {}}\n", "screens/b.yaml": "views: {}\n",
      ])
      if link == "." {
        _ = try project.place.write("x", as: "outside/x.new.frames.json")
        try project.link("Snapshots", to: "../outside")
      } else {
        try? FileManager.default.removeItem(at: project.folder.appendingPathComponent(link))
        let depth = link.split(separator: "/").count
        try project.link(link, to: String(repeating: "../", count: depth) + "outside/\(name)")
      }
      let run = try PlumbProcess.run(
        command.split(separator: " ").map(String.init),
        environment: ["CI": nil, "PLUMB_RECORD": nil], folder: project.folder)
      #expect(run.status != 1 && !run.told.contains("horse"), "\(run.told)")
    }
  }

  @Test func whoWantsItReadsOutside() throws {
    let project = try HostileProject(["a.yaml": "strings: ../shared/Strings\n" + Self.label])
    _ = try project.place.write(
      "\"t\" = \"T\";\n", as: "shared/Strings/en.lproj/Localizable.strings")
    let refused = try project.run("check", "a.yaml")
    #expect(refused.status == 65 && refused.errors.isEmpty, "\(refused.told)")
    #expect(
      refused.text.contains("hint: Where that is meant, give --allow-outside."), "\(refused.text)")
    let allowed = try project.run("check", "a.yaml", "--allow-outside")
    #expect(!allowed.text.contains("document/"), "\(allowed.told)")
    // What is outside is read, and still not quoted.
    _ = try project.place.write(
      "\"t\" = horse\n", as: "shared/Strings/en.lproj/Localizable.strings")
    let broken = try project.run("render", "a.yaml", "-o", "a.png", "--allow-outside")
    #expect(broken.status == 65 && !broken.told.contains("horse"), "\(broken.told)")
  }

  /// Links inside of a project are anybody's own business, and so are folders above it.
  @Test func linksInsideAreFollowed() throws {
    let project = try HostileProject(
      [
        "a.yaml": "strings: Linked\n" + Self.label,
        "Strings/en.lproj/Localizable.strings": "\"t\" = \"T\";\n",
      ],
      links: ["Linked": "Strings", "b.yaml": "a.yaml", "up": "."])
    for document in ["a.yaml", "b.yaml", "up/a.yaml"] {
      let run = try project.run("frames", document)
      #expect(run.status == 0, "\(document): \(run.told)")
    }
    let way = project.place.file("way").path
    try FileManager.default.createSymbolicLink(
      atPath: way, withDestinationPath: project.folder.path)
    #expect(try project.run("frames", way + "/a.yaml").status == 0)
  }

  /// Links that lead to each other lead nowhere, not even for whoever allows everything.
  @Test(arguments: [
    "check self.yaml", "check one.yaml", "check b.yaml", "render a.yaml -o one.png",
  ])
  func linksInACircleAreToldAsSuch(command: String) throws {
    let project = try HostileProject(
      ["a.yaml": "views: {a: {}}\n", "b.yaml": "include: self.yaml\nviews: {a: {}}\n"],
      links: [
        "self.yaml": "self.yaml", "one.yaml": "two.yaml", "two.yaml": "./one.yaml",
        "one.png": "one.png",
      ])
    let isReading = command.hasPrefix("check")
    for allowed in isReading ? ["", " --allow-outside"] : [""] {
      let words = (command + allowed).split(separator: " ").map(String.init)
      let run = try PlumbProcess.run(words, folder: project.folder)
      #expect(
        run.told.contains("its links lead in a circle, or are too many")
          && !run.told.contains("where that is meant") && !run.told.contains("Where that is meant"),
        "\(command + allowed): \(run.told)")
    }
  }
}
