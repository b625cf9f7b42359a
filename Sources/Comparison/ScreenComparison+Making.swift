import LayoutScene

extension ScreenComparison {
  /// Compares each scene with the one of the source language that has the same device, text size and
  /// appearance.
  ///
  /// - Parameters:
  ///   - source: the source language's tag, as the scenes' `locale` spells it.
  ///   - scenes: one for each cell. They are shown in this order, after those in the source
  ///     language.
  ///   - references: scenes in the source language that are no cells themselves, for the devices,
  ///     text
  ///     sizes and appearances that `scenes` does not have in that language. A scene without a reference
  ///     has no changes.
  public init(
    document: String, name: String? = nil, source: String, scenes: [Scene],
    references: [Scene] = []
  ) {
    let own = scenes.filter { $0.locale == source }
    let ordered = own + scenes.filter { $0.locale != source }
    let known = own + references.filter { $0.locale == source }
    // Of each group the first scene counts.
    let indices = known.firstIndices(by: \.cell.ofAnyLanguage)
    let cells = ordered.enumerated().map { position, scene in
      guard let index = indices[scene.cell.ofAnyLanguage] else { return ComparedCell(scene: scene) }
      // The source language's scenes come first in both lists.
      if index == position, index < own.count {
        return ComparedCell(scene: scene, isReference: true)
      }
      return ComparedCell(
        scene: scene, changes: ViewChanges.changes(from: known[index], to: scene))
    }
    self.init(
      document: document, name: name, sourceLanguage: source, cells: cells,
      reference: known.first?.cell)
  }

  /// The cells for which the caller must also lay out the screen in the source language, because
  /// none of `cells` can be the reference: one index for each device, text size and appearance.
  public static func lackingReference(_ cells: [Cell], source: String) -> [Int] {
    var groups = Set(cells.filter { $0.locale == source }.map(\.ofAnyLanguage))
    return cells.indices.filter { groups.insert(cells[$0].ofAnyLanguage).inserted }
  }
}

extension Cell {
  /// The traits that a scene and its reference share.
  fileprivate var ofAnyLanguage: Cell {
    Cell(
      locale: "", device: device, textSize: textSize, appearance: appearance, screen: screen,
      variant: variant)
  }
}
