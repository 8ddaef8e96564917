package import Compiling
import Glibc
package import Jailing
import Processes

/// How the process with the learner's code ended, in terms of a check's result.
package struct WorkerEnd: Error, Sendable, Hashable {
  package var status: CheckResult.Status
  /// Fit for the learner's eyes.
  package var message: String
  package var signal: Int?
  /// In the learner's files, where the runtime names the place.
  package var file: String?
  package var line: Int?
  package var evidence: EndEvidence?
  /// What was under way when the code crashed, where the process could tell.
  package var trace: CrashTrace?

  package init(
    status: CheckResult.Status, message: String, signal: Int? = nil, file: String? = nil,
    line: Int? = nil
  ) {
    self.status = status
    self.message = message
    self.signal = signal
    self.file = file
    self.line = line
  }

  /// Reads the evidence of a process that ended while it was asked something.
  package init(_ report: JailReport) {
    signal = report.end.signal.map { Int($0) }
    evidence = EndEvidence(report)
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
      message = "Your code used more memory than a widget may have."
    case .output:
      status = .crashed
      message = "Your code printed more than it may and was stopped."
    case .fileSize:
      status = .crashed
      message = "Your code wrote a larger file than it may and was stopped."
    case nil:
      (status, message) = Self.meaning(of: report.end, fault: fault)
      if fault?.message.contains("found nil") ?? false,
        let asset = MissingAsset(lastIn: report.errorText)
      {
        message += " " + asset.sentence
      }
    }
  }

  /// What a trap of the compiler's was put there for; nil where that says less than the signal.
  static func message(ofTrap failure: String) -> String? {
    switch failure {
    case "arithmetic overflow": overflow
    case "precondition failure", "type cast failed": nil
    default: "Your code crashed: \(failure)."
    }
  }

  static let overflow =
    "Your code crashed: a number became too large or too small for its type."

  static let tooSlow =
    "Your code did not finish in time. Look for a loop that never ends, or for work that waits for "
    + "something."

  /// Said where a check spends its time on the pictures that it was given.
  static let tooMuchToLookAt =
    "What your code gives takes too long to look at. Draw fewer views, and smaller blurs, shadows and "
    + "paths."

  private static func meaning(
    of end: ProcessEnd, fault: RuntimeFault?
  ) -> (CheckResult.Status, String) {
    switch end {
    case .exited(let code):
      return (
        .exited,
        "Your code ended the process (exit code \(code)). A widget never calls exit."
      )
    case .signalled(SIGKILL):
      // No limit of ours was reached, and the code can send itself no such signal.
      return (
        .infrastructureFailure,
        "The process with your code was killed from outside. Check again; if it happens again, the "
          + "machine has too little memory."
      )
    case .signalled(let signal):
      if let fault { return (.crashed, "Your code crashed: \(fault.message)") }
      if signal == SIGSEGV {
        return (
          .crashed,
          "Your code crashed (\(end.evidence)). A function or property that calls itself without "
            + "end is the usual reason."
        )
      }
      return (.crashed, "Your code crashed (\(end.evidence)).")
    }
  }
}
