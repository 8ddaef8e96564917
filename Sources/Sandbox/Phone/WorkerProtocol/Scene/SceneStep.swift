/// One step of a script: an action of the user or the system on an app.
package enum SceneStep: String, CaseIterable, Codable, Hashable, Sendable {
  /// Launching the app, and opening the app switcher from it.
  case launch, switcher
  /// Returning to the app from anywhere.
  case comeBack = "return"
  /// Interruptions, leaving the screen, a quarter turn, and closing the app.
  case call, controlCenter, alert, background, lock, rotate, kill

  /// Creates a step from its name; case, hyphens and underscores don't matter.
  package init?(word: String) {
    func plain(_ text: String) -> String {
      text.lowercased().replacing("-", with: "").replacing("_", with: "")
    }
    guard let step = Self.allCases.first(where: { plain($0.rawValue) == plain(word) }) else {
      return nil
    }
    self = step
  }
}

/// A possible sequence of steps, starting with the launch.
package struct SceneScript: Codable, Hashable, Sendable {
  /// The steps in order; at least one.
  package let steps: [SceneStep]

  /// The maximum number of steps in a script; a longer script is probably a mistake.
  package static let mostSteps = 40

  /// Reads a comma-separated script.
  ///
  /// - Parameter text: A script such as `launch, switcher, return`.
  package init(_ text: String) throws(SceneScriptError) {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingPrefix(while: \.isWhitespace)
    }.map { word in String(word.reversed().trimmingPrefix(while: \.isWhitespace).reversed()) }
    guard words.contains(where: { !$0.isEmpty }) else { throw .empty }
    var steps: [SceneStep] = []
    for (index, word) in words.enumerated() {
      guard let step = SceneStep(word: word) else {
        throw .unknown(word, place: index + 1)
      }
      steps.append(step)
    }
    try self.init(steps)
  }

  /// Creates a script.
  ///
  /// - Throws: `SceneScriptError` if there are no steps or too many, or if a step is impossible after the
  ///   step before it.
  package init(_ steps: [SceneStep]) throws(SceneScriptError) {
    guard !steps.isEmpty else { throw .empty }
    guard steps.count <= Self.mostSteps else { throw .tooLong(steps.count) }
    var situation = SceneSituation.notRunning
    for (index, step) in steps.enumerated() {
      guard let next = situation.after(step) else {
        throw .impossible(step, place: index + 1, situation: situation)
      }
      situation = next
    }
    self.steps = steps
  }
}

/// The app's state between two steps.
package enum SceneSituation: String, Codable, CaseIterable, Sendable {
  /// The app isn't running; is in front; is covered; is in the app switcher; is off the screen.
  case notRunning, active, interrupted, inSwitcher, background

  /// Returns the state after a step; nil if the step is impossible.
  package func after(_ step: SceneStep) -> SceneSituation? {
    switch (step, self) {
    case (.launch, .notRunning): .active
    case (.switcher, .active): .inSwitcher
    case (.comeBack, .interrupted), (.comeBack, .inSwitcher), (.comeBack, .background): .active
    case (.call, .active), (.controlCenter, .active), (.alert, .active): .interrupted
    case (.call, .inSwitcher), (.call, .interrupted): self
    case (.background, .active), (.background, .interrupted), (.background, .inSwitcher):
      .background
    case (.lock, .active), (.lock, .interrupted), (.lock, .inSwitcher): .background
    case (.rotate, .active), (.rotate, .interrupted), (.rotate, .inSwitcher),
      (.rotate, .background):
      self
    case (.kill, .active), (.kill, .interrupted), (.kill, .inSwitcher), (.kill, .background):
      .notRunning
    default: nil
    }
  }

  /// The steps that are possible in this state.
  package var possibleSteps: [SceneStep] { SceneStep.allCases.filter { after($0) != nil } }
}

/// An error in a script.
package enum SceneScriptError: Error, Hashable, Sendable {
  /// A script without steps.
  case empty
  /// An unknown word and its position, counted from 1.
  case unknown(String, place: Int)
  /// A step that's impossible in the app's state, and its position, counted from 1.
  case impossible(SceneStep, place: Int, situation: SceneSituation)
  /// The number of steps, if there are more than `SceneScript.mostSteps`.
  case tooLong(Int)
}
