extension Sentence {
  /// The maximum length of spoken text, in characters and pieces.
  ///
  /// Sentences also come from the sandbox, where malicious code can nest each sentence twice in the next.
  /// Thirty such levels would take hours.
  private static let longest = 100_000

  package func spoken(in language: Language) -> String {
    var text = ""
    var room = Self.longest
    speak(in: language, into: &text, room: &room)
    return text
  }

  private func speak(in language: Language, into text: inout String, room: inout Int) {
    for piece in pieces(in: language) {
      guard room > 0 else { return }
      room -= 1
      switch piece {
      case .words(let words): Self.append(words, to: &text, room: &room)
      case .argument(let place):
        guard arguments.indices.contains(place) else { continue }
        switch arguments[place] {
        case .text(let words): Self.append(words, to: &text, room: &room)
        case .sentence(let sentence): sentence.speak(in: language, into: &text, room: &room)
        }
      }
    }
  }

  private static func append(_ words: String, to text: inout String, room: inout Int) {
    text += words
    room -= words.utf8.count
  }
}

extension Sentence: CustomDebugStringConvertible {
  /// The English text in quotation marks.
  package var debugDescription: String { spoken(in: .english).debugDescription }
}
