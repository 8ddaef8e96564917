extension Sentence {
  /// True for text of others, which is the same in every language.
  package var isVerbatim: Bool { english == korean }

  /// Sentences one after the other, as in `“Seoul”, the symbol sun.max`.
  package init(listing sentences: [Sentence], separator: String = ", ") {
    arguments = sentences.map(Argument.sentence)
    english = sentences.indices.flatMap { place -> [Piece] in
      place == 0 ? [.argument(place)] : [.words(separator), .argument(place)]
    }
    korean = english
  }

  /// The sentence with another one after it.
  package func followed(by other: Sentence) -> Sentence {
    Sentence("\(self) \(other)", ko: "\(self) \(other)")
  }

  /// The sentence with its words and all that is put in changed, in every language, such as to be harmless
  /// in a terminal.
  package func mapTexts(_ change: (String) -> String) -> Sentence {
    func changed(_ pieces: [Piece]) -> [Piece] {
      pieces.map { piece in
        switch piece {
        case .words(let words): .words(change(words))
        case .argument: piece
        }
      }
    }
    var sentence = mapSentences { $0.mapTexts(change) }
    sentence.arguments = sentence.arguments.map { argument in
      switch argument {
      case .text(let text): .text(change(text))
      case .sentence: argument
      }
    }
    sentence.english = changed(english)
    sentence.korean = korean.map(changed)
    return sentence
  }

  /// The sentence with the sentences that are put into it changed.
  package func mapSentences(_ change: (Sentence) -> Sentence) -> Sentence {
    var sentence = self
    sentence.arguments = arguments.map { argument in
      switch argument {
      case .text: argument
      case .sentence(let inner): .sentence(change(inner))
      }
    }
    return sentence
  }

  /// The sentence with a capital letter where English begins with the name of a view.
  package func beginningWithCapital() -> Sentence {
    guard spoken(in: .english).hasPrefix("the ") else { return self }
    var sentence = self
    switch english.first {
    case .words(let words):
      sentence.english[0] = .words(words.prefix(1).uppercased() + words.dropFirst())
    case .argument(let place):
      guard case .sentence(let inner) = arguments[place] else { return self }
      // A place of its own: the name may stand in the middle as well.
      sentence.arguments.append(.sentence(inner.beginningWithCapital()))
      sentence.english[0] = .argument(arguments.count)
    case nil: break
    }
    // What others wrote stays one text for every language, so that a table of theirs is still asked for it.
    if isVerbatim { sentence.korean = sentence.english }
    return sentence
  }

  /// Text of others with sentences of ours in it, such as a view's name in an author's message: of each the
  /// first place is said in the language of whoever listens.
  ///
  /// - Parameter sentences: Those that may stand in the text, as English says them.
  package init(verbatim text: String, naming sentences: [Sentence]) {
    var parts: [Argument] = [.text(text)]
    for sentence in Set(sentences).sorted(by: { $0.id.count > $1.id.count })
    where !sentence.isVerbatim {
      let words = sentence.spoken(in: .english)
      guard !words.isEmpty,
        let place = parts.firstIndex(where: { part in
          if case .text(let text) = part { text.contains(words) } else { false }
        }), case .text(let whole) = parts[place],
        let found = whole.firstRange(of: words)
      else { continue }
      parts.replaceSubrange(
        place...place,
        with: [
          .text(String(whole[..<found.lowerBound])), .sentence(sentence),
          .text(String(whole[found.upperBound...])),
        ])
    }
    self.init(verbatim: text)
    guard parts.count > 1 else { return }
    english = []
    for part in parts {
      switch part {
      case .text(""): continue
      case .text(let words): english.append(.words(words))
      case .sentence:
        arguments.append(part)
        english.append(.argument(arguments.count - 1))
      }
    }
    korean = english
  }
}
