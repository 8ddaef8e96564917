import WorkerProtocol

/// A control's content and action.
public struct ControlState: Hashable, Sendable {
  /// The control's type name.
  public let type: String
  /// The configuration's `kind`.
  public let kind: String
  /// The name set by `displayName(_:)` for the gallery of controls, or `nil`.
  public let displayName: String?
  /// The text set by `description(_:)`, or `nil`.
  public let description: String?
  /// The label's text, or `nil` if the label has no text.
  public let title: String?
  /// The text of the value label or action label in the current state, or `nil`.
  public let status: String?
  /// The name of the SF Symbol, or `nil` if there's none.
  public let symbol: String?
  /// Whether a toggle is on; nil for a button.
  public let isOn: Bool?
  /// The color set by `tint(_:)`, as Control Center draws it, or `nil`.
  public let tint: PictureColor?
  /// Whether the control is enabled; `disabled(true)` disables it.
  public let isEnabled: Bool
  /// Whether the control is marked `privacySensitive(_:)`.
  public let isPrivacySensitive: Bool
  /// The type of the app intent that a tap performs.
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
