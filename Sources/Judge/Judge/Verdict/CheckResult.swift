package import Sentences
package import Stage

/// How one check of a submission ended; what it says speaks every language.
package struct CheckResult: Codable, Sendable {
  package enum Status: String, Codable, Sendable {
    case passed, failed, crashed, timedOut, outOfMemory, exited
    /// A check that it depends on did not pass.
    case skipped
    case notCompiled
    /// The learner's code lacks something that the check asks for by name.
    case missingAPI
    case infrastructureFailure
    /// This copy of the pack comes without it: a teacher runs it.
    case judgedElsewhere
  }

  /// An assertion that did not hold: what it said, and where it stands in the checks.
  package struct FailedAssertion: Codable, Hashable, Sendable {
    /// Nil for an error that ended the check.
    package var place: CheckPlace?
    /// Its message, what it expected and what was there.
    package var said: [Sentence]

    package init(place: CheckPlace?, said: [Sentence]) {
      self.place = place
      self.said = said
    }
  }

  package enum Visibility: String, Codable, Sendable { case visible, hidden }

  package var id: String
  package var title: Sentence
  package var status: Status
  package var visibility: Visibility
  package var points: Double
  package var maxPoints: Double
  /// Fit for the learner's eyes.
  package var message: Sentence?
  /// What a learner reads in the message's place where the check is hidden and fails.
  package var says: Sentence?
  package var expected: Sentence?
  package var actual: Sentence?
  /// In the learner's files.
  package var file: String?
  package var line: Int?
  /// For `skipped`: the check that has to pass first.
  package var because: String?
  /// How the learner's process ended, where it did.
  package var evidence: EndEvidence?
  /// In seconds.
  package var duration: Double
  /// Pictures in plain text: what was drawn, and what was expected where a check says so.
  package var renders: [Render]
  /// Every assertion that did not hold, each once, in their order: for whoever proves checks.
  ///
  /// Nil for everybody else.
  package var failedAssertions: [FailedAssertion]?

  package struct Render: Codable, Sendable {
    package var caption: Sentence
    package var text: String
    /// The cells that are meant: those that differ, or those of the view concerned.
    package var marked: [MarkedCells]

    package init(caption: Sentence, text: String, marked: [MarkedCells] = []) {
      self.caption = caption
      self.text = text
      self.marked = marked
    }
  }

  package init(
    id: String, title: Sentence, status: Status, visibility: Visibility = .visible, points: Double,
    maxPoints: Double, message: Sentence? = nil, says: Sentence? = nil,
    expected: Sentence? = nil,
    actual: Sentence? = nil,
    file: String? = nil, line: Int? = nil, because: String? = nil, duration: Double = 0,
    renders: [Render] = []
  ) {
    self.id = id
    self.title = title
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
