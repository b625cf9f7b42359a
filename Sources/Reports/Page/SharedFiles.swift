import CResources

/// The files that all kinds of pages share. A kind's own scripts are between `elements` and
/// `controls`, because the state in `controls` needs the kind's `Choices`.
package enum SharedFiles {
  package static let elements = String(cString: plumb_sharedElements())
  package static let controls = String(cString: plumb_sharedControls())
  package static let styles = String(cString: plumb_sharedStyles())
}
