import Classroom
import Curriculum
import Foundation
import TestSupport
import Testing

/// The precision and recall of the similarity report, for a class with known copies.
@Suite("Similar answers, held against what is known")
struct SimilarityTruthTests {
  private struct Outcome: CustomStringConvertible {
    var recall: Double
    var precision: Double
    var missed: [String]
    var clusters: Set<Set<String>>
    var known: Set<Set<String>>

    var description: String { "recall \(recall), precision \(precision), missed \(missed)" }
  }

  /// Returns the outcome for a class of 44 learners with the same task, in which two pairs copy with each
  /// disguise.
  private func outcome(threshold: Double) async throws -> Outcome {
    var answers: [String: String] = [:]
    var known: [Set<String>: String] = [:]
    var seed = 0
    func add(_ name: String) -> String {
      seed += 1
      let text = WrittenAnswer.frame(seed) + WrittenAnswer.text(seed)
      answers[name] = text
      return text
    }
    for disguise in WrittenAnswer.Disguise.allCases {
      for number in 0..<2 {
        let names = ["a", "b"].map { "\(disguise)\(number)\($0)" }
        let text = add(names[0])
        seed += 1
        answers[names[1]] = WrittenAnswer.taken(text, disguise, by: seed)
        known[Set(names)] = "\(disguise)"
      }
    }
    for number in 0..<8 { _ = add("own\(number)") }
    let found = try await SimilarAnswers.found(in: answers)
    let shown = found.pairs.filter { $0.similarity >= threshold }.map { Set([$0.left, $0.right]) }
    let right = shown.filter { known[$0] != nil }
    let missed = known.filter { !shown.contains($0.key) }.map(\.value).sorted()
    return Outcome(
      recall: Double(right.count) / Double(known.count),
      precision: shown.isEmpty ? 1 : Double(right.count) / Double(shown.count), missed: missed,
      clusters: Set(found.clusters.map { Set($0.learners) }), known: Set(known.keys))
  }

  /// Copies are found despite new names, order, formatting, comments and additions.
  @Test func allCopiesAreFoundAndNothingElse() async throws {
    let strict = try await outcome(threshold: 0.6)
    #expect(strict.precision == 1, "\(strict)")
    #expect(strict.recall >= 0.8, "\(strict)")
    let wide = try await outcome(threshold: 0.3)
    #expect(wide.recall == 1, "\(wide)")
    #expect(wide.precision >= 0.9, "\(wide)")
    #expect(wide.clusters == wide.known)
  }
}
