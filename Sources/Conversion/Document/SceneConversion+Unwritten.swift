import Files
import InterfaceBuilder
import LayoutScene

extension SceneConversion {
  /// What UIKit has words for and code that is made of the layout document has not.
  var unwritten: [(origin: SourceLocation, message: String)] {
    scene.unwritten.map { part in
      let message =
        switch part.kind {
        case .attribute(let name): "“\(name)” of <\(part.element)> is not in the code"
        case .state(let name):
          "what <\(part.element)> shows in the state “\(name)” is not in the code"
        case .list: "<\(part.element)> is a plain scroll view in the code"
        }
      return (part.origin, message.oneLine)
    }
  }
}
