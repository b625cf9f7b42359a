import AutoLayout
import LayoutScene

extension DocumentOptions {
  /// The window for a root view under these options, for a document without options of its own.
  ///
  /// - Parameter root: a view that is in no other tree.
  package func window(around root: View, measurer: any TextMeasuring) -> Window {
    canvas.window(around: root, measurer: measurer)
  }

  /// The traits of the window that `window(around:measurer:)` makes.
  package var cell: Cell { canvas.cell }

  private var canvas: ResolvedCanvas {
    ResolvedCanvas(
      header: ScreenHeader(), options: self,
      locale: pseudo.map { (locale ?? .english).pseudo($0) } ?? locale)
  }
}
