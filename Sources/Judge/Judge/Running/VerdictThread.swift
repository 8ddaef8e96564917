import Dispatch

/// One verdict's own thread: everything that is computed for it in this process runs here.
///
/// Reading a stranger's megabytes may take a while. On the threads that all tasks share, it would hold
/// up other verdicts' alarms and answers, and right answers would come too late.
final class VerdictThread: TaskExecutor {
  private let queue = DispatchQueue(label: "rings.verdict")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
