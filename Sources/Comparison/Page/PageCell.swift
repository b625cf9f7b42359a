import Foundation
import LayoutScene
import Reports

/// One cell of the page: a compared scene, its picture, and its place among all cells.
package struct PageCell: Sendable {
  /// The cell's index in the whole comparison, from 0. The cells of a shard keep these numbers, so
  /// that merged shards are in the right order.
  package var index: Int
  /// How many cells the whole comparison has.
  package var count: Int
  /// The document's path as it was given.
  package var document: String
  /// The screen's name for people.
  package var name: String?
  package var cell: ComparedCell
  /// The locale's own name for itself, such as “Deutsch”; the tag where it has none.
  package var language: String
  /// The device's name for people; its identifier where it has no other name.
  package var deviceName: String
  package var picture: PagePicture
  /// The picture's size in points: the screen from the top left corner, and what stands beside it.
  package var pictureSize: CGSize

  package init(
    index: Int, count: Int, document: String, name: String? = nil, cell: ComparedCell,
    language: String, deviceName: String? = nil, picture: PagePicture,
    pictureSize: CGSize? = nil
  ) {
    self.index = index
    self.count = count
    self.document = document
    self.name = name
    self.cell = cell
    self.language = language
    self.deviceName = deviceName ?? cell.scene.cell.device
    self.picture = picture
    self.pictureSize = pictureSize ?? cell.scene.size
  }
}
