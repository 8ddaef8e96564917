import Curriculum
import Foundation
import Sentences
import SwiftSource

/// Finds assertions that demand an exact font size, moment or number of texts, which right submissions reach in
/// different ways, and tolerances that accept nearly everything.
struct ExactAssertions: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise in
      exercise.checkFiles.flatMap { file -> [ValidationFinding] in
        guard let text = PackText.read(file) else { return [] }
        let source = SwiftFile(text)
        return source.calls(to: "XCTAssertEqual").compactMap {
          finding(on: $0, in: source, exercise, file)
        }
      }
    }
  }

  /// Properties whose values differ a little between right submissions.
  private static let measures: Set = ["fontSize", "dates", "intervals", "frame", "moment"]
  private static let texts: Set = ["texts", "visibleTexts", "lines"]

  private func finding(
    on call: SourceCall, in source: SwiftFile, _ exercise: Exercise, _ file: URL
  ) -> ValidationFinding? {
    guard source[call.name + 1].isSign("(") else { return nil }
    let parts = source.parts(inside: call.name + 1)
    if let tolerance = wideTolerance(in: parts, source) {
      return ValidationFinding(
        .exactValue, exercise: exercise.identifier, file: file, line: source[call.name].line,
        column: source[call.name].column,
        message: Sentence(
          "the tolerance \(tolerance) is as large as the value itself, so nearly everything passes",
          ko: "허용 오차 \(tolerance) 값이 기대하는 값만큼 커서 거의 모든 답이 통과해요"),
        remedy: Sentence("allow less", ko: "허용 오차를 줄이세요"))
    }
    guard parts.count > 1, !parts.contains(where: { source[$0.lowerBound].isWord("accuracy") })
    else { return nil }
    let sides = Array(parts.prefix(2))
    if sides.contains(where: { isCount(of: Self.texts, in: $0, source) }),
      sides.contains(where: { isNumber($0, in: source) })
    {
      return ValidationFinding(
        .asksForStructure, exercise: exercise.identifier, file: file, line: source[call.name].line,
        column: source[call.name].column,
        message: Sentence(
          "the check counts texts, but one text can say the same as several",
          ko: "검사가 텍스트의 개수를 세는데, 텍스트 하나로 여럿과 같은 것을 말할 수 있어요"),
        remedy: Sentence(
          "ask what the picture shows, as with `assertShows`",
          ko: "`assertShows` 함수처럼 무엇이 보이는지 물으세요"))
    }
    let measured = sides.filter { measure(in: $0, source) != nil }
    guard measured.count == 1, let name = measured.first.flatMap({ measure(in: $0, source) }),
      let other = sides.first(where: { $0 != measured[0] }),
      isNumber(other, in: source) || isMoment(other, in: source)
    else { return nil }
    return ValidationFinding(
      .exactValue, exercise: exercise.identifier, file: file, line: source[call.name].line,
      column: source[call.name].column,
      message: Sentence(
        "right submissions differ a little in `\(name)`, but the check demands an exact value",
        ko: "옳은 답도 `\(name)` 값이 조금씩 다른데 검사는 정확한 값을 요구해요"),
      remedy: Sentence(
        "allow a tolerance (`accuracy:`, `assertMoment`), or compare with a limit",
        ko: "허용 오차(`accuracy:`, `assertMoment`)를 두거나 한계와 비교하세요"))
  }

  /// Returns a tolerance that is at least as large as the number that an assertion compares with.
  private func wideTolerance(in parts: [Range<Int>], _ source: SwiftFile) -> String? {
    guard let accuracy = parts.first(where: { source[$0.lowerBound].isWord("accuracy") }),
      accuracy.count == 3, let tolerance = number(accuracy.lowerBound + 2, source)
    else { return nil }
    let values = parts.prefix(2).filter { $0.count == 1 }
      .compactMap { number($0.lowerBound, source) }
    guard let value = values.first, value > 0, tolerance >= value else { return nil }
    return source.text(accuracy.lowerBound + 2..<accuracy.upperBound)
  }

  private func number(_ place: Int, _ source: SwiftFile) -> Double? {
    source[place].kind == .number ? Double(source[place].text.replacing("_", with: "")) : nil
  }

  /// Returns the measure in an expression: a property, or the variable of a loop over one.
  private func measure(in places: Range<Int>, _ source: SwiftFile) -> String? {
    for place in places where source[place].kind == .word {
      let name = source[place].name
      if source[place - 1].isSign("."), Self.measures.contains(name),
        !source.stands(".", "count", at: place + 1), !source.stands(".", "isEmpty", at: place + 1)
      {
        return name
      }
      if places.count == 1, let looped = measure(loopedBy: name, before: place, source) {
        return looped
      }
    }
    return nil
  }

  /// Returns the property in `for name in ….intervals {`, if the loop contains a place.
  private func measure(loopedBy name: String, before place: Int, _ source: SwiftFile) -> String? {
    for open in source.blocks(around: place) {
      let head = source.head(ofBlock: open)
      guard head.first(where: { $0.isWord("for") || $0.isWord(name) }) != nil,
        head.contains(where: { $0.isWord("for") }), head.contains(where: { $0.isWord(name) })
      else { continue }
      if let last = head.last(where: { $0.kind == .word }), Self.measures.contains(last.name) {
        return last.name
      }
    }
    return nil
  }

  private func isCount(of names: Set<String>, in places: Range<Int>, _ source: SwiftFile) -> Bool {
    places.contains { place in
      source[place].isSign(".") && names.contains(source[place + 1].text)
        && source.stands(".", "count", at: place + 2)
    }
  }

  private func isNumber(_ places: Range<Int>, in source: SwiftFile) -> Bool {
    places.allSatisfy { source[$0].kind == .number || source[$0].isOperator }
  }

  private func isMoment(_ places: Range<Int>, in source: SwiftFile) -> Bool {
    places.contains { place in
      ["CheckClock", "addingTimeInterval", "now", "asked"].contains(source[place].text)
    }
  }
}
