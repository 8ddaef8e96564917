/// A question to a picture that has no answer, in words for the learner.
public struct PictureQuestionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is the matter, in a sentence for the learner.
  public var message: String
  /// What the check looked for.
  public var expected: String?
  /// What the picture has in its place.
  public var actual: String?
  /// What the learner's code threw, where the question has no answer for that reason.
  package var thrown: String?

  /// An answer to a question that the picture has no answer to.
  ///
  /// - Parameters:
  ///   - expected: What was asked for, as text.
  ///   - actual: What the picture has instead, as text.
  public init(_ message: String, expected: String? = nil, actual: String? = nil) {
    self.message = message
    self.expected = expected
    self.actual = actual
  }

  public var description: String { message }
}
