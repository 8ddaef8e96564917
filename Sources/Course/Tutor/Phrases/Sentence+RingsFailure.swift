import Curriculum
import Sentences

/// Messages about failures of Rings or its environment.
///
/// Such failures don't change the learner's files.
extension Sentence {
  static func failure(_ reason: String) -> Sentence {
    Sentence("Rings failed: \(reason)", ko: "Rings에 문제가 생겼어요: \(reason)")
  }

  static let damagedProgress = Sentence(
    "Your progress file was damaged. It's kept next to the new one; your own files are unchanged.",
    ko: "진행 기록 파일이 손상되어 옆에 따로 보관하고 새로 시작해요. 내 파일은 그대로예요.")

  /// Returns a sentence that says what happened, where, and what to do.
  static func curriculum(_ error: CurriculumError) -> Sentence {
    let english = "\(error)"
    switch error {
    case .unwritable(let path, let reason):
      return Sentence(
        "\(english)",
        ko:
          "\(path) 위치에 쓸 수 없어요: \(reason). `--workspace`나 RINGS_WORKSPACE로 다른 폴더를 고르거나 쓰기를 허용하세요.")
    case .unreadable(let path, let reason):
      return Sentence("\(english)", ko: "\(path) 파일을 읽을 수 없어요: \(reason)")
    case .nothingToEdit(let exercise):
      return Sentence("\(english)", ko: "\(exercise) 과제에는 고칠 파일이 없어요. 질문에 답하세요.")
    case .noSolution(let exercise):
      return Sentence("\(english)", ko: "이 꾸러미에는 \(exercise) 과제의 모범 답안이 들어 있지 않아요.")
    case .earlierWorkMissing, .forStudents, .unknownRoute:
      return Sentence("\(error.sentence).", ko: "\(error.sentence).")
    case .newerProgress(let path, let version):
      return Sentence(
        "\(english)",
        ko: "\(path) 파일을 더 새로운 Rings가 썼어요(형식 \(version)). Rings를 업데이트하거나, 처음부터 시작하려면 파일을 옮기세요.")
    case .unknownExercise(let name, _, let known):
      return unknownExercise(name, suggestion: Suggestion.closest(to: name, in: known))
    case .brokenPack, .brokenService, .brokenClass, .unknownPack, .noPacks, .notProgress:
      return Sentence("\(english)", ko: "과정을 읽을 수 없어요: \(english)")
    }
  }
}
