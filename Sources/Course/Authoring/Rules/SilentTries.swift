import Curriculum
import Foundation
import Sentences
import SwiftSource

/// `try?` in checks where nobody looks at what came of it: a question that fails lets the check pass.
struct SilentTries: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [GateFinding] {
    exercises.flatMap { exercise -> [GateFinding] in
      let source = CheckSource(of: exercise)
      return exercise.checkFiles.flatMap { file -> [GateFinding] in
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
            GateFinding(
              .silentTry, exercise: exercise.identifier, file: file, line: swift[place].line,
              column: swift[place].column,
              message: Sentence(
                "what fails behind this `try?` lets the check pass",
                ko: "이 `try?` 뒤에서 실패하면 검사가 그대로 통과해요"),
              remedy: Sentence(
                "write `try`, or assert what came of it", ko: "`try`로 쓰거나, 그 결과를 단언하세요"))
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
    // Whoever fails where something is there asserts that it is not.
    func fails(_ block: Range<Int>) -> Bool {
      block.contains { source[$0].isWord("fail") || source[$0].isWord("XCTFail") }
    }
    if let statement {
      guard bindsValue(at: place, in: source) else { return false }
      switch statement.keyword {
      case .guard:
        // A value that is returned says something of what was not there.
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
    // A statement by itself: nothing is made of the value.
    let isThrownAway = source[place - 1].isSign("=") && source[place - 2].isWord("_")
    let first = isThrownAway ? place - 2 : place
    let before = source[first - 1]
    let begins =
      source[first].startsLine && !before.isSign("=") && !before.isSign("(") && !before.isSign(",")
      && !before.isSign("[") && !before.isSign(":") && !before.isWord("return")
      && !before.isWord("in") && !before.isOperator
    // A closure's or function's only expression is its value.
    let isOnlyOne =
      before.isSign("{")
      && source[first].enclosing.map { source.statements(inside: $0).count == 1 } ?? false
    return isThrownAway || begins && !isOnlyOne || before.isSign(";")
  }

  /// `let x = try? …`: of a comparison with nil something is made.
  private static func bindsValue(at place: Int, in source: SwiftFile) -> Bool {
    source[place - 1].isSign("=") && source[place - 2].kind == .word
      && (source[place - 3].isWord("let") || source[place - 3].isWord("var"))
  }

  /// A block that does nothing but leave.
  private static func isBareExit(_ block: Range<Int>, in source: SwiftFile) -> Bool {
    let words = block.dropFirst().dropLast().map { source[$0] }
    return words.count == 1
      && (words[0].isWord("return") || words[0].isWord("continue") || words[0].isWord("break"))
  }
}
