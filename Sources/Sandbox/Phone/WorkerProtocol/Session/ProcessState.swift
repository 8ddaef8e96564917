/// A request for the state of the process with the code.
package struct ProcessStateRequest: WorkerRequest {
  package typealias Response = ProcessState

  /// Creates a request for the process's state.
  package init() {}

  package var erased: AnyWorkerRequest { .examineProcess(self) }
}

/// The state of a process after its requests.
package struct ProcessState: Codable, Hashable, Sendable {
  /// The number of threads.
  package var threads: Int
  /// Whether the code stored any data.
  package var hasStored: Bool

  /// Creates the state of a process.
  package init(threads: Int, hasStored: Bool) {
    self.threads = threads
    self.hasStored = hasStored
  }
}
