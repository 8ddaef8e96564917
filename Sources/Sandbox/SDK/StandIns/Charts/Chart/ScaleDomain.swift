import AppleFoundation
import SwiftUI

/// The domain of a scale's values.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol ScaleDomain {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ClosedRange: ScaleDomain where Bound: Plottable {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Array: ScaleDomain where Element: Plottable {}

/// A domain that is derived from the data.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: nil, isReversed: false)
  }

  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
protocol DatumDomain {
  var data: [Datum] { get }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ClosedRange: DatumDomain where Bound: Plottable {
  var data: [Datum] { [Datum(lowerBound), Datum(upperBound)] }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Array: DatumDomain where Element: Plottable {
  var data: [Datum] { map { Datum($0) } }
}

/// The mapping from values to positions.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ScaleType: Hashable, Sendable {
  let name: String

  public static var linear: ScaleType { ScaleType(name: "linear") }
  public static var log: ScaleType { ScaleType(name: "log") }
  public static var date: ScaleType { ScaleType(name: "date") }
  public static var category: ScaleType { ScaleType(name: "category") }
}
