/// A message as a value: its arguments, and its wording in each language.
///
/// It stays a value in the worker protocol, caches and journals. Only the code that prints it turns it into text.
///
///     Sentence("Put \(title) above \(detail).", ko: "\(title) 부분이 \(detail) 부분보다 위에 오게 하세요.")
///
/// Without `ko:` Korean readers see the English; `SentenceTests` lists such messages, and a release has none. An
/// argument may be a sentence itself. Text to type is between backticks. Korean sentences are in 해요체 and put a noun
/// after every name and number (`3개`, `x 파일을`), so that no particle depends on how a name is read aloud.
package struct Sentence: Hashable, Sendable {
  /// What is put into the sentence, in the order of the English one.
  package internal(set) var arguments: [Argument]

  var english: [Piece]
  /// Nil where there is no translation yet.
  var korean: [Piece]?

  package init(_ english: SentenceForm, ko korean: SentenceForm? = nil) {
    var arguments: [Argument] = []
    self.english = english.pieces(addingTo: &arguments)
    self.korean = korean?.pieces(addingTo: &arguments)
    self.arguments = arguments
  }

  /// Text of others, which is the same in every language: the compiler's, XCTest's, an author's.
  package init(verbatim text: String) {
    arguments = []
    english = [.words(text)]
    korean = english
  }

  /// The sentence's name: how English says it, with `{}` for all that is put in.
  package var id: String {
    english.map { piece in
      switch piece {
      case .words(let words): words
      case .argument: "{}"
      }
    }.joined()
  }

  init(arguments: [Argument], english: [Piece], korean: [Piece]?) {
    self.arguments = arguments
    self.english = english
    self.korean = korean
  }

  func pieces(in language: Language) -> [Piece] {
    switch language.voice {
    case .english: english
    case .korean: korean ?? english
    }
  }
}

extension Sentence {
  /// What is put into a sentence.
  package enum Argument: Hashable, Sendable {
    /// A name or number, which is the same in every language.
    case text(String)
    /// Words that each language says in its own way.
    case sentence(Sentence)
  }

  /// A part of a sentence in one language.
  enum Piece: Hashable, Sendable {
    case words(String)
    /// A place among the arguments.
    case argument(Int)
  }
}
