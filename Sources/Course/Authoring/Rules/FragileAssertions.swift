import Curriculum
import Foundation
import Sentences
import SwiftSource

/// Finds check code that can reject right submissions or accept wrong ones.
///
/// This includes assertions about container views and about bare numbers, which also occur in other numbers,
/// and variables that checks share.
struct FragileAssertions: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise in
      exercise.checkFiles.flatMap { file -> [ValidationFinding] in
        guard let text = PackText.read(file) else { return [] }
        let source = SwiftFile(text)
        let numbers = Self.integers(in: source)
        return source.tokens.indices.compactMap { place in
          container(at: place, in: source, exercise, file)
            ?? bareNumber(at: place, in: source, numbers, exercise, file)
            ?? sharedState(at: place, in: source, exercise, file)
        }
      }
    }
  }

  // MARK: Containers

  /// Views that only arrange others, so that equal pictures can have different numbers of them.
  private static let containers: Set = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "Spacer", "Grid", "GridRow",
    "AnyView", "EmptyView", "ForEach", "ViewThatFits", "AnyLayout", "HStackLayout", "VStackLayout",
    "LazyVGrid", "LazyHGrid", "GeometryReader", "Section",
  ]

  private func container(
    at place: Int, in source: SwiftFile, _ exercise: Exercise, _ file: URL
  ) -> ValidationFinding? {
    guard source[place].isSign("."), let name = Self.type(askedAt: place + 1, in: source) else {
      return nil
    }
    // One `Text` can show the same as three, so their number doesn't matter either.
    let isCountOfTexts = name == "Text" && source.stands(")", ".", "count", at: place + 4)
    guard Self.containers.contains(name) || isCountOfTexts else { return nil }
    return ValidationFinding(
      .asksForStructure, exercise: exercise.identifier, file: file, line: source[place].line,
      column: source[place].column,
      message: Sentence(
        "the check depends on \(name) views, but the same picture can be built otherwise",
        ko: "검사가 \(name) 뷰에 기대고 있어요. 같은 그림을 다르게도 만들 수 있어요"),
      remedy: Sentence(
        "ask what the picture shows and where, as with `assertShows` and `frame`",
        ko: "`assertShows` 함수나 `frame` 값처럼 그림에 무엇이 어디에 보이는지 물으세요"))
  }

  /// Returns the type in `all("VStack")` or `type == "VStack"`.
  private static func type(askedAt place: Int, in source: SwiftFile) -> String? {
    if source[place].isWord("all"), source[place + 1].isSign("(") {
      return source.string(at: place + 2)?.value
    }
    guard source[place].isWord("type"), let equals = source.binaryOperator(at: place + 1),
      ["==", "!="].contains(equals.text)
    else { return nil }
    return source.string(at: equals.places.upperBound)?.value
  }

  // MARK: Numbers

  /// An integer variable and the block in which it can be used.
  private struct Integer {
    var name: String
    var scope: Range<Int>
  }

  /// Returns the variables that get an integer from `inputs` or loop over a range.
  private static func integers(in source: SwiftFile) -> [Integer] {
    source.tokens.indices.compactMap { place in
      let before = source[place - 1]
      let isDrawn =
        (before.isWord("let") || before.isWord("var")) && source[place + 1].isSign("=")
        && source.stands("inputs", ".", "integer", at: place + 2)
      let isCounted =
        before.isWord("for") && source[place + 1].isWord("in") && source[place + 2].kind == .number
      guard isDrawn || isCounted, let open = source.blocks(around: place).first else { return nil }
      return Integer(name: source[place].name, scope: open..<source.next(after: open))
    }
  }

  private func bareNumber(
    at place: Int, in source: SwiftFile, _ numbers: [Integer], _ exercise: Exercise, _ file: URL
  ) -> ValidationFinding? {
    guard source[place + 1].isSign("("), let call = Self.search(at: place, in: source) else {
      return nil
    }
    let parts = source.parts(inside: place + 1).dropFirst(call == "assertShows" ? 1 : 0)
    for part in parts where !source[part.lowerBound + 1].isSign(":") {
      guard Self.isWrittenNumber(part, in: source), Self.isInteger(part, in: source, numbers)
      else { continue }
      let words = source.text(part)
      return ValidationFinding(
        .bareNumber, exercise: exercise.identifier, file: file,
        line: source[part.lowerBound].line, column: source[part.lowerBound].column,
        message: Sentence(
          "`\(call)` finds \(words) also inside another number, such as 7 in 17",
          ko: "`\(call)` 함수는 다른 수 안에서도 \(words) 값을 찾아요. 예를 들어 17 안의 7이에요"),
        remedy: Sentence(
          "use `picture.shows(number:)`, or add the unit to the text",
          ko: "`picture.shows(number:)` 메서드를 쓰거나 텍스트에 단위를 더하세요"))
    }
    return nil
  }

  /// Returns the name of a call that looks for a text in another one, in an assertion's condition.
  private static func search(at place: Int, in source: SwiftFile) -> String? {
    if source[place].isWord("assertShows") { return source[place].text }
    guard source[place].isWord("contains") || source[place].isWord("hasText"),
      source[place - 1].isSign(".")
    else { return nil }
    var open = source[place].enclosing
    while let bracket = open {
      if source[bracket - 1].isWord("XCTAssertTrue") || source[bracket - 1].isWord("XCTAssert") {
        return source[place].text
      }
      open = source[bracket].enclosing
    }
    return nil
  }

  /// Whether an argument is a number as text: `"\(minutes)"`, `String(minutes)` or `minutes.description`.
  private static func isWrittenNumber(_ part: Range<Int>, in source: SwiftFile) -> Bool {
    if let literal = source.string(at: part.lowerBound) {
      return literal.places == part && literal.parts.count > 1
        && literal.parts.allSatisfy { $0.allSatisfy(\.isNumber) }
    }
    return source.stands("String", "(", at: part.lowerBound)
      || source[part.upperBound - 1].isWord("description")
  }

  /// Whether a literal consists of one interpolated integer, such as `"\(minutes)"` or `"\(10 - minute)"`.
  private static func isInteger(
    _ part: Range<Int>, in source: SwiftFile, _ numbers: [Integer]
  ) -> Bool {
    let inside = part.filter { source[$0].kind != .literal && source[$0].kind != .literalPart }
      .map { source[$0] }.filter { token in
        !token.isSign("(") && !token.isSign(")") && !token.isSign(".")
          && !token.isWord("String") && !token.isWord("description")
      }
    let isArithmetic = inside.allSatisfy { token in
      token.kind == .number && !token.text.contains(".")
        || numbers.contains {
          $0.name == token.name && $0.scope.contains(part.lowerBound)
        }
        || token.isOperator && "+-*".contains(token.text)
    }
    return !inside.isEmpty && isArithmetic
  }

  // MARK: State

  private func sharedState(
    at place: Int, in source: SwiftFile, _ exercise: Exercise, _ file: URL
  ) -> ValidationFinding? {
    guard source[place].isWord("static") || source[place].isWord("class"),
      source[place + 1].isWord("var"), source[place + 2].kind == .word
    else { return nil }
    // A computed property stores nothing.
    var end = place + 3
    while !source[end].startsLine, !source[end].isSign("="), end < source.tokens.count {
      if source[end].isSign("{") { return nil }
      end = source.next(after: end)
    }
    let name = source[place + 2].name
    return ValidationFinding(
      .sharedState, exercise: exercise.identifier, file: file, line: source[place].line,
      column: source[place].column,
      message: Sentence(
        "the checks share `\(name)`, so a result can depend on the check before it",
        ko: "검사들이 `\(name)` 변수를 함께 써서, 결과가 앞선 검사에 따라 달라질 수 있어요"),
      remedy: Sentence(
        "compute the value in each check, or make it a constant", ko: "값을 검사마다 계산하거나 상수로 두세요"))
  }
}
