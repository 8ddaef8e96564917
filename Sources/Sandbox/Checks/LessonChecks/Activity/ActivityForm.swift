import WorkerProtocol

/// A presentation of a Live Activity, on the Lock Screen or in the Dynamic Island.
public enum ActivityForm: String, CaseIterable, Hashable, Sendable {
  /// The card on the Lock Screen.
  ///
  /// Phones without a Dynamic Island also show it as a banner.
  case lockScreen
  /// The three presentations in the Dynamic Island: around the camera, next to another activity, and expanded
  /// by a long press.
  case compact, minimal, expanded

  /// The worker protocol's value for this presentation.
  var requested: ActivityPlace {
    switch self {
    case .lockScreen: .liveActivity
    case .compact: .islandCompact
    case .minimal: .islandMinimal
    case .expanded: .islandExpanded
    }
  }

  /// Creates the presentation that corresponds to a worker protocol value, or returns `nil` if no
  /// presentation does.
  init?(_ place: ActivityPlace) {
    guard let form = Self.allCases.first(where: { $0.requested == place }) else { return nil }
    self = form
  }
}
