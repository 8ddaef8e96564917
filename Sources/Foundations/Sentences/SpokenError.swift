/// An error with a translated message that says what happened, where, and what to do.
package protocol SpokenError: Error, CustomStringConvertible {
  var sentence: Sentence { get }
}

extension SpokenError {
  /// The English message, for logs.
  package var description: String { sentence.spoken(in: .english) }
}
