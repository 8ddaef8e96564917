import Glibc
package import Workbench

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
    }
  }

  /// What a trap of the compiler's was put there for, where the runtime says nothing about it.
  static func message(ofTrap failure: String) -> String? {
    switch failure {
    case "arithmetic overflow":
      "Your code crashed: a number became too large or too small for its type."
    case "Index out of range", "Unexpectedly found nil while unwrapping an Optional value",
      "Division by zero":
      "Your code crashed: \(failure)."
    default: nil
    }
  }

  static let tooSlow =
    "Your code did not finish in time. Look for a loop that never ends, or for work that waits for "
    + "something."

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

/// What Swift's runtime says when it stops a program: `Model.swift:12: Fatal error: …`.
struct RuntimeFault: Hashable {
  var message: String
  var file: String?
  var line: Int?

  /// Characters of a line beyond which it is no message of the runtime's but something printed: a
  /// stranger's megabyte without a line break must not keep the judge busy.
  private static let longestLine = 600

  /// The last fault that `text` tells of; nil where there is none.
  init?(_ text: String) {
    let lines = text.utf8.suffix(16_384).split(separator: UInt8(ascii: "\n"))
    for line in lines.reversed() where line.count <= Self.longestLine {
      if let fault = RuntimeFault(line: String(decoding: line, as: UTF8.self)) {
        self = fault
        return
      }
    }
    return nil
  }

  private init?(line text: String) {
    let place =
      /(?:(?<module>\w+)\/)?(?<file>[^\/\s:][^\/:\n]*\.swift):(?<line>\d+): (?<kind>Fatal error|Precondition failed|Assertion failed)(?:: (?<text>[^\n]*))?/
    let cast = /^Could not cast value of type '(?<from>[^']+)'.* to '(?<to>[^']+)'/
    let bare = /(?<kind>Fatal error|Precondition failed|Assertion failed)(?:: (?<text>[^\n]*))?/
    if let match = text.firstMatch(of: place) {
      let isSwiftsOwn = ["Swift", "Foundation", "FoundationEssentials"].contains(match.module ?? "")
      file = isSwiftsOwn ? nil : String(match.file)
      line = isSwiftsOwn ? nil : Int(match.line)
      message = Self.words(kind: match.kind, text: match.text)
    } else if let match = text.firstMatch(of: cast) {
      let words = [match.from, match.to].map { $0.split(separator: ".").last ?? $0 }
      message = "Could not cast a value of type \(words[0]) to \(words[1])."
    } else if let match = text.firstMatch(of: bare) {
      message = Self.words(kind: match.kind, text: match.text)
    } else {
      return nil
    }
  }

  private static func words(kind: Substring, text: Substring?) -> String {
    guard let text, !text.isEmpty else { return kind.lowercased() + "." }
    return String(text) + (text.last?.isPunctuation ?? false ? "" : ".")
  }
}
