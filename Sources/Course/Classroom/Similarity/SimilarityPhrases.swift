package import Sentences

/// The text of the similarity pages.
package enum SimilarityPhrases {
  static let title = Sentence("Similar submissions", ko: "비슷한 제출물")
  static let caution = Sentence(
    """
    Similarity alone doesn't prove copying. Short exercises, a lesson's own example, collaboration \
    and copying can all produce similar code. Read the passages before you ask anyone about them.
    """,
    ko: """
      비슷하다는 것만으로는 이유를 알 수 없어요. 짧은 과제, 레슨의 예제, 둘이 함께 푼 것, 베낀 것이 모두 \
      비슷해 보여요. 학습자에게 묻기 전에 비슷한 부분을 읽어 보세요.
      """)
  static let short = Sentence("little original code", ko: "직접 쓴 부분이 적음")
  static let nothing = Sentence("No two submissions are similar.", ko: "비슷한 제출물이 없어요.")
  static let clusters = Sentence("Clusters", ko: "무리")
  static func clustered(_ exercise: ExerciseSimilarity) -> Sentence {
    let percent = SimilarityReport.percent(exercise.threshold)
    return Sentence(
      "Each cluster connects submissions that share at least \(percent)% of their rare code: code that few others in this class have.",
      ko: "무리마다 이 반에 드문 코드를 \(percent)% 이상 함께 가진 제출물이 서로 이어져 있어요.")
  }
  static let clusterColumns = [
    Sentence("cluster", ko: "무리"), Sentence("learner", ko: "학습자"),
    Sentence("similar to", ko: "비슷한 학습자"),
    Sentence("highest similarity", ko: "가장 높은 비슷한 정도"),
  ]
  /// Returns a heading such as `Cluster 1: 3 learners, 61.2–88%`.
  package static func heading(_ number: Int, _ cluster: SimilarCluster) -> Sentence {
    let ends = [cluster.range.lowerBound, cluster.range.upperBound].map(SimilarityReport.percent)
    let range = ends[0] == ends[1] ? ends[0] : ends.joined(separator: "–")
    return Sentence(
      "Cluster \(number): \(cluster.learners.count) learners, \(range)%",
      ko: "무리 \(number): 학습자 \(cluster.learners.count)명, \(range)%")
  }
  static let columns = [
    Sentence("similarity", ko: "비슷한 정도"), Sentence("submissions", ko: "제출물"),
    Sentence("share of each submission", ko: "각각의 비율"), Sentence("longest passage", ko: "가장 긴 부분"),
    Sentence("passages", ko: "비슷한 부분"),
  ]

  static func compared(_ exercise: ExerciseSimilarity) -> Sentence {
    Sentence(
      "\(exercise.submissions) submissions compared, \(exercise.pairs.count) pairs with similar passages.",
      ko: "제출물 \(exercise.submissions)개를 비교했고, 비슷한 부분이 있는 짝은 \(exercise.pairs.count)개예요.")
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
