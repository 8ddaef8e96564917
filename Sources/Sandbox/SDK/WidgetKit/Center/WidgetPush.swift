public import AppleFoundation

/// A type that receives push tokens for reloading widgets from a server.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The push token for reloading widgets from a server.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct WidgetPushInfo: Hashable, Sendable {
  public let token: Data
}
