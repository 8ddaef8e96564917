package import Drawing
package import PhoneFacts

/// A request to play steps in an app on a phone.
package struct SceneRequest: WorkerRequest, Hashable {
  package typealias Response = ScenePlay

  /// The type name of the delegate or app; nil for the only app.
  package var app: String?
  /// All steps since the launch, including those that were already played.
  package var script: SceneScript
  /// A name from the device table, such as `393x852`.
  package var device: String
  /// The phone's iOS version.
  package var systemVersion: SystemVersion
  /// Whether the color scheme is dark.
  package var isDark: Bool
  /// A locale identifier such as `ko_KR`.
  package var locale: String
  /// Whether to continue where the same script stopped; false restarts the app.
  package var goesOn = false

  /// Creates a request to play a script; by default on an iPhone with iOS 18.
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

  package var erased: AnyWorkerRequest { .scene(self) }
}

/// The results of a script's steps.
package struct ScenePlay: Codable, Sendable {
  /// The API through which an app follows its life cycle.
  package enum Kind: String, Codable, Sendable {
    /// `UIWindowSceneDelegate`, `UIApplicationDelegate`, or SwiftUI's `scenePhase`.
    case sceneDelegate, applicationDelegate, swiftUI
  }

  /// The app's life cycle API.
  package var kind: Kind
  /// The type that gets the calls.
  package var type: String
  /// The steps of the request that hadn't been played before.
  package var steps: [PlayedStep]

  /// Creates the results of a request.
  package init(kind: Kind, type: String, steps: [PlayedStep]) {
    self.kind = kind
    self.type = type
    self.steps = steps
  }
}

/// The app's state after one step.
package struct PlayedStep: Codable, Sendable {
  /// A call from the system to the app.
  package struct Call: Codable, Hashable, Sendable {
    /// A value that the app set in its user defaults or removed from them.
    package struct Saved: Codable, Hashable, Sendable {
      /// The key in the user defaults.
      package var key: String
      /// The new value as text; nil if the app removed the key.
      package var value: String?

      /// Creates a changed value.
      package init(key: String, value: String?) {
        self.key = key
        self.value = value
      }
    }

    /// The method's name in Apple's documentation: `sceneWillResignActive(_:)`.
    package var name: String
    /// Whether the app implements the method.
    package var isWritten: Bool
    /// The changes to the user defaults during the call.
    package var saved: [Saved]

    /// Creates a call with its effects.
    package init(name: String, isWritten: Bool, saved: [Saved] = []) {
      self.name = name
      self.isWritten = isWritten
      self.saved = saved
    }
  }

  /// A probable mistake in the app's code.
  package struct Remark: Codable, Hashable, Sendable {
    /// A stable name, such as `scene-cover-stays`.
    package enum Rule: String, Codable, CaseIterable, Sendable {
      /// The app added a cover while another cover was still visible.
      case anotherCover = "scene-another-cover"
      /// The app is active again, but its cover is still visible.
      case coverStays = "scene-cover-stays"
      /// An effect that doesn't show, because a view around it is translucent.
      case fadedEffect = "scene-faded-effect"
      /// A cover that no longer fills its window.
      case staleBounds = "scene-stale-bounds"
      /// An image view without an image, which covers nothing.
      case noImage = "scene-no-image"
      /// A visual effect view without a blur effect, which hides nothing.
      case noBlur = "scene-no-blur"
    }

    /// The rule of the remark.
    package var rule: Rule
    /// The type of the view concerned.
    package var view: String?
    /// The number of covers.
    package var count: Int?
    /// The view's opacity, from 0 to 1, if the rule is about opacity.
    package var alpha: Double?
    /// The call during which the mistake happened.
    package var call: String?

    /// Creates a remark.
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

  /// The played step.
  package var step: SceneStep
  /// The system's calls, in order.
  package var calls: [Call]
  /// The scene's state: `active`, `inactive`, `background` or `notRunning`.
  package var state: String
  /// The picture of the app's windows; nil if the app isn't running.
  package var window: Picture?
  /// The picture on the app switcher's card; nil if no card is visible.
  package var card: Picture?
  /// The contents of secure fields.
  package var secrets: [String]
  /// Probable mistakes in the app's code, found at this step.
  package var remarks: [Remark]

  /// Creates a played step.
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
