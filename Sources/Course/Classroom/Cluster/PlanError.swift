package import Sentences

/// An error in writing, running or collecting a class plan.
package enum PlanError: SpokenError, Equatable {
  case alreadyThere(String)
  /// A folder without a readable plan.
  case noPlan(String)
  case damaged(String)
  case otherVersion(plan: String, here: String)
  /// This machine can't judge submissions; another one may.
  case notHere(Sentence)
  /// The plan couldn't be written, and nothing of it remains.
  case cannotPlan(String, reason: String)
  case cannotWrite(String, reason: String)
  /// Submissions that couldn't be judged; a retry may succeed.
  case notJudged(count: Int, reason: Sentence?)
  /// Submissions that still couldn't be judged after the last attempt.
  case givenUp(count: Int, attempts: Int, reason: Sentence?)
  case unfinished(waiting: Int, total: Int, examples: [String])
  /// A part number without the number of parts.
  case noCount(variable: String)
  case noSuchPart(number: Int, count: Int)

  package var sentence: Sentence {
    switch self {
    case .alreadyThere(let path):
      return Sentence(
        "\(path) is there already, and nothing in it was changed. Name a new folder with --out.",
        ko: "\(path) 폴더가 이미 있어서 아무것도 바꾸지 않았어요. --out 옵션으로 새 폴더를 적으세요.")
    case .noPlan(let path):
      return Sentence(
        "\(path) is no plan. `rings grade plan FOLDER --out \(path)` writes one.",
        ko: "\(path) 폴더는 계획이 아니에요. `rings grade plan FOLDER --out \(path)` 명령이 계획을 써요.")
    case .damaged(let path):
      return Sentence(
        "\(path) is damaged: it is not what was planned. Copy the plan again, or plan anew.",
        ko: "\(path) 파일이 망가졌어요. 계획한 것과 달라요. 계획을 다시 복사하거나 새로 계획하세요.")
    case .otherVersion(let plan, let here):
      return Sentence(
        """
        Rings \(plan) wrote the plan, and this is Rings \(here), which may judge otherwise. Install \
        \(plan) on this machine, or plan anew.
        """,
        ko: """
          Rings \(plan) 버전이 쓴 계획인데 여기는 Rings \(here) 버전이라 판정이 다를 수 있어요. 이 컴퓨터에 \
          \(plan) 버전을 설치하거나 새로 계획하세요.
          """)
    case .notHere(let reason):
      return Sentence(
        "This machine cannot grade: \(reason) Run the part on another one; `rings doctor` says more.",
        ko: "이 컴퓨터에서는 채점할 수 없어요: \(reason) 다른 컴퓨터에서 실행하세요. `rings doctor` 명령이 더 알려 줘요.")
    case .cannotPlan(let path, let reason):
      return Sentence(
        "\(path) cannot be written: \(reason). Nothing was planned; choose another folder with --out.",
        ko: "\(path) 폴더를 쓸 수 없어요: \(reason). 아무것도 계획하지 않았으니 --out 옵션으로 다른 폴더를 고르세요.")
    case .cannotWrite(let path, let reason):
      return Sentence(
        "\(path) cannot be written: \(reason). What is graded is kept; run the part again.",
        ko: "\(path) 파일을 쓸 수 없어요: \(reason). 채점한 것은 남아 있으니 다시 실행하세요.")
    case .notJudged(let count, let reason):
      let words = reason ?? Sentence("no reason is known.", ko: "까닭을 몰라요.")
      return Sentence(
        "\(count) could not be judged: \(words) Run the part again; the others are kept.",
        ko: "\(count)개를 판정하지 못했어요: \(words) 나머지는 남아 있으니 다시 실행하세요.")
    case .givenUp(let count, let attempts, let reason):
      let words = reason ?? Sentence("no reason is known.", ko: "까닭을 몰라요.")
      return Sentence(
        """
        \(count) could not be judged in \(attempts) attempts: \(words) Somebody has to look at it: run \
        the part by hand.
        """,
        ko: """
          \(attempts)번 시도했지만 \(count)개를 판정하지 못했어요: \(words) 사람이 살펴봐야 해요. 직접 다시 \
          실행하세요.
          """)
    case .unfinished(let waiting, let total, let examples):
      let names = examples.joined(separator: ", ")
      return Sentence(
        """
        \(waiting) of \(total) are not graded yet (\(names)…), so no report was written. Run the other \
        parts, then collect again; --partial writes reports of what is there.
        """,
        ko: """
          \(total)개 가운데 \(waiting)개를 아직 채점하지 않아서(\(names)…) 보고서를 쓰지 않았어요. 나머지 부분을 \
          실행한 다음 다시 모으세요. --partial 옵션은 지금까지의 것만으로 보고서를 써요.
          """)
    case .noCount(let variable):
      return Sentence(
        "\(variable) says which part this is, and nothing says of how many. Add --count N.",
        ko: "\(variable) 변수는 몇 번째 부분인지만 말하고, 모두 몇 개인지는 몰라요. --count N 옵션을 붙이세요.")
    case .noSuchPart(let number, let count):
      return Sentence(
        """
        There is no part \(number) of \(count): parts are counted from 0 to \(count - 1). Give --index \
        and --count, or start the array as 0-\(count - 1).
        """,
        ko: """
          \(count)개 가운데 \(number)번 부분은 없어요. 0부터 \(count - 1)까지 세요. --index 옵션과 --count 옵션을 \
          쓰거나, 배열을 0-\(count - 1) 범위로 시작하세요.
          """)
    }
  }
}
