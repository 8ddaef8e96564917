package import Glibc
import Stage

/// How many processors a worker's libraries see: as many on every machine.
///
/// Dispatch keeps a thread for each processor. On a machine with 64 of them a group of 100 tasks asks for
/// more threads than a jail has, and Dispatch waits for one that it cannot start, a second each time:
/// what takes 0.4 s with threads enough took 6 s. With two processors it asks for about ten.
enum WorkerProcessors {
  /// Dispatch asks while it is loaded, before anything of this program's runs: only the environment
  /// tells by then that the process is a worker.
  static var count: Int? {
    getenv(ProcessorSet.variable).flatMap { Int(atoi($0)) }.flatMap { $0 > 0 ? $0 : nil }
  }

  typealias Function = @convention(c) (pthread_t, Int, UnsafeMutablePointer<cpu_set_t>) -> Int32
}

/// Takes the place of the C library's function of this name in the whole process.
@_cdecl("pthread_getaffinity_np")
package func ringsProcessors(
  _ thread: pthread_t, _ size: Int, _ set: UnsafeMutablePointer<cpu_set_t>
) -> Int32 {
  // The C library's own stands next in the order of lookup.
  let next = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "pthread_getaffinity_np")
  guard let next else { return ENOSYS }
  let result = unsafeBitCast(next, to: WorkerProcessors.Function.self)(thread, size, set)
  if result == 0, let count = WorkerProcessors.count {
    ProcessorSet.keep(count, in: UnsafeMutableRawBufferPointer(start: set, count: size))
  }
  return result
}
