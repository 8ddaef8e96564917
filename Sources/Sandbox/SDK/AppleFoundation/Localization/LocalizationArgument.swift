/// A value interpolated into localized text; numbers stay numbers, so that the format can be chosen later.
package enum LocalizationArgument: Hashable, Codable, Sendable {
  case string(String)
  case signed(Int64)
  case unsigned(UInt64)
  case double(Double)

  package init<Value>(_ value: Value) {
    switch value {
    case let text as String: self = .string(text)
    case let number as any SignedInteger: self = .signed(Int64(clamping: number))
    case let number as any UnsignedInteger: self = .unsigned(UInt64(clamping: number))
    case let number as Double: self = .double(number)
    case let number as any BinaryFloatingPoint: self = .double(Double(number))
    default: self = .string(String(describing: value))
    }
  }

  /// The format specifier that represents this value in a strings table's key.
  package var specifier: String {
    switch self {
    case .string: "%@"
    case .signed: "%lld"
    case .unsigned: "%llu"
    case .double: "%lf"
    }
  }
}
