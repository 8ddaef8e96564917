package import Sentences
package import WorkerProtocol

/// An error from a picture query that finds nothing, with a message for the learner.
public struct PictureQuestionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message, either the author's text or a sentence of Rings in every language.
  package var sentence: Sentence
  /// The value that the check looked for.
  package var expectedSentence: Sentence?
  /// The picture's actual contents.
  package var actualSentence: Sentence?
  /// The error that the learner's code threw, if that's the reason.
  package var thrown: String?
  /// The check's source location, or `nil` if unknown.
  package var place: CheckPlace?

  /// Creates an error with the author's message.
  ///
  /// - Parameters:
  ///   - expected: The expected value, as text.
  ///   - actual: The picture's actual contents, as text.
  public init(_ message: String, expected: String? = nil, actual: String? = nil) {
    sentence = Sentence(verbatim: message)
    expectedSentence = expected.map(Sentence.init(verbatim:))
    actualSentence = actual.map(Sentence.init(verbatim:))
  }

  /// Creates an error with a sentence of Rings.
  package init(_ sentence: Sentence, expected: Sentence? = nil, actual: Sentence? = nil) {
    self.sentence = CheckSentences.note(sentence)
    expectedSentence = expected
    actualSentence = actual
  }

  /// The message for the learner.
  public var message: String {
    get { sentence.spoken(in: .english) }
    set { sentence = Sentence(verbatim: newValue) }
  }

  /// The value that the check looked for.
  public var expected: String? {
    get { expectedSentence?.spoken(in: .english) }
    set { expectedSentence = newValue.map(Sentence.init(verbatim:)) }
  }

  /// The picture's actual contents.
  public var actual: String? {
    get { actualSentence?.spoken(in: .english) }
    set { actualSentence = newValue.map(Sentence.init(verbatim:)) }
  }

  public var description: String { message }
}
