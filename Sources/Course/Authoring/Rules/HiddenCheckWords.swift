import Curriculum
import Sentences

/// Finds hidden checks whose failure gives learners no message, or one that says what the check tests.
struct HiddenCheckWords: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise in
      exercise.checks.filter { $0.visibility == .hidden }.compactMap { check in
        guard let says = check.says else {
          return finding(
            exercise, .silentHiddenCheck, at: check.identifier,
            Sentence(
              "“\(check.identifier)” is hidden and has no message for when it fails",
              ko: "“\(check.identifier)” 검사는 숨어 있는데, 통과하지 못할 때의 메시지가 없어요"),
            Sentence(
              "add `says`: say where to look, not what the check tests",
              ko: "`says` 줄을 더하고, 무엇을 검사하는지가 아니라 어디를 볼지 적으세요"))
        }
        return repetition(of: check, says, exercise, pack)
      }
    }
  }

  /// Finds words for learners that are the check's own title or one of its messages.
  private func repetition(
    of check: CheckDeclaration, _ says: LocalizedText, _ exercise: Exercise, _ pack: Pack
  ) -> ValidationFinding? {
    let messages = exercise.checkFiles.flatMap { file in
      SpokenTexts(inChecks: PackText.read(file) ?? "").texts.map { Self.plain($0.form) }
    }
    let shown =
      [("says", says)] + [check.learnerTitle].compactMap(\.self).map { ("learner-title", $0) }
    for (key, text) in shown {
      for words in pack.languages.map({ (text.text(in: $0), check.title.text(in: $0)) }) {
        let plain = Self.plain(words.0)
        guard plain == Self.plain(words.1) || messages.contains(plain) else { continue }
        return finding(
          exercise, .answerGivenAway, at: words.0,
          Sentence(
            "`\(key)` of a hidden check says what it tests: “\(words.0)”",
            ko: "숨은 검사의 `\(key)` 값이 검사하는 것을 그대로 말해요: “\(words.0)”"),
          Sentence(
            "say where to look, not what the check tests",
            ko: "무엇을 검사하는지가 아니라 어디를 볼지 적으세요"))
      }
    }
    return nil
  }

  private static func plain(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private func finding(
    _ exercise: Exercise, _ rule: ValidationRule, at words: String, _ message: Sentence,
    _ remedy: Sentence
  ) -> ValidationFinding {
    ValidationFinding(
      rule, exercise: exercise.identifier, file: exercise.manifestFile,
      line: PackText.line(of: words, in: exercise.manifestFile), message: message, remedy: remedy)
  }
}
