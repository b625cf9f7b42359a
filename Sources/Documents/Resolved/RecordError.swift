/// Why a record of a document cannot be used.
package enum RecordError: Error, Sendable, Hashable {
  /// The value at a place of the record, such as `views[3].line`, is missing or of the wrong kind.
  case malformed(place: String)
  /// The record has an unknown version.
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
