import Foundation
import LayoutScene
import Testing

@testable import Snapshots

@Test func aResultInJSONHasItsFramesAndCauses() {
  let result = SnapshotResult(
    id: "chat.en.iphone-14", document: "chat.yaml", cell: Cell(locale: "en", device: "iphone-14"),
    status: .failed,
    frames: [
      FrameChange(
        view: "title", before: CGRect(x: 16, y: 24, width: 248, height: 34),
        after: CGRect(x: 24, y: 24, width: 240, height: 34)),
      FrameChange(view: "new", before: nil, after: .zero),
    ],
    causes: [
      Cause(
        .constant, "card.leading = root.leading + 24",
        origin: SourceLocation(file: "chat.yaml", line: 31, column: 7), before: "16", after: "24",
        views: ["card", "title"])
    ])
  #expect(
    SnapshotResult.report([result]).text() == """
      {
        "version": 1,
        "causes": [
          {
            "kind": "constant",
            "what": "card.leading = root.leading + 24",
            "file": "chat.yaml",
            "line": 31,
            "before": "16",
            "after": "24",
            "views": ["card", "title"],
            "edit": "constant card.leading = root.leading + 24 chat.yaml:31:7 “16” “24”",
            "snapshots": ["chat.en.iphone-14"]
          }
        ],
        "results": [
          {
            "id": "chat.en.iphone-14",
            "document": "chat.yaml",
            "status": "failed",
            "locale": "en",
            "device": "iphone-14",
            "textSize": "large",
            "appearance": "light",
            "direction": "ltr",
            "frames": [
              {"view": "title", "before": [16, 24, 248, 34], "after": [24, 24, 240, 34]},
              {"view": "new", "before": null, "after": [0, 0, 0, 0]}
            ],
            "notes": [],
            "causes": [
              {
                "kind": "constant",
                "what": "card.leading = root.leading + 24",
                "file": "chat.yaml",
                "line": 31,
                "before": "16",
                "after": "24",
                "views": ["card", "title"],
                "edit": "constant card.leading = root.leading + 24 chat.yaml:31:7 “16” “24”"
              }
            ]
          }
        ],
        "problems": []
      }

      """)
}
