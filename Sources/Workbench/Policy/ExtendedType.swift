/// The type that an extension names, as far as tokens tell it.
struct ExtendedType {
  /// Its words with dots between them and no module before them: `Array`, `Forecast.Hour`.
  let name: String

  /// The words as they stand there, `Swift.Array` for one.
  let path: String

  /// False where dots follow that are no part of the path, as in `Box<Int>.Index`, and where the path is
  /// longer than anybody writes one, of which only the beginning is left.
  let isWhole: Bool

  /// The most bytes of a path; a longer one is told like one that is not whole.
  static let longestPath = 250

  private static let modules: Set<String> = [
    "Swift", "SwiftUI", "Foundation", "WidgetKit", "AppIntents",
  ]

  /// Reads the type whose first word stands at `start`.
  init(at start: Int, in tokens: CodeTokens) {
    var words = [tokens[start].text]
    var length = words[0].utf8.count
    var index = start + 1
    while tokens[index].is("."), tokens[index + 1].kind == .name {
      let word = tokens[index + 1].text
      length += 1 + word.utf8.count
      if length <= Self.longestPath { words.append(word) }
      index += 2
    }
    var isWhole = length <= Self.longestPath
    // No name of a type's has this sign.
    if !isWhole { words = [words[0].prefix(40) + "…"] }
    path = words.joined(separator: ".")
    if words.count > 1, Self.modules.contains(words[0]) { words.removeFirst() }
    name = words.joined(separator: ".")
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
