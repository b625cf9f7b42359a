import Documents
import Foundation

extension Batch {
  /// Refuses results that would replace a file that a document names, such as an image.
  func requireUnread(_ results: [String?]) throws(Failure) {
    let results = results.compactMap(\.self).filter { access($0, F_OK) == 0 }
    guard !results.isEmpty else { return }
    let named = Set(inputs.flatMap { $0.document?.namedFiles ?? [] }).sorted()
    try Files.requireUnread(results, inputs: named)
  }

  /// The file in `folder` that each job writes, in the order of the jobs: the document's name, the
  /// traits that differ among its cells or are asked for, and `ending`.
  ///
  /// - Throws: two jobs that would write the same file, also where letter case does not count.
  func paths(in folder: String, ending: String) throws(Failure) -> [String] {
    try ResultNames.paths(
      in: folder,
      of: jobs.map { job in
        let input = inputs[job.input].path
        let words = [ResultNames.stem(of: input)] + fileSuffix(of: job) + [ending]
        return (input, words.joined(separator: "."))
      })
  }
}
