package import PhoneFacts

/// The size and place in which something is drawn, by the names that widgets, controls and Live Activities
/// have for it.
package enum PictureFamily: Hashable, Sendable {
  /// A widget's family.
  case widget(Family)
  /// A control's size and place.
  case control(ControlFamily)
  /// A place of a Live Activity.
  case activity(ActivityPlace)

  /// A widget's family; nil for what widgets do not have.
  package var widget: Family? { if case .widget(let family) = self { family } else { nil } }
  /// A control's size and place; nil for what controls do not have.
  package var control: ControlFamily? {
    if case .control(let family) = self { family } else { nil }
  }
  /// A place of a Live Activity; nil for what they do not have.
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

/// Where and how large a control is shown.
package enum ControlFamily: String, CaseIterable, Codable, Sendable {
  /// One cell of Control Center's grid, two side by side, and four in a square.
  case controlSmall, controlMedium, controlLarge
  /// The round button at the foot of the Lock Screen.
  case controlLockScreen
}

/// The places of a Live Activity.
package enum ActivityPlace: String, CaseIterable, Codable, Sendable {
  /// The card on the Lock Screen, and the forms that the Dynamic Island takes.
  case liveActivity, islandCompact, islandMinimal, islandExpanded
  /// The card twice as large on the whole screen in StandBy, and the small one of Apple Watch's Smart Stack.
  case liveActivityStandBy, liveActivitySmall
}
