package import Compiling
import Glibc
package import Jailing
import Processes
package import Sentences

/// The end of the process with the learner's code, as a check's result.
package struct WorkerEnd: Error, Sendable, Hashable {
  package var status: CheckResult.Status
  /// The message, which is safe to show to the learner.
  package var message: Sentence
  package var signal: Int?
  /// The crash location in the learner's files, if the runtime reports it.
  package var file: String?
  package var line: Int?
  package var evidence: EndEvidence?
  /// The stack trace of a crash, if the process could report it.
  package var trace: CrashTrace?
  /// For a timeout, the share of the processor that other programs used.
  package var starvation: Double?

  package init(
    status: CheckResult.Status, message: Sentence, signal: Int? = nil, file: String? = nil,
    line: Int? = nil
  ) {
    self.status = status
    self.message = message
    self.signal = signal
    self.file = file
    self.line = line
  }

  /// Creates a result from the report on a process that ended during a request.
  package init(_ report: JailReport) {
    signal = report.end.signal.map { Int($0) }
    evidence = EndEvidence(report)
    starvation = report.starvation
    let fault = RuntimeFault(report.errorText)
    file = fault?.file
    line = fault?.line
    if report.end.signal != nil, report.limit == nil { trace = CrashTrace(errors: report.errors) }
    switch report.limit {
    case .wallTime, .processorTime:
      status = .timedOut
      message = Self.tooSlow
    case .memory:
      status = .outOfMemory
      message = Sentence(
        "Your code used more memory than a widget may use.",
        ko: "코드가 위젯에 허용된 것보다 많은 메모리를 썼어요.")
    case .output:
      status = .crashed
      message = Sentence(
        "Your code printed too much and was stopped.", ko: "코드가 너무 많이 출력해서 멈췄어요.")
    case .fileSize:
      status = .crashed
      message = Sentence(
        "Your code wrote too large a file and was stopped.", ko: "코드가 너무 큰 파일을 써서 멈췄어요.")
    case nil:
      (status, message) = Self.meaning(of: report.end, fault: fault)
      if fault?.isAboutNil ?? false,
        let asset = LoggedMissingAsset(lastIn: report.errorText)
      {
        message = message.followed(by: asset.sentence)
      }
    }
  }

  /// Returns the message for a compiler-inserted trap, or nil if the signal is more informative.
  static func message(ofTrap failure: String) -> Sentence? {
    switch failure {
    case "arithmetic overflow": overflow
    case "precondition failure", "type cast failed": nil
    default: crash(RuntimePhrases.sentence(for: failure + "."))
    }
  }

  /// - Parameter words: The cause, as a sentence with its period.
  package static func crash(_ words: Sentence) -> Sentence {
    Sentence("Your code crashed: \(words)", ko: "코드가 비정상적으로 멈췄어요: \(words)")
  }

  package static func exit(code: String) -> Sentence {
    Sentence(
      "Your code ended the process (exit code \(code)). A widget never calls exit.",
      ko: "코드가 프로세스를 끝냈어요(종료 코드 \(code)). 위젯은 exit을 부르지 않아요.")
  }

  package static let overflow = crash(
    Sentence(
      "a number became too large or too small for its type.",
      ko: "수가 그 타입에 담을 수 있는 범위를 벗어났어요."))

  package static let tooSlow = Sentence(
    """
    Your code didn't finish in time. Look for a loop that never ends, or for code that waits for \
    something.
    """,
    ko: """
      코드가 제시간에 끝나지 않았어요. 끝나지 않는 반복문이나 무언가를 기다리는 작업이 있는지 살펴보세요.
      """)

  /// The message for a check that spends its time on examining pictures.
  static let tooMuchToLookAt = Sentence(
    """
    The result of your code takes too long to process. Draw fewer views, and use smaller blurs, \
    shadows and paths.
    """,
    ko: "코드의 결과를 살펴보는 데 시간이 너무 오래 걸려요. 뷰를 줄이고 블러와 그림자, 패스를 작게 그리세요.")

  private static func meaning(
    of end: ProcessEnd, fault: RuntimeFault?
  ) -> (CheckResult.Status, Sentence) {
    switch end {
    case .exited(let code):
      return (.exited, exit(code: "\(code)"))
    case .signalled(SIGKILL):
      // The process reached none of our limits, and the code can't send itself this signal.
      return (
        .infrastructureFailure,
        Sentence(
          """
          The system killed the process that ran your code. Check again. If it happens again, the \
          machine has too little memory.
          """,
          ko: "시스템이 코드를 실행하던 프로세스를 강제로 종료했어요. 다시 검사해 보세요. 또 일어나면 컴퓨터의 메모리가 부족한 거예요.")
      )
    case .signalled(let signal):
      if let fault { return (.crashed, crash(fault.message)) }
      if signal == SIGSEGV {
        return (
          .crashed,
          Sentence(
            """
            Your code crashed (\(end.evidence)). The usual cause is a function or property that \
            calls itself endlessly.
            """,
            ko: """
              코드가 비정상적으로 멈췄어요(\(end.evidence)). 끝없이 자기 자신을 부르는 함수나 프로퍼티가 흔한 \
              원인이에요.
              """)
        )
      }
      return (
        .crashed,
        Sentence(
          "Your code crashed (\(end.evidence)).", ko: "코드가 비정상적으로 멈췄어요(\(end.evidence)).")
      )
    }
  }
}
