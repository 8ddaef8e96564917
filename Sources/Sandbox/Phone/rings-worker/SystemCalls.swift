import CLinux
import LessonProbes

/// Replaces the C library's function in the whole process, so that the Swift runtime uses the worker's random
/// numbers.
///
/// Other system calls are passed on. Locks and queues wait through this function, so it passes on their calls
/// at once.
@_cdecl("syscall")
func systemCall(
  _ number: Int, _ first: Int, _ second: Int, _ third: Int, _ fourth: Int, _ fifth: Int,
  _ sixth: Int
) -> Int {
  if number == linux_getrandom_number, second > 0,
    let start = UnsafeMutableRawPointer(bitPattern: first),
    WorkerRandom.fill(UnsafeMutableRawBufferPointer(start: start, count: second))
  {
    return second
  }
  return linux_system_call(number, first, second, third, fourth, fifth, sixth)
}
