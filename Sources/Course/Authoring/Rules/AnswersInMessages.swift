import Curriculum
import Foundation
import Sentences

/// Finds check messages, check titles and exercise titles that contain the solution.
///
/// A learner reads a message after the first failure, and a title even before it.
struct AnswersInMessages: FileRule {
  /// The minimum number of consecutive tokens that give the solution away.
  private static let telling = 8

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.filter { $0.kind == .code }.flatMap { exercise -> [ValidationFinding] in
      let answer = AnswerLines(to: exercise, in: pack)
      guard !answer.lines.isEmpty else { return [] }
      return messages(of: exercise, answer, in: pack.baseLanguage)
        + translations(of: exercise, answer, pack) + titles(of: exercise, answer, pack)
    }
  }

  private func messages(
    of exercise: Exercise, _ answer: AnswerLines, in language: String
  ) -> [ValidationFinding] {
    exercise.checkFiles.flatMap { file in
      // A text that is only code is an expected value, which the verdict shows beside the actual one.
      SpokenTexts(inChecks: PackText.read(file) ?? "").texts.filter {
        $0.isProse(in: language) && Self.isGivenAway(by: $0.form, answer)
      }.map { text in
        ValidationFinding(
          .answerInMessage, exercise: exercise.identifier, file: file, line: text.line,
          message: Sentence(
            "the message contains the solution: “\(text.form)”",
            ko: "메시지에 모범 답안이 있어요: “\(text.form)”"),
          remedy: Self.remedy)
      }
    }
  }

  /// Finds translated messages that contain the solution although the original doesn't.
  private func translations(
    of exercise: Exercise, _ answer: AnswerLines, _ pack: Pack
  ) -> [ValidationFinding] {
    pack.translations.flatMap { language in
      exercise.messages(language: language).entries.filter {
        !Self.isGivenAway(by: $0.english, answer) && Self.isGivenAway(by: $0.translation, answer)
      }.map { entry in
        let file = exercise.messageFile(language: language)
        return ValidationFinding(
          .answerInMessage, exercise: exercise.identifier, file: file,
          line: PackText.line(of: entry.translation, in: file),
          message: Sentence(
            "the message contains the solution: “\(entry.translation)”",
            ko: "메시지에 모범 답안이 있어요: “\(entry.translation)”"),
          remedy: Self.remedy)
      }
    }
  }

  private func titles(
    of exercise: Exercise, _ answer: AnswerLines, _ pack: Pack
  ) -> [ValidationFinding] {
    let titles =
      [(exercise.title, false)]
      + exercise.checks.flatMap { check in
        let isHidden = check.visibility == .hidden
        return [(check.title, isHidden)]
          + [check.learnerTitle].compactMap(\.self).map { ($0, isHidden) }
      }
    return titles.compactMap { title, isHidden in
      let words = pack.languages.map { title.text(in: $0) }.first {
        // In the title of a hidden check, even a short line reveals what the check tests.
        Self.isGivenAway(by: $0, answer)
          || isHidden
            && (!answer.told(by: $0.piecesOfCode).isEmpty
              || answer.longestPart(in: $0.expressions) >= AnswerLines.fewestWords)
      }
      guard let words else { return nil }
      return ValidationFinding(
        .answerInMessage, exercise: exercise.identifier, file: exercise.manifestFile,
        line: PackText.line(of: words, in: exercise.manifestFile),
        message: Sentence(
          "the title contains the solution: “\(words)”", ko: "제목에 모범 답안이 있어요: “\(words)”"),
        remedy: Self.remedy)
    }
  }

  private static func isGivenAway(by text: String, _ answer: AnswerLines) -> Bool {
    let code = text.piecesOfCode
    let told = answer.told(by: code).filter(\.isTelling)
    return !told.isEmpty && answer.areHalf(told) || answer.longestPart(in: code) >= telling
  }

  private static let remedy = Sentence(
    "say what learners should see, not what to write",
    ko: "무엇을 쓸지가 아니라 무엇이 보여야 하는지 말하세요")
}
