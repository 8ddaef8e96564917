package import Jailing

/// What is known of a process that ended instead of answering: why a check has the status it has.
package struct EndEvidence: Codable, Sendable, Hashable {
  /// `load`, `run`.
  package var phase: String
  /// The signal's name, or the exit code: `SIGILL`, `exit code 0`.
  package var end: String
  /// The limit that it ran into: `processorTime`, `wallTime`, `memory`, `output`, `fileSize`.
  package var limit: String?
  /// In seconds, since the process was started.
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
