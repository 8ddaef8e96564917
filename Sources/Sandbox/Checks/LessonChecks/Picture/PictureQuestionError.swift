package import Sentences
package import Stage

/// A question to a picture that has no answer, in words for the learner.
public struct PictureQuestionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is said, and what the check looked for and found: a text of the author's, or ours in every
  /// language.
  package var sentence: Sentence
  /// What the check looked for.
  package var expectedSentence: Sentence?
  /// What the picture has in its place.
  package var actualSentence: Sentence?
  /// What the learner's code threw, where the question has no answer for that reason.
  package var thrown: String?
  /// Where in the checks the question was asked; nil where that is not known.
  package var place: CheckPlace?

  /// An answer to a question that the picture has no answer to.
  ///
  /// - Parameters:
  ///   - expected: What was asked for, as text.
  ///   - actual: What the picture has instead, as text.
  public init(_ message: String, expected: String? = nil, actual: String? = nil) {
    sentence = Sentence(verbatim: message)
    expectedSentence = expected.map(Sentence.init(verbatim:))
    actualSentence = actual.map(Sentence.init(verbatim:))
  }

  /// A question of ours without an answer.
  package init(_ sentence: Sentence, expected: Sentence? = nil, actual: Sentence? = nil) {
    self.sentence = SaidInCheck.note(sentence)
    expectedSentence = expected
    actualSentence = actual
  }

  /// What is the matter, in a sentence for the learner.
  public var message: String {
    get { sentence.spoken(in: .english) }
    set { sentence = Sentence(verbatim: newValue) }
  }

  /// What the check looked for.
  public var expected: String? {
    get { expectedSentence?.spoken(in: .english) }
    set { expectedSentence = newValue.map(Sentence.init(verbatim:)) }
  }

  /// What the picture has in its place.
  public var actual: String? {
    get { actualSentence?.spoken(in: .english) }
    set { actualSentence = newValue.map(Sentence.init(verbatim:)) }
  }

  public var description: String { message }
}
