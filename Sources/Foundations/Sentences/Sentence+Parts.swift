extension Sentence {
  /// Whether the words are an author's, the same in every language, apart from views and files that it names.
  ///
  /// Sentences joined by punctuation have one form too, but their words are Rings' own.
  package var isVerbatim: Bool {
    guard english == korean else { return false }
    let hasWords = english.contains { piece in
      if case .words(let words) = piece { words.contains(where: \.isLetter) } else { false }
    }
    return hasWords
      || arguments.allSatisfy { argument in
        if case .sentence(let inner) = argument { inner.isVerbatim } else { true }
      }
  }

  /// Joins sentences, as in `“Seoul”, the symbol sun.max`.
  package init(listing sentences: [Sentence], separator: String = ", ") {
    arguments = sentences.map(Argument.sentence)
    english = sentences.indices.flatMap { place -> [Piece] in
      place == 0 ? [.argument(place)] : [.words(separator), .argument(place)]
    }
    korean = english
  }

  package func followed(by other: Sentence) -> Sentence {
    Sentence("\(self) \(other)", ko: "\(self) \(other)")
  }

  /// Returns the sentence with all words and arguments transformed in every language, for example to sanitize
  /// them.
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

  /// Returns the sentence with its nested sentences transformed.
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

  /// Returns the sentence with a capital first letter if its English text begins with “the ”.
  package func beginningWithCapital() -> Sentence {
    guard spoken(in: .english).hasPrefix("the ") else { return self }
    var sentence = self
    switch english.first {
    case .words(let words):
      sentence.english[0] = .words(words.prefix(1).uppercased() + words.dropFirst())
    case .argument(let place):
      guard case .sentence(let inner) = arguments[place] else { return self }
      // Append a new argument, because the original may also appear later in the sentence.
      sentence.arguments.append(.sentence(inner.beginningWithCapital()))
      sentence.english[0] = .argument(arguments.count)
    case nil: break
    }
    // Keep verbatim text verbatim, so that an author's translation table still applies to it.
    if isVerbatim { sentence.korean = sentence.english }
    return sentence
  }

  /// Creates verbatim text with translatable parts, such as a view's name in an author's message.
  ///
  /// Replaces the first occurrence of each sentence's English text.
  ///
  /// - Parameter sentences: The sentences that may occur in the text.
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
