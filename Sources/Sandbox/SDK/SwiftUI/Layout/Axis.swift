/// The horizontal or vertical direction of a layout.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical

  @frozen public struct Set: OptionSet, Sendable {
    public typealias Element = Axis.Set

    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Axis.Set(rawValue: 1 << 0)
    public static let vertical = Axis.Set(rawValue: 1 << 1)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Axis: CustomStringConvertible {
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

extension Axis {
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
