/// The sizes of a control in Control Center, by the names that requests carry as their family.
package enum ControlFamily: String, CaseIterable, Sendable {
  case controlSmall, controlMedium, controlLarge
}

/// The places of a Live Activity, by the names that requests carry as their family.
package enum ActivityPlace: String, CaseIterable, Sendable {
  case liveActivity, islandCompact, islandMinimal, islandExpanded
}
