import Authoring
import Curriculum

/// What the gate found, as `pack check` prints it.
struct PackReport: Encodable {
  struct Problem: Encodable {
    var rule: String
    var exercise: String?
    var answer: String?
    var message: String
  }

  var version = 1
  var pack: String
  var isClean: Bool
  var judged: Int
  var problems: [Problem]

  init(_ pack: Pack, _ report: PackGate.Report) {
    self.pack = pack.identifier
    isClean = report.isClean
    judged = report.judged
    problems =
      report.problems.map {
        Problem(rule: $0.rule.rawValue, message: $0.description(relativeTo: pack.folder))
      }
      + report.findings.map {
        Problem(
          rule: $0.rule.rawValue, exercise: $0.exercise, answer: $0.answer,
          message: $0.description)
      }
  }

  var text: String {
    let lines = problems.map { $0.message + "\n" }.joined()
    guard isClean else {
      let broken =
        problems.count == 1
        ? "1 promise of \(pack) does" : "\(problems.count) promises of \(pack) do"
      return lines + "\(broken) not hold.\n"
    }
    return "\(pack): \(judged) answer\(judged == 1 ? "" : "s") judged, every one as promised.\n"
  }
}
