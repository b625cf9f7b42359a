import Foundation

/// A file format with the ending of its files.
protocol FileFormat: Choice {
  /// The ending without the dot.
  var ending: String { get }
}

extension FileFormat {
  var ending: String { rawValue }

  /// The format of the file at `path`: by its ending or, where that tells nothing, by --format.
  static func named(by path: String, asked: Self?) throws(Failure) -> Self {
    let ending = (path as NSString).pathExtension.lowercased()
    let named = allCases.first { $0.ending == ending || $0.rawValue == ending }
    if let asked, let named, asked.rawValue != named.rawValue {
      throw Failure(
        .usage, "error: \(path) does not end in .\(asked.ending), which --format asks for")
    }
    guard let format = asked ?? named else {
      let endings = allCases.map { ".\($0.ending)" }.joined(separator: ", ")
      let formats = allValueStrings.joined(separator: ", ")
      throw Failure(
        .usage,
        "error: “\(path)” ends in none of \(endings); say which kind with --format \(formats)")
    }
    return format
  }
}
