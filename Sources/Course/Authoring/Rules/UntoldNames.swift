import Curriculum
import Foundation
import Sentences
import SwiftSource
import Terminal

/// Finds names that every correct sample uses but that are missing from all lessons up to the exercise, its
/// hints and its starter.
///
/// A learner who follows even the last hint could not know them.
struct UntoldNames: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    let chosen = Set(exercises.map(\.identifier))
    var told: Set<String> = []
    var findings: [ValidationFinding] = []
    for exercise in pack.exercises {
      told.formUnion(Self.wordsOfTexts(of: exercise, in: pack.baseLanguage))
      guard exercise.kind == .code else { continue }
      for file in exercise.startFiles { told.formUnion(Self.names(in: file).keys) }
      let solution = (try? pack.solutionFiles(of: exercise)) ?? []
      let said = solution.map { (file: $0, names: Self.names(in: $0)) }
      if chosen.contains(exercise.identifier) {
        findings += Self.findings(on: exercise, in: pack, said, told: told)
      }
      for file in said { told.formUnion(file.names.keys) }
    }
    return findings
  }

  private static func findings(
    on exercise: Exercise, in pack: Pack, _ solution: [(file: URL, names: [String: Int])],
    told: Set<String>
  ) -> [ValidationFinding] {
    var needed = Set(solution.flatMap(\.names.keys)).subtracting(told)
    guard !needed.isEmpty else { return [] }
    // Another rule reports invalid samples.
    let answers = (try? exercise.rightAnswers()) ?? []
    let bases = answers.isEmpty ? nil : try? AnswerBases(of: exercise, in: pack)
    for answer in answers {
      guard let sources = try? bases?.sources(of: answer) else { continue }
      needed.formIntersection(sources.flatMap { Self.names(in: SwiftFile($0.bytes)).keys })
    }
    return solution.flatMap { file, names in
      names.filter { needed.contains($0.key) }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        .map { name, line in
          ValidationFinding(
            .untoldName, exercise: exercise.identifier, file: file, line: line,
            message: Sentence(
              """
              every right submission uses `\(name)`, but no lesson so far, hint or starter \
              mentions it
              """,
              ko: "옳은 답은 모두 `\(name)` 이름을 쓰는데, 지금까지의 본문에도 힌트에도 시작 파일에도 없어요"),
            remedy: Sentence(
              "mention the name in the lesson or a hint, or add a right sample without it",
              ko: "본문이나 힌트에서 알려 주거나, 이것을 쓰지 않는 옳은 답을 더하세요"))
        }
    }
  }

  /// Returns all words in the text for learners that could be names.
  private static func wordsOfTexts(of exercise: Exercise, in language: String) -> Set<String> {
    let lesson = PackText.read(exercise.lessonFile(language: language)) ?? ""
    // Samples contain code that learners never see.
    let manifest = (PackText.read(exercise.manifestFile) ?? "").split(separator: "\nsamples:")
      .prefix(1)
    let texts = [lesson] + manifest.map(String.init)
    return Set(
      texts.flatMap { text in
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      })
  }

  private static func names(in file: URL) -> [String: Int] {
    PackText.read(file).map { names(in: SwiftFile($0)) } ?? [:]
  }

  private static func names(in source: SwiftFile) -> [String: Int] {
    let words = source.tokens.filter { $0.kind == .word && !$0.isKeyword }
    return Dictionary(words.map { ($0.name, $0.line) }, uniquingKeysWith: { first, _ in first })
  }
}
