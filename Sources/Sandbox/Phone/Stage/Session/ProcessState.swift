/// Asks how the process with the code is.
package struct ProcessStateRequest: StageRequest {
  package typealias Response = ProcessState

  /// A request to look at the process.
  package init() {}

  package var erased: AnyStageRequest { .examineProcess(self) }
}

/// What a process is left with by what was asked of it.
package struct ProcessState: Codable, Hashable, Sendable {
  /// How many threads it has.
  package var threads: Int
  /// Whether its code stored anything.
  package var hasStored: Bool

  /// The state of a process.
  package init(threads: Int, hasStored: Bool) {
    self.threads = threads
    self.hasStored = hasStored
  }
}
