package import Foundation

/// One thing to learn: a file to edit and checks that judge it, or questions to answer.
package struct Exercise: Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable { case code, quiz }

  package enum Difficulty: String, Codable, Hashable, Sendable {
    case introductory, easy, medium, hard
  }

  /// Stable: progress is kept under it.
  package var identifier: String
  package var kind: Kind
  package var title: LocalizedText
  package var points: Int
  /// How long it takes, as its author expects.
  package var minutes: Int
  package var difficulty: Difficulty
  /// The lowest iOS version that the learner's file must compile for, such as `17.0`.
  package var deploymentTarget: String?
  /// Earlier exercises whose files (the learner's, or else the solution's) are compiled along.
  package var uses: [String]
  /// From a nudge to nearly the answer.
  package var hints: [LocalizedText]
  package var checks: [CheckDeclaration]
  package var questions: [Question]
  /// The identifiers of the checks that the untouched starter fails; `["compile"]` where it must
  /// not compile yet.
  package var starterFails: [String]
  /// What `show` and a passed check draw.
  package var preview: PreviewDeclaration?
  /// The exercise's own folder inside its pack.
  package var folder: URL

  package init(
    identifier: String, kind: Kind, title: LocalizedText, points: Int, minutes: Int,
    difficulty: Difficulty, deploymentTarget: String? = nil, uses: [String] = [],
    hints: [LocalizedText] = [], checks: [CheckDeclaration] = [], questions: [Question] = [],
    starterFails: [String] = [], preview: PreviewDeclaration? = nil, folder: URL
  ) {
    self.identifier = identifier
    self.kind = kind
    self.title = title
    self.points = points
    self.minutes = minutes
    self.difficulty = difficulty
    self.deploymentTarget = deploymentTarget
    self.uses = uses
    self.hints = hints
    self.checks = checks
    self.questions = questions
    self.starterFails = starterFails
    self.preview = preview
    self.folder = folder
  }
}

/// A check as its exercise declares it; order, points and names come from here and never from a run.
package struct CheckDeclaration: Hashable, Sendable {
  package enum Visibility: String, Codable, Hashable, Sendable { case visible, hidden }

  /// The test it runs: `ModelChecks.testEveryConditionHasASymbol`.
  package var identifier: String
  package var title: LocalizedText
  package var points: Int
  package var visibility: Visibility
  /// Checks that must pass before this one is run.
  package var dependsOn: [String]

  package init(
    identifier: String, title: LocalizedText, points: Int, visibility: Visibility = .visible,
    dependsOn: [String] = []
  ) {
    self.identifier = identifier
    self.title = title
    self.points = points
    self.visibility = visibility
    self.dependsOn = dependsOn
  }
}

/// A question of a quiz; answers are letters of its choices.
package struct Question: Hashable, Sendable {
  package struct Choice: Hashable, Sendable {
    package var text: LocalizedText
    package var isRight: Bool
    /// Shown when this choice was taken: why it is right or wrong.
    package var explanation: LocalizedText?

    package init(text: LocalizedText, isRight: Bool, explanation: LocalizedText? = nil) {
      self.text = text
      self.isRight = isRight
      self.explanation = explanation
    }
  }

  package var identifier: String
  package var prompt: LocalizedText
  package var choices: [Choice]
  package var points: Int

  package init(identifier: String, prompt: LocalizedText, choices: [Choice], points: Int) {
    self.identifier = identifier
    self.prompt = prompt
    self.choices = choices
    self.points = points
  }
}

/// What an exercise shows of the learner's work.
package struct PreviewDeclaration: Hashable, Sendable {
  /// A widget's type name, or nil for a bare view.
  package var widget: String?
  /// A view expression such as `SmallWeatherView(weather: .preview)`.
  package var view: String?
  package var families: [String]
  package var modes: [String]

  package init(
    widget: String? = nil, view: String? = nil, families: [String] = ["systemSmall"],
    modes: [String] = ["fullColor"]
  ) {
    self.widget = widget
    self.view = view
    self.families = families
    self.modes = modes
  }
}
