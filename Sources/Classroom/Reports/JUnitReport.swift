import Foundation
import Judge

/// JUnit XML: a suite a submission, a case a check; the form that test viewers of CI systems read.
enum JUnitReport {
  static func xml(_ book: GradeBook) -> String {
    let suites = book.results.map(suite)
    let sum = suites.reduce(into: Counts()) { $0.add($1.counts) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(escaped(book.pack))" \(sum.attributes)>
      \(suites.map(\.text).joined())</testsuites>

      """
  }

  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    var seconds = 0.0

    mutating func add(_ other: Counts) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      skipped += other.skipped
      seconds += other.seconds
    }

    var attributes: String {
      """
      tests="\(tests)" failures="\(failures)" errors="\(errors)" skipped="\(skipped)" \
      time="\(JUnitReport.seconds(seconds))"
      """
    }
  }

  private static func suite(_ result: GradedSubmission) -> (text: String, counts: Counts) {
    let name = "\(result.learner)/\(result.exercise)"
    let cases =
      result.verdict.checks.isEmpty
      ? [wholeSubmission(result.verdict)]
      : result.verdict.checks.map { Self.case($0, of: result.verdict) }
    var counts = Counts()
    var text = ""
    for (title, outcome, duration) in cases {
      counts.tests += 1
      counts.seconds += duration
      let head = """
            <testcase name="\(escaped(title))" classname="\(escaped(name))" \
        time="\(seconds(duration))"
        """
      switch outcome {
      case .passed:
        text += head + "/>\n"
      case .skipped(let why):
        counts.skipped += 1
        text += head + "><skipped message=\"\(escaped(why))\"/></testcase>\n"
      case .failure(let kind, let message):
        counts.failures += 1
        text += head + ">" + problem("failure", kind, message) + "</testcase>\n"
      case .error(let kind, let message):
        counts.errors += 1
        text += head + ">" + problem("error", kind, message) + "</testcase>\n"
      }
    }
    return (
      "  <testsuite name=\"\(escaped(name))\" \(counts.attributes)>\n\(text)  </testsuite>\n",
      counts
    )
  }

  private enum Outcome {
    case passed
    case skipped(String)
    case failure(kind: String, message: String)
    case error(kind: String, message: String)
  }

  private static func `case`(
    _ check: CheckResult, of verdict: Verdict
  ) -> (title: String, outcome: Outcome, duration: Double) {
    // A check that never ran has nothing to say; what kept it from running has.
    let reason = check.status == .notCompiled ? firstError(of: verdict) : nil
    let message = check.message ?? reason ?? check.status.rawValue
    let outcome: Outcome =
      switch check.status {
      case .passed: .passed
      case .skipped: .skipped(message)
      case .failed, .missingAPI, .notCompiled:
        .failure(kind: check.status.rawValue, message: message)
      case .crashed, .timedOut, .outOfMemory, .exited, .infrastructureFailure:
        .error(kind: check.status.rawValue, message: message)
      }
    return (check.title, outcome, check.duration)
  }

  /// A submission without check results still has one case, so that it is counted.
  private static func wholeSubmission(
    _ verdict: Verdict
  ) -> (title: String, outcome: Outcome, duration: Double) {
    let message = firstError(of: verdict) ?? verdict.status.rawValue
    let outcome: Outcome =
      switch verdict.status {
      case .passed: .passed
      case .infrastructureFailure: .error(kind: verdict.status.rawValue, message: message)
      default: .failure(kind: verdict.status.rawValue, message: message)
      }
    return (verdict.status.rawValue, outcome, 0)
  }

  /// `Forecast.swift:4: cannot find 'x' in scope`.
  private static func firstError(of verdict: Verdict) -> String? {
    verdict.diagnostics.first { $0.severity == .error }.map { error in
      let place = [error.file, error.line.map(String.init)].compactMap { $0 }
      return place.isEmpty
        ? error.message : "\(place.joined(separator: ":")): \(error.message)"
    }
  }

  private static func problem(_ element: String, _ kind: String, _ message: String) -> String {
    let firstLine = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? message
    return """
      <\(element) type="\(escaped(kind))" message="\(escaped(firstLine))">\
      \(escaped(message))</\(element)>
      """
  }

  private static func seconds(_ value: Double) -> String {
    String(format: "%.3f", locale: Locale(identifier: "en_US_POSIX"), value)
  }

  /// Text fit for XML 1.0: markup escaped, and characters that XML forbids replaced.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t", "\r": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value & 0xFFFF):
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
