package import Drawing

/// Which app is asked to play which steps, on which phone.
package struct SceneRequest: Codable, Hashable, Sendable {
  /// The type of the delegate or app; nil takes the only one.
  package var app: String?
  package var script: SceneScript
  /// A row of the device table such as `393x852`.
  package var device: String
  /// Such as `18.0` or `26.0`.
  package var systemVersion: String
  package var isDark: Bool
  package var locale: String

  package init(
    app: String? = nil, script: SceneScript, device: String = "393x852",
    systemVersion: String = "18.0", isDark: Bool = false, locale: String = "en_US"
  ) {
    self.app = app
    self.script = script
    self.device = device
    self.systemVersion = systemVersion
    self.isDark = isDark
    self.locale = locale
  }
}

/// What came of it, step by step.
package struct ScenePlay: Codable, Sendable {
  /// How the app is told of its life.
  package enum Kind: String, Codable, Sendable {
    case sceneDelegate, applicationDelegate, swiftUI
  }

  package var kind: Kind
  /// The type that is told.
  package var type: String
  /// Those of the request that had not been played before.
  package var steps: [PlayedStep]

  package init(kind: Kind, type: String, steps: [PlayedStep]) {
    self.kind = kind
    self.type = type
    self.steps = steps
  }
}

/// The app after one step.
package struct PlayedStep: Codable, Sendable {
  package struct Call: Codable, Hashable, Sendable {
    package struct Saved: Codable, Hashable, Sendable {
      package var key: String
      /// Nil for a value that was taken out.
      package var value: String?

      package init(key: String, value: String?) {
        self.key = key
        self.value = value
      }
    }

    package var name: String
    /// False where the app has no such method.
    package var isWritten: Bool
    /// What changed in the user defaults meanwhile.
    package var saved: [Saved]

    package init(name: String, isWritten: Bool, saved: [Saved] = []) {
      self.name = name
      self.isWritten = isWritten
      self.saved = saved
    }
  }

  /// Something that the app's author hardly meant.
  package struct Remark: Codable, Hashable, Sendable {
    /// A stable name, such as `scene-cover-stays`.
    package enum Rule: String, Codable, CaseIterable, Sendable {
      case anotherCover = "scene-another-cover"
      case coverStays = "scene-cover-stays"
      case fadedEffect = "scene-faded-effect"
      case staleBounds = "scene-stale-bounds"
      case noImage = "scene-no-image"
    }

    package var rule: Rule
    /// The type of the view that is meant.
    package var view: String?
    /// How many covers there are.
    package var count: Int?
    package var alpha: Double?
    /// The call in which it came about.
    package var call: String?

    package init(
      _ rule: Rule, view: String? = nil, count: Int? = nil, alpha: Double? = nil,
      call: String? = nil
    ) {
      self.rule = rule
      self.view = view
      self.count = count
      self.alpha = alpha
      self.call = call
    }
  }

  package var step: SceneStep
  package var calls: [Call]
  /// `active`, `inactive`, `background` or `notRunning`.
  package var state: String
  package var window: Picture?
  package var card: Picture?
  /// What secure fields hold.
  package var secrets: [String]
  package var remarks: [Remark]

  package init(
    step: SceneStep, calls: [Call], state: String, window: Picture?, card: Picture?,
    secrets: [String], remarks: [Remark]
  ) {
    self.step = step
    self.calls = calls
    self.state = state
    self.window = window
    self.card = card
    self.secrets = secrets
    self.remarks = remarks
  }
}
