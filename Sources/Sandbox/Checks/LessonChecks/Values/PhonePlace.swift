import PhoneFacts

/// The place of a widget on the phone.
public enum PhonePlace: String, CaseIterable, Hashable, Sendable {
  /// Among the app icons, or on the Lock Screen, where an iPad also shows small widgets.
  case homeScreen, lockScreen
  /// On a charging phone in landscape: without the widget's background, on black.
  ///
  /// In a dark room, everything is red.
  case standBy, standByNight
  /// In the car, from iOS 26: without the widget's background.
  case carPlay

  /// The place's value in requests.
  package var requested: String { self == .standByNight ? Self.standBy.rawValue : rawValue }

  /// Returns the default mode of a family at this place.
  func usualMode(of family: Family) -> Mode {
    switch self {
    case .homeScreen: family.usualMode
    case .lockScreen, .standByNight: .vibrant
    case .standBy, .carPlay: .fullColor
    }
  }

  /// The default iOS version: the first that has the place, if 18 doesn't.
  var usualVersion: SystemVersion { self == .carPlay ? SystemVersion(26) : .usual }
}
