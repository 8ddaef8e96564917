package import Sentences

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
  package static let attempts: [Canary] = [
    .files, .writing, .environment, .paths, .hostName, .descriptors, .network, .otherProcesses,
    .processNames, .signals, .otherLimits, .tracing,
    .programs, .processes, .sharedMemory, .rooms, .limits,
  ]

  /// What holds when the attack fails: in English the end of “learner code …”, in Korean what it cannot do.
  package var promise: Sentence {
    switch self {
    case .files: Sentence("reads none of your files", ko: "내 파일 읽기")
    case .writing: Sentence("writes none", ko: "파일 쓰기")
    case .environment: Sentence("sees no environment of yours", ko: "내 환경 변수 보기")
    case .paths:
      Sentence("learns no path of yours", ko: "자기 프로세스에서 내 경로 알아내기")
    case .hostName: Sentence("learns no host name", ko: "이 컴퓨터의 이름 알아내기")
    case .descriptors: Sentence("inherits no open file", ko: "열린 파일 물려받기")
    case .network: Sentence("has no network", ko: "네트워크 쓰기")
    case .otherProcesses: Sentence("sees into no other process", ko: "다른 프로세스 들여다보기")
    case .processNames:
      Sentence("sees no program that runs", ko: "실행 중인 프로그램 알아내기")
    case .signals: Sentence("signals none", ko: "시그널 보내기")
    case .otherLimits: Sentence("limits none", ko: "다른 프로세스 제한하기")
    case .tracing: Sentence("traces none", ko: "추적하기")
    case .programs: Sentence("starts no program", ko: "프로그램 시작하기")
    case .processes: Sentence("cannot multiply", ko: "프로세스 늘리기")
    case .sharedMemory: Sentence("shares no memory", ko: "메모리 공유하기")
    case .rooms: Sentence("does not become root", ko: "root 되기")
    case .limits: Sentence("keeps its limits", ko: "제한 풀기")
    case .memory, .processorTime, .wallTime, .output:
      Sentence(
        "is ended at its limit of \(limit ?? Sentence(verbatim: ""))",
        ko: "한도 넘기(\(limit ?? Sentence(verbatim: "")))")
    }
  }

  /// What the limit is of that must end the attack, where one must.
  package var limit: Sentence? {
    switch self {
    case .memory: Sentence("memory", ko: "메모리")
    case .processorTime: Sentence("processor time", ko: "처리 시간")
    case .wallTime: Sentence("wall time", ko: "전체 시간")
    case .output: Sentence("output", ko: "출력")
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
