/// An attack that we make ourselves, in the place where learner code would run, to see whether the
/// jail holds on this machine.
package enum Canary: String, CaseIterable, Codable, Sendable {
  // Refused at once, or not: all are tried in one process.
  case files, writing, environment, paths, hostName, descriptors, network, otherProcesses
  case processNames
  case signals, otherLimits, tracing
  case programs, processes, sharedMemory, rooms, limits
  // Ended by a limit, or not: each takes a process of its own.
  case memory, processorTime, wallTime, output

  /// Those that one process tries one after the other.
  static let attempts: [Canary] = [
    .files, .writing, .environment, .paths, .hostName, .descriptors, .network, .otherProcesses,
    .processNames, .signals, .otherLimits, .tracing,
    .programs, .processes, .sharedMemory, .rooms, .limits,
  ]

  /// What holds when the attack fails: the end of “learner code …”.
  package var promise: String {
    switch self {
    case .files: "reads none of your files"
    case .writing: "writes none"
    case .environment: "sees no environment of yours"
    case .paths: "learns no path of yours from its own process"
    case .hostName: "does not learn this machine's name"
    case .descriptors: "inherits no open file"
    case .network: "has no network"
    case .otherProcesses: "sees into no other process"
    case .processNames: "learns of no program that runs"
    case .signals: "signals none"
    case .otherLimits: "limits none"
    case .tracing: "traces none"
    case .programs: "starts no program"
    case .processes: "cannot multiply"
    case .sharedMemory: "shares no memory"
    case .rooms: "does not become root"
    case .limits: "keeps its limits"
    case .memory, .processorTime, .wallTime, .output: "is ended at its limit of \(limit ?? "")"
    }
  }

  /// What the limit is of that must end the attack, where one must.
  package var limit: String? {
    switch self {
    case .memory: "memory"
    case .processorTime: "processor time"
    case .wallTime: "wall time"
    case .output: "output"
    default: nil
    }
  }
}

/// What the canaries may look for, prepared outside of the jail.
package struct CanaryBait: Codable, Sendable {
  /// A file that only its owner may read.
  package var file: String
  /// A port of this machine on which somebody listens.
  package var port: UInt16
  /// A process outside.
  package var process: Int32
  /// The machine's name.
  package var hostName: String
  /// Folders whose names are nobody's business: of the program, and of the cache.
  package var folders: [String]

  package init(
    file: String, port: UInt16, process: Int32, hostName: String, folders: [String]
  ) {
    self.file = file
    self.port = port
    self.process = process
    self.hostName = hostName
    self.folders = folders
  }
}
