import Stage

/// Where and how large a control is shown.
public enum ControlPlace: String, CaseIterable, Hashable, Sendable {
  /// In Control Center: the symbol alone, the symbol beside its words, above them.
  case small, medium, large
  /// At the foot of the Lock Screen: the symbol alone.
  case lockScreen

  /// The place as requests name it.
  var requested: ControlFamily {
    switch self {
    case .small: .controlSmall
    case .medium: .controlMedium
    case .large: .controlLarge
    case .lockScreen: .controlLockScreen
    }
  }
}
