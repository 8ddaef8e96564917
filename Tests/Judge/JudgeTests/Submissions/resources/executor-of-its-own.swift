// Runs on an executor that never runs a job, and disables the process's default executors.
// checks: passed timedOut|failed|crashed skipped passed passed
import Foundation

final class Sink: SerialExecutor, TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {}
  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
let sink = Sink()
actor Hole {
  nonisolated var unownedExecutor: UnownedSerialExecutor { sink.asUnownedSerialExecutor() }
  func answer() -> String { "?" }
}

func attack() -> String {
  typealias Hook = @convention(thin) (UnsafeRawPointer, UnsafeRawPointer) -> Void
  for name in ["swift_task_enqueueGlobal_hook", "swift_task_enqueueMainExecutor_hook"] {
    guard let place = dlsym(nil, name) else { continue }
    let nothing: @convention(c) (UnsafeRawPointer) -> Void = { _ in }
    place.storeBytes(of: unsafeBitCast(nothing, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
  }
  let done = DispatchSemaphore(value: 0)
  Task.detached { _ = await Hole().answer(); done.signal() }
  return done.wait(timeout: .now() + 1) == .success ? "!" : "?"
}
