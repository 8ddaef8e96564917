import Curriculum
import Sentences

/// Finds hidden checks that say nothing to learners who fail them.
struct HiddenCheckWords: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [GateFinding] {
    exercises.flatMap { exercise in
      exercise.checks.filter { $0.visibility == .hidden && $0.says == nil }.map { check in
        GateFinding(
          .silentHiddenCheck, exercise: exercise.identifier, file: exercise.manifestFile,
          line: PackText.line(of: check.identifier, in: exercise.manifestFile),
          message: Sentence(
            "“\(check.identifier)” is hidden and says nothing when it fails",
            ko: "“\(check.identifier)” 검사는 숨어 있고, 통과하지 못해도 아무 말을 하지 않아요"),
          remedy: Sentence(
            "add `says:`, which tells where to look and not what is asked",
            ko: "`says:` 값에 무엇을 묻는지가 아니라 어디를 볼지 적으세요"))
      }
    }
  }
}
