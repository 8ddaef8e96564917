import Sentences

/// The template for `rings pack add quiz NAME`: a question with a single correct choice, and a question with
/// two correct choices.
enum QuizTemplate {
  static var draft: ExerciseDraft {
    var draft = ExerciseDraft(
      usualTitle: Sentence("Questions", ko: "확인 문제"), kind: .quiz, minutes: 5, lesson: lesson)
    draft.questions = [constant, changes]
    return draft
  }

  private static let names = """
    ```swift
    let days = 7
    var degrees = 21
    degrees = 23
    ```
    """

  private static let lesson = Sentence(
    """
    A value with a name can be used again. `let` declares a constant, whose value never changes;
    `var` declares a variable, whose value can change.

    \(names)

    Two questions follow. Every choice explains why it's right or wrong.
    """,
    ko: """
      이름을 붙이면 다시 쓸 수 있어요. `let` 선언은 값에 바뀌지 않는 이름을 붙이고, `var` 선언은 값이 바뀔 수
      있는 이름을 만들어요.

      \(names)

      이제 두 문제를 풀어 보세요. 선택지마다 왜 맞는지, 왜 틀렸는지 알려 줘요.
      """)

  private static let constant = ExerciseDraft.Question(
    identifier: "constant",
    prompt: Sentence("Which name always has the same value?", ko: "값이 바뀌지 않는 이름은 어느 것인가요?"),
    choices: [
      (
        Sentence("`let days = 7`, the first line", ko: "첫 줄의 `let days = 7`"), true,
        Sentence("The value of a constant stays the same.", ko: "상수의 값은 그대로예요.")
      ),
      (
        Sentence("`var degrees = 21`, the second line", ko: "둘째 줄의 `var degrees = 21`"), false,
        Sentence(
          "A variable: the third line gives it another value.", ko: "변수예요. 셋째 줄에서 다른 값을 받아요.")
      ),
    ], points: 1)

  private static let changes = ExerciseDraft.Question(
    identifier: "changes",
    prompt: Sentence(
      "Which of these would the compiler accept as a fourth line? More than one is right.",
      ko: "컴파일러가 넷째 줄로 받아 줄 것은 어느 것인가요? 답이 하나가 아니에요."),
    choices: [
      (
        Sentence("`degrees = days`, one value for another", ko: "다른 값을 넣는 `degrees = days`"), true,
        Sentence("Both hold whole numbers.", ko: "둘 다 정수예요.")
      ),
      (
        Sentence("`days = 8`, a longer week", ko: "한 주를 늘리는 `days = 8`"), false,
        Sentence("You can't give a constant another value.", ko: "상수에는 다른 값을 줄 수 없어요.")
      ),
      (
        Sentence("`degrees += 1`, one degree more", ko: "하나를 더하는 `degrees += 1`"), true,
        Sentence("A variable can change.", ko: "변수의 값은 바뀔 수 있어요.")
      ),
    ], points: 2)
}
