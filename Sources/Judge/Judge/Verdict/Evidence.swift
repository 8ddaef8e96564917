/// The circumstances of a verdict.
package struct Evidence: Codable, Sendable {
  /// `full`, `reduced` or `none`.
  package var isolation: String
  package var toolchain: String
  /// Seconds of wall time, by phase: `compile`, `run`.
  package var seconds: [String: Double]
  /// The signal that ended the worker last, if one did.
  package var signal: Int?
  package var isFromCache: Bool
  /// What was allowed: seconds, bytes and numbers, by name.
  package var limits: [String: Double]?

  package init(
    isolation: String = "none", toolchain: String = "", seconds: [String: Double] = [:],
    signal: Int? = nil, isFromCache: Bool = false, limits: [String: Double]? = nil
  ) {
    self.limits = limits
    self.isolation = isolation
    self.toolchain = toolchain
    self.seconds = seconds
    self.signal = signal
    self.isFromCache = isFromCache
  }
}
