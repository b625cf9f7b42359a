import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents
@testable import Reuse

private let merges: [(key: String, own: String, change: String, result: String)] = [
  ("shadow", "{opacity: 0.2, radius: 8}", "{radius: 2}", "{opacity: 0.2, radius: 2}"),
  (
    "shadow", "{opacity: 0.2, offset: [0, 2]}", "{offset: [1, 1]}", "{opacity: 0.2, offset: [1, 1]}"
  ),
  (
    "shadow", "{offset: {width: 1, height: 2}}", "{offset: {height: 3}}",
    "{offset: {width: 1, height: 3}}"
  ),
  ("border", "{width: 1, color: red}", "{color: null}", "{width: 1}"),
  ("background", "red", "{dark: green}", "{light: red, dark: green}"),
  ("background", "red", "{light: green}", "{light: green}"),
  ("background", "{light: red, dark: blue}", "green", "green"),
  (
    "border", "{width: 1, color: red}", "{color: {dark: green}}",
    "{width: 1, color: {light: red, dark: green}}"
  ),
  ("border", "2", "{color: red}", "{width: 2, color: red}"),
  ("border", "{width: 1, color: red}", "2", "2"),
  ("configuration", "filled", "{cornerStyle: capsule}", "{style: filled, cornerStyle: capsule}"),
  ("font", "{style: body, weight: bold}", "{style: title1}", "{style: title1, weight: bold}"),
  ("font", "{style: body, weight: bold}", "title1", "title1"),
  ("font", "$font", "{weight: bold}", "{weight: bold}"),
  // An alias is the key that it means.
  ("font", "{pointSize: 20, weight: bold}", "{size: 17}", "{size: 17, weight: bold}"),
  ("font", "{textStyle: body, weight: bold}", "{style: title1}", "{style: title1, weight: bold}"),
  ("font", "{style: body, pointSize: 20}", "{size: null}", "{style: body}"),
  (
    "gradient", "{colors: [red, blue], startPoint: [0, 0]}", "{start: [1, 0]}",
    "{colors: [red, blue], start: [1, 0]}"
  ),
  ("leftView", "{symbol: star}", "{systemName: heart}", "{symbol: heart}"),
  ("leftView", "a.png", "{size: 4x4}", "{source: a.png, size: 4x4}"),
  ("accessory", "{symbol: star}", "{systemName: heart}", "{symbol: heart}"),
  ("hugging", "251", "{vertical: 300}", "{horizontal: 251, vertical: 300}"),
  ("margins", "8", "{top: 4}", "{top: 4, left: 8, bottom: 8, right: 8}"),
  ("margins", "8", "{leading: 4}", "{top: 8, leading: 4, bottom: 8, trailing: 8}"),
  ("margins", "{top: 1, left: 2}", "{leading: 4}", "{leading: 4}"),
  (
    "image", "{symbol: heart, scale: large}", "{symbol: heart.fill}",
    "{symbol: heart.fill, scale: large}"
  ),
  ("image", "{symbol: heart, scale: large}", "{size: 4x4}", "{size: 4x4}"),
  ("image", "{source: a.png, size: 4x4}", "{symbol: heart}", "{symbol: heart}"),
  ("image", "a.png", "{size: 4x4}", "{source: a.png, size: 4x4}"),
  ("source", "a.png", "{size: 4x4}", "{source: a.png, size: 4x4}"),
  ("image", "a.png", "{symbol: heart}", "{symbol: heart}"),
  ("text", "{key: a, values: [1]}", "{key: b}", "{key: b}"),
  ("text", "{key: a, values: [1]}", "{values: [2]}", "{values: [2]}"),
  ("text", "{number: 1, style: percent}", "{number: 2}", "{number: 2}"),
  (
    "canvas", "{device: ipad, orientation: landscape}", "{device: iphone-se}", "{device: iphone-se}"
  ),
  (
    "canvas", "{device: ipad}", "{orientation: landscape}", "{device: ipad, orientation: landscape}"
  ),
  ("canvas", "{device: ipad, scale: 3}", "{size: 9x9}", "{size: 9x9}"),
  (
    "canvas", "{size: 9x9, safeArea: 2}", "{safeArea: {top: 3}}",
    "{size: 9x9, safeArea: {top: 3, left: 2, bottom: 2, right: 2}}"
  ),
  ("accessory", "{class: switch, on: true}", "{on: false}", "{class: switch, on: false}"),
  ("accessory", "{class: switch, on: true}", "{class: slider}", "{class: slider}"),
  ("items", "[a, b]", "[c]", "[c]"),
]

private func node(_ text: String) throws -> Node {
  let problems = Problems()
  let source = SourceText(file: "test.yaml", text: text)
  return try #require(NodeReader.read(source, problems)?["a"]?.value)
}

@Test(arguments: merges)
func aMappingChangesTheKeysThatItNames(
  key: String, own: String, change: String, result: String
) throws {
  let merged = try KeyRules.ofKeys.merged(
    node("a: \(own)"), with: node("a: \(change)"), of: key)
  let notes = ResolutionNotes()
  #expect(merged.json(notes) == (try node("a: \(result)").json(notes)))
}

/// In a file, too, where a style and a view have other names for a key.
@Test(arguments: [("pointSize", "size"), ("size", "pointSize")])
func aKeyOfAStyleIsChangedUnderAnotherName(styled: String, own: String) throws {
  let screen = try load(
    """
    styles: {s: {class: label, font: {\(styled): 20, weight: bold}}}
    views: {a: {style: s, font: {\(own): 17}}}
    """)
  let label = try #require(screen.window.rootView.subviews.first as? Label)
  #expect(label.font == .fixed(Font(size: 17, weight: .bold)))
}

/// The rule holds wherever one thing is said over another.
@Test(arguments: [
  "views: {a: {class: button, configuration: {style: filled, buttonSize: large}}}\n"
    + "variants: {v: {views: {a: {configuration: {style: tinted}}}}}",
  "styles: {s: {class: button, configuration: {style: filled, buttonSize: large}}}\n"
    + "views: {a: {style: s, configuration: {style: tinted}}}\nvariants: {v: {}}",
  "styles: {r: {configuration: {buttonSize: large}}, s: {class: button, configuration: {style: tinted}}}\n"
    + "views: {a: {style: [r, s]}}\nvariants: {v: {}}",
  "styles: {r: {configuration: {buttonSize: large}}, s: {style: r, configuration: {style: tinted}}}\n"
    + "views: {a: {class: button, style: s}}\nvariants: {v: {}}",
  "components: {c: {class: button, configuration: {style: filled, buttonSize: large}}}\n"
    + "views: {a: {component: c, configuration: {style: tinted}}}\nvariants: {v: {}}",
  "components: {c: {parameters: [look], class: button, configuration: $look}}\n"
    + "views: {a: {component: c, look: {style: filled, buttonSize: large}}}\n"
    + "variants: {v: {views: {a: {look: {style: tinted}}}}}",
])
func variantsStylesAndUsesMergeMappings(text: String) throws {
  let screen = try load(text, DocumentOptions(variant: "v"))
  let button = try #require(screen.window.rootView.subviews.first as? Button)
  #expect(button.configuration?.style == .tinted)
  #expect(button.configuration?.buttonSize == .large)
}

@Test(arguments: [
  "styles: {s: {class: label, hidden: true, text: a}}\nviews: {a: {style: s, hidden: }}",
  "styles: {r: {hidden: true}, s: {style: r, hidden: null}}\nviews: {a: {class: label, text: a, style: s}}",
  "styles: {r: {hidden: true}, s: {hidden: ~}}\nviews: {a: {class: label, text: a, style: [r, s]}}",
  "components: {c: {class: label, text: a, hidden: true}}\nviews: {a: {component: c, hidden: }}",
  "styles: {s: {hidden: true}}\nviews: {a: {class: label, text: a, style: s}}\n"
    + "variants: {v: {views: {a: {hidden: null}}}}",
  "views: {a: {class: label, text: a, hidden: true}}\nvariants: {v: {views: {a: {hidden: null}}}}",
])
func aKeyWithNothingBehindItGoesAway(text: String) throws {
  let whole = text.contains("variants") ? text : text + "\nvariants: {v: {}}"
  let screen = try load(whole, DocumentOptions(variant: "v"))
  let view = try #require(screen.window.rootView.subviews.first as? Label)
  #expect(!view.isHidden && view.text == "a")
}

/// An image view's `source` is also called `image`, which a button has as a key of its own. What is written by
/// another name changes the same key, whoever tells the class.
@Test(arguments: [
  "views: {a: {class: image, image: {symbol: star.fill, font: title1}}}\n"
    + "variants: {v: {views: {a: {image: {symbol: star}}}}}",
  "views: {a: {class: image, source: {symbol: star.fill, font: title1}}}\n"
    + "variants: {v: {views: {a: {image: {symbol: star}}}}}",
  "components: {c: {class: image, source: {symbol: star.fill, font: title1}}}\n"
    + "views: {a: {component: c, image: {symbol: star}}}\nvariants: {v: {}}",
  "components: {c: {class: image, source: {symbol: star.fill, font: title1}}}\n"
    + "views: {a: {component: c}}\nvariants: {v: {views: {a: {image: {symbol: star}}}}}",
  "styles: {s: {class: image, source: {symbol: star.fill, font: title1}}}\n"
    + "views: {a: {style: s, image: {symbol: star}}}\nvariants: {v: {}}",
])
func aChangeMayUseAnotherNameOfTheKey(text: String) throws {
  let screen = try load(text, DocumentOptions(variant: "v"))
  let view = try #require(screen.window.rootView.subviews.first as? ImageView)
  #expect(view.image?.systemName == "star")
  #expect(view.image?.symbolConfiguration.font == .style(.title1))
}

@Test func aVariantRemovesWhatItGivesNothingByAnyName() throws {
  let text =
    "views: {a: {class: image, source: {symbol: star}}}\nvariants: {v: {views: {a: {image: null}}}}"
  let screen = try load(text, DocumentOptions(variant: "v"))
  let view = try #require(screen.window.rootView.subviews.first as? ImageView)
  #expect(view.image == nil)
}

/// What is nearest to the view wins, whether it is in `configuration` or beside it, and where ever that is written.
@Test(arguments: [
  "views: {a: {class: button, configuration: filled, cornerStyle: capsule, imagePadding: 3}}\n"
    + "variants: {v: {views: {a: {configuration: {cornerStyle: small}}}}}",
  "views: {a: {class: button, cornerStyle: capsule, imagePadding: 3, configuration: filled}}\n"
    + "variants: {v: {views: {a: {configuration: {cornerStyle: small}}}}}",
  "views: {a: {class: button, cornerStyle: capsule, configuration: {style: filled, imagePadding: 3}}}\n"
    + "variants: {v: {views: {a: {cornerStyle: small}}}}",
  "views: {a: {class: button, cornerStyle: large, configuration: {style: filled, cornerStyle: capsule, imagePadding: 3}}}\n"
    + "variants: {v: {views: {a: {cornerStyle: small}}}}",
  "styles: {s: {class: button, configuration: filled, cornerStyle: capsule, imagePadding: 3}}\n"
    + "views: {a: {style: s, configuration: {cornerStyle: small}}}\nvariants: {v: {}}",
  "styles: {s: {class: button, configuration: {style: filled, cornerStyle: capsule}, imagePadding: 3}}\n"
    + "views: {a: {cornerStyle: small, style: s}}\nvariants: {v: {}}",
  "styles: {r: {class: button, cornerStyle: capsule, imagePadding: 3}, s: {configuration: {style: filled, cornerStyle: small}}}\n"
    + "views: {a: {style: [r, s]}}\nvariants: {v: {}}",
  "components: {c: {class: button, configuration: filled, cornerStyle: capsule, imagePadding: 3}}\n"
    + "views: {a: {component: c, configuration: {cornerStyle: small}}}\nvariants: {v: {}}",
  "components: {c: {class: button, cornerStyle: large, configuration: {style: filled, cornerStyle: capsule}}}\n"
    + "views: {a: {component: c, cornerStyle: small, configuration: {imagePadding: 3}}}\nvariants: {v: {}}",
  "components: {c: {parameters: [look], class: button, configuration: $look, cornerStyle: capsule, imagePadding: 3}}\n"
    + "views: {a: {component: c, look: {style: filled, cornerStyle: small}}}\nvariants: {v: {}}",
])
func whatIsNearestWinsInAConfigurationAndBesideIt(text: String) throws {
  let screen = try load(text, DocumentOptions(variant: "v"))
  let button = try #require(screen.window.rootView.subviews.first as? Button)
  let configuration = try #require(button.configuration)
  #expect(configuration.cornerStyle == .small)
  #expect(configuration.style == .filled && configuration.imagePadding == 3)
}

@Test(arguments: [
  "{configuration: {cornerStyle: null}}", "{cornerStyle: null}",
])
func whatIsGivenNothingGoesAwayFromBothPlaces(change: String) throws {
  let text = """
    views: {a: {class: button, cornerStyle: capsule, configuration: {style: filled, cornerStyle: small}}}
    variants: {v: {views: {a: \(change)}}}
    """
  let screen = try load(text, DocumentOptions(variant: "v"))
  let button = try #require(screen.window.rootView.subviews.first as? Button)
  #expect(button.configuration?.cornerStyle == .dynamic)
}

/// The keys of `cell` may be beside it, under other names, too.
@Test(arguments: [
  ("cell: value1, separator: true", "cell: {showsSeparator: false}"),
  ("cell: {style: value1, showsSeparator: true}", "separator: false"),
])
func whatIsNearestWinsInACellAndBesideIt(own: String, change: String) throws {
  let text = """
    views: {t: {class: list, sections: {s: {cells: {a: {\(own)}}}}}}
    variants: {v: {views: {a: {\(change)}}}}
    """
  let screen = try load(text, DocumentOptions(variant: "v"))
  let list = try #require(screen.window.rootView.subviews.first as? TableView)
  let cell = try #require(list.sections.first?.cells.first as? TableViewCell)
  #expect(cell.style == .value1 && !cell.showsSeparator)
}

/// A view under a key of another has its keys under all their names, as every view.
@Test(arguments: [
  "views: {f: {class: textField, leftView: {class: label, text: a, textColor: red, font: {pointSize: 20, weight: bold}}}}\n"
    + "variants: {v: {views: {f: {leftView: {color: blue, font: {size: 17}}}}}}",
  "styles: {s: {class: textField, leftView: {class: label, text: a, color: red, font: {size: 20, weight: bold}}}}\n"
    + "views: {f: {style: s, leftView: {textColor: blue, font: {pointSize: 17}}}}\nvariants: {v: {}}",
  "styles: {s: {class: label, text: a, textColor: red, font: {pointSize: 20, weight: bold}}}\n"
    + "views: {f: {class: textField, leftView: {style: s, color: blue, font: {size: 17}}}}\nvariants: {v: {}}",
  "components: {c: {class: textField, leftView: {class: label, text: a, textColor: red, font: {size: 17, weight: bold}}}}\n"
    + "views: {f: {component: c, leftView: {color: blue}}}\nvariants: {v: {}}",
  "views: {f: {class: textField, leftView: {class: label, text: a, textColor: red, font: {size: 17, weight: bold}}}}\n"
    + "variants: {v: {views: {f/leftView: {color: blue}}}}",
])
func aViewUnderAKeyIsChangedUnderOtherNames(text: String) throws {
  let screen = try load(text, DocumentOptions(variant: "v"))
  let field = try #require(screen.window.rootView.subviews.first as? TextField)
  let label = try #require(field.leftView as? Label)
  #expect(label.textColor == SemanticColors.named("blue")?.light)
  #expect(label.font == .fixed(Font(size: 17, weight: .bold)))
}

/// Of a view under a key, too, nothing goes away by any name.
@Test(arguments: ["{textColor: null}", "{color: null}"])
func aKeyOfAViewUnderAKeyGoesAway(change: String) throws {
  let text = """
    views: {f: {class: textField, leftView: {class: label, text: a, textColor: red}}}
    variants: {v: {views: {f: {leftView: \(change)}}}}
    """
  let screen = try load(text, DocumentOptions(variant: "v"))
  let field = try #require(screen.window.rootView.subviews.first as? TextField)
  #expect((field.leftView as? Label)?.textColor == Label().textColor)
}
