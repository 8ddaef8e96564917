package import Authoring
import Curriculum
package import Foundation
package import Sentences

/// The result of `pack check` and `pack mutants`: the findings of pack validation.
package struct PackResult: CommandResult {
  let pack: String
  let folder: URL
  let report: ValidationReport

  package init(pack: String, folder: URL, report: ValidationReport) {
    self.pack = pack
    self.folder = folder
    self.report = report
  }

  package func blocks(inWords: Bool) -> [ResultBlock] {
    let survivors = report.mutants.flatMap { mutants in
      mutants.survivors.flatMap { entry in
        ["", "\(mutants.exercise): \(entry.mutant.file):\(entry.mutant.line)"]
          + entry.difference.map { "  \(UntrustedText($0).sanitized())" }
      }
    }
    let findings = report.findings.map { finding in
      let sentence = finding.sentence(relativeTo: folder)
      return finding.severity == .warning
        ? Sentence("warning: \(sentence)", ko: "경고: \(sentence)") : sentence
    }
    let shares = report.mutants.filter { $0.made > 0 }.map { mutants in
      Sentence(
        "\(mutants.exercise): \(count: mutants.made, "mutant"), \(mutants.caught) caught, \(mutants.equivalent) equivalent, \(mutants.survivors.count) passed every check",
        ko:
          "\(mutants.exercise): 돌연변이 \(mutants.made)개, 잡은 것 \(mutants.caught)개, 동등한 것 \(mutants.equivalent)개, 모든 검사를 통과한 것 \(mutants.survivors.count)개"
      )
    }
    return [
      .code(survivors + (survivors.isEmpty ? [] : [""])), .sentences(findings + shares + ending),
    ]
  }

  private var ending: [Sentence] {
    let broken = report.findings.count { $0.severity == .error }
    if broken > 0 {
      return [
        Sentence(
          "\(pack): validation found \(count: broken, "error").",
          ko: "\(pack): 오류가 \(broken)개 있어요.")
      ]
    }
    guard report.judged > 0 else {
      guard report.mutants.isEmpty else { return [] }
      let remarks = report.findings.count
      return [
        remarks == 0
          ? Sentence(
            "\(pack): nothing to fix. No submissions were judged.",
            ko: "\(pack): 고칠 것이 없어요. 답은 판정하지 않았어요.")
          : Sentence(
            "\(pack): no errors, \(count: remarks, "warning"). No submissions were judged.",
            ko: "\(pack): 오류는 없고 경고가 \(remarks)개 있어요. 답은 판정하지 않았어요.")
      ]
    }
    return [
      Sentence(
        "\(pack): \(count: report.judged, "submission") judged, all as expected.",
        ko: "\(pack): 답 \(report.judged)개를 판정했고 모두 예상대로예요.")
    ]
  }

  package func document(in language: Language) -> JSONFields {
    let findings = report.findings.map { finding -> JSONFields in
      [
        "rule": finding.rule.name, "severity": finding.severity,
        "message": finding.message.spoken(in: language),
        "remedy": finding.remedy.spoken(in: language), "exercise": finding.exercise,
        "answer": finding.answer, "file": finding.path(relativeTo: folder), "line": finding.line,
        "column": finding.column,
      ]
    }
    let exercises = report.mutants.map { mutants -> JSONFields in
      let survivors = mutants.survivors.map { entry -> JSONFields in
        let mutant = entry.mutant
        return [
          "file": mutant.file, "line": mutant.line, "column": mutant.column, "kind": mutant.kind,
          "change": mutant.change, "difference": entry.difference,
        ]
      }
      let share: JSONFields = [
        "possible": mutants.possible, "made": mutants.made, "caught": mutants.caught,
        "equivalent": mutants.equivalent, "notCompiled": mutants.notCompiled,
        "survivors": survivors,
      ]
      return ["id": mutants.exercise, "mutants": share]
    }
    return [
      "version": 1, "pack": pack, "isClean": report.isClean, "judged": report.judged,
      "findings": findings, "exercises": exercises,
    ]
  }
}
