import Sentences

extension Sentence {
  static func question(_ number: Int, of all: Int) -> Sentence {
    Sentence("Question \(number) of \(all)", ko: "질문 \(number)/\(all)")
  }

  static let right = Sentence("Right.", ko: "맞았어요.")

  static let wrong = Sentence(
    "Not quite. Try again.", ko: "아쉬워요. 한 번 더 해 보세요.")

  static let notEveryAnswer = Sentence(
    "Not quite. Check both what you chose and what you left out.",
    ko: "아쉬워요. 고른 것과 고르지 않은 것을 다시 살펴보세요.")

  static func notALetter(_ typed: String, letters: String) -> Sentence {
    Sentence(
      "“\(typed)” isn't one of the choices. The letters are \(letters).",
      ko: "“\(typed)”에 해당하는 보기가 없어요. 글자는 \(letters) 가운데에서 고르세요.")
  }

  static let chooseOne = Sentence(
    "Please choose one letter.", ko: "글자를 하나만 고르세요.")

  static func quizPassed(_ title: String, points: Double, maxPoints: Double) -> Sentence {
    let earned = "\(PointText(points))/\(PointText(maxPoints))"
    return Sentence(
      "Passed: \(title), \(earned) points.", ko: "통과: \(title), \(earned)점.")
  }

  static func rightAtFirst(_ right: Int, of all: Int) -> Sentence {
    Sentence(
      "\(right) of \(count: all, "question") right on the first try; only the first try earns points.",
      ko: "질문 \(all)개 가운데 \(right)개를 한 번에 맞혔어요. 한 번에 맞힌 질문만 점수를 얻어요.")
  }

  static func quizDoneAgain(_ title: String) -> Sentence {
    Sentence(
      "All questions answered: \(title). You keep the points from the first time.",
      ko: "모두 답했어요: \(title). 점수는 처음 풀 때 얻은 그대로예요.")
  }

  static let quizIsPassed = Sentence(
    "You've passed this quiz. `check` asks its questions again.",
    ko: "이미 통과한 퀴즈예요. `check` 명령으로 다시 풀 수 있어요.")

  static let quizAgain = Sentence(
    "You've passed this quiz. Here it is again.", ko: "이미 통과한 퀴즈예요. 다시 풀어 보세요.")
}
