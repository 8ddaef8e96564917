package import Sentences

/// An error in writing, running or collecting a plan for grading a class of learners.
package enum PlanError: SpokenError, Equatable {
  case alreadyThere(String)
  /// A folder without a readable plan.
  case noPlan(String)
  case damaged(String)
  case otherVersion(plan: String, here: String)
  /// This machine can't judge submissions, but another machine may.
  case notHere(Sentence)
  /// The plan couldn't be written, and no part of it remains.
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
        "\(path) already exists; nothing in it was changed. Choose a new folder with --out.",
        ko: "\(path) 폴더가 이미 있어서 아무것도 바꾸지 않았어요. --out 옵션으로 새 폴더를 적으세요.")
    case .noPlan(let path):
      return Sentence(
        "\(path) isn't a plan. To write one, run `rings grade plan FOLDER --out \(path)`.",
        ko: "\(path) 폴더는 계획이 아니에요. `rings grade plan FOLDER --out \(path)` 명령으로 계획을 만드세요.")
    case .damaged(let path):
      return Sentence(
        "\(path) is damaged: it differs from what was planned. Copy the plan again, or make a new one.",
        ko: "\(path) 파일이 망가져서 처음 계획과 달라요. 계획을 다시 복사하거나 새로 만드세요.")
    case .otherVersion(let plan, let here):
      return Sentence(
        """
        Rings \(plan) wrote the plan, but this machine has Rings \(here), which may judge differently. \
        Install \(plan) on this machine, or make a new plan.
        """,
        ko: """
          Rings \(plan) 버전이 만든 계획인데, 이 컴퓨터의 Rings \(here) 버전은 다르게 판정할 수 있어요. 이 컴퓨터에 \
          \(plan) 버전을 설치하거나 계획을 새로 만드세요.
          """)
    case .notHere(let reason):
      return Sentence(
        "This machine can't grade: \(reason) Run this part on another machine. For details, run `rings doctor`.",
        ko: "이 컴퓨터에서는 채점할 수 없어요: \(reason) 다른 컴퓨터에서 실행하세요. 자세한 내용은 `rings doctor` 명령으로 볼 수 있어요.")
    case .cannotPlan(let path, let reason):
      return Sentence(
        "Can't write \(path): \(reason). No plan was written. Choose another folder with --out.",
        ko: "\(path) 폴더에 쓸 수 없어요: \(reason). 계획은 만들지 않았어요. --out 옵션으로 다른 폴더를 고르세요.")
    case .cannotWrite(let path, let reason):
      return Sentence(
        "Can't write \(path): \(reason). Finished results are kept. Run this part again.",
        ko: "\(path) 파일에 쓸 수 없어요: \(reason). 채점한 결과는 남아 있으니 다시 실행하세요.")
    case .notJudged(let count, let reason):
      let words = reason ?? Sentence("the reason is unknown.", ko: "이유를 알 수 없어요.")
      return Sentence(
        "\(count: count, "submission") couldn't be judged: \(words) Run this part again; the other results are kept.",
        ko: "제출물 \(count)개를 판정하지 못했어요: \(words) 나머지 결과는 남아 있으니 다시 실행하세요.")
    case .givenUp(let count, let attempts, let reason):
      let words = reason ?? Sentence("the reason is unknown.", ko: "이유를 알 수 없어요.")
      return Sentence(
        """
        \(count: count, "submission") couldn't be judged in \(attempts) attempts: \(words) To find \
        out why, run this part by hand.
        """,
        ko: """
          \(attempts)번 시도했지만 제출물 \(count)개를 판정하지 못했어요: \(words) 직접 실행해서 원인을 \
          확인하세요.
          """)
    case .unfinished(let waiting, let total, let examples):
      let names = examples.joined(separator: ", ")
      return Sentence(
        """
        \(waiting) of \(total) submissions aren't graded yet (\(names)…), so no report was written. Run the \
        other parts, then collect again. With --partial, reports cover the results so far.
        """,
        ko: """
          제출물 \(total)개 가운데 \(waiting)개를 아직 채점하지 않아서(\(names)…) 보고서를 쓰지 않았어요. 나머지 부분을 \
          실행한 다음 다시 모으세요. --partial 옵션을 쓰면 지금까지 채점한 것만으로 보고서를 써요.
          """)
    case .noCount(let variable):
      return Sentence(
        "\(variable) gives the number of this part, but not how many parts there are. Add --count N.",
        ko: "\(variable) 변수에는 이 부분의 번호만 있고, 모두 몇 개인지는 없어요. --count N 옵션을 더하세요.")
    case .noSuchPart(let number, let count):
      return Sentence(
        """
        There is no part \(number) of \(count): parts are numbered from 0 to \(count - 1). Use --index \
        and --count, or start the array as 0-\(count - 1).
        """,
        ko: """
          \(count)개 가운데 \(number)번 부분은 없어요. 번호는 0부터 \(count - 1)까지예요. --index 옵션과 --count 옵션을 \
          쓰거나, 배열을 0-\(count - 1) 범위로 시작하세요.
          """)
    }
  }
}
