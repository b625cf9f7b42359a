import Documents
import Drawing
import LayoutScene
import Snapshots
import Typesetting

/// Why a layout could not be tested.
public enum LayoutTestingError: Error, CustomStringConvertible {
  /// The text is not a BCP 47 tag.
  case locale(String)
  /// The text is not the name of a device.
  case device(String)
  /// The document has mistakes.
  case document(DocumentErrors)
  /// The fonts cannot be used.
  case typesetting(TypesettingError)
  /// The code that builds the views threw an error.
  case views(any Error)
  /// A snapshot, the record mode or a picture is wrong; the text says where and why.
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
