import Stage

/// What a control says and does.
public struct ControlState: Hashable, Sendable {
  /// The control's type name.
  public let type: String
  /// The `kind` that its configuration is made with.
  public let kind: String
  /// What `displayName(_:)` says, for the gallery of controls; nil where it says nothing.
  public let displayName: String?
  /// What `description(_:)` says; nil where it says nothing.
  public let description: String?
  /// The words of the label; nil where it has none.
  public let title: String?
  /// The words that its value or action label has for the present state; nil without one.
  public let status: String?
  /// The SF Symbol that it shows; nil where it has none.
  public let symbol: String?
  /// Whether a toggle is on; nil for a button.
  public let isOn: Bool?
  /// The colour of `tint(_:)`, as Control Center draws it; nil without one.
  public let tint: PictureColor?
  /// False under `disabled(true)`.
  public let isEnabled: Bool
  /// What `privacySensitive(_:)` says.
  public let isPrivacySensitive: Bool
  /// The app intent's type that a tap performs.
  public let intent: String

  init(_ report: ControlReport) {
    type = report.type
    kind = report.kind
    displayName = report.displayName
    description = report.description
    title = report.title
    status = report.status
    symbol = report.symbol
    isOn = report.isOn
    tint = report.tint.map { PictureColor($0) }
    isEnabled = !report.isDisabled
    isPrivacySensitive = report.isPrivacySensitive
    intent = report.intent
  }
}
