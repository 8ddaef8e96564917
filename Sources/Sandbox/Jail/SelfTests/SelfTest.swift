package import Sentences

/// A self-test of the jail: an attack that Rings runs in place of learner code to see whether the jail holds
/// on this machine.
package enum SelfTest: String, CaseIterable, Codable, Sendable {
  // Attacks that the kernel refuses; one process tries them all.
  case files, writing, environment, paths, hostName, descriptors, network, otherProcesses
  case processNames
  case signals, otherLimits, tracing
  case programs, processes, sharedMemory, rooms, limits
  // Attacks that a limit ends; each needs its own process.
  case memory, processorTime, wallTime, output

  /// The attacks that one process tries in order.
  package static let attempts: [SelfTest] = [
    .files, .writing, .environment, .paths, .hostName, .descriptors, .network, .otherProcesses,
    .processNames, .signals, .otherLimits, .tracing,
    .programs, .processes, .sharedMemory, .rooms, .limits,
  ]

  /// The promise that holds if the attack fails: in English, the end of “learner code …”; in Korean, the
  /// forbidden action.
  package var promise: Sentence {
    switch self {
    case .files: Sentence("can't read your files", ko: "내 파일 읽기")
    case .writing: Sentence("can't write files", ko: "파일 쓰기")
    case .environment: Sentence("can't see your environment", ko: "내 환경 변수 보기")
    case .paths:
      Sentence("can't see your paths", ko: "자기 프로세스에서 내 경로 알아내기")
    case .hostName: Sentence("can't see the host name", ko: "이 컴퓨터의 이름 알아내기")
    case .descriptors: Sentence("inherits no open files", ko: "열린 파일 물려받기")
    case .network: Sentence("has no network", ko: "네트워크 쓰기")
    case .otherProcesses: Sentence("can't read other processes", ko: "다른 프로세스 들여다보기")
    case .processNames:
      Sentence("can't list programs", ko: "실행 중인 프로그램 알아내기")
    case .signals: Sentence("can't send signals", ko: "시그널 보내기")
    case .otherLimits: Sentence("can't limit other processes", ko: "다른 프로세스 제한하기")
    case .tracing: Sentence("can't trace processes", ko: "추적하기")
    case .programs: Sentence("can't start programs", ko: "프로그램 시작하기")
    case .processes: Sentence("can't create processes", ko: "프로세스 늘리기")
    case .sharedMemory: Sentence("can't share memory", ko: "메모리 공유하기")
    case .rooms: Sentence("can't become root", ko: "root 되기")
    case .limits: Sentence("can't raise its limits", ko: "제한 풀기")
    case .memory, .processorTime, .wallTime, .output:
      Sentence(
        "is stopped at its limit of \(limit ?? Sentence(verbatim: ""))",
        ko: "한도 넘기(\(limit ?? Sentence(verbatim: "")))")
    }
  }

  /// The limit that ends this attack; nil for attacks that the kernel refuses.
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

/// The targets of the self-tests, prepared outside the jail.
package struct SelfTestTargets: Codable, Sendable {
  /// A file that only its owner can read.
  package var file: String
  /// A local port with a listening server.
  package var port: UInt16
  /// The ID of a process outside the jail.
  package var process: Int32
  package var hostName: String
  /// Folders whose paths must stay hidden: the program's and the cache's.
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
