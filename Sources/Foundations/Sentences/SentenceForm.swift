/// How one language says a sentence: a string literal whose interpolations stay values.
package struct SentenceForm: ExpressibleByStringInterpolation, Hashable, Sendable {
  private let parts: [Part]

  fileprivate enum Part: Hashable, Sendable {
    case words(String)
    case argument(Sentence.Argument)
  }

  package init(stringLiteral words: String) {
    parts = [.words(words)]
  }

  package init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Collects a literal's words and what stands between them.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    package mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { parts.append(.words(words)) }
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      parts.append(.argument(.text(value.description)))
    }

    package mutating func appendInterpolation(_ sentence: Sentence) {
      parts.append(.argument(.sentence(sentence)))
    }

    /// A type by its name.
    package mutating func appendInterpolation(_ type: Any.Type) {
      appendInterpolation(String(describing: type))
    }

    /// The parts of another form, in the same language.
    package mutating func appendInterpolation(_ form: SentenceForm) {
      parts += form.parts
    }
  }

  /// The form's pieces, with each value as a place among `arguments`, where those that are not there
  /// yet are put at the end.
  func pieces(addingTo arguments: inout [Sentence.Argument]) -> [Sentence.Piece] {
    parts.map { part in
      switch part {
      case .words(let words): return .words(words)
      case .argument(let argument):
        if let place = arguments.firstIndex(of: argument) { return .argument(place) }
        arguments.append(argument)
        return .argument(arguments.count - 1)
      }
    }
  }
}
