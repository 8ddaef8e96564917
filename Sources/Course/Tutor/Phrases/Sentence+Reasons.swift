package import Sentences

extension Sentence {
  static let checkAsks = Sentence("What the check tests", ko: "검사하는 것")

  static func checkIsWorth(_ points: Double, isHidden: Bool) -> Sentence {
    isHidden
      ? Sentence(
        """
        This check is worth \(points: points) \(plural: points == 1 ? 1 : 2, "point", "points"). A hidden \
        check tests more than you see.
        """,
        ko: "\(points: points)점짜리예요. 숨은 검사는 눈에 보이는 것보다 많은 경우를 살펴봐요.")
      : Sentence(
        "This check is worth \(points: points) \(plural: points == 1 ? 1 : 2, "point", "points").",
        ko: "\(points: points)점짜리예요.")
  }

  static let errorReason = Sentence(
    "The compiler's message comes first. If Rings found a fix that works, `apply` makes that change.",
    ko: "컴파일러의 메시지가 맨 앞에 있어요. 시험해 보고 도움이 된 수정이 있으면 `apply` 명령으로 넣을 수 있어요.")

  static let lessonSays = Sentence("The lesson says", ko: "본문에서는")
  static let wordsOfTheCourse = Sentence("Terms of the course", ko: "이 과정의 용어")

  static func noSuchRule(_ number: String) -> Sentence {
    Sentence(
      "There's no lint rule \(number). `lint --rules` lists them all.",
      ko: "“\(number)” 규칙은 없어요. `lint --rules` 명령이 모든 규칙을 보여 줘요.")
  }

  static func ruleSpeaks(_ threshold: Sentence) -> Sentence {
    Sentence("when: \(threshold)", ko: "조건: \(threshold)")
  }

  static func ruleFix(_ fix: Sentence) -> Sentence { Sentence("fix: \(fix)", ko: "해결: \(fix)") }

  static func ruleSource(_ source: String) -> Sentence {
    Sentence("source: \(source)", ko: "출처: \(source)")
  }

  static let nothingFound = Sentence(
    "There's nothing to explain yet. Type `check` or `lint` first.",
    ko: "아직 설명할 문제가 없어요. 먼저 `check`나 `lint` 명령을 입력하세요.")

  package static let saveFirst = Sentence(
    "There's nothing to explain yet. Save your file first; the checks run on every save.",
    ko: "아직 설명할 문제가 없어요. 먼저 파일을 저장하세요. 저장할 때마다 검사해요.")

  static let nothingWrong = Sentence(
    "Nothing is wrong: the last check passed.", ko: "잘못된 것이 없어요. 마지막 검사를 통과했어요.")
}
