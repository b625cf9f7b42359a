import Files
import Foundation
import LayoutScene
import Reuse

/// One root view of an Interface Builder document, with the view controller around it.
struct BuilderScene {
  let file: BuilderFile
  let controller: XMLElement?
  let root: XMLElement
  /// The container view of another scene that shows this one; nil for a screen.
  let container: XMLElement?
  /// The scenes in its container views.
  let embedded: [BuilderScene]
  let bars: BuilderBars
  /// The root of the screen that shows the scene: its own, or that of the scene around its container view.
  private let screen: XMLElement

  init(file: BuilderFile, controller: XMLElement?, root: XMLElement) {
    var known: Set = [controller?.attributes["id"] ?? ""]
    self.init(file: file, controller: controller, root: root, in: nil, of: root, &known)
  }

  /// - Parameter screen: the root of the screen that shows the scene.
  init(
    file: BuilderFile, controller: XMLElement?, root: XMLElement, in container: XMLElement?,
    of screen: XMLElement, _ known: inout Set<String>
  ) {
    (self.file, self.controller, self.root, self.container) = (file, controller, root, container)
    self.screen = screen
    bars = BuilderBars(controller, in: file)
    embedded = file.hasEmbedSegues ? Self.embedded(in: root, of: screen, file, &known) : []
  }

  /// The id of the view controller, or of the root view in a document without any.
  var id: String { controller?.attributes["id"] ?? root.attributes["id"] ?? "root" }

  /// The name of the screen's root view. A root that is a view in the screen's own is not that.
  var rootName: String {
    guard root.attributes["id"] != nil else { return Expansion.rootName }
    let name = BuilderView.name(of: root, file)
    return isInner ? "\(name)/screen" : name
  }

  /// The scene as a layout document.
  var node: Node {
    let mark = root.mark
    let isDark = file.document.first("device")?.attributes["appearance"] == "dark"
    let head: KeyValuePairs<String, Node?> = [
      "name": name.map(mark.text), "canvas": canvas, "appearance": isDark ? mark.word("dark") : nil,
    ]
    let constraints = BuilderConstraints(scene: self).nodes
    return mark.mapping(
      head.present.map { pair($0, $1) } + (isInner ? innerEntries : rootEntries)
        + (constraints.isEmpty ? [] : [pair("constraints", mark.sequence(constraints))]))
  }

  private var rootEntries: [Node.Pair] {
    var view = BuilderView(scene: self, element: root, isRoot: true)
    view.readRoot()
    let own = view.entries.isEmpty ? [] : [pair("root", root.mark.mapping(view.entries))]
    return own + barEntries
      + (view.subviews.isEmpty ? [] : [pair("views", root.mark.mapping(view.subviews))])
  }

  /// A root that scrolls is a view in the screen's own, so that bars do not scroll with its content; and so is one that
  /// shows something, such as a text.
  private var innerEntries: [Node.Pair] {
    var view = BuilderView(scene: self, element: root, isRoot: true)
    view.read(isArranged: false)
    let inner = root.mark.view(BuilderView.name(of: root, file), view.entries)
    return barEntries + [pair("views", root.mark.mapping([inner]))]
  }

  private var barEntries: [Node.Pair] {
    [
      showsNavigationBar ? bars.navigationBar(in: self) : nil,
      showsTabBar ? bars.tabBar : nil,
      showsToolbar ? bars.toolbar(in: self) : nil,
    ].compactMap(\.self)
  }

  /// Whether an element is the root, or part of it or of its controller.
  func contains(_ element: XMLElement) -> Bool {
    element === root || file.owner(of: element) { $0 === root || $0 === controller } != nil
  }

  /// The elements whose views stand in the scene's bars.
  var barElements: [XMLElement] {
    [
      showsNavigationBar ? controller?.first("navigationItem") : nil,
      showsToolbar ? controller?.first("toolbarItems") : nil,
    ].compactMap(\.self)
  }

  private var name: String? {
    controller?.attributes["title"] ?? controller?.attributes["userLabel"]
      ?? controller?.attributes["storyboardIdentifier"]
  }

  func pair(_ name: String, _ value: Node) -> Node.Pair {
    Node.Pair(name, value, at: root.mark)
  }

  // MARK: Canvas

  var size: CGSize { Self.size(of: root) }

  private static func size(of root: XMLElement) -> CGSize {
    BuilderView.frame(of: root)?.size ?? CGSize(width: 600, height: 600)
  }

  private var canvas: Node {
    let (mark, area) = (root.mark, safeArea)
    let side = sideOfSafeArea == 0 ? nil : mark.number(sideOfSafeArea)
    return mark.mapping([
      "size": mark.word("\(size.width.decimal)x\(size.height.decimal)"),
      "scale": mark.number(file.scale),
      "safeArea": mark.mapping([
        "top": mark.number(area.top), "bottom": mark.number(area.bottom), "left": side,
        "right": side,
      ]), "margins": file.traits == nil ? margins : nil,
    ])
  }

  /// The margins that a width gives: 16 points, and 20 in wide screens, also in a narrow container there. Before Xcode 11
  /// a root was wide past the screen of 375 points.
  private var marginOfWidth: CGFloat {
    Self.size(of: screen).width >= (file.isSinceXcode11 ? 402 : 376) ? 20 : 16
  }

  /// The least margins of a root: at its sides those of its width; above and below only the safe area.
  var margins: Node {
    let side = file.traits.map { $0.isWide ? 20 : 16 } ?? marginOfWidth
    return root.mark.mapping(
      [("top", 0), ("left", side), ("bottom", 0), ("right", side)].map {
        ($0, root.mark.number($1))
      })
  }

  /// The margins at the sides of the content of cells in a table of the scene.
  var cellMargin: CGFloat {
    file.traits.map { $0.isWide ? 20 : 16 } ?? recordedCellMargin
  }

  private var recordedCellMargin: CGFloat {
    if let device = file.device, file.isOfXcode11 || device.size.width > 375 {
      return cellMargin(on: device)
    }
    return marginOfWidth
  }

  private func cellMargin(on device: BuilderDevice) -> CGFloat {
    device.size.width > 375 ? 20 : file.isOfXcode11 ? 15 : 16
  }

  /// How much wider the margins of cells are than on the document's own canvas.
  var widerCellMargin: CGFloat { cellMargin - recordedCellMargin }

  /// The margins at the sides of a cell's content. Those of a cell that is a document of its own follow its own width
  /// in some versions.
  func cellMargin(of cell: XMLElement) -> CGFloat {
    guard cell === root, file.traits == nil else { return cellMargin }
    if file.hasCellMarginsOfDevice, let device = file.device { return cellMargin(on: device) }
    return marginOfWidth
  }

  /// What becomes of the root on another device.
  var place: BuilderCanvas {
    BuilderCanvas(
      extent: extentElsewhere, scene: id, root: rootName, device: file.device?.fullName)
  }

  private var extentElsewhere: BuilderCanvas.Extent {
    guard !isCell else { return root.name == "collectionViewCell" ? .own : .row }
    if bars.isOnlyEmbedded { return .own }
    let whole = file.device?.size(isLandscape: file.isLandscape)
    if controller != nil {
      if let whole, let device = file.device {
        let extent = extent(on: whole, of: device)
        if extent == .pageSheet { return bars.isInNavigation ? .sheetWithBar : .sheet }
        if extent != .freeform { return .screen }
      }
      if !isFreeform, BuilderDevice.isScreen(size) { return .screen }
    } else if size == whole || whole == nil && BuilderDevice.isScreen(size) {
      return .screen
    }
    return size.width == whole?.width ? .row : .own
  }

  /// Whether the root is a whole screen on another device, or a sheet there.
  private var isScreenElsewhere: Bool {
    [.screen, .sheet, .sheetWithBar].contains(extentElsewhere)
  }

  /// The safe area on another screen than the document's own, where the options do not name its device.
  private var safeAreaElsewhere: (top: CGFloat, bottom: CGFloat) {
    let bottom = file.device?.bottom ?? 0
    switch extentElsewhere {
    case .screen: return (file.device?.top ?? 20, bottom)
    case .sheet: return (0, bottom)
    case .sheetWithBar: return (BuilderCanvas.topOfSheet, bottom)
    case .row, .own: return (0, 0)
    }
  }

  /// The safe area without a navigation bar that is part of the scene.
  private var safeArea: (top: CGFloat, bottom: CGFloat) {
    guard !bars.isOnlyEmbedded else { return (0, 0) }
    guard file.traits == nil else { return safeAreaElsewhere }
    // The cells of a table begin below the bars by its content inset, which the record leaves out. The bars that are
    // drawn bring the inset along.
    guard !isTable || showsNavigationBar, !isCell, controller != nil || hasSafeArea,
      !bars.isBelowOpaqueBar
    else {
      let isAboveBar = isTable && (showsTabBar || showsToolbar)
      return (0, isAboveBar ? file.device?.bottom(isLandscape: file.isLandscape) ?? 0 : 0)
    }
    guard let device = file.device else {
      // Below a bar of Xcode 5 a root begins at 64 points.
      if controller == nil || (BuilderView.frame(of: root)?.minY ?? 0) > 0 { return (0, 0) }
      return (bars.isInNavigation ? 64 : 20, heightOfBarNotDrawn)
    }
    let whole = device.size(isLandscape: file.isLandscape)
    let times = controller != nil && device.bottom > 0 ? file.timesOfSafeArea : 1
    let bottom = times * device.bottom(isLandscape: file.isLandscape)
    var top = times * device.top(in: file.toolsVersion, isLandscape: file.isLandscape)
    if showsNavigationBar { top += file.extraOfNavigationBar }
    // A view of a free size has no status bar above it, but the edges of the device; so had one with a controller
    // before Xcode 11.
    if isFreeform, device.bottom == 0, controller == nil || !file.isSinceXcode11 { return (0, 0) }
    switch extent(on: whole, of: device) {
    case .whole: return (top, bottom + heightOfBarNotDrawn)
    case .freeform:
      // The screen's lower edge covers only what reaches to it. What is larger than the screen has one of its own.
      let isInside = size.width <= whole.width && size.height <= whole.height
      return (top, isInside ? max(0, size.height - whole.height + bottom) : bottom)
    case .pageSheet: return (showsNavigationBar ? BuilderCanvas.topOfSheet : 0, bottom)
    case .aboveBar: return (top, 0)
    case .betweenBars: return (0, 0)
    }
  }

  /// The height of a simulated bar at the bottom. One that is drawn brings its height along.
  private var heightOfBarNotDrawn: CGFloat {
    showsToolbar || showsTabBar && bars.tabBar != nil ? 0 : bars.bottomHeight
  }

  /// The safe area at both sides of a phone without a home button that is held on its side.
  private var sideOfSafeArea: CGFloat {
    guard file.traits == nil, file.isLandscape, let device = file.device, !isTable, !isCell,
      !bars.isOnlyEmbedded,
      controller != nil || hasSafeArea, size.width == device.size.height
    else { return 0 }
    return device.isNotched ? device.top(in: file.toolsVersion) : 0
  }

  /// How much of the screen a root covers.
  private enum Extent {
    case whole, freeform, pageSheet
    /// A tab bar or toolbar has been taken off its height, or a navigation bar, too.
    case aboveBar, betweenBars
  }

  private func extent(on whole: CGSize, of device: BuilderDevice) -> Extent {
    guard size != whole else { return .whole }
    if bars.isInNavigation, let height = freeHeight, height > size.height { return .betweenBars }
    guard controller != nil, !isFreeform, size.width == whole.width else { return .freeform }
    switch whole.height - size.height {
    case BuilderCanvas.aboveSheet: return .pageSheet
    case device.bottom + 44, device.bottom + 49, device.bottom + 50: return .aboveBar
    case 0...: return .betweenBars
    default: return .freeform
    }
  }

  /// The height that the author gave a scene of a free size, which its bars are part of.
  private var freeHeight: CGFloat? {
    controller?.child("size", key: "freeformSize")?.number(.height)
  }

  private var isFreeform: Bool {
    (controller ?? root).first("freeformSimulatedSizeMetrics") != nil
  }

  /// Whether a navigation bar is part of the scene, as the document does not leave it out of the root's height.
  private var showsNavigationBar: Bool {
    guard bars.isInNavigation else { return false }
    guard !bars.isOnlyEmbedded else { return true }
    guard file.traits == nil else { return isScreenElsewhere }
    guard let device = file.device else { return false }
    let extent = extent(on: device.size(isLandscape: file.isLandscape), of: device)
    return extent != .betweenBars && !bars.isBelowOpaqueBar
  }

  /// Whether a tab bar covers the bottom of the root.
  private var showsTabBar: Bool {
    guard !bars.isOnlyEmbedded else { return true }
    guard file.traits == nil else { return isScreenElsewhere }
    guard let device = file.device else { return !isTable }
    let whole = device.size(isLandscape: file.isLandscape)
    return !bars.isBelowOpaqueBar && extent(on: whole, of: device) == .whole
  }

  /// Whether a toolbar covers the bottom of the root.
  private var showsToolbar: Bool {
    guard bars.hasToolbar else { return false }
    guard !bars.isOnlyEmbedded else { return true }
    guard file.traits == nil else { return isScreenElsewhere }
    guard let device = file.device else { return false }
    let whole = device.size(isLandscape: file.isLandscape)
    return !bars.isBelowOpaqueBar && extent(on: whole, of: device) == .whole
  }

  /// Whether the root is a view in the screen's own.
  var isInner: Bool {
    if container != nil { return true }
    return BuilderClass.named(root.name).map {
      !["view", "stack", "visualEffect"].contains($0.documentClass)
    } ?? false
  }

  /// Whether the root is a table or collection itself.
  var isTable: Bool { root.name == "tableView" || root.name == "collectionView" }

  /// Whether a root without a controller has the device's safe area: since Xcode 11, and before where the
  /// document uses it.
  private var hasSafeArea: Bool {
    file.document.isTrue("useSafeAreas") || file.isSinceXcode11
  }

  private var isCell: Bool {
    ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(root.name)
  }
}
