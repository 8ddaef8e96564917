import Glibc

/// Why a process could not be started or spoken to.
package enum ProcessError: Error, Equatable {
  /// The program could not be started: which, and what the system said.
  case notStarted(executable: String, reason: String)

  /// No pipe could be made (usually too many open files).
  case noPipe(errorNumber: Int32)

  /// The other side closed its end, or reading failed.
  case pipeBroken(errorNumber: Int32)
}

extension ProcessError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notStarted(let executable, let reason): "\(executable) did not start: \(reason)"
    case .noPipe(let number):
      "No pipe to another program could be made: \(String(cString: strerror(number))). Start Rings "
        + "where `prlimit --nofile` shows 256 or more."
    case .pipeBroken(let number):
      "The pipe to another program broke: \(String(cString: strerror(number)))."
    }
  }
}
