import Drawing
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Causes
@testable import Documents
@testable import Snapshots

/// Every key of the table of keys is a cause of its own kind wherever a changed value shows.
@Suite struct KeyTableTests {
  /// Keys of views that hold other views or constraints, or nothing that shows.
  static let structure: Set = [
    "class", "views", "constraints", "guides", "allow", "sections", "cells",
  ]

  /// What a view of a class has besides the key, so that a change of it shows; several, as keys exclude each other.
  static let contexts: [String: [JSON]] = [
    "label": [["text": "Some words"], ["text": "Some words", "lines": 0]],
    "button": [
      ["title": "Buy"], ["title": "Buy", "image": ["size": "20x20"], "configuration": "filled"],
      ["title": "Buy", "configuration": ["style": "plain", "subtitle": "Now"]],
    ],
    "textField": [
      [:], ["text": "Ada"],
      ["text": "Ada", "leftView": ["size": "20x20"], "rightView": ["size": "9x9"]],
    ],
    "textView": [["text": "Some words of a text"]],
    "image": [["size": "40x40"], [:]],
    "switch": [[:], ["on": true]],
    "segmented": [["segments": ["One", "Two"]]],
    "pageControl": [["pages": 3]],
    "navigationBar": [
      ["title": "Inbox", "views": ["modes": ["class": "segmented", "segments": ["A", "B"]]]],
      ["title": "Inbox", "backTitle": "All", "leftItems": ["Edit"]],
    ],
    "tabBar": [["items": [["title": "One", "image": ["size": "24x24"]], "Two"]]],
    "toolbar": [["items": ["One", "Two"]]],
    "stack": [
      [
        "views": [
          "title": ["class": "label", "text": "One"], "next": ["class": "label", "text": "Second"],
        ]
      ]
    ],
    "scroll": [["views": ["inner": ["intrinsic": "400x600"]]]],
    "list": [["sections": ["part": ["header": "H", "cells": ["row": ["text": "Row"]]]]]],
    "section": [["header": "H", "cells": ["row": ["text": "Row"], "next": ["text": "Next"]]]],
    "cell": [
      ["text": "Row", "secondaryText": "More"], ["text": "Row", "image": ["size": "24x24"]],
    ],
  ]

  static func document(_ className: String, _ keys: JSON) -> JSON {
    let own: JSON = ["class": .string(className)]
    let view = JSON.object(own.members + keys.members)
    let it: JSON =
      switch className {
      case "section": ["class": "list", "listStyle": "grouped", "sections": ["part": view]]
      case "cell":
        [
          "class": "list",
          "sections": ["part": ["cells": ["row": view, "next": ["text": "Next"]]]],
        ]
      default: view
      }
    let isWide = ["section", "cell", "list", "scroll", "navigationBar", "tabBar", "toolbar"]
      .contains(className)
    return [
      "canvas": ["size": "320x480", "scale": 2],
      "views": ["it": it, "other": ["class": "label", "text": "Other"]],
      "constraints": .array(
        ([
          "it.leading = root.leading + 16", "it.top = root.top + 40", "other.top = it.bottom + 8",
          "other.leading = root.leading + 8",
        ]
          + (isWide ? ["it.width = 280", "it.height >= 20"] : [])
          + (className == "scroll"
            ? ["inner.edges = it.edges", "it.height = 200"] : []))
          .map { .string($0) }),
    ]
  }

  static func open(_ json: JSON) throws -> OpenDocument {
    try OpenDocument.open(bytes: Array(json.text().utf8), file: "test.json")
  }

  static func digest(_ document: OpenDocument) -> String? {
    guard let screen = try? document.screen(measurer: FixedWidthMeasurer()) else { return nil }
    return SceneDigest(of: screen.scene(includesAmbiguity: false), VerificationOptions()) { $0 }
      .text
  }

  @Test(arguments: ViewClass.all.map(\.name))
  func everyKeyThatShowsIsACauseOfItsKind(className: String) throws {
    let viewClass = try #require(ViewClass.named(className))
    var shown: Set<String> = []
    for field in viewClass.allFields where !Self.structure.contains(field.name) {
      let kind = try #require(field.key.kind, "\(field.name) has no kind")
      for context in Self.contexts[className] ?? [[:]] where !shown.contains(field.name) {
        let without = Self.document(className, context.removing(field.name))
        let with = Self.document(
          className,
          .object(
            context.removing(field.name).members + [
              .init(key: field.name, value: field.note.example)
            ]))
        guard let old = try? Self.open(without), let new = try? Self.open(with),
          let before = Self.digest(old), let after = Self.digest(new), before != after
        else { continue }
        shown.insert(field.name)
        for (from, to) in [(old, new), (new, old)] {
          let causes = try result(from, to).causes
          #expect(!causes.isEmpty, "\(className).\(field.name) in \(context.text()) has no cause")
          #expect(
            causes.allSatisfy { $0.kind == kind && $0.what.hasSuffix(field.name) },
            "\(className).\(field.name): \(causes.map(line))")
        }
      }
    }
    // The common keys alone are more than this, so that the test does not pass by skipping.
    #expect(shown.count >= 8, "\(shown.sorted())")
  }

  /// Keys in the values of other keys, with the kind of a change of theirs.
  static let inner: [(old: JSON, new: JSON, className: String, cause: String)] = [
    (
      ["configuration": ["style": "plain", "subtitle": "Now"], "title": "Buy"],
      ["configuration": ["style": "plain", "subtitle": "Later"], "title": "Buy"], "button",
      "text it.configuration.subtitle"
    ),
    (
      ["configuration": ["style": "filled"], "title": "Buy"],
      ["configuration": ["style": "filled", "baseBackgroundColor": "systemRed"], "title": "Buy"],
      "button", "appearance it.configuration.baseBackgroundColor"
    ),
    (
      ["image": ["symbol": "heart"], "title": "Buy"],
      ["image": ["symbol": "heart", "scale": "large"], "title": "Buy"], "button",
      "size it.image.scale"
    ),
    (
      ["font": ["size": 17], "text": "Words"], ["font": ["size": 20], "text": "Words"], "label",
      "font it.font"
    ),
    (
      ["font": ["size": 17, "weight": "regular"], "text": "Words"],
      ["font": ["size": 17, "weight": "semibold"], "text": "Words"], "label", "font it.font"
    ),
    (
      ["shadow": ["opacity": 0.5], "background": "#ffffff"],
      ["shadow": ["opacity": 0.2], "background": "#ffffff"], "view", "appearance it.shadow"
    ),
    (["border": 1], ["border": 2], "view", "appearance it.border"),
    (
      ["text": [["text": "a", "weight": "bold"], "b"]], ["text": [["text": "a", "kern": 4], "b"]],
      "label", "text it.text[0]"
    ),
    (
      ["leftView": ["class": "label", "text": "Sum"]],
      ["leftView": ["class": "label", "text": "All"]],
      "textField", "text it.leftView.text"
    ),
    (
      ["source": ["symbol": "star"]], ["source": ["symbol": "heart"]], "image",
      "size it.source.symbol"
    ),
    (
      ["tint": "systemRed", "enabled": true], ["tint": "systemRed", "enabled": false], "slider",
      "appearance it.enabled"
    ),
  ]

  @Test(arguments: inner.indices)
  func aKeyInAValueHasTheKindOfTheTable(index: Int) throws {
    let (old, new, className, cause) = Self.inner[index]
    let found = try result(
      Self.open(Self.document(className, old)), Self.open(Self.document(className, new))
    ).causes.map { "\($0.kind.rawValue) \($0.what)" }
    #expect(found == [cause])
  }
}
