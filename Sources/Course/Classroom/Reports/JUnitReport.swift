import Foundation
import Judge
import Sentences

/// JUnit XML for CI test viewers, with a suite per submission and a case per check.
enum JUnitReport {
  static func xml(_ book: GradeBook, _ write: (Data) throws -> Void) throws {
    // Learners may see a pipeline's tests, so use the language of the reports.
    let language = book.language
    var told: Set<String> = []
    var number = 0
    func add(_ suite: Suite) throws {
      try write(Data(element(of: suite, number: number, pack: book.pack).utf8))
      number += 1
    }
    // The Ant schema (Windyroad) allows no attributes on `testsuites`, so viewers add up the totals.
    try write(Data("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n".utf8))
    for result in book.results {
      // Reports a learner's left-out items once, with their first result.
      let leftOut = told.insert(result.learner).inserted ? book.leftOut(of: result.learner) : []
      try add(
        suite(
          result,
          remarks: ((result.notes ?? []) + leftOut.map(\.line)).map { $0.spoken(in: language) },
          in: language))
    }
    for item in book.leftOut where item.isWork && !told.contains(item.learner ?? item.entry) {
      try add(suite(item, in: language))
    }
    try write(Data("</testsuites>\n".utf8))
  }

  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    var seconds = 0.0

    var attributes: String {
      """
      tests="\(tests)" failures="\(failures)" errors="\(errors)" skipped="\(skipped)" \
      time="\(JUnitReport.seconds(seconds))"
      """
    }
  }

  private struct Suite {
    var name: String
    var cases: String
    var remarks: String
    var counts: Counts
  }

  /// Returns a suite with all required elements, in the schema's order.
  ///
  /// Time and host are constant, so equal results produce equal bytes.
  private static func element(of suite: Suite, number: Int, pack: String) -> String {
    """
      <testsuite name="\(escaped(suite.name))" package="\(escaped(pack))" id="\(number)" \
    timestamp="1970-01-01T00:00:00" hostname="localhost" \(suite.counts.attributes)>
        <properties/>
    \(suite.cases)    <system-out>\(escaped(suite.remarks))</system-out>
        <system-err/>
      </testsuite>

    """
  }

  private typealias Case = (title: String, outcome: Outcome, duration: Double)

  private static func suite(
    _ result: GradedSubmission, remarks: [String], in language: Language
  ) -> Suite {
    let verdict = result.verdict.forLearner()
    return suite(
      name: "\(result.learner)/\(result.exercise)",
      cases: verdict.checks.isEmpty
        ? [wholeSubmission(verdict, in: language)]
        : verdict.checks.map { Self.case($0, of: verdict, in: language) },
      remarks: remarks)
  }

  /// Reports an ungraded item as skipped, which makes it visible without counting as a failure.
  private static func suite(
    _ leftOut: LeftOut, in language: Language
  ) -> Suite {
    suite(
      name: leftOut.entry,
      cases: [
        (
          Sentence("left out", ko: "제외됨").spoken(in: language),
          .skipped(leftOut.line.spoken(in: language)), 0
        )
      ], remarks: [])
  }

  private static func suite(
    name: String, cases: [Case], remarks: [String]
  ) -> Suite {
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
    return Suite(
      name: name, cases: text, remarks: remarks.joined(separator: "\n"), counts: counts)
  }

  private enum Outcome {
    case passed
    case skipped(String)
    case failure(kind: String, message: String)
    case error(kind: String, message: String)
  }

  private static func `case`(
    _ check: LearnerCheck, of verdict: LearnerVerdict, in language: Language
  ) -> Case {
    let message = LearnerPhrases.message(of: check, in: verdict, language: language)
    let outcome: Outcome =
      switch check.status {
      case .passed: .passed
      case .skipped, .judgedElsewhere: .skipped(message)
      case .failed, .missingAPI, .notCompiled:
        .failure(kind: check.status.rawValue, message: message)
      case .crashed, .timedOut, .outOfMemory, .exited, .infrastructureFailure:
        .error(kind: check.status.rawValue, message: message)
      }
    return (check.title.spoken(in: language), outcome, check.duration)
  }

  /// Returns the single case of a submission without check results, so that it still counts.
  private static func wholeSubmission(_ verdict: LearnerVerdict, in language: Language) -> Case {
    let message = LearnerPhrases.reason(verdict, in: language)
    let outcome: Outcome =
      switch verdict.status {
      case .passed: .passed
      case .infrastructureFailure: .error(kind: verdict.status.rawValue, message: message)
      default: .failure(kind: verdict.status.rawValue, message: message)
      }
    return (verdict.status.rawValue, outcome, 0)
  }

  private static func problem(_ element: String, _ kind: String, _ message: String) -> String {
    let firstLine = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? message
    return """
      <\(element) type="\(escaped(kind))" message="\(escaped(firstLine))">\
      \(escaped(message))</\(element)>
      """
  }

  private static func seconds(_ value: Double) -> String {
    let thousandths = Int((max(0, min(value, 1e9)) * 1000).rounded())
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// Returns text valid in XML 1.0, with markup escaped and forbidden characters replaced.
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
