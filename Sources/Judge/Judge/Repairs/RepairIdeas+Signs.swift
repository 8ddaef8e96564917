import Foundation
import Sentences
import SwiftSource

/// Repairs for missing, doubled or foreign operators and punctuation.
extension RepairIdeas {
  /// Repairs for `if word = "x"`, which should be a comparison.
  var comparisons: [Repair] {
    guard words.contains("cannot assign to") || words.contains("'=' in a boolean context") else {
      return []
    }
    let file = SwiftFile(text)
    let tokens = file.tokens
    // The sign must not be part of `==` or `+=`.
    guard tokens.contains(word: "if", "guard", "while"),
      let sign = tokens.indices.first(where: { place in
        tokens[place].isSign("=") && !(file[place - 1].isOperator && file.isAdjacent(place))
          && !(file[place + 1].isOperator && file.isAdjacent(place + 1))
      })
    else { return [] }
    var bytes = Array(text.utf8)
    bytes.insert(UInt8(ascii: "="), at: tokens[sign].range.lowerBound)
    return [
      line(
        becomes: String(decoding: bytes, as: UTF8.self),
        meaning: Sentence(
          "A single `=` assigns a value. To compare two values, write `==`.",
          ko: "`=` 하나는 값을 넣을 때 써요. 두 값이 같은지 물을 때는 `==` 연산자를 쓰세요."))
    ]
  }

  /// Repairs for wrong or missing operators and keywords.
  var missingSigns: [Repair] {
    guard let (front, rest) = halves else { return [] }
    if words.contains("consecutive statements on a line") {
      if let match = text.firstMatch(of: /\b(?:elseif|elsif|elif)\b/) {
        return [line(becomes: text.replacingCharacters(in: match.range, with: "else if"))]
      }
      return front.contains(/\b(?:let|var)\s+\w+\s*$/)
        ? [line(becomes: "\(front.trimmingEnd()) = \(rest.trimmingStart())")] : []
    }
    if words.contains("unexpected second identifier") {
      // The second identifier may be a value or a type.
      return [" = ", ": "].map {
        line(becomes: "\(front.trimmingEnd())\($0)\(rest.trimmingStart())")
      }
    }
    if words.contains("class-constrained type"), text.contains("==="), !text.contains("====") {
      return [
        line(
          becomes: text.replacing("===", with: "=="),
          meaning: Sentence(
            "`===` checks whether two values are the same object. To compare values, write `==`.",
            ko: "`===` 연산자는 같은 객체인지 물어요. 값을 비교할 때는 `==` 연산자를 쓰세요."))
      ]
    }
    if words.contains("'() -> "), let assignment = text.firstMatch(of: /\s*=\s*\{\s*$/) {
      return [
        line(
          becomes: text.replacingCharacters(in: assignment.range, with: " {"),
          meaning: Sentence(
            "A computed property has its braces directly after its type, without `=`.",
            ko: "계산 프로퍼티는 타입 바로 뒤에 `=` 없이 중괄호를 써요."))
      ]
    }
    if words.contains("expected expression"), rest.hasPrefix(","), front.allSatisfy(\.isWhitespace)
    {
      return [
        line(
          becomes: "\(front).\(rest.dropFirst())",
          meaning: Sentence(
            "A modifier starts with a dot.", ko: "수정자는 점으로 시작해요."))
      ]
    }
    if words.contains("expected ',' separator") {
      var found: [Repair] = []
      if front.contains(/[(,]\s*\w+\s*$/) {
        found.append(
          line(
            becomes: "\(front.trimmingEnd()): \(rest.trimmingStart())",
            meaning: Sentence(
              "A label is followed by a colon.", ko: "레이블 뒤에는 쌍점을 써요.")))
      }
      // An array without a closing bracket, which continues into the label of the next argument.
      if text.contains("["),
        let label = text.matches(of: /,\s*\w+:\s/).first(where: {
          text[..<$0.startIndex].last { "[]".contains($0) } == "["
        })
      {
        found.append(
          line(
            becomes: "\(text[..<label.startIndex])]\(text[label.startIndex...])",
            meaning: Self.openBracket(line, "]")))
      }
      return found
    }
    return []
  }

  /// Repairs for a semicolon that separates a view from its modifier on the next line.
  var endedViews: [Repair] {
    guard words.contains("cannot be used on type 'View'"), line > 1 else { return [] }
    let before = lines[line - 2].trimmingEnd()
    guard before.hasSuffix(";"), text.trimmingStart().hasPrefix(".") else { return [] }
    return [
      line(
        line - 1, becomes: String(before.dropLast()),
        meaning: Sentence(
          "The semicolon ends the view, so the modifier below has no view to change.",
          ko: "세미콜론에서 뷰가 끝나 버려서 아래 수정자가 붙을 뷰가 없어요."))
    ]
  }

  /// Repairs for typographic quotation marks and unterminated strings.
  var quotationMarks: [Repair] {
    if words.contains("curly quote") {
      return [line(becomes: String(text.map { "“”„‟".contains($0) ? "\"" : $0 }))]
    }
    if words.contains("expected ',' separator"), let escaped = innerQuotationMarks {
      return [
        line(
          becomes: escaped,
          meaning: Sentence(
            "A quotation mark ends the string. To include a quotation mark, put a backslash before it: `\\\"`.",
            ko: "따옴표가 나오면 문자열이 끝나요. 문자열 안의 따옴표 앞에는 백슬래시를 붙이세요: `\\\"`."))
      ]
    }
    guard words.contains("unterminated string literal"), let (front, rest) = halves else {
      return []
    }
    // Possible ends of the string: before the first bracket, before the brackets at the line's end, and at
    // the line's end.
    var ends: [String.Index] = []
    let body = rest.dropFirst()
    if let bracket = body.firstIndex(where: { ")],".contains($0) }) { ends.append(bracket) }
    let closing = body.reversed().prefix { ")]}{, ".contains($0) }.count
    ends.append(rest.index(rest.endIndex, offsetBy: -closing))
    ends.append(rest.endIndex)
    var found: [Repair] = []
    for end in ends {
      let repair = line(becomes: "\(front)\(rest[..<end])\"\(rest[end...])")
      if !found.contains(repair) { found.append(repair) }
    }
    return found
  }
}
