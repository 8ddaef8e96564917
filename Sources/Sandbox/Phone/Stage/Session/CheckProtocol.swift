package import Sentences

/// What the judge tells the process that holds the checks.
package enum CheckInstruction: Codable, Sendable {
  /// Load this plugin of compiled checks, which ask about a phone in this time zone.
  case load(plugin: String, in: PhoneTimeZone)
  /// Run one check: `ModelChecks.testEveryConditionHasASymbol`. The seed decides on the values that
  /// it asks with.
  case run(check: String, seed: UInt64)
  /// The worker's reply follows as the next frame, as the worker wrote it.
  case relay
  /// There is no reply: the worker ended. In a sentence fit for the learner.
  case workerEnded(Sentence)
}

/// What the process that holds the checks tells the judge.
package enum CheckEvent: Codable, Sendable {
  /// The checks that the plugin holds.
  case loaded(checks: [String])
  /// The command could not be followed, and why.
  case failed(Sentence)
  /// A check asks the worker something.
  case ask(StageQuestion)
  /// A check ran to its end.
  case finished(CheckOutcome)
}

/// What running one check brought to light; the judge makes a result of it.
package struct CheckOutcome: Codable, Sendable {
  /// An assertion that did not hold.
  package struct Failure: Codable, Hashable, Sendable {
    /// What the check's author has to say about it.
    package var message: Sentence
    /// What was wanted; nil where the assertion names nothing.
    package var expected: Sentence?
    /// What was found; nil where the assertion names nothing.
    package var actual: Sentence?
    /// The view concerned, by which its line is found.
    package var view: FailedView?
    /// Where in the checks the assertion stands; nil for an error that ended the check.
    package var place: CheckPlace?

    /// A failed assertion.
    package init(
      message: Sentence, expected: Sentence? = nil, actual: Sentence? = nil,
      view: FailedView? = nil, place: CheckPlace? = nil
    ) {
      self.message = message
      self.expected = expected
      self.actual = actual
      self.view = view
      self.place = place
    }
  }

  /// What a drawn view is known by: Apple's initializers leave no source positions.
  package struct FailedView: Codable, Hashable, Sendable {
    /// As learners write it: `Text`, `Button`.
    package var type: String
    /// What the view says; nil where it says nothing.
    package var text: String?
    /// The image that it shows; nil where it shows none.
    package var imageName: String?
    /// The view or modifier in whose body it was made.
    package var owner: String?

    /// A view by what it is known by.
    package init(type: String, text: String?, imageName: String?, owner: String?) {
      self.type = type
      self.text = text
      self.imageName = imageName
      self.owner = owner
    }
  }

  /// Anything that is neither a pass nor a failed assertion.
  package enum Interruption: Codable, Hashable, Sendable {
    /// The worker ended while the check waited for it.
    case workerEnded
    /// The worker sent something that is no answer to the question.
    case garbledReply(String)
    /// A probe that the check calls is not there.
    case missingProbe(String)
    /// The check skipped itself (`XCTSkip`), with its reason.
    case skipped(Sentence)
    /// No such check in the plugin.
    case unknownCheck
    /// The solution, which the check asked for comparison, gave no answer: the pack's failure.
    case noSolution(Sentence)
  }

  /// The check that ran: `ModelChecks.testEveryConditionHasASymbol`.
  package var check: String
  /// The assertions that did not hold, in their order; none of a check that passed.
  package var failures: [Failure]
  /// What kept the check from its end; nil where nothing did.
  package var interruption: Interruption?
  /// The pictures that the check looked at last, painted as text.
  package var renders: [Render]
  /// In seconds.
  package var duration: Double

  /// The outcome of one check.
  package init(
    check: String, failures: [Failure] = [], interruption: Interruption? = nil,
    renders: [Render] = [], duration: Double = 0
  ) {
    self.check = check
    self.failures = failures
    self.interruption = interruption
    self.renders = renders
    self.duration = duration
  }
}
