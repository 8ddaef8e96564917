/// What a tap on a control did.
public struct TappedControl: Hashable, Sendable {
  /// What the control says afterwards, with a value that its provider was asked for anew.
  public let state: ControlState
  /// The kinds of the widgets that the intent asked to reload.
  public let reloadedKinds: [String]
  /// The kinds of the controls that the intent asked to reload.
  public let reloadedControls: [String]
  /// Whether the intent brings the app to the front.
  public let opensApp: Bool
}
