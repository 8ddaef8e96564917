import Classroom
import Sentences

/// The message of `grade --into` about the grade book that it filled.
struct FilledWords {
  let lines: [Sentence]

  init(_ filled: PlatformBook.Filled, place: String) {
    let columns = filled.columns.map { "“\($0)”" }.joined(separator: ", ")
    var lines = [
      Sentence(
        "\(place): entered the marks of \(GradingPhrases.count(filled.people, "learner")) under \(columns).",
        ko: "\(place): 학습자 \(filled.people)명의 점수를 \(columns) 열에 적었어요.")
    ]
    for (names, words) in [
      (
        filled.unplaced,
        Sentence("With marks, but not in the grade book", ko: "점수가 있지만 성적표에 없는 학습자")
      ),
      (
        filled.untouched,
        Sentence(
          "In the grade book without marks, so left unchanged", ko: "성적표에 있지만 점수가 없어 그대로 둔 학습자")
      ),
      (filled.locked, Sentence("Locked in the grade book", ko: "성적표에서 바꿀 수 없는 학습자")),
    ] where !names.isEmpty {
      let list = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
      lines.append(
        Sentence(
          "  \(words) (\(names.count)): \(list).", ko: "  \(words)(\(names.count)명): \(list)."))
    }
    if filled.people == 0, !filled.unplaced.isEmpty {
      lines.append(
        Sentence(
          """
          The grade book contains none of this class's learners: it may belong to another class, \
          or lack the learners' IDs.
          """,
          ko: "이 반의 학습자가 성적표에 한 명도 없어요. 다른 반의 성적표이거나, 학습자를 찾을 번호가 없는 것 같아요."))
    }
    self.lines = lines
  }
}
