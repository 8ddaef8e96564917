import Curriculum
import Foundation
import Sentences

/// Finds texts of a quiz that refer to a choice by its letter, number or place, which shuffling changes.
///
/// The order stays as written if captions of pictures in the prompt name the letters.
struct ChoiceLetters: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise in
      exercise.questions.filter { !$0.captionsNameLetters }.flatMap { question in
        pack.languages.compactMap { language -> ValidationFinding? in
          let texts =
            [question.prompt]
            + question.choices.flatMap { [$0.text, $0.explanation].compactMap(\.self) }
          for text in texts.map({ $0.text(in: language) }) {
            guard let found = text.firstMatch(of: Self.pattern) else { continue }
            return finding(String(found.0), question, exercise)
          }
          return nil
        }
      }
    }
  }

  private static var pattern: Regex<Substring> {
    /\b(?:[Cc]hoices?|[Oo]ptions?|[Aa]nswers?) (?:[A-I]|[1-9])\b|(?:^|[.!?:] )[B-H] (?:is|isn't|was|would|says|does|doesn't)\b|\b(?:first|second|third|last) (?:choice\b|option\b|answer (?:is|isn't|was) (?:right|wrong|correct))|\b(?:all|none|both) of the above\b|(?:선택지|보기) ?[1-9A-Iㄱ-ㅁ가나다라](?![\w가-힣])|[1-9]번 (?:선택지|보기)|(?:^|[.!?] )[B-H][가이는은도]\s|위의 (?:모두|둘 다|보기)/
  }

  private func finding(
    _ words: String, _ question: Question, _ exercise: Exercise
  ) -> ValidationFinding {
    let said = words.trimmingCharacters(in: .whitespaces)
    return ValidationFinding(
      .choiceByLetter, exercise: exercise.identifier, file: exercise.manifestFile,
      line: PackText.line(of: said, in: exercise.manifestFile),
      message: Sentence(
        "the question \(question.identifier) refers to a choice by its place: “\(said)”",
        ko: "\(question.identifier) 질문이 선택지를 순서로 가리켜요: “\(said)”"),
      remedy: Sentence(
        "say what the choice says, because Rings shuffles the choices",
        ko: "선택지는 섞이니까, 그 선택지의 말로 가리키세요"))
  }
}
