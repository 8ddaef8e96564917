import Foundation
import Sentences

/// Repairs for declarations with a wrong keyword, name or type.
extension RepairIdeas {
  /// Repairs for a `body` with another name, a `body` that is a function or constant, a class instead of a
  /// struct, and a type in place of a value.
  var declarations: [Repair] {
    if words.contains("does not conform to protocol 'View'") { return bodies }
    if words.contains("has no initializers"), let match = text.firstMatch(of: /\bclass\b/) {
      return [
        line(
          becomes: text.replacingCharacters(in: match.range, with: "struct"),
          meaning: Sentence(
            "A view is a `struct`: a value that SwiftUI creates again for every picture.",
            ko: "뷰는 `struct` 타입이에요. 그림을 그릴 때마다 새로 만드는 값이에요."))
      ]
    }
    if words.contains("cannot conform to 'View'"), let match = text.firstMatch(of: Self.constant) {
      return [
        line(
          becomes: text.replacingCharacters(in: match.range, with: "var \(match.1) {"),
          meaning: Sentence(
            "SwiftUI computes the body for every picture, so it's a `var`, with braces directly after its type.",
            ko: "body는 그릴 때마다 새로 계산해요. `var` 키워드로 쓰고 타입 바로 뒤에 중괄호를 열어요."))
      ]
    }
    if words.contains("initializer call after type name"),
      let match = text.firstMatch(of: /\s*=\s*([A-Z]\w*)\s*$/)
    {
      return [
        line(
          becomes: text.replacingCharacters(in: match.range, with: ": \(match.1)"),
          meaning: Sentence(
            "Write a colon before a type, and `=` before a value.",
            ko: "타입 앞에는 쌍점을, 값 앞에는 `=` 부호를 써요."))
      ]
    }
    if words.contains("expressions are not allowed at the top level"),
      text.contains(/^[A-Z]\w*\s*:\s*\w+\s*\{/)
    {
      return [
        line(
          becomes: "struct \(text)",
          meaning: Sentence(
            "A view's declaration starts with the keyword `struct`.",
            ko: "뷰 선언은 `struct` 키워드로 시작해요."))
      ]
    }
    return []
  }

  private static var constant: Regex<(Substring, Substring)> {
    /(?:let|var)\s+(body\s*:\s*some View)\s*=\s*\{/
  }

  private var bodies: [Repair] {
    guard !lines.contains(where: { $0.contains(/\bvar\s+body\b/) }) else { return [] }
    for (place, line) in lines.enumerated().dropFirst(self.line - 1) {
      if let match = line.firstMatch(of: /func\s+body\s*\(\s*\)\s*->\s*some View/) {
        return [
          self.line(
            place + 1,
            becomes: line.replacingCharacters(in: match.range, with: "var body: some View"),
            meaning: Sentence(
              "`body` is a property, not a function.", ko: "`body` 선언은 함수가 아니라 프로퍼티예요."))
        ]
      }
      if let match = line.firstMatch(of: /\bvar\s+(\w+)(\s*:\s*some View\s*\{)/) {
        return [
          self.line(
            place + 1,
            becomes: line.replacingCharacters(in: match.range, with: "var body\(match.2)"),
            meaning: Sentence(
              "The property with a view's contents must be called `body`.",
              ko: "뷰의 내용을 담는 프로퍼티의 이름은 꼭 `body`예요."))
        ]
      }
    }
    return []
  }
}
