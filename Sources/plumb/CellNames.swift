import Foundation
import LayoutScene

extension Batch {
  /// The file in `folder` that each job writes, in the order of the jobs: the document's name, the
  /// traits that differ among its cells, and `ending`.
  ///
  /// - Throws: two jobs that would write the same file, also where letter case does not count.
  func paths(in folder: String, ending: String) throws(Failure) -> [String] {
    var taken: [String: Int] = [:]
    var paths: [String] = []
    for (index, job) in jobs.enumerated() {
      let name = fileName(of: job, ending: ending)
      if let other = taken.updateValue(index, forKey: name.lowercased()) {
        throw clash(jobs[other], job, name)
      }
      paths.append((folder as NSString).appendingPathComponent(name))
    }
    return paths
  }

  private func fileName(of job: CellJob, ending: String) -> String {
    let path = inputs[job.input].path
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return ([stem] + suffix(of: job) + [ending]).joined(separator: ".")
  }

  private func clash(_ first: CellJob, _ second: CellJob, _ name: String) -> Failure {
    let (one, other) = (inputs[first.input].path, inputs[second.input].path)
    return Failure(
      .usage,
      one == other
        ? "error: \(one) is given twice"
        : "error: \(one) and \(other) would both be written to \(name)")
  }
}
