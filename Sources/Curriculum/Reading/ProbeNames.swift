import Foundation

/// The probes that the files of `Probes/` hold, against those that `exercise.yml` declares.
///
/// Names are found by their `Probe("…")` and `ViewProbe("…")`, as `TestNames` finds tests.
struct ProbeNames {
  let exercise: Exercise

  func note(in log: ProblemLog) {
    var found: Set<String> = []
    for file in exercise.probeFiles {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard let match = line.firstMatch(of: /\b(?:View)?Probe\("([^"]+)"\)/) else { continue }
        let name = String(match.1)
        found.insert(name)
        guard !exercise.probes.contains(name) else { continue }
        log.note(
          PackProblem(
            .unknownReference, file: file, line: index + 1,
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
