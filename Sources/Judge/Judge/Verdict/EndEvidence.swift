package import Jailing

/// Details about a process that ended instead of responding, which explain a check's status.
package struct EndEvidence: Codable, Sendable, Hashable {
  /// The phase, `load` or `run`.
  package var phase: String
  /// The signal's name or the exit code, such as `SIGILL` or `exit code 0`.
  package var end: String
  /// The limit that the process exceeded: `processorTime`, `wallTime`, `memory`, `output` or `fileSize`.
  package var limit: String?
  /// The wall time since the process started, in seconds.
  package var wallTime: Double
  /// The processor time, in seconds.
  package var processorTime: Double?
  /// The peak memory, in bytes.
  package var peakMemory: Int?

  package init(_ report: JailReport, phase: String = "run") {
    self.phase = phase
    end = report.end.evidence
    limit = report.limit?.rawValue
    wallTime = report.wallTime.seconds
    processorTime = report.processorTime?.seconds
    peakMemory = report.peakMemory
  }
}
