extension Sentence {
  /// One sentence after the other, in every language.
  package static func joined(_ sentences: [Sentence], separator: String = " ") -> Sentence {
    let pieces = pieces(of: sentences.count) { place in place == 0 ? "" : separator }
    return Sentence(
      arguments: sentences.map(Argument.sentence), english: pieces, korean: pieces)
  }

  /// Things side by side: `a, b and c`, `a, b, c`.
  ///
  /// - Parameter rest: How many there are besides, which are only counted: `a, b and 2 more`,
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

  /// Names side by side, which are the same in every language.
  package static func list(_ names: [String], more rest: Int = 0) -> Sentence {
    list(names.map { Sentence("\($0)", ko: "\($0)") }, more: rest)
  }

  /// The places of so many arguments with words before each.
  private static func pieces(of count: Int, before: (Int) -> String) -> [Piece] {
    (0..<count).flatMap { place -> [Piece] in
      let words = before(place)
      return words.isEmpty ? [.argument(place)] : [.words(words), .argument(place)]
    }
  }
}

extension Sentence {
  /// The sentence as it begins a line: English with a capital letter.
  package var capitalized: Sentence {
    guard let first = english.first else { return self }
    switch first {
    case .words(let words):
      let capital = Piece.words(words.prefix(1).uppercased() + words.dropFirst())
      return Sentence(
        arguments: arguments, english: [capital] + english.dropFirst(), korean: korean)
    case .argument(let place):
      // A name begins as its owner writes it.
      guard arguments.indices.contains(place), case .sentence(let inner) = arguments[place] else {
        return self
      }
      return Sentence(
        arguments: arguments + [.sentence(inner.capitalized)],
        english: [.argument(arguments.count)] + english.dropFirst(), korean: korean)
    }
  }
}
