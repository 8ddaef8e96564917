/// What `rings-source` can be asked about source text: one JSON value on its standard input.
package enum SourceQuestion: Codable, Sendable {
  /// The text's tokens with names and literals made alike, for comparing submissions.
  case tokens(files: [SourceText])
  /// Small wrong changes of a right answer, for finding checks that let mistakes by.
  case mutants(files: [SourceText], limit: Int)
}

/// The answer to a `SourceQuestion`: one JSON value on standard output.
package enum SourceAnswer: Codable, Sendable {
  case tokens([[SourceToken]])
  case mutants([Mutant])
  case failed(String)
}

/// A file's name and text.
package struct SourceText: Codable, Hashable, Sendable {
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
