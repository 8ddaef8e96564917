/// A question to a picture that has no answer, in words for the learner.
public struct PictureQuestionError: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String
  /// What the check looked for.
  public var expected: String?
  /// What the picture has in its place.
  public var actual: String?
  /// What the learner's code threw, where the question has no answer for that reason.
  package var thrown: String?

  public init(_ message: String, expected: String? = nil, actual: String? = nil) {
    self.message = message
    self.expected = expected
    self.actual = actual
  }

  public var description: String { message }
}
