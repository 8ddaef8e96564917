import WorkerProtocol

/// The place and size of a control.
public enum ControlPlace: String, CaseIterable, Hashable, Sendable {
  /// In Control Center: the symbol alone, the symbol beside the text, or the symbol above the text.
  case small, medium, large
  /// At the bottom of the Lock Screen: the symbol alone.
  case lockScreen

  /// The place's value in requests.
  var requested: ControlFamily {
    switch self {
    case .small: .controlSmall
    case .medium: .controlMedium
    case .large: .controlLarge
    case .lockScreen: .controlLockScreen
    }
  }
}
