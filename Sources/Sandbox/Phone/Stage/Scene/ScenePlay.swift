package import Drawing
package import PhoneFacts

/// Which app is asked to play which steps, on which phone.
package struct SceneRequest: StageRequest, Hashable {
  package typealias Response = ScenePlay

  /// The type of the delegate or app; nil takes the only one.
  package var app: String?
  /// The steps from the launch on, those that were played before among them.
  package var script: SceneScript
  /// A row of the device table such as `393x852`.
  package var device: String
  /// The phone's iOS.
  package var systemVersion: SystemVersion
  /// True for the dark colour scheme.
  package var isDark: Bool
  /// An identifier such as `ko_KR`.
  package var locale: String
  /// True to go on where the same script stopped, as who asks step by step does; false starts the app anew.
  package var goesOn = false

  /// A request to play a script; the phone is an iPhone on iOS 18 unless it says otherwise.
  package init(
    app: String? = nil, script: SceneScript, device: String = "393x852",
    systemVersion: SystemVersion = .usual, isDark: Bool = false, locale: String = "en_US"
  ) {
    self.app = app
    self.script = script
    self.device = device
    self.systemVersion = systemVersion
    self.isDark = isDark
    self.locale = locale
  }

  package var erased: AnyStageRequest { .scene(self) }
}

/// What came of it, step by step.
package struct ScenePlay: Codable, Sendable {
  /// How the app is told of its life.
  package enum Kind: String, Codable, Sendable {
    /// By a `UIWindowSceneDelegate`, by a `UIApplicationDelegate`, or by SwiftUI's `scenePhase`.
    case sceneDelegate, applicationDelegate, swiftUI
  }

  /// How the app is told.
  package var kind: Kind
  /// The type that is told.
  package var type: String
  /// Those of the request that had not been played before.
  package var steps: [PlayedStep]

  /// What came of a request.
  package init(kind: Kind, type: String, steps: [PlayedStep]) {
    self.kind = kind
    self.type = type
    self.steps = steps
  }
}

/// The app after one step.
package struct PlayedStep: Codable, Sendable {
  /// A call that the system made to the app.
  package struct Call: Codable, Hashable, Sendable {
    /// A value that the app put into its user defaults, or took out of them.
    package struct Saved: Codable, Hashable, Sendable {
      /// The key in the user defaults.
      package var key: String
      /// Nil for a value that was taken out.
      package var value: String?

      /// A key and its new value as text.
      package init(key: String, value: String?) {
        self.key = key
        self.value = value
      }
    }

    /// As Apple's documentation names it, without its first arguments: `sceneWillResignActive(_:)`.
    package var name: String
    /// False where the app has no such method.
    package var isWritten: Bool
    /// What changed in the user defaults meanwhile.
    package var saved: [Saved]

    /// A call by its name and what it brought about.
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
      /// A cover was put on while another one was still there.
      case anotherCover = "scene-another-cover"
      /// The app is active again, and what covered it is still there.
      case coverStays = "scene-cover-stays"
      /// An effect that does not show, since a view has become translucent.
      case fadedEffect = "scene-faded-effect"
      /// A cover that was as large as the window, and is not any more.
      case staleBounds = "scene-stale-bounds"
      /// An image view without an image, which covers nothing.
      case noImage = "scene-no-image"
    }

    /// Which remark it is.
    package var rule: Rule
    /// The type of the view that is meant.
    package var view: String?
    /// How many covers there are.
    package var count: Int?
    /// The view's opacity, from 0 to 1, where the rule is about it.
    package var alpha: Double?
    /// The call in which it came about.
    package var call: String?

    /// A remark by its rule and what it is about.
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

  /// The step that was played.
  package var step: SceneStep
  /// The calls that the system made, in their order.
  package var calls: [Call]
  /// `active`, `inactive`, `background` or `notRunning`.
  package var state: String
  /// What the app's windows show; nil where it does not run.
  package var window: Picture?
  /// What the app switcher's card shows; nil where there is none to be seen.
  package var card: Picture?
  /// What secure fields hold.
  package var secrets: [String]
  /// What the author hardly meant, found at this step.
  package var remarks: [Remark]

  /// The app after a step.
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
