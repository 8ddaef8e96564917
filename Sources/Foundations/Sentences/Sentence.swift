/// A message as a value: its arguments, and its wording in each language.
///
/// It stays a value in the worker protocol, caches and journals. Only the code that prints it turns it into
/// text.
///
///     Sentence("Put \(title) above \(detail).", ko: "\(title) 부분이 \(detail) 부분보다 위에 오게 하세요.")
///
/// Without `ko:`, Korean readers see the English text. `SentenceTests` lists such messages, and a release has
/// none. An argument can be another sentence. Backticks enclose text to type. Korean sentences use 해요체 and
/// put a noun after every name and number (`3개`, `x 파일을`), because particles would depend on the
/// pronunciation of a name.
package struct Sentence: Hashable, Sendable {
  /// The arguments, in the order of the English wording.
  package internal(set) var arguments: [Argument]

  var english: [Piece]
  /// The Korean wording, or `nil` if there's no translation yet.
  var korean: [Piece]?

  package init(_ english: SentenceForm, ko korean: SentenceForm? = nil) {
    var arguments: [Argument] = []
    self.english = english.pieces(addingTo: &arguments)
    self.korean = korean?.pieces(addingTo: &arguments)
    self.arguments = arguments
  }

  /// Creates a sentence from text that Rings doesn't translate, from the compiler, XCTest or an author.
  package init(verbatim text: String) {
    arguments = []
    english = [.words(text)]
    korean = english
  }

  /// A stable identifier: the English wording with `{}` for each argument.
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
  package enum Argument: Hashable, Sendable {
    /// A name or number, which is the same in every language.
    case text(String)
    /// A nested sentence, which each language words differently.
    case sentence(Sentence)
  }

  /// A part of a sentence's wording in one language.
  enum Piece: Hashable, Sendable {
    case words(String)
    case argument(Int)
  }
}
