import Classroom
import Curriculum
import Foundation
import Judge
import Sentences
import Terminal

/// The prompts for grading one submission by hand, with each answer written to the table at once.
struct SubmissionReview {
  let book: GradeBook
  let folder: URL
  let words: GradingPhrases
  let reader: LineReader

  /// Asks for the points of each criterion, and for a comment on it.
  ///
  /// - Returns: False if the teacher stops.
  /// - Throws: `GradingError`.
  func ask(about result: GradedSubmission, _ exercise: Exercise) async throws -> Bool {
    for criterion in book.mark(of: result.learner, for: exercise).criteria ?? [] {
      guard let points = await points(for: criterion) else { return false }
      guard let points else { continue }
      let question = Sentence("Comment (Enter for none): ", ko: "의견(없으면 Enter): ")
      guard let comment = await line(question) else { return false }
      try HandGrades.record(
        HandGrades.Grade(points: points, comment: comment.isEmpty ? criterion.comment : comment),
        of: result.learner, exercise: result.exercise, criterion: criterion.identifier, in: folder)
    }
    return true
  }

  /// Asks for a criterion's points until the response is valid.
  ///
  /// - Returns: The points, `.some(nil)` to leave the criterion for later, or nil to stop.
  private func points(for criterion: CriterionMark) async -> Double?? {
    let title = SanitizedText.text(criterion.title, limit: 200)
    let most = criterion.limit.formatted(.number.grouping(.never).locale(Locale(identifier: "en")))
    if let wanted = criterion.words { words.say("  \(SanitizedText.text(wanted, limit: 1_000))") }
    let now = criterion.points == nil ? "" : " [\(criterion.score)]"
    while true {
      guard
        let answer = await line(
          Sentence("\(title), 0 to \(most)\(now): ", ko: "\(title), 0~\(most)점\(now): "))
      else { return nil }
      if answer.isEmpty { return .some(nil) }
      if ["q", "ㅂ"].contains(answer.lowercased()) { return nil }
      if let points = HandGrades.points(answer), points <= criterion.limit { return points }
      words.say(
        Sentence(
          "Type a number from 0 to \(most), Enter to leave it for later, or q to stop.",
          ko: "0부터 \(most)까지의 수를 적으세요. Enter는 나중에, q는 멈춤이에요."))
    }
  }

  /// Reads a line; nil at the end of the input or after Ctrl-C.
  private func line(_ question: Sentence) async -> String? {
    let prompt = StyledText(question.spoken(in: words.terminal.language))
    guard case .line(let text) = await reader.next(prompt) else { return nil }
    return text.trimmingCharacters(in: .whitespaces)
  }
}
