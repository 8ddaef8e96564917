/// The words of a command line, split at spaces and quoted as in a shell.
package struct ShellWords: Hashable, Sendable {
  package let words: [String]

  /// Splits `line`, or returns `nil` if a quote isn't closed.
  package init?(_ line: String) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var characters = line[...]
    while let character = characters.popFirst() {
      if character == "\\", quote != "'" {
        // Inside double quotes, a backslash escapes only quotes and backslashes.
        guard let next = characters.popFirst() else { return nil }
        let isPlain = quote != nil && next != "\"" && next != "\\"
        word = (word ?? "") + (isPlain ? "\\\(next)" : "\(next)")
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { return nil }
    if let word { words.append(word) }
    self.words = words
  }
}
