package import Drawing
package import Sentences
package import WorkerProtocol

/// The result of one check of a submission.
///
/// Its text is available in every language.
package struct CheckResult: Codable, Sendable {
  package enum Status: String, Codable, Sendable {
    case passed, failed, crashed, timedOut, outOfMemory, exited
    /// A check that this check depends on did not pass.
    case skipped
    case notCompiled
    /// The learner's code lacks a declaration that the check uses by name.
    case missingAPI
    case infrastructureFailure
    /// This copy of the pack doesn't contain the check; a teacher runs it.
    case judgedElsewhere
  }

  /// A failed assertion, with its messages and its location in the checks.
  package struct FailedAssertion: Codable, Hashable, Sendable {
    /// The location; nil for an error that ended the check.
    package var place: CheckPlace?
    /// The message, the expected value and the actual value.
    package var said: [Sentence]

    package init(place: CheckPlace?, said: [Sentence]) {
      self.place = place
      self.said = said
    }
  }

  package enum Visibility: String, Codable, Sendable { case visible, hidden }

  package var id: String
  package var title: Sentence
  /// The title that learners read for a hidden check; nil for a number.
  package var learnerTitle: Sentence?
  package var status: Status
  package var visibility: Visibility
  package var points: Double
  package var maxPoints: Double
  /// The message, which is safe to show to the learner.
  package var message: Sentence?
  /// The text for learners that replaces `message` if a hidden check fails.
  package var says: Sentence?
  package var expected: Sentence?
  package var actual: Sentence?
  /// The location in the learner's files.
  package var file: String?
  package var line: Int?
  /// For `skipped`: the check that has to pass first.
  package var because: String?
  /// Details about the learner's process, if it ended.
  package var evidence: EndEvidence?
  /// The duration in seconds.
  package var duration: Double
  /// Pictures as text: the actual picture and, for some checks, the expected one.
  package var renders: [Render]
  /// Every failed assertion once, in order, for validating checks; otherwise nil.
  package var failedAssertions: [FailedAssertion]?

  package struct Render: Codable, Sendable {
    package var caption: Sentence
    package var text: String
    /// The highlighted cells: those that differ, or those of the failed view.
    package var marked: [MarkedCells]
    /// The drawing, for terminals that show pixels; encoded verdicts have only the text.
    package var drawing: DisplayList?
    /// The size of the text's cells.
    package var scale = CellScale.standard

    private enum CodingKeys: CodingKey { case caption, text, marked }

    package init(
      caption: Sentence, text: String, marked: [MarkedCells] = [], drawing: DisplayList? = nil,
      scale: CellScale = .standard
    ) {
      self.caption = caption
      self.text = text
      self.marked = marked
      self.drawing = drawing
      self.scale = scale
    }
  }

  package init(
    id: String, title: Sentence, learnerTitle: Sentence? = nil, status: Status,
    visibility: Visibility = .visible, points: Double,
    maxPoints: Double, message: Sentence? = nil, says: Sentence? = nil,
    expected: Sentence? = nil,
    actual: Sentence? = nil,
    file: String? = nil, line: Int? = nil, because: String? = nil, duration: Double = 0,
    renders: [Render] = []
  ) {
    self.id = id
    self.title = title
    self.learnerTitle = learnerTitle
    self.status = status
    self.visibility = visibility
    self.points = points
    self.maxPoints = maxPoints
    self.message = message
    self.says = says
    self.expected = expected
    self.actual = actual
    self.file = file
    self.line = line
    self.because = because
    self.duration = duration
    self.renders = renders
  }
}
