import Curriculum
import Sentences

/// Finds hidden checks whose failure gives learners no message.
struct HiddenCheckWords: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise in
      exercise.checks.filter { $0.visibility == .hidden && $0.says == nil }.map { check in
        ValidationFinding(
          .silentHiddenCheck, exercise: exercise.identifier, file: exercise.manifestFile,
          line: PackText.line(of: check.identifier, in: exercise.manifestFile),
          message: Sentence(
            "“\(check.identifier)” is hidden and has no message for when it fails",
            ko: "“\(check.identifier)” 검사는 숨어 있는데, 통과하지 못할 때의 메시지가 없어요"),
          remedy: Sentence(
            "add `says`: say where to look, not what the check tests",
            ko: "`says` 줄을 더하고, 무엇을 검사하는지가 아니라 어디를 볼지 적으세요"))
      }
    }
  }
}
