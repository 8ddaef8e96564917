package import Drawing
package import PhoneFacts

/// A request for a control's state, with or without a tap.
package struct ControlRequest: WorkerRequest {
  package typealias Response = ControlReport

  /// The control's type name; nil for the only control.
  package var control: String?
  /// Whether to perform a tap and report the state after it.
  package var taps: Bool
  /// Whether to use the gallery's preview value instead of the provider's.
  package var isPreview: Bool
  /// The phone's iOS version.
  package var systemVersion: SystemVersion
  /// Whether the code is compiled with every `#available` resolved for `systemVersion`.
  package var decidesAvailability: Bool
  /// A locale identifier such as `ko_KR`.
  package var locale: String
  /// The control's configuration: JSON text by parameter name.
  package var configuration: [String: String]
  /// The outcome of the intent in another process; nil if it hasn't been performed yet.
  package var performed: PerformedIntent?

  /// Creates a request; by default for a phone with iOS 18.
  package init(
    control: String?, taps: Bool = false, isPreview: Bool = false,
    systemVersion: SystemVersion = .usual,
    decidesAvailability: Bool = false, locale: String = "en_US",
    configuration: [String: String] = [:]
  ) {
    self.control = control
    self.taps = taps
    self.isPreview = isPreview
    self.systemVersion = systemVersion
    self.decidesAvailability = decidesAvailability
    self.locale = locale
    self.configuration = configuration
  }

  var codeVersion: SystemVersion? { decidesAvailability ? systemVersion : nil }

  package var erased: AnyWorkerRequest { .control(self) }
}

/// A control's state and action.
package struct ControlReport: Codable, Hashable, Sendable {
  /// The control's type name.
  package var type: String
  /// The `kind` of the control's configuration.
  package var kind: String
  /// The name from `displayName(_:)`; nil without one.
  package var displayName: String?
  /// The text from `description(_:)`; nil without one.
  package var description: String?
  /// The label's text; nil if the label has no text.
  package var title: String?
  /// The text of the label for the current state; nil if the control has no such label.
  package var status: String?
  /// The name of the control's SF Symbol; nil if the control has none.
  package var symbol: String?
  /// Whether a toggle is on; nil for a button.
  package var isOn: Bool?
  /// The color of `tint(_:)`; nil without one.
  package var tint: RGBA?
  /// Whether `disabled(_:)` disables the control.
  package var isDisabled: Bool
  /// Whether `privacySensitive(_:)` marks the control as private.
  package var isPrivacySensitive: Bool
  /// The type of the app intent that a tap performs.
  package var intent: String
  /// The tap's outcome; nil without a tap.
  package var outcome: Outcome?

  /// The outcome of a tap on a control.
  package struct Outcome: Codable, Hashable, Sendable {
    /// The description of the intent's error; nil if it succeeded.
    package var error: String?
    /// The kinds of the widgets that the intent asked the system to reload.
    package var reloadedKinds: [String]
    /// The kinds of the controls that the intent asked the system to reload.
    package var reloadedControls: [String]
    /// Whether the intent brings the app to the front.
    package var opensApp: Bool

    /// Creates an outcome.
    package init(
      error: String?, reloadedKinds: [String], reloadedControls: [String], opensApp: Bool
    ) {
      self.error = error
      self.reloadedKinds = reloadedKinds
      self.reloadedControls = reloadedControls
      self.opensApp = opensApp
    }
  }

  /// Creates a report.
  package init(
    type: String, kind: String, displayName: String?, description: String?, title: String?,
    status: String?, symbol: String?, isOn: Bool?, tint: RGBA?, isDisabled: Bool,
    isPrivacySensitive: Bool, intent: String, outcome: Outcome? = nil
  ) {
    self.type = type
    self.kind = kind
    self.displayName = displayName
    self.description = description
    self.title = title
    self.status = status
    self.symbol = symbol
    self.isOn = isOn
    self.tint = tint
    self.isDisabled = isDisabled
    self.isPrivacySensitive = isPrivacySensitive
    self.intent = intent
    self.outcome = outcome
  }
}
