import Stage

/// The widget families by the names that `WidgetFamily` gives them.
enum FamilyList {
  static let names = [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
    "accessoryCircular", "accessoryRectangular", "accessoryInline",
  ]

  /// The families that an iPhone shows.
  static let ofPhone = [
    "systemSmall", "systemMedium", "systemLarge", "accessoryCircular", "accessoryRectangular",
    "accessoryInline",
  ]

  /// The sizes of a control in Control Center.
  static let ofControls = ControlFamily.allCases.map(\.rawValue)

  /// The places of a Live Activity.
  static let ofActivities = ActivityPlace.allCases.map(\.rawValue)

  /// The family that a preview is drawn in which names none.
  static let ofPreviews = "systemMedium"

  /// Short names that people type, and what they mean.
  static let shortNames = [
    "small": "systemSmall", "medium": "systemMedium", "large": "systemLarge",
    "extraLarge": "systemExtraLarge", "circular": "accessoryCircular",
    "rectangular": "accessoryRectangular", "inline": "accessoryInline",
  ]

  /// The families asked for; nil stands for every family that the widget supports.
  ///
  /// - Throws: `OptionError.unknown`.
  static func families(from words: [String]) throws -> [String]? {
    let words = words.flatMap { $0.split(separator: ",").map(String.init) }
    if words.contains("all") { return nil }
    return try words.map { word in
      let name = shortNames[word] ?? word
      guard (names + ofControls + ofActivities).contains(name) else {
        throw OptionError.unknown(
          option: "--family", value: word, known: names + shortNames.keys.sorted() + ["all"])
      }
      return name
    }
  }
}
