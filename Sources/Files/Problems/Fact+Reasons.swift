extension Fact.QuoteReason {
  func words(for text: String) -> String {
    switch self {
    case .start: "an unquoted text cannot begin with “\(text.prefix(1))” in YAML"
    case .comment: "“#” begins a comment in YAML"
    case .colon, .spacedFormat: "a colon with a space behind it ends a key in YAML"
    case .alias: "“*” begins an alias in YAML"
    case .anchor: "“&” begins an anchor in YAML"
    case .tag: "“!” begins a tag in YAML"
    case .item: "“-” with a space behind it begins an item of a list in YAML"
    case .key: "“?” with a space behind it begins a key in YAML"
    case .rest: "nothing may follow the closing “\(Self.closing(text))” in YAML"
    case .comma: "a comma ends an unquoted text in brackets in YAML"
    case .null: "it is the null value in YAML"
    }
  }

  /// The character that closes the text's opening bracket or quotation mark.
  private static func closing(_ text: String) -> String {
    switch text.first {
    case "[": "]"
    case "{": "}"
    default: String(text.prefix(1))
    }
  }
}

extension Fact.IOReason {
  var words: String {
    switch self {
    case .missing: "no such file or folder"
    case .misnamed: "its name is not UTF-8 text; give it another name"
    case .isFolder: "it is a folder"
    case .notReadable: "it cannot be opened"
    case .notAFile: "it is not a regular file"
    case .closed: "standard input is closed"
    case .noWriter: "nobody writes to this pipe"
    case .escape(let escape): escape.words
    }
  }
}

extension Fact.Escape {
  /// Why the file may not be named.
  package var words: String {
    switch self {
    case .absolute: "the path has to be relative to this file"
    case .outside:
      "it is outside of the project, the nearest folder above the document with a plumb.yaml or a .git"
    case .link: "a link leads out of the project"
    case .loop: "its links lead in a circle, or are too many"
    case .git: "what is in .git is no file of the project"
    }
  }

  /// What a person may do about it; nil where nothing permits it.
  package var advice: String? {
    self == .loop ? nil : "where that is meant, give --allow-outside"
  }
}

extension LocaleFault {
  var words: String {
    switch self {
    case .language(let code): "no language has the code “\(code)”"
    case .script(let code): "no script has the code “\(code)”"
    case .region(let code): "no region has the code “\(code)”"
    case .part(let code): "no variant of a language has the code “\(code)”"
    case .repeated(let code): "“\(code)” is there twice or in the wrong place"
    case .emptyExtension(let letter): "nothing follows “\(letter)”"
    case .posix(let text): "“\(text)” is POSIX syntax, not part of a language tag"
    case .emptyPart: "a part is missing before or after a hyphen"
    case .pseudoStyle(let word): "no pseudolocale has the style “\(word)”"
    }
  }
}

extension Fact.NodeKind {
  var words: String {
    switch self {
    case .nothing: "nothing"
    case .scalar(nil): "a single value"
    case .scalar(let text?): "“\(Fact.shortened(text))”"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension Fact.ImageReason {
  var words: String {
    switch self {
    case .missing: "no such file"
    case .escape(let escape): escape.words
    case .notReadable: "it cannot be opened"
    case .notPNG: "it is no PNG, JPEG, PDF or SVG"
    case .noLibrary:
      "the library that reads it is not installed: JPEG needs libgdk-pixbuf-2.0-0, PDF libpoppler-glib8, SVG librsvg2-2"
    case .damaged: "its header is damaged"
    case .tooLarge(let limit): "it is more than \(limit) pixels wide or high"
    }
  }
}
