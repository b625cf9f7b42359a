import Foundation
import Testing

/// A page in Chromium, used as a person would: by pointer, keys and what is seen.
package final class BrowserPage {
  private let chromium: Chromium
  private let session: String
  /// What the page stores, and its windows, are given up with it.
  private let context: String
  /// The file of a page that a test has made, which is removed with the page.
  package private(set) var file: URL?
  /// Where a page may get something from: a page that a server gives also from that.
  private var sources = ["file:", "blob:", "about:"]
  private var isChecked = false

  /// A blank page of this size in CSS pixels.
  package init(width: Int = 1440, height: Int = 900) throws {
    chromium = try Chromium.running()
    context = try chromium.send("Target.createBrowserContext")["browserContextId"] as? String ?? ""
    let target = try chromium.send(
      "Target.createTarget", ["url": "about:blank", "browserContextId": context])
    let attached = try chromium.send(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String ?? ""
    for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
    // Only one of the browser's pages is in front; the others behave as if they were.
    try send("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try resize(width: width, height: height)
  }

  /// A page with a problem that its test has not asked for fails the test.
  deinit {
    check()
    if let file { try? FileManager.default.removeItem(at: file) }
    _ = try? chromium.send("Target.disposeBrowserContext", ["browserContextId": context])
    chromium.forget(session)
  }

  @discardableResult
  package func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try chromium.send(method, parameters, session: session)
  }

  package func resize(width: Int, height: Int) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// What the system says that the person prefers, such as `prefers-color-scheme: dark`.
  package func prefer(_ features: [String: String], media: String = "") throws {
    let list = features.sorted { $0.key < $1.key }.map { ["name": $0.key, "value": $0.value] }
    try send("Emulation.setEmulatedMedia", ["media": media, "features": list])
  }

  /// Opens HTML that a test has made, in a file of its own.
  package func open(_ html: [UInt8], fragment: String = "") throws {
    let made =
      file
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("page-\(UUID().uuidString).html")
    file = made
    try Data(html).write(to: made)
    try open(made, fragment: fragment)
  }

  /// Opens a file or the page of a server, and waits until its script has begun.
  package func open(_ url: URL, fragment: String = "") throws {
    if !url.isFileURL { sources.append(url.absoluteString) }
    try send("Page.navigate", ["url": "about:blank"])
    try send(
      "Page.navigate", ["url": url.absoluteString + (fragment.isEmpty ? "" : "#\(fragment)")])
    do {
      try wait("document.body?.dataset.ready === 'yes'")
    } catch {
      throw Chromium.Failure(description: "\(error); \(try problems())")
    }
  }

  /// The value of a JavaScript expression.
  package func value(_ expression: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true, "userGesture": true])
    if let details = answer["exceptionDetails"] as? [String: Any] {
      let exception = details["exception"] as? [String: Any]
      throw Chromium.Failure(
        description: "\(expression): \(exception?["description"] ?? details)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  package func text(_ expression: String) throws -> String {
    try value(expression) as? String ?? ""
  }
  package func number(_ expression: String) throws -> Double {
    (try value(expression) as? NSNumber)?.doubleValue ?? .nan
  }
  package func isTrue(_ expression: String) throws -> Bool {
    try value(expression) as? Bool ?? false
  }

  package func count(_ selector: String) throws -> Int {
    Int(try number("document.querySelectorAll('\(selector)').length"))
  }

  package func text(of selector: String) throws -> String {
    try text("document.querySelector('\(selector)').textContent")
  }

  /// A drawn length in CSS pixels, such as `width`, of what a selector finds.
  package func length(_ name: String, of selector: String) throws -> Double {
    try number("document.querySelector('\(selector)').getBoundingClientRect().\(name)")
  }

  /// Waits until an expression is true.
  package func wait(_ expression: String, seconds: Double = 120) throws {
    let deadline = Date().addingTimeInterval(seconds)
    while try !isTrue(expression) {
      guard Date() < deadline else {
        throw Chromium.Failure(description: "never became true: \(expression)")
      }
      usleep(15_000)
    }
  }

  /// The middle of the first element that a selector finds, after it has been scrolled to.
  package func middle(_ selector: String) throws -> (x: Double, y: Double) {
    let script = """
      (() => {
        const element = document.querySelector(\(quoted(selector)));
        element.scrollIntoView({ block: "nearest", inline: "nearest" });
        const box = element.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
      })()
      """
    let point = (try value(script) as? [NSNumber] ?? []).map(\.doubleValue)
    guard point.count == 2 else { throw Chromium.Failure(description: "no \(selector)") }
    return (point[0], point[1])
  }

  /// Clicks what is seen at the middle of an element; an error where something else covers it.
  package func click(_ selector: String, count: Int = 1) throws {
    let (x, y) = try middle(selector)
    let isSeen = try isTrue(
      """
      (() => {
        const hit = document.elementFromPoint(\(x), \(y));
        const element = document.querySelector(\(quoted(selector)));
        return element.contains(hit) || Boolean(hit?.contains(element) && hit.closest("label"));
      })()
      """)
    guard isSeen else { throw Chromium.Failure(description: "\(selector) cannot be clicked") }
    try point(x, y)
    for clicks in 1...count { try press(x, y, clicks: clicks) }
  }

  private func press(_ x: Double, _ y: Double, clicks: Int) throws {
    for type in ["mousePressed", "mouseReleased"] { try mouse(type, x, y, clicks: clicks) }
  }

  package func clickAt(_ x: Double, _ y: Double) throws {
    try point(x, y)
    try press(x, y, clicks: 1)
  }

  /// Moves the pointer.
  package func point(_ x: Double, _ y: Double) throws { try mouse("mouseMoved", x, y, clicks: 0) }

  /// - Parameter letsGo: whether the button is let go at the end.
  package func drag(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), letsGo: Bool = true
  ) throws {
    try point(start.x, start.y)
    try mouse("mousePressed", start.x, start.y, clicks: 1)
    for step in 1...4 {
      let share = Double(step) / 4
      try mouse(
        "mouseMoved", start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share,
        clicks: 1)
    }
    if letsGo { try mouse("mouseReleased", end.x, end.y, clicks: 1) }
  }

  /// Lets the button of the mouse go.
  package func release(_ x: Double, _ y: Double) throws {
    try mouse("mouseReleased", x, y, clicks: 1)
  }

  private func mouse(_ type: String, _ x: Double, _ y: Double, clicks: Int) throws {
    let isDown = type != "mouseMoved" || clicks > 0
    try send(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": isDown ? "left" : "none",
        "buttons": isDown && type != "mouseReleased" ? 1 : 0, "clickCount": clicks,
      ])
  }

  /// Turns the wheel with the control key held down.
  package func zoomByWheel(_ x: Double, _ y: Double, by delta: Double) throws {
    try send(
      "Input.dispatchMouseEvent",
      ["type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": delta, "modifiers": 2])
  }

  /// Presses keys one after another, by their names in DOM events.
  package func keys(_ names: String...) throws { try keys(contentsOf: names) }

  package func keys(contentsOf names: [String]) throws {
    for name in names {
      var parameters: [String: Any] = ["key": name]
      if name.count == 1 { parameters["text"] = name }
      if name == "Enter" { parameters["text"] = "\r" }
      parameters["windowsVirtualKeyCode"] = Self.codes[name] ?? 0
      try send("Input.dispatchKeyEvent", parameters.merging(["type": "keyDown"]) { $1 })
      try send("Input.dispatchKeyEvent", parameters.merging(["type": "keyUp"]) { $1 })
    }
  }

  private static let codes = [
    "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37,
    "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
  ]

  /// Chooses an option of a select, as a person does with the keyboard.
  package func choose(_ value: String, in selector: String) throws {
    let script = """
      (() => {
        const select = document.querySelector(\(quoted(selector)));
        select.value = \(quoted(value));
        select.dispatchEvent(new Event("change", { bubbles: true }));
        return select.value === \(quoted(value));
      })()
      """
    guard try isTrue(script) else {
      throw Chromium.Failure(description: "\(selector) has no option \(value)")
    }
  }

  /// Puts a picture of the window into the folder that `PLUMB_SCREENSHOTS` names, for people to look
  /// at; does nothing where it names none.
  package func screenshot(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["PLUMB_SCREENSHOTS"] else { return }
    try settle()
    let answer = try send("Page.captureScreenshot", ["format": "png"])
    guard let data = Data(base64Encoded: answer["data"] as? String ?? "") else { return }
    try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }

  /// Waits until pictures are decoded and two frames were drawn.
  package func settle() throws {
    _ = try value(
      """
      Promise.all([...document.images].filter((image) =>
        image.src && (image.complete || image.loading !== "lazy")).map((image) =>
        image.decode().catch(() => {}))).then(() => new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))
      """)
  }

  /// The page as a printer gets it.
  package func pdf() throws -> Data {
    let answer = try send("Page.printToPDF", ["printBackground": true])
    return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
  }

  /// What a page must not do: exceptions, messages of the console, refusals of the security policy,
  /// and requests for anything but its file or server and pictures made in the page.
  package func problems() throws -> [String] {
    isChecked = true
    try send("Runtime.evaluate", ["expression": "0"])
    return chromium.events(of: session).compactMap { event in
      let parameters = event["params"] as? [String: Any] ?? [:]
      switch event["method"] as? String {
      case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded":
        return "\(parameters)"
      case "Network.requestWillBeSent":
        let request = parameters["request"] as? [String: Any]
        let address = request?["url"] as? String ?? ""
        let isOwn = sources.contains { address.hasPrefix($0) }
        return isOwn ? nil : "requested \(address)"
      default: return nil
      }
    }
  }

  /// Records what problems there are, where no test has asked.
  package func check() {
    guard !isChecked, let found = try? problems(), !found.isEmpty else { return }
    Issue.record("\(found)")
  }

  private func quoted(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: [text])
    return String(
      String(decoding: data ?? Data("[\"\"]".utf8), as: UTF8.self).dropFirst().dropLast())
  }
}
