public import Foundation

/// A type whose values cross between a probe and its checks, as JSON.
///
/// Only types of Swift's, Foundation's and this module's conform, and how they are written and read is settled
/// here, where no extension of a learner's is in scope. A structure of the probe file's own would be compiled
/// beside the learner's files, and its `Codable` would call whatever they declare for its containers.
public protocol ProbeCrossing {
  static var _crossing: ProbeCrossingProof { get }
}

/// The proof that this module lets a type cross; nobody else can make one.
public struct ProbeCrossingProof: Sendable {
  init() {}
}

/// A value that a check may hand to a probe.
public protocol ProbeArgument: ProbeCrossing, Decodable {}

/// A value that a probe may answer with: what it may be handed, and records of such values.
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
