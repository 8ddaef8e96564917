import Processes

/// Starts the workers of one run, sometimes ahead of time.
actor WarmWorker {
  private let processes: ProcessStarter
  private let limits: WorkerLimits
  private let service: ServicePlayer
  private let deadline: Deadline
  /// A warm worker without a plugin.
  private var spare: Worker?

  init(processes: ProcessStarter, limits: WorkerLimits, service: ServicePlayer, deadline: Deadline)
  {
    self.processes = processes
    self.limits = limits
    self.service = service
    self.deadline = deadline
  }

  /// Starts a warm worker for the next request that needs one, but only while no other verdict needs the
  /// processor.
  func prepare() {
    guard spare == nil, VerdictTurns.all.isQuiet else { return }
    spare = try? processes.startWorker(limits: limits, storesFiles: service.storesFiles)
  }

  /// Returns a worker without a plugin, connected to the run's web service.
  func take() async throws -> Worker {
    let worker =
      try spare ?? processes.startWorker(limits: limits, storesFiles: service.storesFiles)
    spare = nil
    await worker.connect(to: service)
    await worker.serve(until: deadline)
    return worker
  }

  func end() async {
    let left = spare
    spare = nil
    await left?.stop()
  }
}
