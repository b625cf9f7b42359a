extension SceneView {
  /// Replaces dynamic colours by those of an appearance, so that the scene has only fixed ones.
  package mutating func resolveColors(for appearance: @autoclosure () -> Appearance) {
    guard hasDynamicColors else { return }
    let appearance = appearance()
    func resolve(_ color: inout Color?) { color = color?.resolved(for: appearance) }
    func resolve(_ color: inout Color) { color = color.resolved(for: appearance) }
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
      gradient.colors = gradient.colors.map { $0.resolved(for: appearance) }
      look.gradient = gradient
    }
    for index in ornaments.indices { resolve(&ornaments[index].color) }
    for index in images.indices { resolve(&images[index].color) }
    for index in texts.indices {
      resolve(&texts[index].color)
      for run in texts[index].attributes.runs.indices {
        resolve(&texts[index].attributes.runs[run].color)
      }
    }
    drawings = drawings.map { $0.resolved(for: appearance) }
    coverings = coverings.map { $0.resolved(for: appearance) }
    maskDrawings = maskDrawings.map { $0.resolved(for: appearance) }
    if case .switch(let isOn, let color) = control {
      control = .switch(isOn: isOn, color: color?.resolved(for: appearance))
    }
    for (index, part) in (bar?.parts ?? []).enumerated() {
      guard case .badge(let rect, let color) = part else { continue }
      bar?.parts[index] = .badge(rect, color.resolved(for: appearance))
    }
  }

  private var hasDynamicColors: Bool {
    if [background, look.tint, look.border?.color, look.shadow?.color].hasDynamic { return true }
    if !drawings.isEmpty || !coverings.isEmpty { return true }
    if look.gradient?.colors.contains(where: \.isDynamic) == true { return true }
    if ornaments.contains(where: \.color.isDynamic) || images.map(\.color).hasDynamic {
      return true
    }
    for text in texts {
      if text.color?.isDynamic == true || text.attributes.runs.map(\.color).hasDynamic {
        return true
      }
    }
    if case .switch(_, let color?) = control, color.isDynamic { return true }
    return bar?.parts.contains { part in
      if case .badge(_, let color) = part { color.isDynamic } else { false }
    } ?? false
  }
}

extension [Color?] {
  fileprivate var hasDynamic: Bool { contains { $0?.isDynamic == true } }
}
