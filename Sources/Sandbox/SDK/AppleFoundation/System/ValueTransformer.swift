public import Foundation
import Synchronization

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
}

/// A type that converts values for storage.
///
/// The simulated phone stores values in memory without conversion, so only the author's own code calls a
/// transformer.
open class ValueTransformer: NSObject {
  private struct Known: @unchecked Sendable {
    var transformers: [NSValueTransformerName: ValueTransformer] = [:]
  }

  private static let known = Mutex(Known())

  public override init() { super.init() }

  open class func transformedValueClass() -> AnyClass { NSData.self }
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    let entry = Entry(transformer: transformer)
    known.withLock { $0.transformers[name] = entry.transformer }
  }

  public convenience init?(forName name: NSValueTransformerName) {
    guard Self.known.withLock({ $0.transformers[name] != nil }) else { return nil }
    self.init()
  }

  open class func valueTransformerNames() -> [NSValueTransformerName] {
    known.withLock { Array($0.transformers.keys) }
  }

  private struct Entry: @unchecked Sendable {
    let transformer: ValueTransformer?
  }
}

/// A value transformer for archives with a list of allowed classes.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  open class var allowedTopLevelClasses: [AnyClass] { [] }
}
