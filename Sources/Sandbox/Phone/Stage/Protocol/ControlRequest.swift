package import Drawing
package import PhoneFacts

/// Which control is asked what it says, and whether it is tapped first.
package struct ControlRequest: StageRequest {
  package typealias Response = ControlReport

  /// The control's type name; nil takes the only one.
  package var control: String?
  /// True to perform what a tap performs, and to tell what the control says afterwards.
  package var taps: Bool
  /// True for the value that stands for the provider's in the gallery.
  package var isPreview: Bool
  /// The phone's iOS.
  package var systemVersion: SystemVersion
  /// True where the code takes the way of `systemVersion` at every `#available`.
  package var decidesAvailability: Bool
  /// An identifier such as `ko_KR`.
  package var locale: String
  /// Values of the control's configuration by parameter name, as JSON text.
  package var configuration: [String: String]
  /// The outcome of the intent in another process; nil if it is still to be performed.
  package var performed: PerformedIntent?

  /// A question to a control of a phone on iOS 18 unless it says otherwise.
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

  package var erased: AnyStageRequest { .control(self) }
}

/// What a control says and does.
package struct ControlReport: Codable, Hashable, Sendable {
  /// The control's type name.
  package var type: String
  /// The `kind` that its configuration is made with.
  package var kind: String
  /// What `displayName(_:)` says; nil where it says nothing.
  package var displayName: String?
  /// What `description(_:)` says; nil where it says nothing.
  package var description: String?
  /// The words of the label; nil where it has none.
  package var title: String?
  /// The words for the present state; nil where the control has none of its own.
  package var status: String?
  /// The SF Symbol that it shows; nil where it has none.
  package var symbol: String?
  /// Whether a toggle is on; nil for a button.
  package var isOn: Bool?
  /// The colour of `tint(_:)`; nil without one.
  package var tint: RGBA?
  /// What `disabled(_:)` says.
  package var isDisabled: Bool
  /// What `privacySensitive(_:)` says.
  package var isPrivacySensitive: Bool
  /// The app intent's type that a tap performs.
  package var intent: String
  /// What a tap came to; nil where none was asked for.
  package var outcome: Outcome?

  /// What a tap on a control came to.
  package struct Outcome: Codable, Hashable, Sendable {
    /// What the intent threw, in words; nil where it threw nothing.
    package var error: String?
    /// The kinds of the widgets that the intent asked to reload.
    package var reloadedKinds: [String]
    /// The kinds of the controls that the intent asked to reload.
    package var reloadedControls: [String]
    /// Whether the intent brings the app to the front.
    package var opensApp: Bool

    /// What a tap came to.
    package init(
      error: String?, reloadedKinds: [String], reloadedControls: [String], opensApp: Bool
    ) {
      self.error = error
      self.reloadedKinds = reloadedKinds
      self.reloadedControls = reloadedControls
      self.opensApp = opensApp
    }
  }

  /// What a control says and does.
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
