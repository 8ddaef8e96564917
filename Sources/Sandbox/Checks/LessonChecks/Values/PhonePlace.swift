import PhoneFacts

/// The place of a widget on the phone.
public enum PhonePlace: String, CaseIterable, Hashable, Sendable {
  /// The Home Screen, or the Lock Screen, where an iPad also shows small widgets.
  case homeScreen, lockScreen
  /// StandBy, on a charging phone in landscape, which shows the widget on black without its background.
  ///
  /// In a dark room, StandBy shows everything in red.
  case standBy, standByNight
  /// CarPlay, on iOS 26 and later, which shows the widget without its background.
  case carPlay

  /// The worker protocol's value for this place.
  package var requested: String { self == .standByNight ? Self.standBy.rawValue : rawValue }

  /// Returns the default mode of a family at this place.
  func usualMode(of family: Family) -> Mode {
    switch self {
    case .homeScreen: family.usualMode
    case .lockScreen, .standByNight: .vibrant
    case .standBy, .carPlay: .fullColor
    }
  }

  /// The default iOS version: 18, or the first version with this place if iOS 18 doesn't have it.
  var usualVersion: SystemVersion { self == .carPlay ? SystemVersion(26) : .usual }
}
