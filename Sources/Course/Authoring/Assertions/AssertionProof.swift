import Curriculum
import Foundation
import Sentences
import WorkerProtocol

/// Verifies that every assertion in an exercise's checks catches an incorrect sample that nothing else
/// catches.
///
/// This way, no assertion can be removed unnoticed.
struct AssertionProof {
  let exercise: Exercise
  let pack: Pack
  let source: CheckSource
  let evidence: [AssertionEvidence]

  init(of exercise: Exercise, in pack: Pack, evidence: [AssertionEvidence]) {
    self.exercise = exercise
    self.pack = pack
    self.evidence = evidence
    source = CheckSource(of: exercise)
  }

  func findings() -> [ValidationFinding] {
    let failures = evidence.flatMap(\.failures)
    let texts = textsSaidOnce()
    return source.assertions.compactMap { assertion in
      let meant = places(of: assertion)
      let relevant = failures.filter { concerns($0.check, assertion) }
      if relevant.contains(where: { $0.needs(meant) }) { return nil }
      // Whether validation would already report the removal of the assertion, because the assertion's message
      // would become an unused entry in the translation tables.
      let isMissed = texts.contains {
        $0.file == assertion.place.file && assertion.lines.contains($0.line)
      }
      guard relevant.contains(where: { $0.shows(meant) }) else {
        return finding(
          on: assertion, isMissed: isMissed,
          Sentence(
            "no wrong sample makes “\(Self.short(assertion.text))” fail",
            ko: "“\(Self.short(assertion.text))” 단언에 걸리는 틀린 답이 없어요"))
      }
      return isMissed
        ? nil
        : finding(
          on: assertion, isMissed: false,
          Sentence(
            "“\(Self.short(assertion.text))” fails only together with another assertion",
            ko: "“\(Self.short(assertion.text))” 단언은 다른 단언이 걸릴 때만 함께 걸려요"))
    }
  }

  private func finding(
    on assertion: CheckAssertion, isMissed: Bool, _ message: Sentence
  ) -> ValidationFinding {
    ValidationFinding(
      .needlessAssertion,
      severity: pack.demandsAssertions && !isMissed ? .error : .warning,
      exercise: exercise.identifier,
      file: exercise.checkFiles.first { $0.lastPathComponent == assertion.place.file },
      line: assertion.place.line, column: assertion.column, message: message,
      remedy: Sentence(
        "add a wrong sample to Wrong/ that fails only this assertion, or remove the assertion",
        ko: "이 단언만 잡아내는 틀린 답을 Wrong/ 아래에 더하거나 단언을 지우세요"))
  }

  /// Returns a test for the lines where an assertion fails: its own lines, or the lines of the helper
  /// functions that it calls.
  private func places(of assertion: CheckAssertion) -> (CheckPlace) -> Bool {
    guard let helper = assertion.helper else {
      return { $0.file == assertion.place.file && assertion.lines.contains($0.line) }
    }
    let functions = source.reached(from: helper)
    return { place in
      functions.contains { $0.file == place.file && $0.lines.contains(place.line) }
    }
  }

  /// Whether a check reaches an assertion.
  private func concerns(_ check: String, _ assertion: CheckAssertion) -> Bool {
    source.reached(from: check).contains { $0.name == assertion.function }
  }

  /// Returns the locations of messages that occur only once in the checks, if the pack has translation
  /// tables.
  ///
  /// Removing such a message would leave an unused entry in a table.
  private func textsSaidOnce() -> [(file: String, line: Int)] {
    guard !pack.translations.isEmpty else { return [] }
    let texts = exercise.checkFiles.flatMap { file in
      SpokenTexts(inChecks: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
        .texts.filter { $0.isProse(in: pack.baseLanguage) }.map {
          (file: file.lastPathComponent, text: $0)
        }
    }
    let counts = Dictionary(grouping: texts, by: \.text.form)
    return texts.filter { counts[$0.text.form]?.count == 1 }.map { ($0.file, $0.text.line) }
  }

  private static func short(_ text: String) -> String {
    text.count > 60 ? text.prefix(60) + " …" : text
  }
}
