import Foundation

final class LayoutEngine {
  func attach(_ view: View) {}
  func attach(_ guide: LayoutGuide) {}
  func detach(_ view: View) {}
  func detach(_ guide: LayoutGuide) {}
}
