package import Authoring
import Curriculum
package import Foundation
import Host
package import Sentences

/// What the gate found, as `pack check` and `pack mutants` print it.
package struct PackReport {
  private let pack: String
  private let folder: URL
  private let report: GateReport

  package init(pack: String, folder: URL, _ report: GateReport) {
    self.pack = pack
    self.folder = folder
    self.report = report
  }

  package func print(json: Bool, language: Language) throws {
    if json {
      try StandardOutput.json(
        PackDocument(pack: pack, folder: folder, report), pretty: true, language: language)
    } else {
      StandardOutput.write(text(in: language))
    }
  }

  private func text(in language: Language) -> String {
    let survivors = report.mutants.flatMap { mutants in
      mutants.survivors.flatMap { entry in
        ["", "\(mutants.exercise): \(entry.mutant.file):\(entry.mutant.line)"]
          + entry.difference.map { "  \(UntrustedText($0).sanitized())" }
      }
    }
    let findings = report.findings.map { finding in
      let sentence = finding.sentence(relativeTo: folder).spoken(in: language)
      guard finding.severity == .warning else { return sentence }
      return Sentence("warning: \(sentence)", ko: "경고: \(sentence)").spoken(in: language)
    }
    let shares = report.mutants.filter { $0.made > 0 }.map { mutants in
      Sentence(
        "\(mutants.exercise): \(count: mutants.made, "mutant"), \(mutants.caught) caught, \(mutants.equivalent) equivalent, \(mutants.survivors.count) passed every check",
        ko:
          "\(mutants.exercise): 돌연변이 \(mutants.made)개, 잡음 \(mutants.caught)개, 답이 그대로 \(mutants.equivalent)개, 모든 검사를 통과 \(mutants.survivors.count)개"
      ).spoken(in: language)
    }
    let lines =
      survivors + (survivors.isEmpty ? [] : [""]) + findings + shares + ending(in: language)
    return lines.map { $0 + "\n" }.joined()
  }

  private func ending(in language: Language) -> [String] {
    let broken = report.findings.count { $0.severity == .error }
    if broken > 0 {
      return [
        Sentence(
          "\(count: broken, "promise") of \(pack) \(plural: broken, "does", "do") not hold.",
          ko: "\(pack): 지켜지지 않은 약속이 \(broken)개 있어요."
        ).spoken(in: language)
      ]
    }
    guard report.judged > 0 else {
      guard report.mutants.isEmpty else { return [] }
      let remarks = report.findings.count
      return [
        remarks == 0
          ? Sentence(
            "\(pack): nothing to mend. No answer was judged.",
            ko: "\(pack): 고칠 것이 없어요. 답은 판정하지 않았어요."
          ).spoken(in: language)
          : Sentence(
            "\(pack): no promise is broken, \(count: remarks, "warning"). No answer was judged.",
            ko: "\(pack): 지켜지지 않은 약속은 없고 경고가 \(remarks)개 있어요. 답은 판정하지 않았어요."
          ).spoken(in: language)
      ]
    }
    return [
      Sentence(
        "\(pack): \(count: report.judged, "answer") judged, every one as promised.",
        ko: "\(pack): 답 \(report.judged)개를 판정했고 모두 약속대로예요."
      ).spoken(in: language)
    ]
  }
}
