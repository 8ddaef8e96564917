import Compiling
import Foundation
import Sentences

extension RepairIdeas {
  /// Repairs for missing dots, wrong capitalization and similar names.
  var names: [Repair] {
    guard let (front, rest) = halves else { return [] }
    if let match = words.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/),
      rest.hasPrefix(match.1)
    {
      let name = match.1
      let capitals = Self.capitalsChanged(name)
      let near = frameworks?.names(near: String(name)) ?? []
      var found = [line(becomes: "\(front)\(capitals)\(rest.dropFirst(name.count))")]
      found += near.filter { $0 != capitals }.prefix(3).map { near in
        line(
          becomes: "\(front)\(near)\(rest.dropFirst(name.count))",
          meaning: Sentence(
            "There's no `\(name)` here, but there is `\(near)`.",
            ko: "`\(name)`라는 이름을 찾을 수 없지만 `\(near)` 이름은 있어요."))
      }
      if let sign = front.last(where: { !$0.isWhitespace }), "(:,[?=".contains(sign) {
        found.insert(
          line(
            becomes: "\(front).\(rest)",
            meaning: Sentence(
              """
              `\(name)` belongs to the type expected here, so it needs a dot in front: `.\(name)`.
              """,
              ko: "`\(name)` 이름은 여기에서 필요한 타입에 들어 있어서 앞에 점을 붙여요: `.\(name)`.")), at: 0)
      }
      return found
    }
    if let match = words.firstMatch(of: /has no (?:\w+ )?member '(\w+)'/), rest.hasPrefix(match.1) {
      let capitals = Self.capitalsChanged(match.1)
      let near = frameworks?.names(near: String(match.1)) ?? []
      return ([capitals] + near.filter { $0 != capitals }).prefix(4).map { name in
        line(
          becomes: "\(front)\(name)\(rest.dropFirst(match.1.count))",
          meaning: name == capitals
            ? Sentence(
              "Capitalization matters: it's called `\(name)`.",
              ko: "대소문자를 구별해요. `\(name)` 이름으로 쓰세요.")
            : Sentence(
              "There's no `\(match.1)` here, but there is `\(name)`.",
              ko: "`\(match.1)`라는 이름을 찾을 수 없지만 `\(name)` 이름은 있어요."))
      }
    }
    return []
  }

  private static func capitalsChanged(_ name: Substring) -> String {
    guard let first = name.first else { return "" }
    return (first.isUppercase ? first.lowercased() : first.uppercased()) + name.dropFirst()
  }

  /// Repairs for a misspelled module name.
  var modules: [Repair] {
    guard let match = words.firstMatch(of: /no such module '(\w+)'/),
      let name = Suggestion.closest(
        to: String(match.1), in: SoftwareDevelopmentKit.frameworks + ["Foundation"]),
      let range = text.range(of: match.1)
    else { return [] }
    return [
      line(
        becomes: text.replacingCharacters(in: range, with: name),
        meaning: Sentence(
          "There's no module `\(match.1)`. You probably mean `\(name)`.",
          ko: "`\(match.1)` 모듈은 없어요. 아마 `\(name)` 모듈일 거예요."))
    ]
  }

  /// Repairs for a number passed to `Text`, a call without a view among views, and a UIKit color.
  var values: [Repair] {
    var found: [Repair] = []
    if words.contains("no exact matches in call to initializer")
      || words.contains("to expected argument type 'String'"),
      let match = text.firstMatch(of: /\bText\((?<value>[^()"]+(?:\([^()"]*\))?)\)/)
    {
      func replaced(_ value: String) -> String {
        text.replacingCharacters(in: match.range, with: "Text(\(value))")
      }
      var repair = line(
        becomes: replaced("\"\\(\(match.value))\""),
        meaning: Sentence(
          "A `Text` shows a string. Put the number into a string: `Text(\"\\(…)\")`.",
          ko: "`Text` 뷰는 문자열을 보여 줘요. 숫자는 문자열 안에 넣으세요: `Text(\"\\(…)\")`."))
      // String interpolation also accepts an optional, but shows `Optional(5)`.
      repair.proof = SuggestedFix(
        line: line, lastLine: line, text: replaced("String(\(match.value))"))
      found.append(repair)
    }
    if words.contains("type '()' cannot conform to 'View'") {
      found.append(Repair(SuggestedFix(line: line, lastLine: line, text: "")))
    }
    if words.contains("'UIColor'"), text.contains("UIColor.") {
      found.append(
        line(
          becomes: text.replacing("UIColor.", with: "Color."),
          meaning: Sentence(
            "SwiftUI has its own colors, such as `Color.red`, or just `.red`.",
            ko: "SwiftUI에는 자체 색이 있어요. `Color.red`나 간단히 `.red`라고 쓰세요.")))
    }
    return found
  }
}
