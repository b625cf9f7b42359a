extension SourceRewriter {
  /// Apple's modules whose types, as far as they are here, are in Plumb's UIKit.
  package static let inUIKit: Set<String> = [
    "CoreGraphics", "QuartzCore", "CoreText", "CoreImage", "ImageIO", "ObjectiveC",
    "MobileCoreServices", "CoreServices", "WebKit", "SafariServices", "QuickLook", "Photos",
    "PhotosUI",
    "AVFoundation", "AVKit",
  ]

  /// Modules of other names that stand for Apple's or others'. Packages that UIKit's are built with do not find one
  /// where they ask for what is Apple's.
  package static let standIns = [
    "os": "OSPlumb", "OSLog": "OSPlumb", "Combine": "CombinePlumb",
    "SnapshotTesting": "SnapshotTestingPlumb",
  ]

  /// What sources get from Foundation on iOS, and from UIKit here.
  private static let fromUIKit: Set<String> = [
    "NSLocalizedString", "NSStringFromClass", "Selector", "#selector", "autoreleasepool",
    "CGAffineTransform", "CGColor", "CGPath", "CGContext", "objc_getAssociatedObject",
    "objc_setAssociatedObject", "localized",
    "Locale", "DateFormatter", "NumberFormatter",
    "localizedString", "localizedStringWithFormat", "optional", "CFAbsoluteTimeGetCurrent",
    "CFTimeInterval", "CACurrentMediaTime",
    "NSHashTable", "NSMapTable",
  ]

  /// What sources get from Foundation on iOS, and from other modules of Foundation's here.
  private static let besideFoundation: [String: Set<String>] = [
    "FoundationNetworking": [
      "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
      "URLSessionDownloadTask", "URLSessionDelegate", "URLRequest", "URLResponse",
      "HTTPURLResponse",
      "URLCache", "URLProtocol", "URLCredential", "URLAuthenticationChallenge", "HTTPCookie",
      "HTTPCookieStorage", "CachedURLResponse",
    ],
    "FoundationXML": ["XMLParser", "XMLParserDelegate"],
  ]

  mutating func rewriteImports() {
    var foundation: Int?
    var tests: Int?
    var hasUIKit = false
    for index in source.tokens.indices where isImport(index) {
      let kind = SourceText.importKinds.contains(source.text(index + 1)) ? index + 1 : nil
      let name = (kind ?? index) + 1
      var end = name
      while source.has(end + 1, "."), source.isWord(end + 2) { end += 2 }
      let module = source.text(name)
      if module == "UIKit" || Self.inUIKit.contains(module) {
        hasUIKit = true
        replaceImport(kind: kind, name: name, end: end, by: "UIKit")
      } else if module == "Foundation" {
        foundation = foundation ?? end
        if end > name, kind == nil { replaceImport(kind: nil, name: name, end: end, by: module) }
      } else if module == "XCTest" {
        tests = tests ?? end
      } else if let standIn = Self.standIns[module] {
        replaceImport(kind: kind, name: name, end: end, by: standIn)
        replaced.insert(module)
      } else if module == "Darwin" {
        replaceImport(kind: kind, name: name, end: end, by: "Glibc")
      }
    }
    let asksForPublishers = replaced.contains("Combine") && publishesKeyPaths
    if asksForPublishers { appendix += Self.publisherOfKeyPaths }
    let needsUIKit =
      asksForPublishers
      || source.tokens.indices.contains {
        (source.isWord($0) || source.isKind($0, .pound)) && Self.fromUIKit.contains(source.text($0))
      }
    // On iOS, XCTest brings UIKit along.
    namesUIKit = hasUIKit || tests != nil || needsUIKit && foundation != nil
    if !hasUIKit, let place = tests ?? (needsUIKit ? foundation : nil) {
      insert("; import UIKit", at: source.tokens[place].range.upperBound)
    } else if !hasUIKit, let foundation {
      importBesideFoundation(at: source.tokens[foundation].range.upperBound)
    }
  }

  /// UIKit here brings these modules along; a source that has Foundation alone gets those whose types it names.
  private mutating func importBesideFoundation(at place: Int) {
    for (module, names) in Self.besideFoundation.sorted(by: { $0.key < $1.key })
    where source.tokens.indices.contains(where: { names.contains(source.text($0)) }) {
      insert("; import \(module)", at: place)
    }
  }

  /// Whether the source asks for `publisher(for: \\Type.property)`.
  private var publishesKeyPaths: Bool {
    source.tokens.indices.contains {
      source.has($0, "publisher") && source.has($0 - 1, ".") && source.has($0 + 1, "(")
        && source.has($0 + 2, "for") && source.has($0 + 3, ":") && source.has($0 + 4, "\\")
    }
  }
  /// What Combine adds to objects. Neither OpenCombine, which has no key-value observing, nor UIKit here, which knows no
  /// OpenCombine, can say it for all sources.
  private static let publisherOfKeyPaths =
    """

    fileprivate extension UIKit.KeyValueObserved where Self: NSObject { \
    func publisher<Value>(for keyPath: KeyPath<Self, Value>, \
    options: UIKit.NSKeyValueObservingOptions = [.initial, .new]) \
    -> CombinePlumb.AnyPublisher<Value, Never> { \
    let values = CombinePlumb.CurrentValueSubject<Value, Never>(self[keyPath: keyPath]); \
    let observation = observe(keyPath) { object, _ in values.send(object[keyPath: keyPath]) }; \
    return values.dropFirst(options.contains(.initial) ? 0 : 1)\
    .handleEvents(receiveCancel: { observation.invalidate() }).eraseToAnyPublisher() } }

    """

  /// Writes `os.Logger` and `canImport(os)` with the module that stands for `os`.
  mutating func renameModule(at index: Int) {
    let name = source.text(index)
    guard let standIn = Self.standIns[name] else { return }
    let isQualifier =
      replaced.contains(name) && source.has(index + 1, ".") && !source.has(index - 1, ".")
      && !source.has(index - 1, "import")
      && !SourceText.importKinds.contains(source.text(index - 1))
    let isAsked = source.has(index - 1, "(") && source.has(index - 2, "canImport")
    // `OSLog` is a class, too.
    guard isAsked || isQualifier && name != "OSLog" else { return }
    edits.append(Edit(range: source.tokens[index].range, text: standIn))
  }

  private func isImport(_ index: Int) -> Bool {
    source.has(index, "import") && source.isKind(index, .word(isQuoted: false))
      && source.isWord(index + 1) && !source.has(index - 1, ".")
  }

  /// A submodule, or a single symbol, is imported with the whole module.
  private mutating func replaceImport(kind: Int?, name: Int, end: Int, by module: String) {
    if let kind { blank(kind...kind) }
    let range = source.range(of: name...end)
    guard source.text(range) != module else { return }
    edits.append(.padded(range, module))
  }

  // MARK: Platforms

  /// Modules of Apple's that are not here, for sources that choose by platform between them and Linux' own.
  private static let elsewhere: Set<String> = [
    "Darwin", "ObjectiveC", "Security", "CommonCrypto", "Metal", "Accelerate", "CryptoKit",
  ]

  /// Writes `os(iOS)` as `canImport(UIKit)`, but not where the choice is one between Apple's C library and Linux'.
  mutating func rewritePlatforms() {
    for chain in conditions.chains {
      let isChoiceOfLibraries = chain.contains { branch in
        namesLinux(branch.condition)
      }
      for branch in chain {
        let imports = importedModules(in: branch.body)
        let needsUIKit = imports.contains("UIKit")
        let needsApple = !needsUIKit && !imports.isDisjoint(with: Self.elsewhere)
        if needsApple || isChoiceOfLibraries && !needsUIKit { continue }
        for index in branch.condition
        where source.has(index, "os") && source.has(index + 1, "(") && source.has(index + 2, "iOS")
        {
          let range = source.range(of: index...index + 3)
          edits.append(Edit(range: range, text: "canImport(UIKit)"))
        }
      }
    }
  }

  private func namesLinux(_ condition: Range<Int>) -> Bool {
    condition.contains {
      source.has($0, "Linux") || source.has($0, "Glibc") || source.has($0, "Musl")
    }
  }

  private func importedModules(in body: Range<Int>) -> Set<String> {
    Set(body.filter { isImport($0) }.map { source.text($0 + 1) })
  }
}
