import Foundation

/// Compares values of any type as predicates do.
///
/// Numbers, strings and dates can be ordered within their kind. Other values can only be equal.
enum PredicateValue {
  /// Returns the value without any optional wrappers.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  static func text(_ value: Any?) -> String? {
    switch unwrapped(value) {
    case let text as String: text
    case let text as NSString: text.description
    case let url as URL: url.absoluteString
    default: nil
    }
  }

  static func number(_ value: Any?) -> Double? {
    switch unwrapped(value) {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  static func date(_ value: Any?) -> Date? {
    switch unwrapped(value) {
    case let date as Date: date
    case let date as NSDate: Date(timeIntervalSince1970: date.timeIntervalSince1970)
    default: nil
    }
  }

  static func elements(of value: Any?) -> [Any?]? {
    switch unwrapped(value) {
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.map { $0 }
    case let value?:
      switch Mirror(reflecting: value).displayStyle {
      case .collection, .set: Mirror(reflecting: value).children.map(\.value)
      default: nil
      }
    case nil: nil
    }
  }

  static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    let (first, second) = (unwrapped(left), unwrapped(right))
    guard let first, let second else { return first == nil && second == nil }
    if let order = order(first, second, options) { return order == .orderedSame }
    if let first = first as? NSObject, let second = second as? NSObject { return first == second }
    guard let first = first as? any Hashable, let second = second as? any Hashable else {
      return false
    }
    return AnyHashable(first) == AnyHashable(second)
  }

  static func order(
    _ left: Any?, _ right: Any?, _ options: String.CompareOptions
  ) -> ComparisonResult? {
    if let left = text(left), let right = text(right) {
      return left.compare(right, options: options)
    }
    if let left = date(left), let right = date(right) { return left.compare(right) }
    guard let left = number(left), let right = number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }
}
