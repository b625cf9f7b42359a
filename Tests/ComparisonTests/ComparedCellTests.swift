import Comparison
import LayoutScene
import Testing

@Test func aCellIsNoReferenceUnlessItIsSaidToBeOne() {
  #expect(!ComparedCell(scene: Scene(size: .zero, views: [])).isReference)
}
