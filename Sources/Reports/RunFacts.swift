import LayoutScene

/// What a run worked on and with, for the head of its page. Nothing of it is from the clock, so that
/// runs of equal input have equal pages.
package struct RunFacts: Sendable, Hashable {
  /// The commit that is checked out, in hexadecimal digits; nil where there is none.
  package var commit: String?
  /// When the commit was made, in the form of ISO 8601.
  package var date: String?
  /// The programs and libraries that decide the result, such as `Pango 1.50.12`.
  package var versions: [String]

  package init(commit: String? = nil, date: String? = nil, versions: [String]) {
    self.commit = commit
    self.date = date
    self.versions = versions
  }

  var json: JSON {
    [
      "commit": commit.map(JSON.string) ?? .null, "date": date.map(JSON.string) ?? .null,
      "versions": .array(versions.map(JSON.string)),
    ]
  }
}
