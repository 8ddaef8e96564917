import Foundation
import Sentences

/// Repairs for the syntax of other languages and the characters of other keyboards.
extension RepairIdeas {
  /// Repairs for `and`, `or` and `not` in a condition, `#` before a comment, and units such as `6px`.
  var otherWords: [Repair] {
    if words.contains("expected '{' after"), text.contains(/\b(?:if|guard|while)\b/) {
      let changed = text.replacing(/\s+and\s+/, with: " && ").replacing(/\s+or\s+/, with: " || ")
        .replacing(/\bnot\s+/, with: "!")
      guard changed != text else { return [] }
      return [
        line(
          becomes: changed,
          meaning: Sentence(
            "In Swift, “and” is `&&`, “or” is `||`, and “not” is `!`.",
            ko: "Swift에서 ‘그리고’는 `&&`, ‘또는’은 `||`, 부정은 `!` 부호로 써요."))
      ]
    }
    if let comment = text.firstMatch(of: /^(\s*)#\s+(.*)$/), words.contains("'#'") {
      return [
        line(
          becomes: "\(comment.1)// \(comment.2)",
          meaning: Sentence("A comment starts with `//`.", ko: "주석은 `//` 부호로 시작해요."))
      ]
    }
    if let comment = text.firstMatch(of: /^(\s*)<!--\s*(.*?)\s*-->\s*$/) {
      return [
        line(
          becomes: "\(comment.1)// \(comment.2)",
          meaning: Sentence("A comment starts with `//`.", ko: "주석은 `//` 부호로 시작해요."))
      ]
    }
    if words.contains("'%' is not a postfix unary operator") {
      return [
        line(
          becomes: text.replacing(/\b(\d+(?:\.\d+)?)%/) { match in
            ((Double(match.1) ?? 0) / 100).formatted(
              .number.precision(.fractionLength(0...4)).grouping(.never)
                .locale(Locale(identifier: "en_US_POSIX")))
          }, meaning: CompilerMeaning.noPercent)
      ]
    }
    if words.contains("unnamed argument") {
      return [
        line(
          becomes: text.replacing(/\b(\d+),(\d+)(?=\s*[,)])/) { "\($0.1).\($0.2)" },
          meaning: Sentence(
            "Decimals use a point, not a comma.", ko: "소수점에는 쉼표가 아니라 점을 써요."))
      ].filter { $0.fix.text != text }
    }
    if words.contains("expected 'func' keyword") {
      let keyword = text.replacing(/^(\s*)(?:(?:fun|function|fn|def)\s+)?(?=\w+\s*\()/) {
        "\($0.1)func "
      }
      return [line(becomes: keyword, meaning: CompilerMeaning.functionsBegin)]
    }
    if words.contains("is not a valid digit in integer literal") {
      return [
        line(
          becomes: text.replacing(/\b(\d+(?:\.\d+)?)(?:px|pt|dp|em|sp)\b/) { "\($0.1)" },
          meaning: Self.plainNumber)
      ].filter { $0.fix.text != text }
    }
    return []
  }

  private static let plainNumber = Sentence(
    "Lengths are numbers of points, written without a unit.", ko: "길이는 포인트 수이고 단위 없이 써요.")

  /// Repairs for colors written as on the web: `Color(#402600)`, `Color(hex: "#402600")` and `Color.rgb(102,
  /// 38, 0)`.
  var webColors: [Repair] {
    if let match = text.firstMatch(
      of: /Color\(\s*(?:hex:\s*)?"?(?:#|0x)?([0-9A-Fa-f]{6})"?\s*\)/),
      let value = Int(match.1, radix: 16),
      words.contains("pound literal") || words.contains("#") || words.contains("hex")
    {
      return color([16, 8, 0].map { (value >> $0) & 0xFF }, in: match.range)
    }
    if let match = text.firstMatch(
      of: /(?:Color)?\.(?:rgb|RGB)\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)/),
      words.contains("'rgb'") || words.contains("'RGB'")
    {
      return color([match.1, match.2, match.3].compactMap { Int($0) }, in: match.range)
    }
    return []
  }

  private func color(_ parts: [Int], in range: Range<String.Index>) -> [Repair] {
    let parts = parts.map { part in
      (Double(part) / 255).formatted(
        .number.precision(.fractionLength(0...2)).locale(Locale(identifier: "en_US_POSIX")))
    }
    return [
      line(
        becomes: text.replacingCharacters(
          in: range, with: "Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]))"),
        meaning: Sentence(
          "A color has red, green and blue parts, each from 0 to 1.",
          ko: "색은 빨강, 초록, 파랑 성분으로 만들고, 각각 0부터 1까지의 수예요."))
    ]
  }

  /// Repairs for full-width brackets, commas and colons of Korean, Chinese or Japanese keyboards.
  var fullWidthSigns: [Repair] {
    let signs: [Character: Character] = [
      "（": "(", "）": ")", "｛": "{", "｝": "}", "［": "[", "］": "]", "，": ",", "：": ":", "；": ";",
    ]
    let changed = String(text.map { signs[$0] ?? $0 })
    return changed == text ? [] : [line(becomes: changed)]
  }
}
