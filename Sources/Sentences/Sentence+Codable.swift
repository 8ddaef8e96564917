/// A sentence is an object: its arguments, and for each language its words and, as numbers from 0, the
/// places of arguments among them.
extension Sentence: Codable {
  enum CodingKeys: String, CodingKey {
    case arguments
    case english = "en"
    case korean = "ko"
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    arguments = try values.decodeIfPresent([Argument].self, forKey: .arguments) ?? []
    english = try values.decode([Piece].self, forKey: .english)
    korean = try values.decodeIfPresent([Piece].self, forKey: .korean) ?? english
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if !arguments.isEmpty { try values.encode(arguments, forKey: .arguments) }
    try values.encode(english, forKey: .english)
    if korean != english { try values.encode(korean, forKey: .korean) }
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
