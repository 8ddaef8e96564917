import Curriculum
import Foundation
import Sentences
import SwiftSource

/// Finds samples with the same code.
///
/// The second sample proves nothing.
struct SameAnswers: FileRule {
  private struct Answer {
    var name: String
    var place: URL?
    /// The tokens by file, without comments and white space.
    var code: [String: [String]]
  }

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.filter { $0.kind == .code }.flatMap { exercise -> [ValidationFinding] in
      let answers = Self.answers(of: exercise, in: pack)
      return answers.indices.compactMap { place in
        guard let answerPlace = answers[place].place,
          let earlier = answers[..<place].first(where: { $0.code == answers[place].code })
        else { return nil }
        let (name, other) = (answers[place].name, earlier.name)
        // A copy of the solution or the starter is merely useless. If two samples are equal, the author made
        // a mistake.
        return ValidationFinding(
          .sameAnswer, severity: earlier.place == nil ? .warning : .error,
          exercise: exercise.identifier, answer: name, file: answerPlace,
          message: Sentence(
            "the code is identical to the code of \(other)", ko: "\(other) 답과 코드가 같아요"),
          remedy: Sentence(
            "write the sample differently, or remove it", ko: "다르게 쓰거나 지우세요"))
      }
    }
  }

  /// Returns the samples, preceded by the solution and the starter.
  ///
  /// Another rule reports invalid samples.
  private static func answers(of exercise: Exercise, in pack: Pack) -> [Answer] {
    guard let bases = try? AnswerBases(of: exercise, in: pack) else { return [] }
    func code(_ sources: [(name: String, bytes: [UInt8])]) -> [String: [String]] {
      Dictionary(
        sources.map { ($0.name, SwiftFile($0.bytes).tokens.map(\.text)) },
        uniquingKeysWith: { first, _ in first })
    }
    let own = [("solution", bases.solution), ("starter", bases.starter)].map { name, files in
      Answer(name: name, place: nil, code: code(files.map { ($0.key, $0.value.bytes) }))
    }
    let wrong = ((try? exercise.wrongAnswers()) ?? []).map { ("Wrong", $0.answer) }
    let right = ((try? exercise.rightAnswers()) ?? []).map { ("Right", $0) }
    let kept = (right + wrong).compactMap { folder, answer -> Answer? in
      // Different images or data make samples with the same code different.
      guard !bringsItems(answer), let sources = try? bases.sources(of: answer) else { return nil }
      return Answer(
        name: "\(folder)/\(answer.name)", place: answer.place, code: code(sources))
    }
    return own + kept
  }

  private static func bringsItems(_ answer: KnownAnswer) -> Bool {
    guard case .files = answer.content else { return false }
    return !((try? BundleItem.all(in: answer.place)) ?? []).isEmpty
  }
}
