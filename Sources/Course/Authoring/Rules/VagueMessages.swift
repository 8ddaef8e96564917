import Curriculum
import Foundation
import Sentences

/// Finds expected messages of incorrect samples that match almost any text, such as `message: 'e'`.
struct VagueMessages: FileRule {
  /// The minimum number of letters in a meaningful word.
  static let fewestLetters = 3

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.filter { $0.kind == .code }.flatMap { exercise -> [ValidationFinding] in
      let said = exercise.checkFiles.compactMap(PackText.read).flatMap {
        SpokenTexts(inChecks: $0).texts.filter { $0.isProse(in: pack.baseLanguage) }.map(\.form)
      }
      return ((try? exercise.wrongAnswers()) ?? []).compactMap { wrong in
        guard let reason = Self.fault(of: wrong, among: Set(said)) else { return nil }
        return ValidationFinding(
          .vagueMessage, exercise: exercise.identifier, answer: "Wrong/\(wrong.name)",
          file: wrong.answer.noteFile,
          line: PackText.line(of: "message: \(wrong.message)", in: wrong.answer.noteFile)
            ?? PackText.line(of: "message:", in: wrong.answer.noteFile), message: reason,
          remedy: Sentence(
            "choose words that distinguish this mistake from others",
            ko: "이 잘못을 다른 잘못과 구별하는 말을 적으세요"))
      }
    }
  }

  private static func fault(of wrong: WrongAnswer, among said: Set<String>) -> Sentence? {
    let message = wrong.message.trimmingCharacters(in: .whitespacesAndNewlines)
    let letters = message.filter(\.isLetter)
    let saysSomething =
      letters.isEmpty
      ? message.contains { $0.isNumber || $0.isSymbol || "%°&#@".contains($0) }
      : letters.count >= fewestLetters || letters.contains { !$0.isASCII }
        || message.contains(where: \.isNumber)
    guard saysSomething else {
      return Sentence(
        "`message: \(message)` is too common: almost every sentence contains it",
        ko: "`message: \(message)` 값은 거의 모든 문장에 들어 있어요")
    }
    let holding = said.count { $0.localizedStandardContains(message) }
    guard wrong.check != "compile", holding > 1, holding == said.count,
      said.count > fewestSentences
    else { return nil }
    return Sentence(
      "`message: \(message)` is too common: every message of the checks contains it",
      ko: "`message: \(message)` 값은 검사의 모든 메시지에 들어 있어요")
  }

  /// The number of messages that may share a word by chance.
  private static let fewestSentences = 2
}
