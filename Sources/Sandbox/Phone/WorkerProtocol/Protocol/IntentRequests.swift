package import Foundation

/// A request to archive the intent behind a tap, so that another process can perform it.
///
/// The system archives intents with a widget's picture.
package struct ArchiveIntentRequest: WorkerRequest {
  package typealias Response = ArchivedIntent

  /// The tapped element.
  package var tapped: Tapped

  /// An element that performs an intent when tapped.
  package enum Tapped: Codable, Sendable {
    /// A button or toggle in the last picture.
    case picture(TapRequest)
    /// A control.
    case control(ControlRequest)
  }

  /// Creates a request for the intent of this element.
  package init(_ tapped: Tapped) { self.tapped = tapped }

  package var erased: AnyWorkerRequest { .archiveIntent(self) }
}

/// An intent outside its process: its type and its parameters' values.
package struct ArchivedIntent: Codable, Sendable {
  /// The type's mangled name; nil if the intent can't be archived and is performed in its own process.
  package var type: String?
  /// The parameters' values as JSON text, by name.
  package var values: [String: String] = [:]
  /// The kind of the tapped widget; nil for a control.
  package var kind: String?
  /// The kind of the tapped control; nil for a widget.
  package var controlKind: String?
  /// The kinds of the widgets on the phone.
  package var installedKinds: [String] = []
  /// The time of the tap.
  package var date: Date
  /// The phone's locale, such as `ko_KR`.
  package var locale: String

  /// Creates an archive without an intent.
  package init(date: Date, locale: String) {
    self.date = date
    self.locale = locale
  }
}

/// A request to perform an intent that another process archived.
package struct PerformIntentRequest: WorkerRequest {
  package typealias Response = PerformedIntent

  /// The intent to perform.
  package var intent: ArchivedIntent

  /// Creates a request to perform this intent.
  package init(_ intent: ArchivedIntent) { self.intent = intent }

  package var erased: AnyWorkerRequest { .performIntent(self) }
}

/// The outcome of an intent.
package struct PerformedIntent: Codable, Sendable {
  /// The intent's type.
  package var intent: String
  /// The URL that opens the app; nil for none.
  package var opened: URL?
  /// Whether the intent brings the app to the front.
  package var opensApp: Bool
  /// The kinds of the widgets that get a new timeline.
  package var reloadedKinds: [String]
  /// The kinds of the controls that the intent asked the system to reload.
  package var reloadedControls: [String]
  /// Whether the intent itself requested the reload, which the system performs anyway.
  package var asksForReload: Bool
  /// Whether the intent stored data after its last reload request.
  package var storesAfterAsking: Bool
  /// The description of the intent's error; nil if it succeeded.
  package var error: String?

  /// Creates an outcome.
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

extension AnyWorkerRequest {
  /// The tap whose intent hasn't been performed yet; nil for other requests.
  package var tapped: ArchiveIntentRequest.Tapped? {
    switch self {
    case .tap(let request) where request.performed == nil: .picture(request)
    case .control(let request) where request.taps && request.performed == nil: .control(request)
    default: nil
    }
  }

  /// Returns the same request with its intent's outcome.
  package func performing(_ performed: PerformedIntent) -> AnyWorkerRequest {
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
