public import AppleFoundation

/// Is told the token with which a server reloads widgets.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The token with which a server reloads widgets.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct WidgetPushInfo: Hashable, Sendable {
  public let token: Data
}
