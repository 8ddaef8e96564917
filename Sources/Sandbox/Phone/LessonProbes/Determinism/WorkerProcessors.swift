package import Glibc
import WorkerProtocol

/// The number of processors that a worker's libraries see, the same on every machine.
///
/// Dispatch keeps a thread for each processor. On 64 processors, a group of 100 tasks needs more threads than
/// a jail allows, and Dispatch waits a second for each thread that it can't start: 6 s instead of 0.4 s. With
/// two processors, it needs about ten.
enum WorkerProcessors {
  /// Dispatch reads the count while it loads, before this program runs.
  ///
  /// At that point, only the environment identifies a worker.
  static var count: Int? {
    getenv(ProcessorSet.variable).flatMap { Int(atoi($0)) }.flatMap { $0 > 0 ? $0 : nil }
  }

  typealias Function = @convention(c) (pthread_t, Int, UnsafeMutablePointer<cpu_set_t>) -> Int32
}

/// Replaces the C library's function in the whole process.
@_cdecl("pthread_getaffinity_np")
package func ringsProcessors(
  _ thread: pthread_t, _ size: Int, _ set: UnsafeMutablePointer<cpu_set_t>
) -> Int32 {
  // The C library's own function is the next one in lookup order.
  let next = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "pthread_getaffinity_np")
  guard let next else { return ENOSYS }
  let result = unsafeBitCast(next, to: WorkerProcessors.Function.self)(thread, size, set)
  if result == 0, let count = WorkerProcessors.count {
    ProcessorSet.keep(count, in: UnsafeMutableRawBufferPointer(start: set, count: size))
  }
  return result
}
