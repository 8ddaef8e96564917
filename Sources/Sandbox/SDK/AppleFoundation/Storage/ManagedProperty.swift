import Foundation

/// A property that the system stores: what `@NSManaged` becomes where there is no Objective-C.
///
/// A property that was never set reads as nil, zero, empty or false, as a fresh managed object's does;
/// other types have no such value and trap, as they do on the phone.
@propertyWrapper
public final class _Managed<Value>: @unchecked Sendable {
  // A managed object belongs to the queue of its context, and so do its properties.
  private var stored: Value?

  public init() {}

  public var wrappedValue: Value {
    get {
      if let value = stored ?? Self.blank as? Value { return value }
      // It traps on the phone as well.
      preconditionFailure("A managed property of type \(Value.self) is read before it is set.")
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

  /// The case of an enumeration whose number is zero.
  private static func zero<Choice: RawRepresentable>(of type: Choice.Type) -> Any? {
    (0 as? Choice.RawValue).flatMap { Choice(rawValue: $0) }
  }
}

/// A managed property, seen without its type.
package protocol ManagedStorage: AnyObject {
  var anyValue: Any? { get }
  func setAny(_ value: Any?) -> Bool
}

extension _Managed: ManagedStorage {
  package var anyValue: Any? { stored }

  /// Whether the value has the property's type.
  package func setAny(_ value: Any?) -> Bool {
    guard let value = value as? Value else { return false }
    stored = value
    return true
  }
}
