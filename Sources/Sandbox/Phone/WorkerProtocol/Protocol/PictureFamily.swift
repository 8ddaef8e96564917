package import PhoneFacts

/// The size and place of a picture: a widget's family, or the place of a control or Live Activity.
package enum PictureFamily: Hashable, Sendable {
  /// A widget's family.
  case widget(Family)
  /// A control's size and place.
  case control(ControlFamily)
  /// A Live Activity's place.
  case activity(ActivityPlace)

  /// The widget's family; nil for controls and Live Activities.
  package var widget: Family? { if case .widget(let family) = self { family } else { nil } }
  /// The control's size and place; nil for widgets and Live Activities.
  package var control: ControlFamily? {
    if case .control(let family) = self { family } else { nil }
  }
  /// The Live Activity's place; nil for widgets and controls.
  package var activity: ActivityPlace? {
    if case .activity(let place) = self { place } else { nil }
  }
}

extension PictureFamily: RawRepresentable, CaseIterable, Codable, CustomStringConvertible {
  package static var allCases: [PictureFamily] {
    Family.allCases.map(PictureFamily.widget) + ControlFamily.allCases.map(PictureFamily.control)
      + ActivityPlace.allCases.map(PictureFamily.activity)
  }

  package init?(rawValue: String) {
    if let family = Family(rawValue: rawValue) {
      self = .widget(family)
    } else if let family = ControlFamily(rawValue: rawValue) {
      self = .control(family)
    } else if let place = ActivityPlace(rawValue: rawValue) {
      self = .activity(place)
    } else {
      return nil
    }
  }

  package var rawValue: String {
    switch self {
    case .widget(let family): family.rawValue
    case .control(let family): family.rawValue
    case .activity(let place): place.rawValue
    }
  }

  package var description: String { rawValue }
}

/// A control's size and place.
package enum ControlFamily: String, CaseIterable, Codable, Sendable {
  /// One cell of Control Center's grid, two side by side, and four in a square.
  case controlSmall, controlMedium, controlLarge
  /// The round button at the bottom of the Lock Screen.
  case controlLockScreen
}

/// A place of a Live Activity.
package enum ActivityPlace: String, CaseIterable, Codable, Sendable {
  /// The card on the Lock Screen, and the presentations in the Dynamic Island.
  case liveActivity, islandCompact, islandMinimal, islandExpanded
  /// The card at double size on the whole StandBy screen, and the small card in Apple Watch's Smart Stack.
  case liveActivityStandBy, liveActivitySmall

  /// Whether a tap always opens the app, because the Dynamic Island isn't expanded.
  package var isPassive: Bool { self == .islandCompact || self == .islandMinimal }
}
