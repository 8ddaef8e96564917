/// What is known about a jailed program after its end.
package struct JailReport: Sendable {
  /// How the program ended.
  ///
  /// Without an entrance record a launcher's code is decoded, in which `exit(137)` looks like SIGKILL.
  package var end: ProcessEnd

  /// The status word of `wait(2)`, when the program came in by the jail's entrance.
  package var rawStatus: Int32?

  /// The limit that ended it.
  package var limit: JailLimit?

  /// User and system time of the program and its children, when it came in by the entrance.
  package var processorTime: Duration?

  /// Largest resident size in bytes, when the program came in by the entrance.
  package var peakMemory: Int?

  package var wallTime: Duration

  /// For a program whose wall time was over: the share of its last wait in which it could have run, had
  /// others not had the processor; nil where nothing is known.
  package var starvation: Double?

  /// Standard output, as far as the jail itself read it.
  package var output: [UInt8]

  /// Standard error, at most as much as was allowed.
  package var errors: [UInt8]

  /// The wall that stood.
  package var level: JailLevel

  /// How a program ended, and what is known about that.
  package init(
    end: ProcessEnd, rawStatus: Int32? = nil, limit: JailLimit? = nil,
    processorTime: Duration? = nil, peakMemory: Int? = nil, wallTime: Duration,
    starvation: Double? = nil, output: [UInt8], errors: [UInt8], level: JailLevel
  ) {
    self.end = end
    self.rawStatus = rawStatus
    self.limit = limit
    self.processorTime = processorTime
    self.peakMemory = peakMemory
    self.wallTime = wallTime
    self.starvation = starvation
    self.output = output
    self.errors = errors
    self.level = level
  }

  package var outputText: String { String(decoding: output, as: UTF8.self) }
  package var errorText: String { String(decoding: errors, as: UTF8.self) }
}

/// The limit that a jailed program ran into.
package enum JailLimit: String, Sendable, Hashable, Codable {
  case processorTime, wallTime, memory, output, fileSize
}

/// Why a jailed program could not even be started: our failure, never the learner's.
package enum JailError: Error, Equatable {
  /// The sandbox said no: what it printed.
  case notStarted(reason: String)

  /// A folder or file for the run could not be written.
  case noFolder(reason: String)

  /// A file or folder of ours that root keeps to itself, and that the jail's user must read.
  case closed(path: String)

  /// Whoever started us allows processes less than a jail does.
  case limited(LimitedResource, allowed: Int, wanted: Int)
}

extension JailError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notStarted(let reason):
      "The sandbox could not be started: \(reason). Run `rings doctor` to see what is missing."
    case .noFolder(let reason):
      "No file for this run could be written: \(reason). Make room there, or set XDG_CACHE_HOME to "
        + "another folder."
    case .closed(let path):
      "Root's jails run under a user of their own, who may not read \(path). Open it with "
        + "`chmod -R go+rX \(path)`."
    case .limited(let resource, let allowed, let wanted):
      "Whoever started Rings allows a process at most \(resource.words(allowed)), and it takes "
        + "\(resource.words(wanted)). Start it where `prlimit \(resource.option)` shows more."
    }
  }
}
