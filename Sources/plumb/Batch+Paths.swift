extension Batch {
  /// The file in `folder` that each job writes, in the order of the jobs: the document's name, the
  /// traits that differ among its cells, and `ending`.
  ///
  /// - Throws: two jobs that would write the same file, also where letter case does not count.
  func paths(in folder: String, ending: String) throws(Failure) -> [String] {
    try ResultNames.paths(
      in: folder,
      of: jobs.map { job in
        let input = inputs[job.input].path
        let words = [ResultNames.stem(of: input)] + suffix(of: job) + [ending]
        return (input, words.joined(separator: "."))
      })
  }
}
