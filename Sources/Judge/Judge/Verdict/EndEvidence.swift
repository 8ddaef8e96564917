package import Jailing

/// Details about a process that ended instead of responding, which explain a check's status.
package struct EndEvidence: Codable, Sendable, Hashable {
  /// `load` or `run`.
  package var phase: String
  /// The signal's name or the exit code, such as `SIGILL` or `exit code 0`.
  package var end: String
  /// The limit that it exceeded: `processorTime`, `wallTime`, `memory`, `output` or `fileSize`.
  package var limit: String?
  /// In seconds since the process started.
  package var wallTime: Double
  /// In seconds.
  package var processorTime: Double?
  /// In bytes.
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
