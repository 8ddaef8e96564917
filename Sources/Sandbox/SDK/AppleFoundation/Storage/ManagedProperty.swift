import Foundation

/// A managed object's property, which replaces `@NSManaged` without the Objective-C runtime.
///
/// A property that was never set reads as `nil`, zero, empty or false, as in a new managed object. Other
/// types trap, as on a phone.
@propertyWrapper
public final class _Managed<Value>: @unchecked Sendable {
  // No lock is needed, because a managed object and its properties are confined to the queue of their
  // context.
  private var stored: Value?

  public init() {}

  public var wrappedValue: Value {
    get {
      if let value = stored ?? Self.blank as? Value { return value }
      // Traps, as on a phone.
      preconditionFailure("A managed property of type \(Value.self) is read before it's set.")
    }
    set { stored = newValue }
  }

  package static var blank: Any? {
    switch Value.self {
    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
    case let type as any BinaryInteger.Type: type.init(0)
    case let type as any BinaryFloatingPoint.Type: type.init(0)
    case is Bool.Type: false
    case is String.Type: ""
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
    case is UUID.Type: UUID()
    case is Data.Type: Data()
    case let type as any RawRepresentable.Type: zero(of: type)
    default: nil
    }
  }

  /// Returns the case of an enumeration with the raw value 0.
  private static func zero<Choice: RawRepresentable>(of type: Choice.Type) -> Any? {
    (0 as? Choice.RawValue).flatMap { Choice(rawValue: $0) }
  }
}

/// A managed property with its type erased.
package protocol ManagedStorage: AnyObject {
  var anyValue: Any? { get }
  func setAny(_ value: Any?) -> Bool
}

extension _Managed: ManagedStorage {
  package var anyValue: Any? { stored }

  /// Sets the value, and returns false if it doesn't have the property's type.
  package func setAny(_ value: Any?) -> Bool {
    guard let value = value as? Value else { return false }
    stored = value
    return true
  }
}
