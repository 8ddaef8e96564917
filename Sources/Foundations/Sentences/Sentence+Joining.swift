extension Sentence {
  /// Joins sentences with a separator, in every language.
  package static func joined(_ sentences: [Sentence], separator: String = " ") -> Sentence {
    let pieces = pieces(of: sentences.count) { place in place == 0 ? "" : separator }
    return Sentence(
      arguments: sentences.map(Argument.sentence), english: pieces, korean: pieces)
  }

  /// Returns a list such as `a, b and c`, or `a, b, c` in Korean.
  ///
  /// - Parameter rest: The number of further items to count without naming them, as in `a, b and 2 more` or
  ///   `a, b 외 2개`.
  package static func list(_ things: [Sentence], more rest: Int = 0) -> Sentence {
    var named = things.map(Argument.sentence)
    var korean = pieces(of: things.count) { place in place == 0 ? "" : ", " }
    guard rest > 0 else {
      let english = pieces(of: things.count) { place in
        place == 0 ? "" : place == things.count - 1 ? " and " : ", "
      }
      return Sentence(arguments: named, english: english, korean: korean)
    }
    named.append(.text("\(rest)"))
    var english = korean
    english += [.words(" and "), .argument(things.count), .words(" more")]
    korean += [.words(" 외 "), .argument(things.count), .words("개")]
    return Sentence(arguments: named, english: english, korean: korean)
  }

  /// Returns a list of names, which are the same in every language.
  package static func list(_ names: [String], more rest: Int = 0) -> Sentence {
    list(names.map { Sentence("\($0)", ko: "\($0)") }, more: rest)
  }

  /// Returns argument pieces, each preceded by its words.
  private static func pieces(of count: Int, before: (Int) -> String) -> [Piece] {
    (0..<count).flatMap { place -> [Piece] in
      let words = before(place)
      return words.isEmpty ? [.argument(place)] : [.words(words), .argument(place)]
    }
  }
}

extension Sentence {
  /// The sentence with a capital first letter in English.
  package var capitalized: Sentence {
    guard let first = english.first else { return self }
    switch first {
    case .words(let words):
      let capital = Piece.words(words.prefix(1).uppercased() + words.dropFirst())
      return Sentence(
        arguments: arguments, english: [capital] + english.dropFirst(), korean: korean)
    case .argument(let place):
      // A name keeps its capitalization.
      guard arguments.indices.contains(place), case .sentence(let inner) = arguments[place] else {
        return self
      }
      return Sentence(
        arguments: arguments + [.sentence(inner.capitalized)],
        english: [.argument(arguments.count)] + english.dropFirst(), korean: korean)
    }
  }
}
