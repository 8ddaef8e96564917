import WorkerProtocol

/// The place and size of a control.
public enum ControlPlace: String, CaseIterable, Hashable, Sendable {
  /// A place in Control Center, which shows the symbol alone, beside the text, or above the text.
  case small, medium, large
  /// The bottom of the Lock Screen, which shows only the symbol.
  case lockScreen

  /// The worker protocol's value for this place.
  var requested: ControlFamily {
    switch self {
    case .small: .controlSmall
    case .medium: .controlMedium
    case .large: .controlLarge
    case .lockScreen: .controlLockScreen
    }
  }
}
