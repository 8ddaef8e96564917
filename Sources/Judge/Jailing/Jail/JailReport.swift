package import Processes
package import Sentences

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

  /// For a program whose time was over: the share of its last wait in which it could have run, had
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

  /// A file or folder of ours that root keeps to itself, and that the jail's user must read.
  case closed(path: String)

  /// Whoever started us allows processes less than a jail does.
  case limited(LimitedResource, allowed: Int, wanted: Int)
}

extension JailError: SpokenError {
  package var sentence: Sentence {
    switch self {
    case .notStarted(let reason):
      return Sentence(
        "The sandbox could not be started: \(reason). Run `rings doctor` to see what is missing.",
        ko: """
          샌드박스를 시작하지 못했어요: \(reason). 무엇이 빠졌는지 `rings doctor` 명령으로 확인하세요.
          """)
    case .closed(let path):
      return Sentence(
        """
        Root's jails run under a user of their own, who may not read \(path). Open it with \
        `chmod -R go+rX \(path)`.
        """,
        ko: """
          root의 격리 공간은 다른 사용자로 실행되는데, 그 사용자가 \(path) 경로를 읽을 수 없어요. \
          `chmod -R go+rX \(path)` 명령으로 열어 주세요.
          """)
    case .limited(let resource, let allowed, let wanted):
      return Sentence(
        """
        Whoever started Rings allows a process at most \(resource.words(allowed)), and it takes \
        \(resource.words(wanted)). Start it where `prlimit \(resource.option)` shows more.
        """,
        ko: """
          Rings를 시작한 쪽이 프로세스마다 \(resource.words(allowed))까지만 허락했는데, Rings에는 \
          \(resource.words(wanted))까지 필요해요. `prlimit \(resource.option)` 값이 더 큰 곳에서 시작하세요.
          """)
    }
  }
}
