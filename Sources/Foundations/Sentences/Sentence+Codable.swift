/// Encodes a sentence as its arguments, and each language's words and argument indices.
///
/// Without `ko`, both languages have the same text. An empty `ko` means that there's no translation yet. If
/// the encoder has a reader's language, the sentence is encoded as plain text instead.
extension Sentence: Codable {
  enum CodingKeys: String, CodingKey {
    case arguments
    case english = "en"
    case korean = "ko"
  }

  package init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = Sentence(verbatim: text)
      return
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    arguments = try values.decodeIfPresent([Argument].self, forKey: .arguments) ?? []
    english = try values.decode([Piece].self, forKey: .english)
    let translated = try values.decodeIfPresent([Piece].self, forKey: .korean) ?? english
    korean = translated.isEmpty && !english.isEmpty ? nil : translated
    guard length <= Self.longest else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a sentence is longer than \(Self.longest) bytes"))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    if let language = Language.heard(by: encoder) {
      var text = encoder.singleValueContainer()
      return try text.encode(spoken(in: language))
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    if !arguments.isEmpty { try values.encode(arguments, forKey: .arguments) }
    try values.encode(english, forKey: .english)
    if korean != english { try values.encode(korean ?? [], forKey: .korean) }
  }
}

extension Sentence.Argument: Codable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = .sentence(try value.decode(Sentence.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .text(let text): try value.encode(text)
    case .sentence(let sentence): try value.encode(sentence)
    }
  }
}

extension Sentence.Piece: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let words = try? value.decode(String.self) {
      self = .words(words)
    } else {
      self = .argument(try value.decode(Int.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .words(let words): try value.encode(words)
    case .argument(let place): try value.encode(place)
    }
  }
}

extension Language {
  private static let key = CodingUserInfoKey(rawValue: "rings.language")

  /// The `userInfo` that makes an encoder write sentences as text in this language.
  package var encoderInfo: [CodingUserInfoKey: any Sendable] {
    Self.key.map { [$0: self] } ?? [:]
  }

  /// Returns the reader's language of an encoder, or `nil` if sentences stay structured.
  fileprivate static func heard(by encoder: any Encoder) -> Language? {
    key.flatMap { encoder.userInfo[$0] as? Language }
  }
}

extension Sentence {
  /// The maximum size of a decoded sentence, in bytes.
  ///
  /// A small malicious frame could otherwise repeat nested arguments until the text is huge.
  private static let longest = 1 << 20

  /// The size in bytes of the text in the longer language, counted up to just over `longest`.
  private var length: Int {
    let lengths = arguments.map { argument in
      switch argument {
      case .text(let text): text.utf8.count
      case .sentence(let sentence): sentence.length
      }
    }
    func length(of pieces: [Piece]) -> Int {
      pieces.reduce(0) { sum, piece in
        let own =
          switch piece {
          case .words(let words): words.utf8.count
          case .argument(let place): lengths.indices.contains(place) ? lengths[place] : 0
          }
        // Pieces without words take time too, so each counts as one byte.
        return min(sum + own + 1, Self.longest + 1)
      }
    }
    return max(length(of: english), length(of: korean ?? []))
  }
}
