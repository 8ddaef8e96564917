public import Foundation

// Apple's platforms bridge with `count as NSNumber`, which the compiler rejects without the Objective-C
// runtime. The compiled copy of learner code therefore has `count <~ NSNumb_r`, which has the same length.

infix operator <~ : CastingPrecedence

/// The Foundation class to bridge a value to.
public struct _BridgedClass<Object>: Sendable {}

public let NSNumb_r = _BridgedClass<NSNumber>()
public let NSStri_g = _BridgedClass<NSString>()
public let NSDat_ = _BridgedClass<NSDate>()
public let NSDa_a = _BridgedClass<NSData>()
public let NSU_L = _BridgedClass<NSURL>()
public let NSArr_y = _BridgedClass<NSArray>()
public let NSDictiona_y = _BridgedClass<NSDictionary>()
public let NSS_t = _BridgedClass<NSSet>()

// If a value already has the class, the compiler prefers this overload. In `need("a") as NSNumber`, where
// `need` is generic, the class can therefore determine the return type. The other overloads convert the
// value.
public func <~ <Object>(object: Object, type: _BridgedClass<Object>) -> Object { object }

@_disfavoredOverload
public func <~ (value: some BinaryInteger, type: _BridgedClass<NSNumber>) -> NSNumber {
  Int64(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: Double(value))
}

@_disfavoredOverload
public func <~ (value: some BinaryFloatingPoint, type: _BridgedClass<NSNumber>) -> NSNumber {
  NSNumber(value: Double(value))
}

@_disfavoredOverload
public func <~ (value: Bool, type: _BridgedClass<NSNumber>) -> NSNumber { NSNumber(value: value) }

@_disfavoredOverload
public func <~ (value: Decimal, type: _BridgedClass<NSNumber>) -> NSNumber {
  NSDecimalNumber(decimal: value)
}

@_disfavoredOverload
public func <~ (value: some StringProtocol, type: _BridgedClass<NSString>) -> NSString {
  NSString(string: String(value))
}

@_disfavoredOverload
public func <~ (value: Date, type: _BridgedClass<NSDate>) -> NSDate {
  NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
}

@_disfavoredOverload
public func <~ (value: Data, type: _BridgedClass<NSData>) -> NSData { NSData(data: value) }

@_disfavoredOverload
public func <~ (value: URL, type: _BridgedClass<NSURL>) -> NSURL {
  NSURL(string: value.absoluteString) ?? NSURL(fileURLWithPath: value.path)
}

@_disfavoredOverload
public func <~ (value: [some Any], type: _BridgedClass<NSArray>) -> NSArray {
  NSArray(array: value)
}

@_disfavoredOverload
public func <~ (
  value: [some Hashable: some Any], type: _BridgedClass<NSDictionary>
) -> NSDictionary {
  NSDictionary(dictionary: value as [AnyHashable: Any])
}

@_disfavoredOverload
public func <~ (value: Set<some Hashable>, type: _BridgedClass<NSSet>) -> NSSet {
  NSSet(set: value)
}

extension CGFloat {
  /// Creates a value from a number, rounded to the precision of `CGFloat`.
  public init(truncating number: NSNumber) {
    self = CGFloat(number.doubleValue)
  }

  /// Creates a value from a number, or returns `nil` for NaN.
  public init?(exactly number: NSNumber) {
    guard !number.doubleValue.isNaN else { return nil }
    self = CGFloat(number.doubleValue)
  }
}
