import Foundation
import InterfaceBuilder

extension ScreenHeader {
  /// The canvas under `options`: a device replaces it, except where a root of Interface Builder has a size of its own,
  /// and turns it where the document has the device's size without its name.
  func canvas(_ options: DocumentOptions) -> CanvasForm {
    guard let place = builderCanvas else {
      return options.device.map { CanvasForm(device: $0) } ?? canvas
    }
    let own = place.device.flatMap(Device.named)
    guard let device = options.device ?? (options.orientation == nil ? nil : own) else {
      return canvas
    }
    var form = CanvasForm(device: device)
    let turned = device.turned(to: options.orientation ?? device.orientation)
    let width = turned.size.width
    switch place.extent {
    case .screen: return form
    case .sheet, .sheetWithBar:
      // On its side a phone has no room above a sheet.
      guard width < turned.size.height, width < 600 else { return form }
      form.size = CGSize(width: width, height: turned.size.height - BuilderCanvas.aboveSheet)
      form.safeArea = WrittenInsets()
      form.safeArea?.top = place.extent == .sheet ? 0 : BuilderCanvas.topOfSheet
      form.safeArea?.bottom = turned.safeArea.bottom
      form.isPart = true
      return form
    case .row: form.size = canvas.size.map { CGSize(width: width, height: $0.height) }
    case .own: form.size = canvas.size
    }
    form.safeArea = WrittenInsets()
    form.isPart = true
    return form
  }
}
