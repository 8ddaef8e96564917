import Dispatch

/// A thread of one verdict's own, on which all runs that is computed for it here.
///
/// Reading a stranger's megabytes may take a while. On the threads that all tasks share it would keep
/// others' alarms and answers waiting, and right answers would come too late.
final class VerdictThread: TaskExecutor {
  private let queue = DispatchQueue(label: "rings.verdict")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
