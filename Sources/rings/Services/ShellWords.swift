/// A command line cut into words as a shell cuts it: quotes keep what is inside together.
struct ShellWords {
  let words: [String]

  /// Nil where a quote is not closed.
  init?(_ line: String) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if "'\"".contains(character) {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let ended = word { words.append(ended) }
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
