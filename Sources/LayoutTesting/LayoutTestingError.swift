import Documents
import Drawing
import LayoutScene
import Snapshots
import Typesetting

/// Why a layout could not be tested.
public enum LayoutTestingError: Error, CustomStringConvertible {
  /// A word that is no BCP 47 tag.
  case locale(String)
  /// A word that is no device's name.
  case device(String)
  /// What is wrong with a document.
  case document(DocumentErrors)
  /// The fonts cannot be used.
  case typesetting(TypesettingError)
  /// The building of the views failed.
  case views(any Error)
  /// Where and why a snapshot or the setting of the record mode is wrong, or a picture cannot be drawn.
  case other(String)

  public var description: String {
    switch self {
    case .locale(let text): return "“\(text)” is no locale; a locale is a tag such as pt-BR"
    case .device(let name):
      let guess = Device.suggestion(for: name).map { "; did you mean “\($0)”?" } ?? ""
      return "there is no device “\(name)”\(guess)"
    case .document(let errors): return errors.problems.map(\.display).joined(separator: "\n")
    case .typesetting(let error): return "\(error)"
    case .views(let error): return "the views could not be built: \(error)"
    case .other(let text): return text
    }
  }

  init(_ failure: Verifier.Failure) {
    switch failure {
    case .snapshot(let error): self = .other("\(error)")
    case .drawing(let error): self = .other("the picture cannot be drawn: \(error)")
    }
  }
}
