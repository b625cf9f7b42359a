import Foundation
import LayoutScene

/// A document resolved for one cell, with everything looked up: texts, values that a locale
/// formats, metrics, image sizes, devices. Visual Format is replaced by its constraints. It is a
/// value that needs no other file, so that it can be stored, compared with a later version of the
/// document, changed in one place, and laid out.
package struct ResolvedDocument: Sendable, Hashable {
  /// The document's path as it was given.
  package var file: String
  /// The locations of the document's keys about the screen, by key; only of those that it has.
  package var origins: [String: SourceLocation]
  package var canvas: ResolvedCanvasValues
  /// Metrics by name. Constraints have the numbers; the names tell which numbers are shared.
  package var metrics: [ResolvedMetric]
  /// The document's own colours, also those of included files.
  package var colors: [ResolvedColor] = []
  /// The views in document order, each before its subviews, the root first.
  package var views: [ResolvedView]
  /// The constraints in document order.
  package var constraints: [ResolvedConstraint]
  /// The views that conditions leave out, sorted.
  package var absent: [String] = []
  /// The variables that decide whether views are there, by the views' names; empty in a record.
  package var deciding: [String: ResolvedDecision] = [:]
  /// The variables that decide whether constraints are there; empty in a record.
  package var constraintDecisions: [ResolvedDecision] = []
  /// What decides which parts of the document are there.
  package var choices: [ResolvedChoice] = []
  /// Whether `choices`, and the names of the places in which values are written, are known. A record of an older version
  /// has neither.
  package var knowsPlaces = true
  /// The names of arguments, of the items of repetitions and of values in them, by their places; empty in a record.
  package var arguments: [SourceLocation: String] = [:]
  /// Where keys are written, by their names such as `styles.detail`, also in other files; empty in a record.
  package var places: [String: SourceLocation] = [:]

  /// The keys that `origins` may have.
  package static let screenKeys = ["canvas", "locale", "textSize", "appearance", "direction"]
}

/// The screen and the traits of a cell.
package struct ResolvedCanvasValues: Sendable, Hashable {
  /// The device's name, or the size of a canvas without a device.
  package var device: String
  /// The size in points.
  package var size: CGSize
  /// The size in points for which frames with a mask are written; options may change `size`, but
  /// not this.
  package var designSize: CGSize
  /// Device pixels per point.
  package var scale: Double
  /// The safe area's insets in points.
  package var safeArea: EdgeInsets
  /// The least margins of the root view as they are written; nil for the system's.
  package var margins: JSON?
  package var locale: String
  package var textSize: ContentSizeCategory
  package var appearance: Appearance
  package var direction: LayoutDirection
  /// How far a docked keyboard reaches into the screen from the bottom, points.
  package var keyboardHeight: CGFloat
  /// The version of iOS whose control sizes are used; nil for iOS 17, the default.
  package var system: String?
  /// Whether the screen is on an elevated level, such as a sheet.
  package var isElevated = false
}

/// A metric with its number, or a component's number argument. The latter is named by the view and
/// the parameter: `wifi/height` for the argument `height` of the view `wifi`.
package struct ResolvedMetric: Sendable, Hashable {
  package var name: String
  package var value: Double
  /// The arithmetic that a metric is computed by, as it is written; nil for a plain number.
  package var expression: String?
  package var origin: SourceLocation
  /// The number's name where it is written: `variants.wide.metrics.gap`, or `wifi.height` for an argument.
  package var definition: String?

  /// The names of the arguments through which an argument comes, as `ArgumentWays` lists them; empty in a record.
  package var way: [String] = []
}

/// A variable in the condition of a view or constraint.
package struct ResolvedDecision: Sendable, Hashable {
  /// Where the value is written.
  package var origin: SourceLocation
  /// The view in which the variable has its value: a use of a component, or what is repeated.
  package var scope: String
  /// The names of the arguments through which the value comes, as `ArgumentWays` lists them.
  package var way: [String]
}

/// A value that decides which parts of a document are there.
package struct ResolvedChoice: Sendable, Hashable {
  package enum Kind: String, Sendable {
    /// A condition about the cell.
    case condition
    /// An argument of a component as it is written, or an item of a repetition that a condition looks at.
    case argument
    /// What a view is made of, and the condition on which it is there, as they are written.
    case component, style, when
    /// The items that a view is repeated for.
    case items

    /// Whether it is a key of a view.
    var isDecision: Bool { [.component, .style, .when].contains(self) }
  }

  package var kind: Kind
  /// What has the value: `card.when`, `row.badge`, `rows.repeat`.
  package var name: String
  package var value: String
  /// Whether a condition holds.
  package var holds = true
  package var origin: SourceLocation
  /// Of items the view that is repeated for them; empty in a record.
  package var scope = ""
}

/// A colour with its values for light and dark appearance and for an elevated level.
package struct ResolvedColor: Sendable, Hashable {
  package var name: String
  package var value: AdaptiveColor
  package var origin: SourceLocation
}

/// A view with its keys as they are written.
package struct ResolvedView: Sendable, Hashable {
  package var id: String
  /// The class as documents name it.
  package var className: String
  /// The superview's identifier; nil for the root.
  package var parent: String?
  package var origin: SourceLocation
  /// The view's name where it is written, if that is another: `components.row.views.title`, or `line` for `line/2`.
  package var definition: String?
  /// The view's keys in document order. `views` has no value here, but its position is kept.
  package var properties: [ResolvedProperty]
}

/// A key of a view and its value.
package struct ResolvedProperty: Sendable, Hashable {
  package var name: String
  /// The value as it is written: scalars are strings, and no value is null.
  package var written: JSON
  /// What was looked up in the value, in document order, outer parts first. Nothing in it is inside of another.
  package var lookUps: [LookUp] = []
  package var origin: SourceLocation
  /// The key's name where it is written, if that is not at the view: `styles.detail.font`, or `first.title` for an
  /// argument.
  package var definition: String?
  /// The values inside this value, outer ones before inner ones; none in a scalar. A record only has those that
  /// are not written where the value around them is.
  package var parts: [Part] = []
  /// The names of the arguments through which the value comes, as `ArgumentWays` lists them; empty in a record.
  package var way: [String] = []
  /// The value with colours as they are written; nil for one without colours.
  package var spelled: JSON?

  /// A value in a mapping or a list.
  package struct Part: Sendable, Hashable {
    package var path: [Step]
    package var origin: SourceLocation
    /// As `ResolvedProperty.definition`.
    package var definition: String?
    /// As `ResolvedProperty.way`.
    package var way: [String] = []
  }

  /// What was looked up for the value, or for a value in it.
  package struct LookUp: Sendable, Hashable {
    /// The value's path; empty for the whole.
    package var path: [Step]
    package var shown: Shown
    /// Where the strings have the text; nil for other values, and in a record.
    package var origin: SourceLocation?

    package init(path: [Step] = [], _ shown: Shown, origin: SourceLocation? = nil) {
      (self.path, self.shown, self.origin) = (path, shown, origin)
    }
  }

  /// A step into a value.
  package enum Step: Sendable, Hashable {
    case key(String)
    case index(Int)
  }

  /// The location of the innermost part that contains the value at a path.
  package func origin(of path: [Step]) -> SourceLocation { part(around: path)?.origin ?? origin }

  /// The name of the value at a path where it is written; nil for one that is written at the view.
  package func definition(of path: [Step]) -> String? {
    let part = part(around: path)
    return (part == nil ? definition : part?.definition).map { name in
      name + path.dropFirst(part?.path.count ?? 0).map(\.words).joined()
    }
  }

  /// The names of the arguments through which the value at a path comes.
  package func way(of path: [Step]) -> [String] {
    way + parts.filter { path.starts(with: $0.path) }.flatMap(\.way)
  }

  private func part(around path: [Step]) -> Part? {
    parts.last { path.starts(with: $0.path) }
  }

  /// What was looked up for the value at a path; nil for one that is shown as written.
  package subscript(path: [Step]) -> LookUp? { lookUps.first { $0.path == path } }

  package enum Shown: Sendable, Hashable {
    case text(String)
    /// A text with several runs.
    case runs([ResolvedRun])
    /// An image: the path of a PNG as it is written (nil for an image of which only the size is
    /// known), its size in points, and a digest of its pixels, if they were read.
    case image(path: String?, size: CGSize, digest: String? = nil)
  }
}

extension ResolvedProperty {
  /// A key whose value is not looked up.
  package init(name: String, written: JSON, origin: SourceLocation) {
    self.init(name: name, written: written, lookUps: [], origin: origin)
  }
}

extension ResolvedProperty.Step {
  /// The step as it follows the value's name: `.title`, `[1]`.
  package var words: String {
    switch self {
    case .key(let key): ".\(key)"
    case .index(let index): "[\(index)]"
    }
  }
}

/// A constraint with all of its names and numbers looked up.
package struct ResolvedConstraint: Sendable, Hashable {
  package var first: Anchor
  /// `<=`, `==` or `>=`.
  package var relation: String
  /// The other side; nil where the right side is a constant.
  package var second: Anchor?
  package var multiplier: Double
  /// The constant in points; nil for the system's spacing, which between baselines depends on the
  /// fonts.
  package var constant: Double?
  package var priority: Double
  package var identifier: String?
  /// The equation or the line of Visual Format, as it is written.
  package var written: String
  package var origin: SourceLocation
  /// What is written around variables of a component or repetition, and their values with their places; empty
  /// without variables, and in a record.
  package var template: [TemplatePart] = []
  /// The names of those parts that a variant has written; their places, which a record has not, are in the document's.
  package var definitions: [String] = []
  /// The names of the arguments through which the variables in it come, as `ArgumentWays` lists them; empty in a record.
  package var way: [String] = []

  /// A part of a text with variables.
  package struct TemplatePart: Sendable, Hashable {
    package var text: String
    /// The place of a value; nil for what is written around it.
    package var origin: SourceLocation?
    /// The variable that has the value, such as `$item`.
    package var variable: String?
  }

  /// The constraint with its variables, as it stands in the file: one that is repeated has no names of single views there.
  package var pattern: String {
    template.isEmpty ? written : template.map { $0.variable ?? $0.text }.joined()
  }

  /// Where a change since another version is written: at the value of the variable that differs, if all that is
  /// written around the variables is the same.
  package func origin(since former: String) -> SourceLocation {
    var (rest, changed) = (former[...], SourceLocation?.none)
    for (index, part) in template.enumerated() {
      guard let place = part.origin else {
        guard rest.hasPrefix(part.text) else { return origin }
        rest = rest.dropFirst(part.text.count)
        continue
      }
      let next = index + 1 < template.count ? template[index + 1] : nil
      let end = next.map { rest.range(of: $0.text)?.lowerBound } ?? rest.endIndex
      guard let end, next?.origin == nil else { return origin }
      if rest[..<end] != part.text { changed = changed ?? place }
      rest = rest[end...]
    }
    return rest.isEmpty ? changed ?? origin : origin
  }

  /// One side of a constraint.
  package struct Anchor: Sendable, Hashable {
    /// The identifier of a view or of a guide.
    package var item: String
    /// The name of a guide that every view has, such as `safeArea`; nil for the item itself.
    package var guide: String?
    package var attribute: String
  }
}
