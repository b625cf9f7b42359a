import AutoLayout
import LayoutScene

extension DocumentOptions {
  /// The screen that a document which says nothing of its own is laid out on under these options.
  ///
  /// - Parameter root: a view in no other tree.
  package func window(around root: View, measurer: any TextMeasuring) -> Window {
    canvas.window(around: root, measurer: measurer)
  }

  /// The traits of that screen.
  package var cell: Cell { canvas.cell }

  private var canvas: ResolvedCanvas {
    ResolvedCanvas(
      header: ScreenHeader(), options: self,
      locale: pseudo.map { (locale ?? .english).pseudo($0) } ?? locale)
  }
}
