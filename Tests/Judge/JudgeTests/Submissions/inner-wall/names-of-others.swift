// Looks for the checks in the call stack and in every folder that it can list.
// wall: inner
import Foundation

func attack() -> String {
  let stack = Thread.callStackSymbols.filter { $0.contains("12LessonChecks") }
  let files = ["/", "/proc/self/cwd", "/proc/self/fd", "/proc", "/tmp"].flatMap {
    (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
  }
  .filter { $0.hasSuffix("Checks.swift") || $0.hasSuffix("exercise.yml") || $0 == "Solutions" }
  let found = stack + files
  return found.first.map { "REACHED \($0)" } ?? "?"
}
