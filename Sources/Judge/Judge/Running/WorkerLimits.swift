package import Jailing

/// The limits of a submission, in addition to the sandbox's limits.
package struct WorkerLimits: Sendable, Hashable {
  /// The wall time of one request, such as a picture, a timeline or a probe.
  package var request: Duration
  /// The wall time of one check.
  package var check: Duration
  /// The wall time of all checks of an exercise.
  package var exercise: Duration
  /// The wall time of steps that are repeated while no other verdict is running, because the machine was too
  /// busy.
  package var alone: Duration
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
