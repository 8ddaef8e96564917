/// Something that is said to a person, as a value: which sentence it is, what is put into it, and how
/// each language says it.
///
/// It crosses the border between worker and judge, caches and journals as a value, and is spoken once,
/// at the very end, by whoever prints it. It cannot be made without all languages:
///
///     Sentence("Put \(title) above \(detail).", ko: "\(title) 부분이 \(detail) 부분보다 위에 오게 하세요.")
///
/// What is put in may be a sentence itself, which then speaks the same language. What is to be typed
/// stands between backticks. Korean sentences are in 해요체 and put a noun after every name and number
/// (`3개`, `x 파일을`), so that no particle depends on how a name is read aloud.
package struct Sentence: Hashable, Sendable {
  /// What is put into the sentence, in the order of the English one.
  package internal(set) var arguments: [Argument]

  var english: [Piece]
  var korean: [Piece]

  package init(_ english: SentenceForm, ko korean: SentenceForm) {
    var arguments: [Argument] = []
    self.english = english.pieces(addingTo: &arguments)
    self.korean = korean.pieces(addingTo: &arguments)
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

  init(arguments: [Argument], english: [Piece], korean: [Piece]) {
    self.arguments = arguments
    self.english = english
    self.korean = korean
  }

  func pieces(in language: Language) -> [Piece] {
    switch language.voice {
    case .english: english
    case .korean: korean
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
