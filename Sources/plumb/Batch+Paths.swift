import Documents
import Foundation

extension Batch {
  /// The files that documents name, such as images, in order.
  var namedFiles: [String] { Set(inputs.flatMap { $0.document?.namedFiles ?? [] }).sorted() }

  /// Refuses results that would replace a file that a document names, and links that might lead to one: which files a
  /// document with mistakes names is not known.
  func requireUnread(_ results: [String?]) throws(Failure) {
    let results = results.compactMap(\.self).filter { access($0, F_OK) == 0 }
    guard !results.isEmpty else { return }
    try Files.requireUnread(results, inputs: namedFiles)
    guard let broken = inputs.first(where: { $0.document == nil }),
      let link = results.first(where: { Files.isLink($0) && !Files.isSpecial($0) })
    else { return }
    throw Failure(
      .usage,
      "error: \(link) is a link, and as \(broken.path) has mistakes, what it names is not known; write to another file"
    )
  }

  /// The name of the file that each job writes, in the order of the jobs: the document's name, the
  /// traits that differ among its cells or are asked for, and `ending`.
  func names(ending: String) -> [(input: String, name: String)] {
    jobs.map { job in
      let input = inputs[job.input]
      let words = [ResultNames.stem(of: input.place)] + fileSuffix(of: job) + [ending]
      return (input.path, words.joined(separator: "."))
    }
  }
}
