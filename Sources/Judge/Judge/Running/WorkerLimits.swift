package import Jailing

/// What one submission may take, beyond what the jail itself bounds.
package struct WorkerLimits: Sendable, Hashable {
  /// Wall time of one request: a picture, a timeline, a probe.
  package var request: Duration
  /// Wall time of one check.
  package var check: Duration
  /// Wall time of all checks of an exercise.
  package var exercise: Duration
  /// Wall time of what is done once more, alone, where the machine was too busy the first time.
  package var alone: Duration
  /// The jail of the worker.
  package var worker: JailLimits

  package init(
    request: Duration = .seconds(5), check: Duration = .seconds(20),
    exercise: Duration = .seconds(120), alone: Duration = .seconds(60),
    worker: JailLimits = .worker
  ) {
    self.request = request
    self.check = check
    self.exercise = exercise
    self.alone = alone
    self.worker = worker
  }
}
