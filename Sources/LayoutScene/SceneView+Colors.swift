extension SceneView {
  /// Replaces dynamic colours by those of the surroundings, so that the scene has only fixed ones.
  package mutating func resolveColors(in surroundings: @autoclosure () -> ColorSurroundings) {
    // Most views have no dynamic colour, and to ask for the surroundings takes a walk up the views.
    lazy var resolved = surroundings()
    func resolve(_ color: inout Color?) {
      if let dynamic = color, dynamic.isDynamic { color = dynamic.resolved(in: resolved) }
    }
    func resolve(_ color: inout Color) {
      if color.isDynamic { color = color.resolved(in: resolved) }
    }
    func resolve(_ drawings: inout [SceneDrawing]) {
      if !drawings.isEmpty { drawings = drawings.map { $0.resolved(in: resolved) } }
    }
    resolve(&background)
    resolve(&look.tint)
    if var border = look.border {
      resolve(&border.color)
      look.border = border
    }
    if var shadow = look.shadow {
      resolve(&shadow.color)
      look.shadow = shadow
    }
    if var gradient = look.gradient {
      for index in gradient.colors.indices { resolve(&gradient.colors[index]) }
      look.gradient = gradient
    }
    for index in images.indices { resolve(&images[index].color) }
    for index in texts.indices {
      resolve(&texts[index].color)
      for run in texts[index].attributes.runs.indices {
        resolve(&texts[index].attributes.runs[run].color)
      }
    }
    if extras != nil {
      for index in ornaments.indices { resolve(&ornaments[index].color) }
      resolve(&drawings)
      resolve(&coverings)
      resolve(&maskDrawings)
    }
    switch control {
    case .switch(let isOn, var color):
      resolve(&color)
      control = .switch(isOn: isOn, color: color)
    case .pageControl(let count, let current, var color, var currentColor):
      resolve(&color)
      resolve(&currentColor)
      control = .pageControl(
        count: count, current: current, color: color, currentColor: currentColor)
    case .plain, .label, .button, .image, .textField, .textView, .slider, .progress, .stepper,
      .activityIndicator, .segmented, .datePicker, .searchBar, .navigationBar, .tabBar, .toolbar,
      .stack, .scroll:
      break
    }
    for (index, part) in (bar?.parts ?? []).enumerated() {
      guard case .badge(let rect, let color) = part else { continue }
      bar?.parts[index] = .badge(rect, color.resolved(in: resolved))
    }
  }
}
