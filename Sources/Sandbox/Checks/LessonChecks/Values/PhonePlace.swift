import PhoneFacts

/// Where on the phone a widget is shown.
public enum PhonePlace: String, CaseIterable, Hashable, Sendable {
  /// Among the app icons, and on the Lock Screen, where an iPad shows small widgets as well.
  case homeScreen, lockScreen
  /// On the charger, on its side: without the widget's background, on black; in a dark room everything
  /// turns to one red.
  case standBy, standByNight
  /// In the car, from iOS 26 on: without the widget's background.
  case carPlay

  /// The place as requests name it.
  package var requested: String { self == .standByNight ? Self.standBy.rawValue : rawValue }

  /// How the system colours a widget here.
  func usualMode(of family: Family) -> Mode {
    switch self {
    case .homeScreen: family.usualMode
    case .lockScreen, .standByNight: .vibrant
    case .standBy, .carPlay: .fullColor
    }
  }

  /// The iOS of the phone where none is named: the first that has the place, where 18 does not.
  var usualVersion: SystemVersion { self == .carPlay ? SystemVersion(26) : .usual }
}
