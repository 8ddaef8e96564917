import Stage

/// Where a Live Activity is shown, and in which form.
public enum ActivityForm: String, CaseIterable, Hashable, Sendable {
  /// The card on the Lock Screen, which is also the banner of a phone without a Dynamic Island.
  case lockScreen
  /// The Dynamic Island: on both sides of the camera, beside another activity, and opened by a long press.
  case compact, minimal, expanded

  /// The form as requests name it.
  var requested: ActivityPlace {
    switch self {
    case .lockScreen: .liveActivity
    case .compact: .islandCompact
    case .minimal: .islandMinimal
    case .expanded: .islandExpanded
    }
  }

  /// The form that requests call so.
  init?(_ place: ActivityPlace) {
    guard let form = Self.allCases.first(where: { $0.requested == place }) else { return nil }
    self = form
  }
}
