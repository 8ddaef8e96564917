/// The names of weather symbols in SF Symbols.
enum SymbolNames {
  /// Names that also exist with `.circle`, `.fill` or both.
  private static let filled: Set<String> = [
    "sun.min", "sun.max", "sun.horizon", "sun.dust", "sun.haze", "sun.rain", "sun.snow", "sunrise",
    "sunset", "moon", "moon.dust", "moon.haze", "moon.stars", "moonrise", "moonset", "moon.zzz",
    "cloud", "cloud.drizzle", "cloud.rain", "cloud.heavyrain", "cloud.fog", "cloud.hail",
    "cloud.snow", "cloud.sleet", "cloud.bolt", "cloud.bolt.rain", "cloud.sun", "cloud.sun.rain",
    "cloud.sun.bolt", "cloud.moon", "cloud.moon.rain", "cloud.moon.bolt", "smoke", "umbrella",
    "drop", "bolt", "humidity", "flame", "star", "thermometer.sun", "leaf",
    "sun.and.horizon", "sunglasses", "icloud",
  ]

  /// Names whose only filled form is in a circle.
  private static let unfilled: Set<String> = [
    "wind", "snowflake", "tornado", "tropicalstorm", "hurricane", "wind.snow",
    "thermometer.snowflake", "aqi.low", "aqi.medium", "aqi.high", "rainbow",
  ]

  /// Names without other forms.
  private static let single: Set<String> = [
    "sparkle", "sparkles", "snowflake.slash", "sun.lefthalf.filled", "sun.righthalf.filled",
    "sun.max.trianglebadge.exclamationmark", "sun.max.trianglebadge.exclamationmark.fill",
    "cloud.rainbow.half", "cloud.rainbow.half.fill", "cloud.rainbow.crop",
    "cloud.rainbow.crop.fill", "umbrella.percent", "umbrella.percent.fill", "drop.halffull",
    "drop.triangle", "drop.triangle.fill", "drop.degreesign", "drop.degreesign.fill",
    "bolt.horizontal", "bolt.horizontal.fill", "bolt.slash", "bolt.slash.fill",
    "thermometer.low", "thermometer.medium", "thermometer.high", "thermometer.variable",
    "water.waves",
    "moonphase.new.moon", "moonphase.full.moon", "moonphase.first.quarter",
    "moonphase.last.quarter", "moonphase.waxing.crescent", "moonphase.waning.crescent",
    "moonphase.waxing.gibbous", "moonphase.waning.gibbous",
    "bolt.square", "bolt.square.fill",
  ]

  static func isWeather(_ name: String) -> Bool {
    if single.contains(name) { return true }
    let endings = [".circle.fill", ".circle", ".fill"]
    let ending = endings.first(where: name.hasSuffix) ?? ""
    let base = String(name.dropLast(ending.count))
    return filled.contains(base) || (unfilled.contains(base) && ending != ".fill")
  }

  /// Returns the name closest to `name` among those with one of these words; nil if none is close.
  static func meant(by name: String, _ words: [String]) -> String? {
    let names = filled.flatMap { [$0, $0 + ".fill"] } + unfilled + single
    let near = names.filter { name in words.contains(where: name.contains) }.map { ($0, distance(Array($0), Array(name))) }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }
    return near.flatMap { $0.1 <= 3 ? $0.0 : nil }
  }

  /// Returns the number of letters to change, add or remove.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    guard second.count < 60 else { return 60 }
    var row = Array(0...second.count)
    for (line, letter) in first.enumerated() {
      var next = [line + 1]
      for (place, other) in second.enumerated() {
        next.append(
          min(row[place] + (letter == other ? 0 : 1), row[place + 1] + 1, next[place] + 1))
      }
      row = next
    }
    return row[second.count]
  }
}
