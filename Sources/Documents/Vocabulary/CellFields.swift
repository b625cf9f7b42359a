import AutoLayout
import Files
import LayoutScene
import Reuse

/// The keys of cells.
enum CellFields {
  static let cell: [Field<View>] =
    content + [style] + look.map(onCell) + [accessory] + state + swipe

  private static let content: [Field<View>] = [
    .on("text", kind: .text, .localizedText, \TableViewCell.text)
      .noted(TextFields.Notes.text, example: "Wi-Fi"),
    .on(
      "secondaryText", kind: .text, or: ["detailText"], .localizedText, \TableViewCell.secondaryText
    )
    .noted("A text beside or below the text.", example: "Home"),
    .on("image", kind: .size, .image, \TableViewCell.image)
      .noted("The image before the texts.", example: ["size": "24x24"]),
    .on("font", kind: .font, .font, \TableViewCell.font)
      .noted(TextFields.Notes.font, default: "body", example: "headline"),
    .on("secondaryFont", kind: .font, .font, \TableViewCell.secondaryFont)
      .noted("The font of the secondary text.", example: "subheadline"),
    .on("color", kind: .appearance, or: ["textColor"], .color, \TableViewCell.textColor)
      .noted(TextFields.Notes.color, default: "label", example: "systemRed"),
    .on(
      "secondaryColor", kind: .appearance, or: ["secondaryTextColor"], .color,
      \TableViewCell.secondaryTextColor
    )
    .noted("The colour of the secondary text.", example: "secondaryLabel"),
    .on(
      "lines", kind: .size, or: ["numberOfLines"], .count(0...NumberLimits.lines),
      \TableViewCell.numberOfLines
    )
    .noted("The most lines of the text; 0 for no limit.", default: 0, example: 1),
    .on(
      "secondaryLines", kind: .size, or: ["secondaryNumberOfLines"], .count(0...NumberLimits.lines),
      \TableViewCell.secondaryNumberOfLines
    )
    .noted("The most lines of the secondary text; 0 for no limit.", default: 0, example: 2),
  ]

  /// Keys that are allowed both on the cell and in the mapping `cell`.
  private static let look: [Field<TableViewCell>] = [
    Field("separator", kind: .appearance, or: ["showsSeparator"], .boolean, \.showsSeparator)
      .noted(
        "Whether there is a line between the cell and the next one of its section.", default: true,
        example: false),
    Field("separatorInset", kind: .appearance, .points(0...NumberLimits.number), \.separatorInset)
      .noted("How far the line starts from the leading edge; where the text starts.", example: 16),
    Field("selectionStyle", kind: .appearance, .choice("selection style"), \.selectionStyle)
      .noted(
        "What the cell looks like while it is selected.", default: "default", example: "none"),
  ]

  private static let state: [Field<View>] = [
    .on("selected", kind: .appearance, or: ["isSelected"], .boolean, \TableViewCell.isSelected)
      .noted("Whether the cell is selected.", default: false, example: true),
    .on(
      "highlighted", kind: .appearance, or: ["isHighlighted"], .boolean,
      \TableViewCell.isHighlighted
    )
    .noted("Whether the cell is being pressed.", default: false, example: true),
  ]

  private static let swipe: [Field<View>] = [
    .on(
      "leadingSwipeActions", kind: .text, .list(of: .swipeAction),
      \TableViewCell.leadingSwipeActions
    )
    .noted(
      "The actions that a swipe from the leading side shows, the outermost first: a title each, or a mapping.",
      default: [], example: [["title": "Unread", "background": "systemBlue"]]),
    .on(
      "trailingSwipeActions", kind: .text, .list(of: .swipeAction),
      \TableViewCell.trailingSwipeActions
    )
    .noted(
      "The actions that a swipe from the trailing side shows, the outermost first: a title each, or a mapping.",
      default: [], example: [["title": "Delete", "style": "destructive"], "More"]),
    .on("swiped", kind: .size, or: ["swipedSide"], .choice("side"), \TableViewCell.swipedSide)
      .noted("The side whose actions are shown, as after a swipe.", example: "trailing"),
  ]

  private static let styles = Value<TableViewCell.Style>.choice("cell style")
  private static let types = Value<TableViewCell.AccessoryType>.choice("accessory")

  /// `cell: value1`, or a mapping. A view with this key and without a class is a cell.
  private static let style: Field<View> = {
    let form = Fields<TableViewCell>(
      [
        Field("style", kind: .size, styles, \.style)
          .noted(styleNote, default: "default", example: "value1"),
        Field("accessory", kind: .size, types, \.accessoryType)
          .noted("The symbol at the trailing edge.", default: "none", example: "checkmark"),
      ] + look)
    let schema: @Sendable () -> JSON = { ["anyOf": [styles.schema, form.keys.schema()]] }
    let rule = KeyRules.Rule(shortFor: ["style"], keys: { form.keys.rules })
    return Field("cell", kind: .size, schema: schema(), rule: rule) { node, view, reader in
      let isWord = node.mapping == nil
      guard var cell = view as? TableViewCell else { return true }
      guard isWord else {
        return form.read(of: "the key “cell”", from: node, into: &cell, in: "cell", reader)
      }
      guard let style = styles.read(node, reader) else { return false }
      cell.style = style
      return true
    }
    .noted(styleNote + " A mapping may have other keys of cells too.", example: "value1")
  }()

  private static let styleNote = "Where text and secondary text are."

  /// A word for an accessory type, or a mapping with a class for an accessory view.
  private static let accessory = Field<View>(
    "accessory", kind: .size, or: ["accessoryType", "accessoryView"],
    schema: ["anyOf": [types.schema, PartSchema.value]]
  ) { node, view, reader in
    if node.mapping == nil {
      guard let type = types.read(node, reader) else { return false }
      (view as? TableViewCell)?.accessoryType = type
      return true
    }
    guard let part = reader.readPart(node, "accessory", of: view) else { return false }
    (view as? TableViewCell)?.accessoryView = part
    return true
  }
  .with(\.holdsView, true)
  .with(\.keys, SharedValues.image.rule.keys)
  .noted(
    "What is at the trailing side: none, disclosureIndicator, detailDisclosureButton, checkmark, "
      + "detailButton, or a view, whose identifier is that of the cell with /accessory behind it.",
    default: "none", example: "disclosureIndicator")

  private static func onCell(_ field: Field<TableViewCell>) -> Field<View> {
    Field(field.key) { node, view, reader in
      guard var cell = view as? TableViewCell else { return true }
      return field.apply(node, &cell, reader)
    }
    .with(\.holder, "cell")
  }
}

/// The keys of lists and of their sections.
enum ListFields {
  static let list: [Field<View>] = [
    .on("listStyle", kind: .size, .choice("list style"), \TableView.style)
      .noted("What the list looks like.", default: "plain", example: "insetGrouped"),
    Field("sections", kind: .order, schema: Definitions.reference("sections")) {
      node, view, reader in
      // Aliases have been replaced before, unless the view's class is unknown.
      reader.readViews(node, into: view)
    }
    .noted(
      "The sections: a list, or a mapping of identifiers. The same as views.",
      example: [["header": "Network", "cells": ["wifi": ["text": "Wi-Fi"]]]]),
  ]

  static let section: [Field<View>] = [
    .on(TableSection.self, "header", kind: .text, .localizedText) { section, text, reader in
      section.header = text
      reader.registerPart(section.headerLabel, of: section)
    }
    .noted("The text above the cells.", example: "Network"),
    .on(TableSection.self, "footer", kind: .text, .localizedText) { section, text, reader in
      section.footer = text
      reader.registerPart(section.footerLabel, of: section)
    }
    .noted("The text below the cells.", example: "Calls are still possible."),
    Field("cells", kind: .order, schema: Definitions.reference("cells")) { node, view, reader in
      reader.readViews(node, into: view)
    }
    .noted(
      "The cells: a list, or a mapping of identifiers. The same as views.",
      example: ["wifi": ["text": "Wi-Fi"]]),
  ]
}
