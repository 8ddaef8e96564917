/// One step of a scene's script: what a person or the system does to the app.
package enum SceneStep: String, CaseIterable, Codable, Hashable, Sendable {
  /// The app is started, or the app switcher is opened from it.
  case launch, switcher
  /// The person is back in the app, wherever they were.
  case comeBack = "return"
  /// What comes over the app, what takes it off the screen, a quarter turn, and its end.
  case call, controlCenter, alert, background, lock, rotate, kill

  /// The step that a word means, in capitals or not, with hyphens or without.
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

/// Steps that can follow one another, from the launch on.
package struct SceneScript: Codable, Hashable, Sendable {
  /// The steps in their order; at least one.
  package let steps: [SceneStep]

  /// More steps than this are taken for a mistake.
  package static let mostSteps = 40

  /// Reads a script of words with commas between them.
  ///
  /// - Parameter text: Such as `launch, switcher, return`.
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

  /// A script of these steps.
  ///
  /// - Throws: `SceneScriptError` where it has none or too many, or where one cannot follow
  ///   another.
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

/// Where the app is between two steps.
package enum SceneSituation: String, Codable, CaseIterable, Sendable {
  /// Not started or thrown out; in front; covered; in the switcher; off the screen.
  case notRunning, active, interrupted, inSwitcher, background

  /// Where the app is after a step; nil where that step is impossible.
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

  /// The steps that are possible here.
  package var possibleSteps: [SceneStep] { SceneStep.allCases.filter { after($0) != nil } }
}

/// Why a script cannot be played.
package enum SceneScriptError: Error, Hashable, Sendable {
  /// There is no step in it.
  case empty
  /// A word that no step is called by, and its place, counted from 1.
  case unknown(String, place: Int)
  /// A step that cannot happen where the app is then, and its place, counted from 1.
  case impossible(SceneStep, place: Int, situation: SceneSituation)
  /// More steps than `SceneScript.mostSteps`; how many they are.
  case tooLong(Int)
}
