import Foundation
import Sentences

extension RepairIdeas {
  /// Repairs for quoted numbers and colors, a number as a font, and a type in place of a view.
  var writtenValues: [Repair] {
    guard let (front, rest) = halves else { return [] }
    if words.contains("value of type 'String' to expected argument type"),
      let match = rest.prefixMatch(of: /"(-?\d+(?:\.\d+)?)(?:px|pt)?"/)
    {
      return [
        line(
          becomes: "\(front)\(match.1)\(rest[match.range.upperBound...])",
          meaning: Sentence(
            "Write numbers without quotation marks.", ko: "숫자는 따옴표 없이 써요."))
      ]
    }
    if words.contains("no exact matches in call to instance method"),
      let match = text.firstMatch(of: /\(\s*"(-?\d+(?:\.\d+)?)(?:px|pt)?"\s*\)/)
    {
      return [
        line(
          becomes: text.replacingCharacters(in: match.range, with: "(\(match.1))"),
          meaning: Sentence(
            "Write numbers without quotation marks.", ko: "숫자는 따옴표 없이 써요."))
      ]
    }
    if words.contains("'String' conform to 'ShapeStyle'"),
      let match = text.firstMatch(of: /"([a-z]\w*)"/)
    {
      return [
        line(
          becomes: text.replacingCharacters(in: match.range, with: ".\(match.1)"),
          meaning: Sentence(
            "Write a color as a name with a dot in front, without quotation marks.",
            ko: "색은 따옴표 없이 점을 앞에 붙인 이름으로 써요."))
      ]
    }
    if words.contains("to expected argument type 'Font'")
      || words.contains("to expected argument type 'Font.TextStyle'"),
      let match = text.firstMatch(of: /\.font\(\s*(?:\.system\(\s*)?(\d+(?:\.\d+)?)\s*\)?\)/)
    {
      return [
        line(
          becomes: text.replacingCharacters(
            in: match.range, with: ".font(.system(size: \(match.1)))"),
          meaning: Sentence(
            "To choose a font's size, write `.system(size: …)`.",
            ko: "글꼴 크기를 직접 정하려면 `.system(size: …)` 값을 쓰세요."))
      ]
    }
    if let match = words.firstMatch(of: /type '(\w+)\.Type' cannot conform to 'View'/),
      rest.hasPrefix(match.1)
    {
      return [line(becomes: "\(front)\(match.1)()\(rest.dropFirst(match.1.count))")]
    }
    if let match = words.firstMatch(of: /has no member '([A-Z]\w*)'/), front.hasSuffix("."),
      rest.hasPrefix(match.1), front.dropLast().allSatisfy(\.isWhitespace)
    {
      return [
        line(
          becomes: "\(front.dropLast())\(rest)",
          meaning: Sentence(
            "`\(match.1)` is a separate view, so don't put a dot in front.",
            ko: "`\(match.1)` 타입은 따로 놓는 뷰라서 앞에 점을 붙이지 않아요."))
      ]
    }
    return []
  }

  /// Repairs for missing, extra or wrong separators and brackets.
  var separators: [Repair] {
    if words.contains("expected ',' separator"), text.contains(";") {
      return [line(becomes: text.replacing(/;\s*/, with: ", "))]
    }
    if words.contains("static member") && words.contains("cannot be used on instance")
      || words.contains("cannot be used as an instance member")
    {
      let changed = text.replacing(/(\.\w+)\s+(?=\.\w+\s*[\],.])/) { "\($0.1), " }
      guard changed != text else { return [] }
      return [
        line(
          becomes: changed,
          meaning: Sentence(
            "Separate the elements of a list with commas.", ko: "목록의 요소 사이에는 쉼표를 써요."))
      ]
    }
    if words.contains("consecutive statements on a line"), let (front, rest) = halves {
      if rest.trimmingEnd() == "," {
        return [
          line(
            becomes: String(front.trimmingEnd()),
            meaning: Sentence(
              "Write views one below the other, without commas.", ko: "뷰는 쉼표 없이 아래로 나란히 써요."))
        ]
      }
      if let sign = rest.first, ")]".contains(sign) {
        return [
          line(
            becomes: "\(front)\(rest.dropFirst())",
            meaning: Sentence(
              "`\(String(sign))` closes a bracket that was never opened.",
              ko: "연 적이 없는 괄호를 닫고 있어요: `\(String(sign))`."))
        ]
      }
      if let match = front.firstMatch(of: /\{\s*(\w+)\s*$/) {
        return [
          line(
            becomes: "\(front[..<match.range.lowerBound]){ \(match.1) in\(rest)",
            meaning: Sentence(
              "Between a closure's parameters and its code, write `in`.",
              ko: "클로저가 받는 값과 하는 일 사이에는 `in` 키워드를 써요."))
        ]
      }
    }
    if let match = text.firstMatch(of: /\b([A-Z]\w*)\[([^\[\]]*:[^\[\]]*)\](\s*\{)/),
      words.contains("could not be inferred") || words.contains("subscript")
    {
      return [
        line(
          becomes: text.replacingCharacters(
            in: match.range, with: "\(match.1)(\(match.2))\(match.3)"),
          meaning: Sentence(
            "A call uses parentheses; square brackets are for lists.",
            ko: "호출할 때는 소괄호를 써요. 대괄호는 목록에 써요."))
      ]
    }
    return []
  }
}
