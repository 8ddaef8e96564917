/// The type that an extension names, as far as tokens tell it.
struct ExtendedType {
  /// Its words with dots between them and no module before them: `Array`, `Forecast.Hour`.
  let name: String

  /// The words as they stand there, `Swift.Array` for one.
  let path: String

  /// False where dots follow that are no part of the path, as in `Box<Int>.Index`.
  let isWhole: Bool

  private static let modules: Set<String> = [
    "Swift", "SwiftUI", "Foundation", "WidgetKit", "AppIntents",
  ]

  /// Reads the type whose first word stands at `start`.
  init(at start: Int, in tokens: CodeTokens) {
    var words = [tokens[start].text]
    var index = start + 1
    while tokens[index].is("."), tokens[index + 1].kind == .name {
      words.append(tokens[index + 1].text)
      index += 2
    }
    path = words.joined(separator: ".")
    if words.count > 1, Self.modules.contains(words[0]) { words.removeFirst() }
    name = words.joined(separator: ".")
    var isWhole = true
    let ends = ["{", ":", "}", "where", "extension"]
    while index < tokens.all.count, !ends.contains(tokens[index].text) {
      if tokens[index].kind == .operatorSign, tokens[index].text.contains(".") { isWhole = false }
      index += 1
    }
    self.isWhole = isWhole
  }

  /// Whether the name is one word, which says what it stands for unless it is another name for a type.
  var isOneWord: Bool { isWhole && !name.contains(".") }
}
