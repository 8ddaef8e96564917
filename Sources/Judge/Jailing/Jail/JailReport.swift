package import Processes
package import Sentences

/// The report on a sandboxed program that has ended.
package struct JailReport: Sendable {
  /// The end of the program: an exit code or a signal.
  ///
  /// Without a launcher record, this is derived from an exit code, where `exit(137)` looks like SIGKILL.
  package var end: ProcessEnd

  /// The status word of `wait(2)`; nil without a launcher record.
  package var rawStatus: Int32?

  package var limit: JailLimit?

  /// The user and system time of the program and its children; nil without a launcher record.
  package var processorTime: Duration?

  /// The peak resident size in bytes; nil without a launcher record.
  package var peakMemory: Int?

  package var wallTime: Duration

  /// For a program that exceeded its time limit: the share of its last wait in which other programs kept it
  /// from the processor; nil if unknown.
  package var starvation: Double?

  /// The standard output, as far as the sandbox itself read it.
  package var output: [UInt8]

  /// The standard error, up to the limit.
  package var errors: [UInt8]

  package var level: JailLevel

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

/// The limit that a sandboxed program exceeded.
package enum JailLimit: String, Sendable, Hashable, Codable {
  case processorTime, wallTime, memory, output, fileSize
}

/// A failure to start a sandboxed program.
///
/// It is always our error, never the learner's.
package enum JailError: Error, Equatable {
  /// The sandbox failed with this message.
  case notStarted(reason: String)

  /// Only root can read one of our files or folders, but the sandbox's user must read it, too.
  case closed(path: String)

  /// A limit inherited from our parent process is lower than a sandbox needs.
  case limited(LimitedResource, allowed: Int, wanted: Int)
}

extension JailError: SpokenError {
  package var sentence: Sentence {
    switch self {
    case .notStarted(let reason):
      return Sentence(
        "Can't start the sandbox: \(reason). Run `rings doctor` to see what's missing.",
        ko: """
          샌드박스를 시작하지 못했어요: \(reason). 무엇이 빠졌는지 `rings doctor` 명령으로 확인하세요.
          """)
    case .closed(let path):
      return Sentence(
        """
        Because you're root, sandboxes run as another user, who can't read \(path). Grant access \
        with `chmod -R go+rX \(path)`.
        """,
        ko: """
          root일 때 샌드박스는 다른 사용자로 실행되는데, 그 사용자가 \(path) 경로를 읽을 수 없어요. `chmod -R go+rX \(path)` 명령으로 \
          읽기를 허용하세요.
          """)
    case .limited(let resource, let allowed, let wanted):
      return Sentence(
        """
        Each process may use at most \(resource.words(allowed)) here, but Rings needs \
        \(resource.words(wanted)). Start Rings where `prlimit \(resource.option)` shows more.
        """,
        ko: """
          여기서는 프로세스마다 \(resource.words(allowed))까지만 쓸 수 있는데, Rings에는 \(resource.words(wanted))까지 \
          필요해요. `prlimit \(resource.option)` 값이 더 큰 곳에서 시작하세요.
          """)
    }
  }
}
