import Curriculum
import Foundation
import Sentences

/// Finds hints before the last one that reveal half of the solution.
struct HintLadder: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.filter { $0.kind == .code && $0.hints.count > 1 }.flatMap { exercise in
      let answer = AnswerLines(to: exercise, in: pack)
      return exercise.hints.dropLast().enumerated().compactMap {
        number, hint -> ValidationFinding? in
        let told =
          pack.languages.map { answer.told(by: hint.text(in: $0).piecesOfCode) }
          .max { $0.count < $1.count } ?? []
        // A single modifier is a fair hint. Half of the lines are the solution.
        guard let line = told.first, answer.areHalf(told) else { return nil }
        return ValidationFinding(
          .hintGivesAway, exercise: exercise.identifier, file: exercise.manifestFile,
          message: Sentence(
            """
            hint \(number + 1) of \(exercise.hints.count) contains a line of the solution: \
            \(line.text)
            """,
            ko: "힌트 \(exercise.hints.count)개 가운데 \(number + 1)번째에 모범 답안의 줄이 있어요: \(line.text)"),
          remedy: Sentence(
            "say where to look, and keep the line for the last hint",
            ko: "어디를 볼지만 알려 주고, 그 줄은 마지막 힌트에 두세요"))
      }
    }
  }
}
