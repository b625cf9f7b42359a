import Foundation
import Testing
import Typesetting

@testable import UIKit

/// Texts whose paragraphs have styles of their own.
@MainActor @Suite(.serialized) struct ParagraphTests {
  private func style(_ set: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    set(style)
    return style
  }
  private func text(_ paragraphs: [(String, NSParagraphStyle)]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (words, style) in paragraphs {
      text.append(
        NSAttributedString(
          string: words,
          attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 20)]))
    }
    return text
  }
  private func height(_ text: NSAttributedString, width: CGFloat = 1000) -> CGFloat {
    useFixedTexts()
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label.sizeThatFits(CGSize(width: width, height: 1000)).height
  }

  @Test func eachParagraphHasItsOwnHeightOfLines() {
    let (plain, high) = (style { _ in }, style { $0.minimumLineHeight = 60 })
    let line = height(text([("a", plain)]))
    #expect(height(text([("a\n", plain), ("b", high)])) == line + 60)
    #expect(height(text([("a\n", high), ("b\n", plain), ("c", high)])) == line + 120)
  }

  @Test func spacingIsThatOfTheParagraphAbove() {
    let (plain, spaced) = (style { _ in }, style { $0.paragraphSpacing = 30 })
    let line = height(text([("a", plain)]))
    #expect(height(text([("a\n", plain), ("b", spaced)])) == 2 * line)
    #expect(height(text([("a\n", spaced), ("b", plain)])) == 2 * line + 30)
  }

  @Test func theSpacingBeforeIsThatOfTheParagraphBelow() {
    let (plain, spaced) = (style { _ in }, style { $0.paragraphSpacingBefore = 30 })
    let line = height(text([("a", plain)]))
    #expect(height(text([("a\n", plain), ("b", spaced)])) == 2 * line + 30)
    #expect(height(text([("a\n", spaced), ("b", plain)])) == 2 * line)
  }

  @Test func indentsNarrowTheirOwnParagraph() {
    let (plain, indented) = (
      style { _ in },
      style {
        $0.headIndent = 60
        $0.firstLineHeadIndent = 60
      }
    )
    // Ten letters of 10 points.
    let words = "aaaa aaaaa"
    let line = height(text([(words, plain)]), width: 100)
    #expect(height(text([(words + "\n", plain), (words, plain)]), width: 100) == 2 * line)
    #expect(height(text([(words + "\n", plain), (words, indented)]), width: 100) > 2 * line)
  }

  @Test func linesAreAlignedByTheirParagraph() throws {
    let text = text([
      ("left\n", style { $0.alignment = .left }), ("Mitte 💚\n", style { $0.alignment = .center }),
      ("right", style { $0.alignment = .right }),
    ])
    let typesetter = try Typesetter()
    Surroundings.measurer = typesetter
    defer { useFixedTexts() }
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    let screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    label.frame = screen.bounds
    screen.addSubview(label)
    let scene = try #require(screen.scene())
    let shown = try #require(scene.views.flatMap(\.texts).first)
    let lines = typesetter.set(shown.string, shown.attributes, width: 300).lines
    #expect(lines.map { $0.baseline.x < 1 } == [true, false, false])
    #expect(abs(lines[1].baseline.x + lines[1].width / 2 - 150) < 1)
    #expect(abs(lines[2].baseline.x + lines[2].width - 300) < 1)
    label.textAlignment = .right
    let after = try #require(screen.scene()?.views.flatMap(\.texts).first)
    let moved = typesetter.set(after.string, after.attributes, width: 300).lines
    #expect(moved.allSatisfy { abs($0.baseline.x + $0.width - 300) < 1 })
  }

  @Test func paragraphsThatAreAlikeAreOneStyle() {
    let text = text([
      ("a\n", style { $0.lineSpacing = 4 }), ("b", style { $0.lineSpacing = 4 }),
    ])
    #expect(!text.layoutText().hasParagraphs)
    #expect(text.layoutText().paragraphStyle?.lineSpacing == 4)
  }

  @Test func aCopyOfAStyleSaysAllThatTheStyleSays() {
    let own = style {
      $0.tailIndent = -8
      $0.paragraphSpacingBefore = 3
      $0.hyphenationFactor = 1
    }
    let copy = own.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy?.tailIndent == -8 && copy?.paragraphSpacingBefore == 3)
    #expect(copy?.hyphenationFactor == 1 && copy == own)
  }
}
