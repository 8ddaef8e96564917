/// The result of a tap on a control.
public struct TappedControl: Hashable, Sendable {
  /// The control's state after the tap, with a new value from its provider.
  public let state: ControlState
  /// The kinds of the widgets that the intent asked the system to reload.
  public let reloadedKinds: [String]
  /// The kinds of the controls that the intent asked the system to reload.
  public let reloadedControls: [String]
  /// Whether the intent brings the app to the front.
  public let opensApp: Bool
}
