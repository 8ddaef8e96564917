/// A sentence's wording in one language: a string literal whose interpolations stay values.
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

    package mutating func appendInterpolation(_ type: Any.Type) {
      appendInterpolation(String(describing: type))
    }

    package mutating func appendInterpolation(_ form: SentenceForm) {
      parts += form.parts
    }
  }

  /// Returns the wording's pieces, and adds missing values to the end of `arguments`.
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
