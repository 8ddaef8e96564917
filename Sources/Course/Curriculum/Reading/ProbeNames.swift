import Sentences
import Foundation
import Sentences
import SwiftSource

/// Compares the probes in `Probes/` with those declared in `exercise.yml`.
///
/// Finds names in `Probe("…")` and `ViewProbe("…")`, without a compiler.
struct ProbeNames {
  let exercise: Exercise

  func note(in log: ProblemLog) {
    var found: Set<String> = []
    for file in exercise.probeFiles {
      let text = PackFile.textOrNothing(of: file)
      let source = SwiftFile(text)
      for place in source.tokens.indices
      where source[place].isWord("Probe") || source[place].isWord("ViewProbe") {
        guard source[place + 1].isSign("("),
          let literal = source.string(at: place + 2), let name = literal.value,
          source[literal.places.upperBound].isSign(")")
        else { continue }
        found.insert(name)
        guard !exercise.probes.contains(name) else { continue }
        log.note(
          PackProblem(
            .unknownReference, file: file, line: source[place].line,
            message: Sentence(
              "the probe \"\(name)\" isn't declared in exercise.yml",
              ko: "exercise.yml에 “\(name)” 탐침이 없어요"),
            remedy: Sentence(
              "add the probe to `probes:`, or remove it", ko: "`probes:` 목록에 더하거나 지우세요")))
      }
    }
    for name in exercise.probes where !found.contains(name) {
      log.note(
        PackProblem(
          .unknownReference, file: exercise.manifestFile,
          message: Sentence(
            "there is no probe \"\(name)\" in Probes/", ko: "Probes/ 폴더에 “\(name)” 탐침이 없어요"),
          remedy: Suggestion.sentence(for: name, in: found.sorted())
            ?? Sentence(
              "write the probe, or remove it from `probes:`", ko: "탐침을 쓰거나 `probes:` 목록에서 지우세요")))
    }
  }
}
