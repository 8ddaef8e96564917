import Authoring
import Foundation
import Sentences

/// What the gate found, as JSON; `gate.schema.json` describes it.
struct PackDocument: Encodable {
  struct Finding: Encodable {
    var rule: String
    var severity: GateRule.Severity
    var message: Sentence
    var remedy: Sentence
    var exercise: String?
    var answer: String?
    var file: String?
    var line: Int?
    var column: Int?
  }

  struct ExerciseShare: Encodable {
    var id: String
    var mutants: Mutants
  }

  struct Mutants: Encodable {
    var possible: Int
    var made: Int
    var caught: Int
    var equivalent: Int
    var notCompiled: Int
    var survivors: [Survivor]
  }

  struct Survivor: Encodable {
    var file: String
    var line: Int
    var column: Int
    var kind: MutantKind
    var change: String
    var difference: [String]
  }

  var version = 1
  var pack: String
  var isClean: Bool
  var judged: Int
  var findings: [Finding]
  var exercises: [ExerciseShare]

  init(pack: String, folder: URL, _ report: GateReport) {
    self.pack = pack
    isClean = report.isClean
    judged = report.judged
    findings = report.findings.map { finding in
      Finding(
        rule: finding.rule.name, severity: finding.severity, message: finding.message,
        remedy: finding.remedy, exercise: finding.exercise, answer: finding.answer,
        file: finding.path(relativeTo: folder), line: finding.line,
        column: finding.column)
    }
    exercises = report.mutants.map { mutants in
      ExerciseShare(
        id: mutants.exercise,
        mutants: Mutants(
          possible: mutants.possible, made: mutants.made, caught: mutants.caught,
          equivalent: mutants.equivalent, notCompiled: mutants.notCompiled,
          survivors: mutants.survivors.map { entry in
            let mutant = entry.mutant
            return Survivor(
              file: mutant.file, line: mutant.line, column: mutant.column, kind: mutant.kind,
              change: mutant.change, difference: entry.difference)
          }))
    }
  }
}
