import AutoLayout

extension KeyNames {
  /// The key that belongs to a look that UIKit also calls a style, for a hint: `listStyle:
  /// insetGrouped`.
  static func key(ofLook name: String) -> String? {
    let keys: [(key: String, looks: [String])] = [
      ("listStyle", TableView.Style.allCases.map(\.rawValue)),
      ("cell", TableViewCell.Style.allCases.map(\.rawValue)),
      ("borderStyle", TextField.BorderStyle.allCases.map(\.rawValue)),
      ("configuration", Button.Configuration.Style.allCases.map(\.rawValue)),
      ("pickerStyle", DatePicker.Style.allCases.map(\.rawValue)),
    ]
    return keys.first { $0.looks.contains(name) }.map { "\($0.key): \(name)" }
  }
}
