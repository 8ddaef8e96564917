/// The conditions of a verdict.
package struct Evidence: Codable, Sendable {
  /// The isolation level: `full`, `reduced` or `none`.
  package var isolation: String
  package var toolchain: String
  /// The wall time by phase (`compile`, `run`), in seconds.
  package var seconds: [String: Double]
  /// The signal that ended the last worker, if any.
  package var signal: Int?
  package var isFromCache: Bool
  /// The limits by name, in seconds, bytes or counts.
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
