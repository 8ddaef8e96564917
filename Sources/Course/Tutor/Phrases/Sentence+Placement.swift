import Sentences

/// Messages about skipping a ring, and at the end of the course.
extension Sentence {
  static func placementOffered(ring: String, capstone: String, ringName: String) -> Sentence {
    Sentence(
      """
      Pass “\(capstone)” without its solution to skip the rest of the ring “\(ring)”. Skipped \
      exercises earn no points, but stay open to you. `placement undo \(ringName)` undoes the skip.
      """,
      ko: """
        “\(capstone)” 과제를 모범 답안 없이 통과하면 “\(ring)” 나이테의 나머지를 건너뛰어요. 건너뛴 과제는 \
        점수를 얻지 않지만 언제든 풀 수 있어요. `placement undo \(ringName)` 명령으로 취소해요.
        """)
  }

  static func placed(_ ring: String, skipped: Int, ringName: String) -> Sentence {
    Sentence(
      """
      You know the ring “\(ring)”, so Rings skipped \(count: skipped, "exercise"). Skipped exercises \
      earn no points, but you can do them any time. `placement undo \(ringName)` undoes the skip.
      """,
      ko: """
        “\(ring)” 나이테는 이미 아시네요. 과제 \(skipped)개를 건너뛰었어요. 점수는 없지만 언제든 풀 수 있어요. \
        `placement undo \(ringName)` 명령으로 취소해요.
        """)
  }

  static func placementUndone(_ ring: String) -> Sentence {
    Sentence(
      "Nothing in the ring “\(ring)” is skipped anymore. What you passed stays passed.",
      ko: "이제 “\(ring)” 나이테에서 건너뛴 과제가 없어요. 통과한 것은 그대로예요.")
  }

  static func nothingToSkip(_ ring: String) -> Sentence {
    Sentence(
      "There's nothing left to skip in the ring “\(ring)”.",
      ko: "“\(ring)” 나이테에는 건너뛸 과제가 없어요.")
  }

  static func spoiltPlacement(_ capstone: String) -> Sentence {
    Sentence(
      """
      You've seen the solution to “\(capstone)”, so passing it proves nothing. Do the ring step \
      by step.
      """,
      ko: "“\(capstone)” 과제의 모범 답안을 이미 봐서 통과해도 실력을 알 수 없어요. 나이테를 차근차근 풀어 보세요.")
  }

  static func unknownRing(_ name: String, known: [String]) -> Sentence {
    Sentence(
      "There's no ring “\(name)”. Choose from: \(known.joined(separator: ", ")).",
      ko: "“\(name)” 나이테는 없어요. 나이테: \(known.joined(separator: ", ")).")
  }

  /// Shown at the end of the course, with the number of skipped exercises.
  static func courseFinished(skipped: Int) -> Sentence {
    if skipped == 0 { return .courseFinished }
    return Sentence(
      """
      **You've reached the end of this course.** Well done! You can still do \
      \(count: skipped, "exercise") that you skipped by placement.
      """,
      ko: "**과정의 끝에 왔어요.** 수고하셨어요! 레벨 테스트로 건너뛴 과제 \(skipped)개는 언제든 풀 수 있어요.")
  }
}
