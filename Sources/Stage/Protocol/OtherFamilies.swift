/// Where and how large a control is shown, by the names that requests carry as their family.
package enum ControlFamily: String, CaseIterable, Sendable {
  /// One cell of Control Center's grid, two side by side, and four in a square.
  case controlSmall, controlMedium, controlLarge
  /// The round button at the foot of the Lock Screen.
  case controlLockScreen
}

/// The places of a Live Activity, by the names that requests carry as their family.
package enum ActivityPlace: String, CaseIterable, Sendable {
  /// The card on the Lock Screen, and the forms that the Dynamic Island takes.
  case liveActivity, islandCompact, islandMinimal, islandExpanded
}
