package import Sentences

/// A reason that a hand-in can't be made.
package enum HandInError: SpokenError, Equatable {
  case nameless
  case nothingYet
  case nothingWritten(exercise: String)
  case nothingAnswered(exercise: String)
  /// A file at the output path that isn't a hand-in.
  case inUse(String)

  package var sentence: Sentence {
    switch self {
    case .nameless:
      Sentence(
        """
        Whose is it? Say it once: `rings hand-in --name "NAME" --id NUMBER`, with the number or user name by \
        which your school knows you.
        """,
        ko: """
          누구의 답인가요? 한 번만 알려 주세요: `rings hand-in --name "NAME" --id NUMBER`. --id 옵션에는 \
          학번이나 학교에서 쓰는 사용자 이름을 적어요.
          """)
    case .nothingYet:
      Sentence(
        "There is nothing to hand in yet: no exercise was worked on. `rings` opens the next one.",
        ko: "아직 제출할 것이 없어요. 손댄 과제가 없어요. `rings` 명령이 다음 과제를 열어 줘요.")
    case .nothingWritten(let exercise):
      Sentence(
        "There is nothing of “\(exercise)” yet: `rings learn \(exercise)` puts its files there.",
        ko: "“\(exercise)” 과제의 파일이 아직 없어요. `rings learn \(exercise)` 명령이 파일을 만들어 줘요.")
    case .nothingAnswered(let exercise):
      Sentence(
        "No question of “\(exercise)” is answered yet: `rings learn \(exercise)` asks them.",
        ko: "“\(exercise)” 퀴즈에 아직 답하지 않았어요. `rings learn \(exercise)` 명령이 문제를 내요.")
    case .inUse(let path):
      Sentence(
        "\(path) is there already and was not made by `rings hand-in`. Name another file with --out.",
        ko: "\(path) 파일이 이미 있는데, `rings hand-in` 명령이 만든 것이 아니에요. --out 옵션으로 다른 파일을 적으세요.")
    }
  }
}
