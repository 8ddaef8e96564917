package import Sentences

/// In tests, a literal is a sentence with the same text in all languages.
extension Sentence: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(verbatim: text) }
}

extension Sentence {
  package var english: String { spoken(in: .english) }

  package var korean: String { spoken(in: .korean) }
}
