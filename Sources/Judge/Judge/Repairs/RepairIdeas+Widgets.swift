import Foundation
import Sentences

extension RepairIdeas {
  /// Repairs for shortened names of widget families, and for a container background without its container.
  var widgetValues: [Repair] {
    if words.contains("'WidgetFamily' has no member") {
      let changed = text.replacing(Self.shortFamily) { match in
        let prefix = Self.systemFamilies.contains(String(match.1)) ? "system" : "accessory"
        return ".\(prefix)\(match.1.prefix(1).uppercased())\(match.1.dropFirst())"
      }
      guard changed != text else { return [] }
      return [
        line(
          becomes: changed,
          meaning: Sentence(
            "Names of families begin with `system` or `accessory`, such as `.systemSmall`.",
            ko: "패밀리 이름은 `.systemSmall`처럼 `system`이나 `accessory`로 시작해요."))
      ]
    }
    if words.contains("missing argument for parameter 'for' in call"),
      let match = text.firstMatch(of: Self.containerBackground)
    {
      return [
        line(
          becomes: text.replacingCharacters(
            in: match.range, with: ".containerBackground(\(match.1), for: .widget)"),
          meaning: Sentence(
            "`containerBackground` also needs the container: `for: .widget`.",
            ko: "`containerBackground`에는 어디의 배경인지도 적어요: `for: .widget`."))
      ]
    }
    return []
  }

  private static let systemFamilies: Set = ["small", "medium", "large", "extraLarge"]
  private static var shortFamily: Regex<(Substring, Substring)> {
    /\.(small|medium|large|extraLarge|circular|rectangular|inline|corner)\b/
  }
  private static var containerBackground: Regex<(Substring, Substring)> {
    /\.containerBackground\(([^()]*(?:\([^()]*\)[^()]*)*)\)/
  }

  /// Repairs for a member without the property that contains it, such as `forecast` instead of
  /// `entry.forecast`.
  var members: [Repair] {
    guard let (front, rest) = halves, !front.hasSuffix("."),
      let name = words.firstMatch(of: /cannot find '([a-z]\w*)' in scope/)?.1, rest.hasPrefix(name),
      // A framework's function lacks its import, and a property whose type is unknown has any member.
      frameworks?.framework(ofGlobal: String(name), imported: []) == nil
    else { return [] }
    return properties.prefix(Self.mostProperties).map { property in
      line(
        becomes: "\(front)\(property).\(rest)",
        meaning: Sentence(
          "There's no `\(name)` here, but there is `\(property).\(name)`.",
          ko: "`\(name)`라는 이름을 찾을 수 없지만 `\(property).\(name)` 값은 있어요."))
    }
  }

  /// The maximum number of properties to try, because each trial takes a type check.
  private static let mostProperties = 2

  /// The stored properties of the type around the error, and the parameters of closures, nearest first.
  private var properties: [String] {
    var found: [String] = []
    for text in lines[..<(line - 1)].reversed() {
      if let match = text.firstMatch(of: /\{\s*(\w+)\s+in\s*$/) { found.append(String(match.1)) }
      if let match = text.firstMatch(of: /^\s*(?:private\s+)?(?:let|var)\s+(\w+)\s*[:=][^{]*$/) {
        found.append(String(match.1))
      }
      if text.contains(/^\s*(?:\w+\s+)*(?:struct|class|enum|extension|actor)\s/) { break }
    }
    return found
  }
}
