import Foundation

/// A unit's names in the widths of a measurement format.
///
/// Foundation on Linux has no table of units. This table covers weather, sports and battery widgets. Other
/// units use their symbols.
struct UnitName {
  let narrow: String
  let abbreviated: String
  let singular: String
  let plural: String
  let korean: String

  init(
    _ narrow: String, _ abbreviated: String, _ singular: String, _ plural: String, _ korean: String
  ) {
    self.narrow = narrow
    self.abbreviated = abbreviated
    self.singular = singular
    self.plural = plural
    self.korean = korean
  }

  /// Names by unit symbol.
  static let known: [String: UnitName] = [
    "°C": UnitName("°", "°C", "degree Celsius", "degrees Celsius", "섭씨 "),
    "°F": UnitName("°", "°F", "degree Fahrenheit", "degrees Fahrenheit", "화씨 "),
    "K": UnitName("K", " K", "kelvin", "kelvins", "켈빈"),
    "km": UnitName("km", " km", "kilometer", "kilometers", "킬로미터"),
    "m": UnitName("m", " m", "meter", "meters", "미터"),
    "cm": UnitName("cm", " cm", "centimeter", "centimeters", "센티미터"),
    "mm": UnitName("mm", " mm", "millimeter", "millimeters", "밀리미터"),
    "mi": UnitName("mi", " mi", "mile", "miles", "마일"),
    "ft": UnitName("′", " ft", "foot", "feet", "피트"),
    "in": UnitName("″", " in", "inch", "inches", "인치"),
    "yd": UnitName("yd", " yd", "yard", "yards", "야드"),
    "m/s": UnitName("m/s", " m/s", "meter per second", "meters per second", "초속 미터"),
    "km/h": UnitName("km/h", " km/h", "kilometer per hour", "kilometers per hour", "시속 킬로미터"),
    "mph": UnitName("mph", " mph", "mile per hour", "miles per hour", "시속 마일"),
    "kn": UnitName("kn", " kn", "knot", "knots", "노트"),
    "kg": UnitName("kg", " kg", "kilogram", "kilograms", "킬로그램"),
    "g": UnitName("g", " g", "gram", "grams", "그램"),
    "lb": UnitName("#", " lb", "pound", "pounds", "파운드"),
    "oz": UnitName("oz", " oz", "ounce", "ounces", "온스"),
    "L": UnitName("L", " L", "liter", "liters", "리터"),
    "mL": UnitName("mL", " mL", "milliliter", "milliliters", "밀리리터"),
    "kcal": UnitName("kcal", " kcal", "kilocalorie", "kilocalories", "킬로칼로리"),
    "cal": UnitName("cal", " cal", "calorie", "calories", "칼로리"),
    "kJ": UnitName("kJ", " kJ", "kilojoule", "kilojoules", "킬로줄"),
    "J": UnitName("J", " J", "joule", "joules", "줄"),
    "kWh": UnitName("kWh", " kWh", "kilowatt hour", "kilowatt hours", "킬로와트시"),
    "hPa": UnitName("hPa", " hPa", "hectopascal", "hectopascals", "헥토파스칼"),
    "mbar": UnitName("mb", " mbar", "millibar", "millibars", "밀리바"),
    "inHg": UnitName("″ Hg", " inHg", "inch of mercury", "inches of mercury", "수은주 인치"),
    "hr": UnitName("h", " hr", "hour", "hours", "시간"),
    "min": UnitName("m", " min", "minute", "minutes", "분"),
    "s": UnitName("s", " sec", "second", "seconds", "초"),
    "°": UnitName("°", " deg", "degree", "degrees", "도"),
  ]
}
