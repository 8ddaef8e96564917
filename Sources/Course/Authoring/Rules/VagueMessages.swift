import Curriculum
import Foundation
import Sentences

/// Words that a wrong answer's learner has to read and that stand in nearly everything: `message: 'e'`
/// proves nothing.
struct VagueMessages: FileRule {
  /// Letters of a word that says something by itself.
  static let fewestLetters = 3

  func findings(in pack: Pack, exercises: [Exercise]) async -> [GateFinding] {
    exercises.filter { $0.kind == .code }.flatMap { exercise -> [GateFinding] in
      let said = exercise.checkFiles.compactMap(PackText.read).flatMap {
        SpokenTexts(inChecks: $0).texts.filter { $0.isProse(in: pack.baseLanguage) }.map(\.form)
      }
      return ((try? exercise.wrongAnswers()) ?? []).compactMap { wrong in
        guard let reason = Self.fault(of: wrong, among: Set(said)) else { return nil }
        return GateFinding(
          .vagueMessage, exercise: exercise.identifier, answer: "Wrong/\(wrong.name)",
          file: wrong.answer.noteFile,
          line: PackText.line(of: "message:", in: wrong.answer.noteFile), message: reason,
          remedy: Sentence(
            "write the words that tell this mistake from others",
            ko: "이 잘못을 다른 잘못과 가르는 말을 적으세요"))
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
        "`message: \(message)` stands in nearly every sentence",
        ko: "`message: \(message)` 값은 거의 모든 문장에 들어 있어요")
    }
    let holding = said.count { $0.localizedStandardContains(message) }
    guard wrong.check != "compile", holding > 1, holding == said.count,
      said.count > fewestSentences
    else { return nil }
    return Sentence(
      "`message: \(message)` stands in every sentence that the checks say",
      ko: "`message: \(message)` 값은 검사가 하는 모든 말에 들어 있어요")
  }

  /// Of two sentences both may well have a word in common.
  private static let fewestSentences = 2
}
