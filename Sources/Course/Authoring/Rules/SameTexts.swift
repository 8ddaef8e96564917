import Curriculum
import Foundation
import Sentences

/// Finds equal text in the same list, such as two equal choices, hints or titles.
struct SameTexts: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    let chosen = Set(exercises.map(\.identifier))
    return pack.rings.flatMap { ring in Self.titles(ring.exercises, in: pack, chosen) }
      + exercises.flatMap { exercise -> [ValidationFinding] in
        let hints = Self.twins(among: exercise.hints, in: pack.languages).map { pair in
          let (one, other) = (pair.first + 1, pair.second + 1)
          return Self.finding(
            exercise, pair.text,
            Sentence("hints \(one) and \(other) are the same", ko: "힌트 \(one)번과 \(other)번이 같아요"))
        }
        let checks = Self.twins(among: exercise.checks.map(\.title), in: pack.languages).map {
          let (one, other) = (
            exercise.checks[$0.first].identifier, exercise.checks[$0.second].identifier
          )
          return Self.finding(
            exercise, $0.text,
            Sentence(
              "the checks \(one) and \(other) have the same title",
              ko: "두 검사의 제목이 같아요: \(one), \(other)"), .warning)
        }
        return hints + checks + Self.questions(of: exercise, in: pack)
      }
  }

  private static func titles(
    _ exercises: [Exercise], in pack: Pack, _ chosen: Set<String>
  ) -> [ValidationFinding] {
    twins(among: exercises.map(\.title), in: pack.languages).compactMap { pair in
      let (one, other) = (exercises[pair.first], exercises[pair.second])
      guard chosen.contains(other.identifier) else { return nil }
      return finding(
        other, pair.text,
        Sentence(
          "this exercise has the same title as \(one.identifier)",
          ko: "\(one.identifier) 과제와 제목이 같아요"), .warning)
    }
  }

  private static func questions(of exercise: Exercise, in pack: Pack) -> [ValidationFinding] {
    let prompts = twins(among: exercise.questions.map(\.prompt), in: pack.languages).map { pair in
      let (one, other) = (
        exercise.questions[pair.first].identifier, exercise.questions[pair.second].identifier
      )
      return finding(
        exercise, pair.text,
        Sentence(
          "the questions \(one) and \(other) ask the same thing",
          ko: "두 질문이 같은 것을 물어요: \(one), \(other)")
      )
    }
    let choices = exercise.questions.flatMap { question in
      twins(among: question.choices.map(\.text), in: pack.languages).map { pair in
        let (one, other, name) = (pair.first + 1, pair.second + 1, question.identifier)
        return finding(
          exercise, pair.text,
          Sentence(
            "choices \(one) and \(other) of the question \(name) are the same",
            ko: "\(name) 질문의 선택지 \(one)번과 \(other)번이 같아요"))
      }
    }
    return prompts + choices
  }

  private static func twins(
    among texts: [LocalizedText], in languages: [String]
  ) -> [(first: Int, second: Int, text: String)] {
    texts.indices.compactMap { second in
      for language in languages {
        let words = plain(texts[second].text(in: language))
        let first = texts[..<second].firstIndex { plain($0.text(in: language)) == words }
        if let first, !words.isEmpty { return (first, second, texts[second].text(in: language)) }
      }
      return nil
    }
  }

  /// Returns text in normalized form: with single spaces, and in lowercase unless it contains code.
  private static func plain(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    return words.contains("`") ? words : words.lowercased()
  }

  private static func finding(
    _ exercise: Exercise, _ text: String, _ message: Sentence,
    _ severity: ValidationRule.Severity = .error
  ) -> ValidationFinding {
    let said = text.split { $0.isWhitespace }.prefix(8).joined(separator: " ")
    return ValidationFinding(
      .sameText, severity: severity, exercise: exercise.identifier, file: exercise.manifestFile,
      line: PackText.line(of: text, in: exercise.manifestFile),
      message: Sentence("\(message): “\(said)”", ko: "\(message): “\(said)”"),
      remedy: Sentence("make the two different, or remove one", ko: "서로 다르게 하거나 하나를 지우세요"))
  }
}
