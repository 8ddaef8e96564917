import Dispatch

/// A verdict's own thread for all its computation in this process.
///
/// Reading large untrusted files takes time. On the shared thread pool it would delay other verdicts'
/// timeouts and responses, so that correct submissions could time out.
final class VerdictThread: TaskExecutor {
  private let queue = DispatchQueue(label: "rings.verdict")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
