import Sentences

/// Texts of the similarity pages.
enum SimilarityWords {
  static let title = Sentence("Similar answers", ko: "비슷한 답")
  static let caution = Sentence(
    """
    Similar says nothing of how it came about: short exercises, a lesson's own example, a pair that worked together \
    and a copy look alike. Read the passages before you ask anybody.
    """,
    ko: """
      비슷하다는 것만으로는 왜 그런지 알 수 없어요. 짧은 과제, 레슨의 예제, 함께 푼 두 사람, 베낀 답이 모두 \
      비슷해 보여요. 누구에게 묻기 전에 비슷한 부분을 읽어 보세요.
      """)
  static let short = Sentence("little of their own", ko: "직접 쓴 부분이 적음")
  static let nothing = Sentence("No two answers are similar.", ko: "비슷한 답이 없어요.")
  static let columns = [
    Sentence("similar", ko: "비슷한 정도"), Sentence("answers", ko: "답"),
    Sentence("of each", ko: "각각의 비율"), Sentence("longest", ko: "가장 긴 부분"),
    Sentence("passages", ko: "비슷한 부분"),
  ]

  static func compared(_ exercise: ExerciseSimilarity) -> Sentence {
    Sentence(
      "\(exercise.submissions) answers compared, \(exercise.pairs.count) pairs with something alike.",
      ko: "답 \(exercise.submissions)개를 견주었고, 비슷한 곳이 있는 짝은 \(exercise.pairs.count)개예요.")
  }

  static func tokens(_ count: Int) -> Sentence {
    Sentence("\(count) tokens", ko: "토큰 \(count)개")
  }

  static func lines(_ place: SimilarPassage.Place) -> Sentence {
    Sentence(
      "\(place.file), lines \(place.firstLine) to \(place.lastLine)",
      ko: "\(place.file), \(place.firstLine)~\(place.lastLine)번째 줄")
  }
}
