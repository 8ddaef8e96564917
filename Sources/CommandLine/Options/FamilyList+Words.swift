import Viewing

extension FamilyList {
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
