import Processes

/// Starts workers for code of one trial, now and then before they are needed.
actor SpareWorker {
  private let processes: ProcessStarter
  private let limits: WorkerLimits
  private let service: ServicePlayer
  private let deadline: Deadline
  /// One that has loaded nothing yet.
  private var spare: Worker?

  init(processes: ProcessStarter, limits: WorkerLimits, service: ServicePlayer, deadline: Deadline)
  {
    self.processes = processes
    self.limits = limits
    self.service = service
    self.deadline = deadline
  }

  /// Has one ready for the next question that needs it: it may never come, but nobody else waits for the
  /// processor.
  func prepare() {
    guard spare == nil, VerdictTurns.all.isQuiet else { return }
    spare = try? processes.startWorker(limits: limits, storesFiles: service.storesFiles)
  }

  /// A worker that has loaded nothing, and meets the trial's service.
  func take() async throws -> Worker {
    let worker =
      try spare ?? processes.startWorker(limits: limits, storesFiles: service.storesFiles)
    spare = nil
    await worker.connect(to: service)
    await worker.serve(until: deadline)
    return worker
  }

  /// Ends the one that nobody took.
  func end() async {
    let left = spare
    spare = nil
    await left?.stop()
  }
}
