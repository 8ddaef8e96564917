package import Sentences

/// In tests a sentence may be written as one text for all languages.
extension Sentence: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(verbatim: text) }
}

extension Sentence {
  /// What English says.
  package var english: String { spoken(in: .english) }

  package var korean: String { spoken(in: .korean) }
}
