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
        Rings doesn't know your name yet. Set it once: `rings hand-in --name "NAME" --id NUMBER`. For NUMBER, \
        use your student number or your user name at school.
        """,
        ko: """
          제출하는 사람의 이름을 아직 몰라요. 한 번만 알려 주세요: `rings hand-in --name "NAME" --id NUMBER`. \
          --id 옵션에는 학번이나 학교에서 쓰는 사용자 이름을 적어요.
          """)
    case .nothingYet:
      Sentence(
        "There's nothing to hand in yet: you haven't worked on an exercise. `rings` opens the next one.",
        ko: "아직 제출할 것이 없어요. 시작한 과제가 없어요. `rings` 명령이 다음 과제를 열어 줘요.")
    case .nothingWritten(let exercise):
      Sentence(
        "You have no files for “\(exercise)” yet: `rings learn \(exercise)` creates them.",
        ko: "“\(exercise)” 과제의 파일이 아직 없어요. `rings learn \(exercise)` 명령이 파일을 만들어 줘요.")
    case .nothingAnswered(let exercise):
      Sentence(
        "You haven't answered any question of “\(exercise)” yet: `rings learn \(exercise)` asks them.",
        ko: "“\(exercise)” 퀴즈에 아직 답하지 않았어요. `rings learn \(exercise)` 명령이 문제를 내요.")
    case .inUse(let path):
      Sentence(
        "\(path) already exists and wasn't made by `rings hand-in`. Choose another file with --out.",
        ko: "\(path) 파일이 이미 있는데, `rings hand-in` 명령으로 만든 파일이 아니에요. --out 옵션으로 다른 파일을 적으세요.")
    }
  }
}
