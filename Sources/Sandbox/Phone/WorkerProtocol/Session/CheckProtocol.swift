package import Sentences

/// An instruction from the judge to the check process.
package enum CheckInstruction: Codable, Sendable {
  /// Loads this plugin of compiled checks, for a phone in this time zone.
  case load(plugin: String, in: PhoneTimeZone)
  /// Runs one check, such as `ModelChecks.testEveryConditionHasASymbol`.
  ///
  /// The seed determines the values in its requests.
  case run(check: String, seed: UInt64)
  /// Announces that the next frame is the worker's response, unchanged.
  case relay
  /// The worker ended before it replied, with a message for the learner.
  case workerEnded(Sentence)
}

/// A message from the check process to the judge.
package enum CheckEvent: Codable, Sendable {
  /// The checks in the plugin.
  case loaded(checks: [String])
  /// An instruction failed, with the reason.
  case failed(Sentence)
  /// A check's request to the worker.
  case ask(NumberedRequest)
  /// The outcome of a completed check.
  case finished(CheckOutcome)
}

/// The outcome of running one check; the judge turns it into a result.
package struct CheckOutcome: Codable, Sendable {
  /// A failed assertion.
  package struct Failure: Codable, Hashable, Sendable {
    /// The author's message.
    package var message: Sentence
    /// The expected value; nil if the assertion has none.
    package var expected: Sentence?
    /// The actual value; nil if the assertion has none.
    package var actual: Sentence?
    /// The view concerned, used to find its line of code.
    package var view: FailedView?
    /// The lint finding that explains the failure; nil if there's none.
    package var cause: Cause?
    /// The assertion's place in the checks; nil for an error that ended the check.
    package var place: CheckPlace?

    /// Creates a failed assertion.
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

  /// A lint finding about a check's picture, which explains the check's failure.
  package struct Cause: Codable, Hashable, Sendable {
    /// The rule's number, such as `W45`.
    package var rule: String
    /// The lint's message.
    package var message: Sentence
    /// Whether the mistake is an `@Environment` that isn't a stored property of a view.
    package var isLocalEnvironment: Bool

    /// Creates the cause of a failure.
    package init(rule: String, message: Sentence, isLocalEnvironment: Bool) {
      self.rule = rule
      self.message = message
      self.isLocalEnvironment = isLocalEnvironment
    }
  }

  /// The features that identify a drawn view, because Apple's initializers record no source location.
  package struct FailedView: Codable, Hashable, Sendable {
    /// The type name in the learner's code: `Text`, `Button`.
    package var type: String
    /// The view's text; nil if it has none.
    package var text: String?
    /// The view's image; nil if it has none.
    package var imageName: String?
    /// The view or modifier whose body created this view.
    package var owner: String?

    /// Creates a view's identifying features.
    package init(type: String, text: String?, imageName: String?, owner: String?) {
      self.type = type
      self.text = text
      self.imageName = imageName
      self.owner = owner
    }
  }

  /// An outcome that's neither a pass nor a failed assertion.
  package enum Interruption: Codable, Hashable, Sendable {
    /// The worker ended while the check waited for a response.
    case workerEnded
    /// The worker sent something other than a response to the request.
    case garbledReply(String)
    /// The check calls a probe that doesn't exist.
    case missingProbe(String)
    /// The check skipped itself (`XCTSkip`), with its reason.
    case skipped(Sentence)
    /// The plugin has no such check.
    case unknownCheck
    /// The solution, which the check uses for comparison, gave no response: the pack is at fault.
    case noSolution(Sentence)
  }

  /// The name of the check: `ModelChecks.testEveryConditionHasASymbol`.
  package var check: String
  /// The failed assertions in order; empty if the check passed.
  package var failures: [Failure]
  /// The reason the check didn't finish; nil if it did.
  package var interruption: Interruption?
  /// The last pictures that the check used, painted as text.
  package var renders: [Render]
  /// The duration in seconds.
  package var duration: Double

  /// Creates the outcome of one check.
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
