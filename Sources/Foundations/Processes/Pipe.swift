import CLinux
import Glibc

/// Both ends of a new pipe, with close-on-exec set.
struct PipeEnds {
  let reading: Int32
  let writing: Int32

  init() throws(ProcessError) {
    var ends: [Int32] = [-1, -1]
    guard linux_pipe_closed_on_exec(&ends) == 0 else { throw .noPipe(errorNumber: errno) }
    reading = ends[0]
    writing = ends[1]
  }
}
