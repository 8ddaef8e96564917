import CLinux
import LessonProbes

/// Takes the place of the C library's function of this name in the whole process, so that the Swift
/// runtime's randomness is a worker's; every other call is passed on.
///
/// Locks and queues wait by it: for them nothing may happen before the call that they ask for.
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
