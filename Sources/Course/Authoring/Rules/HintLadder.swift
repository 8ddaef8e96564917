import Curriculum
import Foundation
import Sentences
import Terminal

/// Finds hints that reveal the solution before the last hint, and hints that suggest the mistake of a wrong
/// sample.
struct HintLadder: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.filter { $0.kind == .code && $0.hints.count > 1 }.flatMap { exercise in
      let answer = AnswerLines(to: exercise, in: pack)
      let early = earlyLines(of: exercise, answer, pack)
      return early + (early.isEmpty ? misplaced(in: exercise, answer, pack) : [])
    } + exercises.filter { $0.kind == .code }.flatMap { misleading(in: $0, pack) }
  }

  private func earlyLines(
    of exercise: Exercise, _ answer: AnswerLines, _ pack: Pack
  ) -> [ValidationFinding] {
    exercise.hints.dropLast().enumerated().compactMap { number, hint in
      let told =
        pack.languages.map { answer.told(by: hint.text(in: $0).piecesOfCode) }
        .max { $0.count < $1.count } ?? []
      // A single modifier is a fair hint, but half of the added code gives the solution away.
      guard let line = told.first, answer.areHalf(told) else { return nil }
      return finding(
        .hintGivesAway, exercise, hint,
        Sentence(
          """
          hint \(number + 1) of \(exercise.hints.count) contains a line of the solution: \
          \(line.text)
          """,
          ko: "힌트 \(exercise.hints.count)개 가운데 \(number + 1)번째에 모범 답안의 줄이 있어요: \(line.text)"),
        Sentence(
          "say where to look, and keep the line for the last hint",
          ko: "어디를 볼지만 알려 주고, 그 줄은 마지막 힌트에 두세요"))
    }
  }

  /// Finds a hint that shows much more of the solution than the last one.
  private func misplaced(
    in exercise: Exercise, _ answer: AnswerLines, _ pack: Pack
  ) -> [ValidationFinding] {
    let shares = exercise.hints.map { hint in
      pack.languages.map { answer.shown(by: hint.text(in: $0).piecesOfCode) }.max() ?? 0
    }
    // The last hint may name code without backticks.
    let names = exercise.hints.enumerated().map { number, hint in
      pack.languages.map { language in
        let text = hint.text(in: language)
        let isLast = number == exercise.hints.count - 1
        return answer.names(in: isLast ? text.piecesOfCode : text.expressions)
      }.max() ?? 0
    }
    let number =
      Self.place(of: shares, atLeast: Self.telling, where: { 4 * $0 >= 5 * max($1, 1) })
      ?? Self.place(of: names, atLeast: 2, where: { $1 == 0 })
    guard let number else { return [] }
    return [
      finding(
        .hintGivesAway, exercise, exercise.hints[number],
        Sentence(
          "hint \(number + 1) of \(exercise.hints.count) shows more of the solution than the last one",
          ko: "힌트 \(exercise.hints.count)개 가운데 \(number + 1)번째가 마지막 힌트보다 모범 답안을 더 보여 줘요"),
        Sentence(
          "order the hints from a nudge to nearly the solution",
          ko: "살짝 알려 주는 것부터 거의 답인 것까지 차례대로 두세요"))
    ]
  }

  /// Returns the index of the largest value if it's much larger than the last one.
  private static func place(
    of values: [Int], atLeast least: Int, where isMuchLarger: (Int, Int) -> Bool
  ) -> Int? {
    guard let last = values.last, let most = values.dropLast().max(), most >= least,
      isMuchLarger(most, last)
    else { return nil }
    return values.firstIndex(of: most)
  }

  /// The minimum number of tokens that reveal part of the solution.
  private static let telling = 6

  /// Finds hints that contain a wrong sample's mistake where the solution has other code.
  private func misleading(in exercise: Exercise, _ pack: Pack) -> [ValidationFinding] {
    guard let bases = try? AnswerBases(of: exercise, in: pack),
      let wrong = try? exercise.wrongAnswers()
    else { return [] }
    func words(_ lines: [UInt8]) -> [String] {
      AnswerLines.words(of: String(decoding: lines, as: UTF8.self))
    }
    let mistakes = wrong.flatMap { sample -> [(name: String, right: [String], wrong: [String])] in
      ((try? bases.sources(of: sample.answer)) ?? []).compactMap { file in
        guard let solution = bases.solution[file.name],
          let change = words(solution.bytes).replacement(in: words(file.bytes)),
          !change.old.isEmpty, !change.new.isEmpty,
          max(change.old.count, change.new.count) <= Self.longestMistake
        else { return nil }
        return (sample.name, change.old, change.new)
      }
    }
    let solution = bases.solution.values.map { words($0.bytes) }
    return exercise.hints.enumerated().compactMap { number, hint in
      for language in pack.languages {
        for sentence in Self.sentences(of: hint.text(in: language), in: language) {
          for span in MarkdownDocument(parsing: sentence).codeSpans {
            let code = AnswerLines.words(of: span)
            guard code.count > 1, !solution.contains(where: { $0.holds(code) }),
              let mistake = mistakes.first(where: { mistake in
                let corrected = code.replacing(mistake.wrong, with: mistake.right)
                return corrected != code && solution.contains { $0.holds(corrected) }
              })
            else { continue }
            return finding(
              .misleadingHint, exercise, hint,
              Sentence(
                "hint \(number + 1) tells learners to write `\(span)`, the mistake in Wrong/\(mistake.name)",
                ko: "힌트 \(number + 1)번이 말하는 `\(span)` 코드는 Wrong/\(mistake.name) 답의 잘못이에요"),
              Sentence(
                "correct the hint, or say that learners should not write this",
                ko: "힌트를 고치거나, 그렇게 쓰면 안 된다고 말하세요"))
          }
        }
      }
      return nil
    }
  }

  /// The maximum number of tokens that a single mistake replaces.
  private static let longestMistake = 4

  /// Returns a hint's sentences, except negations, warnings and comparisons.
  private static func sentences(of hint: String, in language: String) -> [String] {
    hint.split(separator: /[.!?;]\s+|\n+/).map(String.init).filter { sentence in
      // `.never` in code negates nothing.
      !sentence.replacing(/`[^`]*`/, with: "").lowercased().contains(
        /\b(?:not|never|instead|without|rather|wrong|than|no|but|only|fails?|like)\b|n't|말고|아니|대신|않|안 |마세요|없이|틀|처럼/
      )
    }
  }

  private func finding(
    _ rule: ValidationRule, _ exercise: Exercise, _ hint: LocalizedText, _ message: Sentence,
    _ remedy: Sentence
  ) -> ValidationFinding {
    let start = hint.text(in: "en").split(whereSeparator: \.isNewline).first ?? ""
    return ValidationFinding(
      rule, exercise: exercise.identifier, file: exercise.manifestFile,
      line: PackText.line(of: String(start.prefix(20)), in: exercise.manifestFile),
      message: message, remedy: remedy)
  }
}
