import Documents
import LayoutScene
import Reports

/// The review of a run's causes, as the page of plumb test saves it.
struct Review {
  enum Verdict: String, CaseIterable {
    case accepted, rejected
  }

  struct Cause {
    /// The constraint as it is written, or the view and its property.
    var what: String
    /// Nil for a cause about which nothing was decided.
    var verdict: Verdict?
    var comment: String
    /// The names of the snapshots that have the cause.
    var snapshots: [Snapshot]
  }

  /// A snapshot's name, with the way to it in the file.
  struct Snapshot {
    var name: String
    var place: [JSONFile.Step]
  }

  private(set) var causes: [Cause]
  private let path: String
  private let bytes: [UInt8]
  /// The most mistakes that are told; the file is read once for the place of each.
  static let mostMistakes = 20

  /// The snapshots of which every cause is accepted, each once. One that has an undecided cause is
  /// left pending.
  var accepted: [Snapshot] {
    let others = Set(causes.filter { $0.verdict != .accepted }.flatMap(\.snapshots).map(\.name))
    var known = others
    return causes.flatMap(\.snapshots).filter { known.insert($0.name).inserted }
  }

  /// A mistake at a place in the file.
  func mistake(at place: [JSONFile.Step], _ message: String) -> RunProblem {
    Self.mistake(at: place, in: bytes, path, message)
  }

  private static func mistake(
    at place: [JSONFile.Step], in bytes: [UInt8], _ path: String, _ message: String
  ) -> RunProblem {
    RunProblem(
      file: path, origin: JSONFile.location(of: place, in: bytes, file: path), message: message)
  }
}

extension Review {
  /// The version of the file's form.
  private static let version = 1

  /// Reads a review.
  ///
  /// - Throws: a file that cannot be read or is no review, with the place of every mistake.
  init(path: String) throws(Failure) {
    self.path = path
    let (bytes, json) = try Failure.telling { () throws(DocumentErrors) in
      let bytes = try JSONFile.bytes(atPath: path)
      return (bytes, try JSONFile.value(bytes, file: path))
    }
    self.bytes = bytes
    var reader = Reader(path: path, bytes: bytes)
    causes = reader.causes(in: json)
    guard reader.mistakes.isEmpty else {
      throw Failure(.badInput, reader.mistakes.map(\.line), problems: reader.mistakes)
    }
  }

  /// Reads the values of a review, and collects what is wrong with them.
  private struct Reader {
    let path: String
    let bytes: [UInt8]
    private(set) var mistakes: [RunProblem] = []

    init(path: String, bytes: [UInt8]) {
      (self.path, self.bytes) = (path, bytes)
    }

    mutating func causes(in json: JSON) -> [Cause] {
      guard json["version"]?.integer == Review.version else {
        note(
          [.member("version")],
          "this is no review that this plumb reads, whose “version” is \(Review.version); save it from "
            + "the page of plumb test")
        return []
      }
      return elements(json["causes"], at: [.member("causes")]).map { cause(in: $1, at: $0) }
    }

    private mutating func cause(in json: JSON, at place: [JSONFile.Step]) -> Cause {
      let names = elements(json["snapshots"], at: place + [.member("snapshots")])
      return Cause(
        what: text(json["what"], at: place + [.member("what")]),
        verdict: verdict(json["verdict"], at: place + [.member("verdict")]),
        comment: json["comment"] == nil
          ? "" : text(json["comment"], at: place + [.member("comment")]),
        snapshots: names.map { place, name in
          Snapshot(name: text(name, at: place), place: place)
        })
    }

    private mutating func verdict(_ json: JSON?, at place: [JSONFile.Step]) -> Verdict? {
      guard let json, json != .null else { return nil }
      let verdict = json.text.flatMap(Verdict.init)
      if verdict == nil { note(place, "a verdict is “accepted”, “rejected” or null") }
      return verdict
    }

    private mutating func text(_ json: JSON?, at place: [JSONFile.Step]) -> String {
      guard let text = json?.text else {
        note(place, "“\(Self.name(of: place))” should be a string")
        return ""
      }
      return text
    }

    private mutating func elements(
      _ json: JSON?, at place: [JSONFile.Step]
    ) -> [(place: [JSONFile.Step], value: JSON)] {
      guard let elements = json?.elements else {
        note(place, "“\(Self.name(of: place))” should be a list")
        return []
      }
      return elements.enumerated().map { (place + [.element($0)], $1) }
    }

    private static func name(of place: [JSONFile.Step]) -> String {
      place.compactMap { if case .member(let key) = $0 { key } else { nil } }.last ?? "the file"
    }

    private mutating func note(_ place: [JSONFile.Step], _ message: String) {
      guard mistakes.count < Review.mostMistakes else { return }
      mistakes.append(Review.mistake(at: place, in: bytes, path, message))
    }
  }
}
