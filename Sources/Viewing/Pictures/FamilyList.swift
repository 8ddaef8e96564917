import Stage

/// The widget families by the names that `WidgetFamily` gives them.
package enum FamilyList {
  /// All of them.
  package static let names = [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
    "accessoryCircular", "accessoryRectangular", "accessoryInline",
  ]

  /// The families that an iPhone shows.
  package static let ofPhone = [
    "systemSmall", "systemMedium", "systemLarge", "accessoryCircular", "accessoryRectangular",
    "accessoryInline",
  ]

  /// The sizes of a control in Control Center.
  package static let ofControls = ControlFamily.allCases.map(\.rawValue)

  /// The places of a Live Activity.
  package static let ofActivities = ActivityPlace.allCases.map(\.rawValue)

  /// The family that a preview is drawn in which names none.
  package static let ofPreviews = "systemMedium"
}
