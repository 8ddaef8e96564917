public import Foundation

/// A type whose values can be sent between a probe and its checks as JSON.
///
/// Only types of Swift, Foundation and this module conform. Their coding is fixed here, where no learner's
/// extension is in scope. A structure in the probe's file would be compiled with the learner's files, and its
/// `Codable` code could call their declarations.
public protocol ProbeCrossing {
  static var _crossing: ProbeCrossingProof { get }
}

/// Proof that this module allows a type to be sent; only this module can create it.
public struct ProbeCrossingProof: Sendable {
  init() {}
}

/// A value that a check can pass to a probe.
public protocol ProbeArgument: ProbeCrossing, Decodable {}

/// A value that a probe can return: a value that can be an argument, or a record of such values.
public protocol ProbeResult: ProbeCrossing, Encodable {}

extension Bool: ProbeArgument, ProbeResult {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}
extension String: ProbeArgument, ProbeResult {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}
extension Int: ProbeArgument, ProbeResult {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}
extension UInt: ProbeArgument, ProbeResult {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}
extension Int64: ProbeArgument, ProbeResult {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}
extension UInt64: ProbeArgument, ProbeResult {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}
extension Double: ProbeArgument, ProbeResult {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}
extension Float: ProbeArgument, ProbeResult {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}
extension CGFloat: ProbeArgument, ProbeResult {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}
extension Decimal: ProbeArgument, ProbeResult {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}
extension Date: ProbeArgument, ProbeResult {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}
extension URL: ProbeArgument, ProbeResult {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}
extension UUID: ProbeArgument, ProbeResult {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}
extension Data: ProbeArgument, ProbeResult {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}

extension Optional: ProbeCrossing where Wrapped: ProbeCrossing {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}
extension Optional: ProbeArgument where Wrapped: ProbeArgument {}
extension Optional: ProbeResult where Wrapped: ProbeResult {}
extension Array: ProbeCrossing where Element: ProbeCrossing {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}
extension Array: ProbeArgument where Element: ProbeArgument {}
extension Array: ProbeResult where Element: ProbeResult {}
extension Dictionary: ProbeCrossing where Key == String, Value: ProbeCrossing {
  public static var _crossing: ProbeCrossingProof { ProbeCrossingProof() }
}
extension Dictionary: ProbeArgument where Key == String, Value: ProbeArgument {}
extension Dictionary: ProbeResult where Key == String, Value: ProbeResult {}
