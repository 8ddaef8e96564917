/// Why a process could not be started or spoken to.
package enum ProcessError: Error, Equatable {
  /// The program could not be started: which, and what the system said.
  case notStarted(executable: String, reason: String)

  /// No pipe could be made (usually too many open files).
  case noPipe(errorNumber: Int32)

  /// The other side closed its end, or reading failed.
  case pipeBroken(errorNumber: Int32)
}
