import Curriculum
import Foundation
import Sentences

/// Finds entries of `equivalent` that cover every change, so that no mutant can show a gap in the checks.
struct BlanketEquivalents: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise in
      exercise.equivalents.filter { $0.change.allSatisfy { "*. ".contains($0) } }.map {
        ValidationFinding(
          .blanketEquivalent, exercise: exercise.identifier, file: exercise.manifestFile,
          line: $0.line,
          message: Sentence(
            "the change `\($0.change)` covers every mutant", ko: "`\($0.change)` 변경이 모든 돌연변이를 덮어요"),
          remedy: Sentence(
            "name the change, such as `drop .font(*`", ko: "`drop .font(*`처럼 변경을 적으세요"))
      }
    }
  }
}
