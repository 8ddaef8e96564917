import Curriculum
import Foundation
import Sentences

/// Finds questions whose text contradicts the answer key: an explanation of a wrong choice that says “Right”,
/// or several right choices where the question asks for one.
struct QuizKey: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise in
      exercise.questions.flatMap { question in
        pack.languages.flatMap { language in
          verdicts(in: question, of: exercise, language)
            + [number(in: question, of: exercise, language)].compactMap(\.self)
        } + [choiceOfAll(in: question, of: exercise, pack.baseLanguage)].compactMap(\.self)
      }
    }
  }

  /// Returns findings for explanations that begin with the opposite of the answer key.
  private func verdicts(
    in question: Question, of exercise: Exercise, _ language: String
  ) -> [ValidationFinding] {
    question.choices.compactMap { choice in
      guard let why = choice.explanation?.text(in: language),
        let isPraise = Self.isPraise(why, in: language)
          ?? Self.agrees(why, with: question, in: language),
        isPraise != choice.isRight
      else { return nil }
      let start = Self.beginning(of: why)
      return finding(
        question, exercise, why,
        choice.isRight
          ? Sentence(
            "a right choice of the question \(question.identifier) is explained with “\(start)”",
            ko: "\(question.identifier) 질문의 맞는 선택지에 “\(start)” 설명이 있어요")
          : Sentence(
            "a wrong choice of the question \(question.identifier) is explained with “\(start)”",
            ko: "\(question.identifier) 질문의 틀린 선택지에 “\(start)” 설명이 있어요"),
        Sentence("correct `right` or the explanation", ko: "`right` 값이나 설명을 고치세요"))
    }
  }

  /// Returns whether an explanation begins by calling the choice right or wrong; nil if it does neither.
  private static func isPraise(_ why: String, in language: String) -> Bool? {
    let start = why.drop { !$0.isLetter }.lowercased()
    // “Right after the tap, …” isn't a verdict: punctuation must follow the word.
    func begins(with words: [String]) -> Bool {
      words.contains { word in
        guard start.hasPrefix(word) else { return false }
        let next = start.dropFirst(word.count).first { $0 != " " }
        return next.map { ":.,!;—–-".contains($0) } ?? true
      }
    }
    if begins(with: praise[language] ?? []) { return true }
    return begins(with: blame[language] ?? []) ? false : nil
  }

  /// Returns whether an explanation begins with “Yes” or “No”; nil if that may answer the question itself.
  private static func agrees(_ why: String, with question: Question, in language: String) -> Bool? {
    guard let words = agreement[language] else { return nil }
    func first(_ text: String) -> String {
      text.drop { !$0.isLetter }.prefix(while: \.isLetter).lowercased()
    }
    let start = why.drop { !$0.isLetter }.dropFirst(first(why).count).first
    let isYesOrNo =
      question.choices.contains {
        [words.yes, words.no].contains(first($0.text.text(in: language)))
      }
      || closedQuestions.contains(first(question.prompt.text(in: language)))
    guard !isYesOrNo, start.map({ ",.!:;".contains($0) }) ?? false else { return nil }
    return first(why) == words.yes ? true : first(why) == words.no ? false : nil
  }

  private static let agreement = ["en": (yes: "yes", no: "no"), "ko": (yes: "네", no: "아니요")]
  /// The words that begin a question for yes or no.
  private static let closedQuestions: Set = [
    "is", "are", "was", "does", "do", "did", "can", "could", "will", "would", "should", "may",
    "has",
    "have",
  ]

  private static let praise = [
    "en": ["right", "that's right", "correct", "that's correct", "exactly", "well done"],
    "ko": ["맞아요", "맞습니다", "정답이에요", "정답입니다", "정답", "옳아요"],
  ]
  private static let blame = [
    "en": ["wrong", "that's wrong", "incorrect", "not quite", "not right"],
    "ko": ["틀려요", "틀렸어요", "틀립니다", "오답이에요", "오답", "아니에요"],
  ]

  /// Returns a finding if every choice is right, so that the question asks for nothing.
  private func choiceOfAll(
    in question: Question, of exercise: Exercise, _ language: String
  ) -> ValidationFinding? {
    guard question.choices.count > 1, question.choices.allSatisfy(\.isRight) else { return nil }
    return finding(
      question, exercise, question.prompt.text(in: language),
      Sentence(
        "every choice of the question \(question.identifier) is right",
        ko: "\(question.identifier) 질문의 선택지가 모두 맞아요"),
      Sentence("add a wrong choice, or correct `right`", ko: "틀린 선택지를 더하거나 `right` 값을 고치세요"))
  }

  /// Returns a finding if the question asks for one choice and has several right ones, or the reverse.
  private func number(
    in question: Question, of exercise: Exercise, _ language: String
  ) -> ValidationFinding? {
    let right = question.choices.count(where: \.isRight)
    let prompt = question.prompt.text(in: language)
    if let wanted = Self.count(in: prompt, language), right > 0, wanted != right {
      return finding(
        question, exercise, prompt,
        Sentence(
          "the question \(question.identifier) asks for \(wanted) choices, but \(right) are right (\(language))",
          ko: "\(question.identifier) 질문은 \(wanted)개를 묻는데 맞는 것은 \(right)개예요 (\(language))"),
        Sentence("correct the question or `right`", ko: "질문이나 `right` 값을 고치세요"))
    }
    guard right > 0, let isPlain = Self.demands(prompt, in: language) else { return nil }
    let asksForSeveral = right > 1 ? isPlain || Self.mentions(prompt, in: language) : isPlain
    guard asksForSeveral != (right > 1) else { return nil }
    return finding(
      question, exercise, prompt,
      asksForSeveral
        ? Sentence(
          "the question \(question.identifier) asks for several choices, but one is right (\(language))",
          ko: "\(question.identifier) 질문은 여럿을 묻는데 맞는 것은 하나예요 (\(language))")
        : Sentence(
          "the question \(question.identifier) has \(right) right choices, but doesn't say so (\(language))",
          ko: "\(question.identifier) 질문은 맞는 선택지가 \(right)개인데 그렇다고 말하지 않아요 (\(language))"),
      Sentence(
        "say in the question if more than one choice is right, or correct `right`",
        ko: "맞는 것이 여럿이면 질문에서 말하거나 `right` 값을 고치세요"))
  }

  /// Returns the number of choices that a question asks for, as in “Which three”; nil if it names none.
  private static func count(in prompt: String, _ language: String) -> Int? {
    let text = prompt.lowercased()
    return (counted[language] ?? [:]).first { phrase, _ in text.contains(phrase) }?.value
  }

  private static let counted = [
    "en": [
      "which two": 2, "which three": 3, "which four": 4, "choose two": 2, "choose three": 3,
      "pick two": 2, "pick three": 3,
    ],
    "ko": ["두 개를 고르": 2, "세 개를 고르": 3, "두 가지를 고르": 2, "세 가지를 고르": 3],
  ]

  /// Returns whether a question plainly asks for more than one choice; nil in a language without known words.
  private static func demands(_ prompt: String, in language: String) -> Bool? {
    several[language].map { words in words.contains { prompt.lowercased().contains($0) } }
  }

  /// Returns whether a question has a word that may ask for more than one choice.
  private static func mentions(_ prompt: String, in language: String) -> Bool {
    (plural[language] ?? []).contains { prompt.lowercased().contains($0) }
  }

  private static let several = [
    "en": [
      "more than one", "all that apply", "choose all", "select all", "pick all", "which two",
      "which three", "two are right", "two answers are", "several are right", "choose two",
    ],
    "ko": ["하나가 아니", "모두 고르", "모두 골라", "전부 고르", "다 고르", "둘 이상", "두 개를 고르"],
  ]
  private static let plural = [
    "en": ["which of these are", "which ones", "two of", "three of", "as many", "all that"],
    "ko": ["모두", "여럿", "여러 개", "둘", "두 개", "두 가지", "세 가지", "것들"],
  ]

  private static func beginning(of text: String) -> String {
    text.split { $0.isWhitespace }.prefix(5).joined(separator: " ")
  }

  private func finding(
    _ question: Question, _ exercise: Exercise, _ quoted: String, _ message: Sentence,
    _ remedy: Sentence
  ) -> ValidationFinding {
    let start = quoted.split(whereSeparator: \.isNewline).first.map { String($0.prefix(24)) } ?? ""
    return ValidationFinding(
      .quizKey, exercise: exercise.identifier, file: exercise.manifestFile,
      line: PackText.line(of: start, in: exercise.manifestFile), message: message, remedy: remedy)
  }
}
