@_exported public import AppleFoundation

/// A type whose values can be shown in a chart.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// A primitive plottable type: a number, a date or a string.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol PrimitivePlottableProtocol: Plottable {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }

  public init?(primitivePlottable: Self) {
    self = primitivePlottable
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Double: PrimitivePlottableProtocol {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Float: PrimitivePlottableProtocol {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension CGFloat: PrimitivePlottableProtocol {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Int: PrimitivePlottableProtocol {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Int8: PrimitivePlottableProtocol {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Int16: PrimitivePlottableProtocol {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Int32: PrimitivePlottableProtocol {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Int64: PrimitivePlottableProtocol {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension UInt: PrimitivePlottableProtocol {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension UInt8: PrimitivePlottableProtocol {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension UInt16: PrimitivePlottableProtocol {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension UInt32: PrimitivePlottableProtocol {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension UInt64: PrimitivePlottableProtocol {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Decimal: PrimitivePlottableProtocol {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Date: PrimitivePlottableProtocol {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension String: PrimitivePlottableProtocol {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}
