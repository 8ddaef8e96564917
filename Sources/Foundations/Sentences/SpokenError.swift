/// An error that is told to people: it says what, where and what to do, in every language.
package protocol SpokenError: Error, CustomStringConvertible {
  var sentence: Sentence { get }
}

extension SpokenError {
  /// The sentence in English, for logs and for what others put together.
  package var description: String { sentence.spoken(in: .english) }
}
