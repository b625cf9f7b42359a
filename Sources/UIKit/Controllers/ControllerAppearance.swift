/// Whether a controller's view is shown, and whether it is told so with an animation.
enum ControllerAppearance: Equatable {
  case disappeared, appeared
  case appearing(animated: Bool)
  case disappearing(animated: Bool)

  /// - Returns: nil where the controller has been told already.
  func begun(_ isAppearing: Bool, animated: Bool) -> ControllerAppearance? {
    switch self {
    case .disappeared, .disappearing: isAppearing ? .appearing(animated: animated) : nil
    case .appeared, .appearing: isAppearing ? nil : .disappearing(animated: animated)
    }
  }
}
