import Curriculum
import Foundation
import Sentences
import SwiftSource

/// Finds checks that pass because they end early, skip themselves or ignore an error.
struct EarlyReturns: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise -> [ValidationFinding] in
      let assertions = CheckSource(of: exercise).assertions
      return exercise.checkFiles.flatMap { file -> [ValidationFinding] in
        guard let text = PackText.read(file) else { return [] }
        let source = SwiftFile(text)
        let lines = Set(
          assertions.filter { $0.place.file == file.lastPathComponent }.map(\.place.line))
        func finding(
          _ place: Int, _ rule: ValidationRule, _ message: Sentence, _ remedy: Sentence
        ) -> ValidationFinding {
          ValidationFinding(
            rule, exercise: exercise.identifier, file: file, line: source[place].line,
            column: source[place].column, message: message, remedy: remedy)
        }
        let guards = source.conditionalStatements.filter {
          Self.isSilent($0, in: source, assertions: lines)
        }.map { finding($0.start, .silentGuard, Self.passes, Self.unwrap) }
        let catches = source.tokens.indices.filter {
          source[$0].isWord("catch") && source[$0 + 1].isSign("{")
            && source.next(after: $0 + 1) == $0 + 3
        }.map { finding($0, .silentTry, Self.ignores, Self.remove) }
        let leftovers = source.tokens.indices.filter { Self.isLeftover(at: $0, in: source) }.map {
          place in
          let name = source[place].text
          return finding(
            place, .checkLeftover,
            Sentence("`\(name)` is left in the check", ko: "검사에 `\(name)` 호출이 남아 있어요"),
            Sentence("remove the call", ko: "호출을 지우세요"))
        }
        return guards + catches + leftovers
      }
    }
  }

  private static let passes = Sentence(
    "if this condition doesn't hold, the check ends and passes", ko: "이 조건이 맞지 않으면 검사가 그대로 통과해요")
  private static let unwrap = Sentence(
    "fail in the `else` block, or use `XCTUnwrap` or an assertion",
    ko: "`else` 블록에서 실패하게 하거나, `XCTUnwrap` 함수나 단언을 쓰세요")
  private static let ignores = Sentence(
    "this `catch` ignores an error, so the check still passes",
    ko: "`catch` 블록이 오류를 무시해서 검사가 그대로 통과해요")
  private static let remove = Sentence(
    "let the check throw the error, or assert that it's expected",
    ko: "오류를 그대로 던지거나, 기대한 오류인지 단언하세요")

  private static let calls: Set = [
    "print", "dump", "debugPrint", "NSLog", "XCTSkip", "XCTSkipIf", "XCTSkipUnless",
    "XCTExpectFailure",
  ]

  private static func isLeftover(at place: Int, in source: SwiftFile) -> Bool {
    calls.contains(source[place].text) && source[place + 1].isSign("(")
      && source.isAdjacent(place + 1) && !source[place - 1].isSign(".")
      && !source[place - 1].declaresName
  }

  /// Whether a `guard` returns without a value where assertions follow.
  ///
  /// A condition may call a function that asserts. `SilentTries` finds conditions with `try?`.
  private static func isSilent(
    _ statement: ConditionalStatement, in source: SwiftFile, assertions: Set<Int>
  ) -> Bool {
    let words = statement.body.dropFirst().dropLast()
    guard statement.keyword == .guard, words.count == 1, let only = words.first,
      source[only].isWord("return"),
      !statement.conditions.contains(where: { condition in
        condition.kind != .other
          || condition.places.contains {
            source[$0].isWord("try") || assertions.contains(source[$0].line)
          }
      })
    else { return false }
    // An assertion before the guard may have reported the failure.
    let begin = source[statement.start].enclosing ?? 0
    guard !(begin..<statement.start).contains(where: { assertions.contains(source[$0].line) })
    else { return false }
    let end = source[statement.start].enclosing.map { source.next(after: $0) } ?? statement.end
    return (statement.end..<max(statement.end, end)).contains {
      assertions.contains(source[$0].line)
    }
  }
}
