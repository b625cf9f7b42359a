import Foundation

/// A file format with the ending of its files.
protocol FileFormat: Choice {}

/// The endings of formats that are called otherwise.
private let endings = ["text": "txt", "junit": "xml", "markdown": "md"]

extension FileFormat {
  /// The ending without the dot.
  var ending: String { endings[rawValue] ?? rawValue }

  /// The format that the ending of `path` says; nil where it says none.
  static func named(by path: String) -> Self? {
    let ending = (path as NSString).pathExtension.lowercased()
    return allCases.first { $0.ending == ending || $0.rawValue == ending }
  }

  /// The format of the file at `path`: by its ending or, where that tells nothing, by --format.
  static func named(by path: String, asked: Self?) throws(Failure) -> Self {
    let named = named(by: path)
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

extension Output {
  /// The format of a result: by --format or, where that is not given, by the file's ending; nil where neither says it.
  func format<Format: FileFormat>(asked: Format?) -> Format? {
    guard asked == nil, case .file(let path) = self else { return asked }
    return Format.named(by: path)
  }
}
