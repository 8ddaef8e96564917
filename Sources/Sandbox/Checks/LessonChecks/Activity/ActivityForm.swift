import WorkerProtocol

/// The presentation of a Live Activity: its place and form.
public enum ActivityForm: String, CaseIterable, Hashable, Sendable {
  /// The card on the Lock Screen.
  ///
  /// Phones without a Dynamic Island also show it as a banner.
  case lockScreen
  /// The Dynamic Island: around the camera, next to another activity, or expanded by a long press.
  case compact, minimal, expanded

  /// The form's value in requests.
  var requested: ActivityPlace {
    switch self {
    case .lockScreen: .liveActivity
    case .compact: .islandCompact
    case .minimal: .islandMinimal
    case .expanded: .islandExpanded
    }
  }

  /// Creates the form for a request's value.
  init?(_ place: ActivityPlace) {
    guard let form = Self.allCases.first(where: { $0.requested == place }) else { return nil }
    self = form
  }
}
