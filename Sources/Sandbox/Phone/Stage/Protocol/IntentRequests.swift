package import Foundation

/// Asks for the intent behind a tap as the system archives it with a widget's picture, to be performed in another
/// process.
package struct ArchiveIntentRequest: StageRequest {
  package typealias Response = ArchivedIntent

  /// The control that is tapped.
  package var tapped: Tapped

  /// Something that performs an intent when it is tapped.
  package enum Tapped: Codable, Sendable {
    /// A button or toggle in the picture that was drawn last.
    case picture(TapRequest)
    /// A control.
    case control(ControlRequest)
  }

  /// A question for what this performs.
  package init(_ tapped: Tapped) { self.tapped = tapped }

  package var erased: AnyStageRequest { .archiveIntent(self) }
}

/// An intent as it is kept outside of its process: its type, and the values of its parameters.
package struct ArchivedIntent: Codable, Sendable {
  /// The type's mangled name; nil where the intent cannot be kept, and is performed where it is.
  package var type: String?
  /// The values of its parameters by their names, as JSON text.
  package var values: [String: String] = [:]
  /// The kind of what was tapped; nil for a control.
  package var kind: String?
  /// The kind of the control that was tapped; nil for a widget.
  package var controlKind: String?
  /// The kinds of the widgets on the phone.
  package var installedKinds: [String] = []
  /// The moment of the tap.
  package var date: Date
  /// The phone's language, such as `ko_KR`.
  package var locale: String

  /// An intent of which nothing is kept yet.
  package init(date: Date, locale: String) {
    self.date = date
    self.locale = locale
  }
}

/// Performs an intent that another process archived.
package struct PerformIntentRequest: StageRequest {
  package typealias Response = PerformedIntent

  /// The intent to perform.
  package var intent: ArchivedIntent

  /// A request to perform this.
  package init(_ intent: ArchivedIntent) { self.intent = intent }

  package var erased: AnyStageRequest { .performIntent(self) }
}

/// The outcome of an intent.
package struct PerformedIntent: Codable, Sendable {
  /// The intent's type.
  package var intent: String
  /// The URL that the app is opened with, if it is.
  package var opened: URL?
  /// Whether the intent brings the app to the front.
  package var opensApp: Bool
  /// The kinds of the widgets whose timelines are made anew.
  package var reloadedKinds: [String]
  /// The kinds of the controls that the intent asked to reload.
  package var reloadedControls: [String]
  /// Whether the intent itself asked for the reload that comes anyway.
  package var asksForReload: Bool
  /// Whether the intent stored something after it had last asked for a reload.
  package var storesAfterAsking: Bool
  /// The intent's error, in words; nil if it threw none.
  package var error: String?

  /// An outcome.
  package init(
    intent: String, opened: URL?, opensApp: Bool, reloadedKinds: [String],
    reloadedControls: [String], asksForReload: Bool, storesAfterAsking: Bool, error: String?
  ) {
    self.intent = intent
    self.opened = opened
    self.opensApp = opensApp
    self.reloadedKinds = reloadedKinds
    self.reloadedControls = reloadedControls
    self.asksForReload = asksForReload
    self.storesAfterAsking = storesAfterAsking
    self.error = error
  }
}

extension AnyStageRequest {
  /// The tap whose intent is still to be performed; nil for any other request.
  package var tapped: ArchiveIntentRequest.Tapped? {
    switch self {
    case .tap(let request) where request.performed == nil: .picture(request)
    case .control(let request) where request.taps && request.performed == nil: .control(request)
    default: nil
    }
  }

  /// The same request with what its intent came to.
  package func performing(_ performed: PerformedIntent) -> AnyStageRequest {
    switch self {
    case .tap(var request):
      request.performed = performed
      return .tap(request)
    case .control(var request):
      request.performed = performed
      return .control(request)
    default: return self
    }
  }
}
