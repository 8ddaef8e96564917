import Curriculum
import Foundation
import Sentences
import SwiftSource

/// Finds `try?` in checks where a failure makes the check pass.
struct SilentTries: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise -> [ValidationFinding] in
      let source = CheckSource(of: exercise)
      return exercise.checkFiles.flatMap { file -> [ValidationFinding] in
        guard let text = PackText.read(file) else { return [] }
        let swift = SwiftFile(text)
        let lines = Set(
          source.assertions.filter { $0.place.file == file.lastPathComponent }.map(\.place.line))
        return swift.tokens.indices
          .filter {
            swift[$0].isWord("try") && swift[$0 + 1].isSign("?") && swift.isAdjacent($0 + 1)
          }
          .filter { Self.isSilent(at: $0, in: swift, assertions: lines) }
          .map { place in
            ValidationFinding(
              .silentTry, exercise: exercise.identifier, file: file, line: swift[place].line,
              column: swift[place].column,
              message: Sentence(
                "if the code after this `try?` fails, the check still passes",
                ko: "이 `try?` 뒤에서 실패하면 검사가 그대로 통과해요"),
              remedy: Sentence(
                "write `try`, or assert the result", ko: "`try`로 쓰거나, 그 결과를 단언하세요"))
          }
      }
    }
  }

  private static func isSilent(
    at place: Int, in source: SwiftFile, assertions: Set<Int>
  ) -> Bool {
    let statement = source.conditionalStatements.last { statement in
      statement.conditions.contains { $0.places.contains(place) }
    }
    func asserts(_ block: Range<Int>) -> Bool {
      block.contains { assertions.contains(source[$0].line) || source[$0].isWord("throw") }
    }
    // A block that fails if the value exists asserts that the value is missing.
    func fails(_ block: Range<Int>) -> Bool {
      block.contains { source[$0].isWord("fail") || source[$0].isWord("XCTFail") }
    }
    if let statement {
      guard bindsValue(at: place, in: source) else { return false }
      switch statement.keyword {
      case .guard:
        // Returning a value may report the failure.
        guard !asserts(statement.body), isBareExit(statement.body, in: source) else { return false }
        let end = source[statement.start].enclosing.map { source.next(after: $0) }
        let rest = statement.end..<max(statement.end, end ?? source.tokens.count)
        return asserts(rest) && !fails(rest)
      case .if, .while:
        guard asserts(statement.body), !fails(statement.body) else { return false }
        return switch statement.alternative {
        case .block(let block): !asserts(block)
        case .statement: false
        case nil: true
        }
      }
    }
    // A separate statement that discards the value.
    let isThrownAway = source[place - 1].isSign("=") && source[place - 2].isWord("_")
    let first = isThrownAway ? place - 2 : place
    let before = source[first - 1]
    let begins =
      source[first].startsLine && !before.isSign("=") && !before.isSign("(") && !before.isSign(",")
      && !before.isSign("[") && !before.isSign(":") && !before.isWord("return")
      && !before.isWord("in") && !before.isOperator
    // The only expression of a closure or function is its result.
    let isOnlyOne =
      before.isSign("{")
      && source[first].enclosing.map { source.statements(inside: $0).count == 1 } ?? false
    return isThrownAway || begins && !isOnlyOne || before.isSign(";")
  }

  /// Whether the result is bound, as in `let x = try? …`.
  ///
  /// A comparison with nil uses the result.
  private static func bindsValue(at place: Int, in source: SwiftFile) -> Bool {
    source[place - 1].isSign("=") && source[place - 2].kind == .word
      && (source[place - 3].isWord("let") || source[place - 3].isWord("var"))
  }

  /// Whether a block does nothing but exit.
  private static func isBareExit(_ block: Range<Int>, in source: SwiftFile) -> Bool {
    let words = block.dropFirst().dropLast().map { source[$0] }
    return words.count == 1
      && (words[0].isWord("return") || words[0].isWord("continue") || words[0].isWord("break"))
  }
}
