/// What one run of a program left behind.
package struct ProcessReport: Sendable {
  package var end: ProcessEnd

  /// Standard output, at most as much as was allowed.
  package var output: [UInt8]

  /// Standard error, at most as much as was allowed.
  package var errors: [UInt8]

  /// The outer limit that stopped the program.
  package var stoppedBy: ProcessLimit?

  /// Wall time from start to end.
  package var wallTime: Duration

  package var outputText: String { String(decoding: output, as: UTF8.self) }
  package var errorText: String { String(decoding: errors, as: UTF8.self) }
}

/// A limit that the parent keeps, from outside of the program.
package enum ProcessLimit: Sendable, Hashable {
  case wallTime
  case output
}
