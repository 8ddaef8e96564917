import Sentences
import Foundation
import SwiftSource

/// The probes that the files of `Probes/` hold, against those that `exercise.yml` declares.
///
/// Names are found by their `Probe("…")` and `ViewProbe("…")`, as `TestNames` finds tests.
struct ProbeNames {
  let exercise: Exercise

  func note(in log: ProblemLog) {
    var found: Set<String> = []
    for file in exercise.probeFiles {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
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
            message: "the probe \"\(name)\" is not declared in exercise.yml",
            remedy: "add it to `probes:` or remove it"))
      }
    }
    for name in exercise.probes where !found.contains(name) {
      log.note(
        PackProblem(
          .unknownReference, file: exercise.manifestFile,
          message: "no probe \"\(name)\" in Probes/",
          remedy: Suggestion.question(for: name, in: found.sorted())
            ?? "write it, or remove it from `probes:`"))
    }
  }
}
