package struct ProcessReport: Sendable {
  package var end: ProcessEnd

  /// Standard output, up to the limit.
  package var output: [UInt8]

  /// Standard error, up to the limit.
  package var errors: [UInt8]

  /// The limit that stopped the program.
  package var stoppedBy: ProcessLimit?

  /// Wall time from start to end.
  package var wallTime: Duration

  package var outputText: String { String(decoding: output, as: UTF8.self) }
  package var errorText: String { String(decoding: errors, as: UTF8.self) }
}

/// A limit that the parent process enforces.
package enum ProcessLimit: Sendable, Hashable {
  case wallTime
  case output
}
