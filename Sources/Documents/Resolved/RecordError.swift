/// Why a record of a document cannot be used.
package enum RecordError: Error, Sendable, Hashable {
  /// What stands at a place of the record is not what belongs there: `views[3].line`.
  case malformed(place: String)
  /// The record is of a version that is not known.
  case unknownVersion(Int)
}

extension RecordError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformed(let place):
      "the record of the document is damaged at “\(place)”; accept the snapshot anew"
    case .unknownVersion(let version):
      "the record of the document is of version \(version), and this program reads version "
        + "\(Record.version); use a newer one, or accept the snapshot anew"
    }
  }
}
