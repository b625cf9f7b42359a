import LayoutScene

/// What an option does, said once for the command line and for the key of `plumb.yaml` that has its place there.
package struct OptionNote: Sendable {
  /// Where the option is written, which decides how others are named beside it.
  package enum Place: Sendable {
    case commandLine, plan

    func list(_ words: String...) -> String {
      switch self {
      case .commandLine: words.joined(separator: ",")
      case .plan: "[\(words.joined(separator: ", "))]"
      }
    }

    func option(_ name: String, _ value: String) -> String {
      switch self {
      case .commandLine: "--\(name) \(value)"
      case .plan: "“\(name): \(value)”"
      }
    }
  }

  private let description: @Sendable (Place) -> String
  /// What counts where the option is left out, in words; nil where this is plain.
  private let standard: String?
  let example: JSON

  init(
    default standard: String?, example: JSON,
    _ description: @escaping @Sendable (_ place: Place) -> String
  ) {
    (self.description, self.standard, self.example) = (description, standard, example)
  }

  package func words(in place: Place) -> String {
    description(place) + (standard.map { " (default: \($0))" } ?? "")
  }
}

extension Field {
  /// The field of a plan with what its option does.
  func noted(_ note: OptionNote) -> Field { noted(note.words(in: .plan), example: note.example) }
}
