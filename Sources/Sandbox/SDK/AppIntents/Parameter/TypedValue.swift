import AppleFoundation

/// Text that a person typed for a parameter, without quotation marks.
struct TypedValue {
  let text: String
  /// The parameter's editor, which determines the unit and the titles of true and false.
  let editor: IntentParameterEditor

  /// Parses the value, or returns `nil` if the text doesn't match the type.
  func read(as type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: bool
    case is Int.Type: number(in: Self.anyUnit).flatMap { Int(exactly: $0) }
    case is Double.Type: number(in: Self.anyUnit)
    case is Float.Type: number(in: Self.anyUnit).map { Float($0) }
    case is Decimal.Type: number(in: Self.anyUnit).map { Decimal($0) }
    case is String.Type: text
    case is AttributedString.Type: AttributedString(text)
    case is URL.Type: url
    case is UUID.Type: UUID(uuidString: text.trimmingSpaces)
    case is Date.Type: TypedDate(text)?.date
    case is DateComponents.Type: TypedDate(text)?.components
    case let measurement as any MeasurementIntentValue.Type: self.measurement(measurement)
    default: nil
    }
  }

  // MARK: Booleans

  private static let on: Set = ["true", "on", "yes", "1", "켬", "켜짐", "예", "네"]
  private static let off: Set = ["false", "off", "no", "0", "끔", "꺼짐", "아니요", "아니오"]

  private var bool: Bool? {
    let word = text.folded
    if case .toggle(let names?) = editor {
      if word == String(localized: names.true).folded { return true }
      if word == String(localized: names.false).folded { return false }
    }
    if Self.on.contains(word) { return true }
    return Self.off.contains(word) ? false : nil
  }

  // MARK: Numbers

  /// Units that are accepted after a number for a parameter without a unit.
  private static let anyUnit: Set = [
    "", "%", "°", "도", "일", "시간", "분", "초", "개", "번", "day", "days", "hour", "hours", "minute",
    "minutes",
    "second", "seconds", "h", "hr", "min", "s", "d", "pt", "px", "°c", "°f", "km", "m", "cm", "mm",
    "kg",
    "g", "mi", "ft", "km/h", "m/s", "hpa", "l", "ml",
  ]

  /// The number and the unit that follows it.
  private var parts: (number: Double, unit: String)? {
    let text = text.trimmingSpaces.replacing("−", with: "-")
    guard
      let match = text.prefixMatch(
        of: /([-+]?(?:[0-9][0-9,]*(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?)\s*(.*)/),
      let number = Double(match.1.replacing(",", with: "")), number.isFinite
    else { return nil }
    return (number, String(match.2))
  }

  private func number(in units: Set<String>) -> Double? {
    guard let parts, units.contains(parts.unit.folded) else { return nil }
    return parts.number
  }

  private func measurement(_ type: any MeasurementIntentValue.Type) -> Any? {
    guard let parts else { return nil }
    if case .measurement(let unit, let allowsNegative) = editor {
      guard allowsNegative || parts.number >= 0 else { return nil }
      return type.made(parts.number, unit: parts.unit.isEmpty ? unit ?? "" : parts.unit)
    }
    return type.made(parts.number, unit: parts.unit)
  }

  // MARK: URLs

  private var url: URL? {
    let text = text.trimmingSpaces
    guard !text.isEmpty, !text.contains(where: \.isWhitespace) else { return nil }
    return URL(string: text)
  }
}
